// Whether an answer was right, what was answered, and the reason.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// From the top of the box; says how high it is. There is a verdict.
float verdict_box(Ui& ui, const app::AppState& state, Point top_left, float width);

}  // namespace rightbower::view
