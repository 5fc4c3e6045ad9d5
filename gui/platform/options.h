// What the window was started with.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gui/app/strings.h"

namespace rightbower::platform {

struct WindowSize {
  int width = 1280;
  int height = 800;
};

struct Options {
  std::vector<std::string> files;         // deal files to open
  std::optional<std::string> script;      // a JSON list of actions, done before the first frame
  std::optional<std::string> screenshot;  // written after the last frame
  std::optional<int> frames;              // ends after so many
  bool dump_state = false;
  bool list_actions = false;
  bool no_session = false;         // nothing is remembered from the last time
  bool ready = false;              // says so when the first frame is on screen
  std::optional<WindowSize> size;  // pixels
  std::optional<float> scale;      // instead of the screen's own

  // Runs by itself: nobody is going to click.
  [[nodiscard]] bool by_itself() const { return frames || screenshot; }
};

// Options, or what to print (help, version, or why the words make no sense) and the exit code.
struct Typed {
  std::optional<Options> options;
  std::string text{};
  int exit_code = 0;
};
[[nodiscard]] Typed read_options(std::vector<std::string> words, const app::Strings& strings);

}  // namespace rightbower::platform
