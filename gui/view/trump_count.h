// The trumps of a deal in mid-play, kind by kind: in which hand, played, and how many are still
// out. Without trumps the same for the suits.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void trump_count(Ui& ui, const app::AppState& state, const Box& box);

}  // namespace rightbower::view
