// The answers a question offers that are no cards: yes and no, seats, strains, calls.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// Boxes beside and under each other, each with its key; a click is emitted. Says how high it is.
float option_row(Ui& ui, const app::AppState& state, Point top_left, float width);

}  // namespace rightbower::view
