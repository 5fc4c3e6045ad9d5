// The menus, made from the action table.
#pragma once

#include "gui/app/state.h"
#include "gui/view/ui.h"

namespace rightbower::view {

inline constexpr float menu_height = 1.73F;  // in E, about

// Says how high it has become, in pixels.
float menu_bar(Ui& ui, const app::AppState& state);

}  // namespace rightbower::view
