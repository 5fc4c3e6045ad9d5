// Entering the auction: dealer and score, the calls so far in the columns of the seats, the next
// call with the reason when it may not be made, and what the contract would bring.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void auction_panel(Ui& ui, const app::AppState& state, const Box& room);

}  // namespace rightbower::view
