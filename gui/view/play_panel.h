// The tricks of a play-out, one row each in the columns of the seats: who led, who won, what a card
// cost, other ways that were tried; under them the last card in words and the steps.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void play_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
