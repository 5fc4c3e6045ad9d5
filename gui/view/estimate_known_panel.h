// What an estimate takes for known, what it assumes, and layouts to look at.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// The words and buttons alone, under a title that is drawn by the caller.
void estimate_known(Ui& ui, const app::AppState& state, const Box& room);

}  // namespace rightbower::view
