// The estimate of a hand: the cards, the charts, the best bid and what it stands on.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// The side column is so wide (pixels); narrow: there is room for short cards alone.
void estimate_screen(Ui& ui, const app::AppState& state, const Box& content, float side,
                     bool narrow);

}  // namespace rightbower::view
