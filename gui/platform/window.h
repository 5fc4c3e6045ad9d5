// The window: GLFW, OpenGL and the loop. Costs nothing while nothing happens.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "gui/app/app.h"
#include "gui/platform/options.h"

namespace rightbower::platform {

// Starts GLFW and opens the window; ends both when it goes. There is one at a time.
class Window {
 public:
  // A message says why there is none, such as no display.
  static Result<std::unique_ptr<Window>> open(const Options& options,
                                              const std::filesystem::path& fonts);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  // What the program asks of the window: to be woken (from any thread), and the clipboard.
  [[nodiscard]] app::Ports ports() const;

  // Draws until the program quits, the window is closed, or the frames asked for are drawn. Then
  // the picture asked for is written; faults say why it could not be.
  [[nodiscard]] Faults run(app::App& app, const Options& options);

 private:
  class Loop;
  explicit Window(std::unique_ptr<Loop> loop);
  std::unique_ptr<Loop> loop_;
};

}  // namespace rightbower::platform
