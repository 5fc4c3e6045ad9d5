// The bid with the best expectation, in words, and what comes too close to it to call.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

inline constexpr float best_bid_height = 11.4F;  // in E
void best_bid_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
