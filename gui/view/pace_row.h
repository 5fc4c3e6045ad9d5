// How fast a play comes that is watched before its question: a choice of paces.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// From the left, wrapped to the width; says how high it all is.
float pace_row(Ui& ui, const app::AppState& state, Point top_left, float width);

}  // namespace rightbower::view
