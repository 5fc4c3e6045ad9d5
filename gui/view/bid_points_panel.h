// What each bid of the chosen strain is worth on average: how often it is made, and the points.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// The table alone, under a title that is drawn by the caller.
void bid_points(Ui& ui, const app::AppState& state, const Box& room);

}  // namespace rightbower::view
