// The table while a deal is played out: the hands as they are, the numbers on the cards of the seat
// to play, and the trick in the middle.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void play_table(Ui& ui, const app::AppState& state, const Box& table);

}  // namespace rightbower::view
