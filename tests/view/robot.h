// A person at the window without a window: moves the mouse, presses keys, looks at what is there.
// One step is one frame; time and chance play no part.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

#include "gui/app/app.h"
#include "gui/view/fonts.h"
#include "gui/view/hotspot.h"
#include "gui/view/imgui_compat.h"

namespace rightbower::tests {

struct Screen {
  float width = 1280;  // pixels
  float height = 800;
  float em = view::em_at_scale_1;
};

class Robot {
 public:
  // Starts on the small library (endings of four cards, solved in no time) and the real course.
  explicit Robot(Screen screen = {}, app::Ports ports = {});
  ~Robot();
  Robot(const Robot&) = delete;
  Robot& operator=(const Robot&) = delete;

  [[nodiscard]] const app::AppState& state() const { return app_.state(); }
  void apply(const app::Action& action);
  void settle();  // waits for the solver, draws
  [[nodiscard]] const app::App& program() const { return app_; }

  void step(int frames = 1);
  void click(std::string_view id);  // must be there and enabled
  void click_at(view::Point point);
  void point_at(std::string_view id);
  void key(std::string_view name);      // as in the action table; must do something
  void any_key(std::string_view name);  // may do nothing
  void type(std::string_view text);     // character by character, as on a keyboard
  void drag(std::string_view from, std::string_view to);
  void drag_to(std::string_view from, view::Point to);

  [[nodiscard]] const std::vector<view::Hotspot>& hotspots() const { return hotspots_; }
  [[nodiscard]] bool shows(std::string_view id) const;
  [[nodiscard]] const view::Hotspot& spot(std::string_view id) const;

  // Of the frame drawn last.
  [[nodiscard]] int vertices() const;
  [[nodiscard]] const view::Fonts& fonts() const { return fonts_; }
  [[nodiscard]] const Screen& screen() const { return screen_; }

  std::string clipboard;

 private:
  [[nodiscard]] app::Ports with_clipboard(app::Ports ports);

  Screen screen_;
  app::App app_;
  ImGuiContext* context_;
  view::Fonts fonts_;
  view::Mouse mouse_;
  std::vector<view::Hotspot> hotspots_;
};

}  // namespace rightbower::tests
