// How many tricks the layouts came to when that was called: a row of columns for the best call and,
// where it was another, for the one that was answered.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// After the answer was checked.
void study_chart(Ui& ui, const app::AppState& state, const Box& room);

}  // namespace rightbower::view
