// The few controls of the window: panels, buttons, pickers, pills.
#pragma once

#include <string>
#include <string_view>

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// Quiet paper for a group of things.
void draw_panel(Ui& ui, const Box& box);
// The same with a title in its first line, and words at the right end of that line.
void draw_panel(Ui& ui, const Box& box, std::string_view title, std::string_view caption);

struct ButtonLook {
  bool main = false;  // the one thing to do next: filled
  bool enabled = true;
  bool chosen = false;
  std::string tip{};
};

[[nodiscard]] float button_width(const Ui& ui, std::string_view label, bool main = false);
[[nodiscard]] bool button(Ui& ui, const std::string& id, const Box& box, std::string_view label,
                          const ButtonLook& look = {});

// The key of a command as it is shown ("Ctrl+Z"); empty when it has none.
[[nodiscard]] std::string_view key_of(const app::Action& action);

// A button of the action table: its words, its key as a tip, enabled as the table says; emits when
// clicked. The id is the action's name.
void command_button(Ui& ui, const app::AppState& state, const Box& box, const app::Action& action,
                    bool main = false);
[[nodiscard]] float command_button_width(const Ui& ui, const app::Action& action,
                                         bool main = false);

// A small box that is one of several to choose from. What is in it is drawn by the caller.
[[nodiscard]] bool picker(Ui& ui, const std::string& id, const Box& box, std::string_view label,
                          bool chosen, bool enabled = true);

struct PillLook {
  bool active = false;  // this hand is asked about: filled
};
// A name and a few words in a rounded box; its height is pill_height.
[[nodiscard]] float pill_width(const Ui& ui, std::string_view name, std::string_view info);
void draw_pill(Ui& ui, Point top_left, std::string_view name, std::string_view info,
               PillLook look = {});
inline constexpr float pill_height = 1.6F;  // in E

}  // namespace rightbower::view
