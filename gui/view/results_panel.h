// The trick table: for every strain and leader what the leader's side takes, all cards known.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// How high the panel wants to be; its rows shrink when it gets less and grow with more.
[[nodiscard]] float results_panel_height(Ui& ui, const app::AppState& state, float width);

void results_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
