// The menus, made from the table of commands; lessons and files that were open stand in them too.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "gui/app/action.h"
#include "gui/app/state.h"
#include "gui/app/strings.h"

namespace rightbower::app {

inline constexpr std::array<std::string_view, 7> menus{"file",   "edit", "deal", "play",
                                                       "lesson", "view", "help"};

struct MenuItem {
  Action action;
  std::string label;
  std::string_view key{};  // as in the action table
  bool enabled = true;
  bool chosen = false;        // what it would choose is chosen already
  bool starts_group = false;  // a line stands above it
};
[[nodiscard]] std::vector<MenuItem> menu_items(const AppState& state, const Strings& strings,
                                               std::size_t menu);

// The enabled item so many steps from the marked one, round the ends; nothing when none is enabled.
[[nodiscard]] std::optional<std::size_t> item_beside(const std::vector<MenuItem>& items,
                                                     std::optional<std::size_t> marked, int steps);

// What the action would choose is chosen now.
[[nodiscard]] bool is_chosen(const AppState& state, const Action& action);

}  // namespace rightbower::app
