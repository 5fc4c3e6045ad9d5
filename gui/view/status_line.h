// The last line of the window: at the left what is so, at the right keys or times.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

inline constexpr float status_height = 1.8F;  // in E

void status_line(Ui& ui, const app::AppState& state, const Box& line);

}  // namespace rightbower::view
