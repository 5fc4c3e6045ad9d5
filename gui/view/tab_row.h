// The views to choose from at the left, the main actions of the present view at the right.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

inline constexpr float tab_row_height = 3.07F;  // in E

void tab_row(Ui& ui, const app::AppState& state, const Box& row);

}  // namespace rightbower::view
