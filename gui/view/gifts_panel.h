// Alone with the exchange: what to give away, and what it comes to.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// The table and words alone, under a title that is drawn by the caller.
void gifts_panel(Ui& ui, const app::AppState& state, const Box& room);

}  // namespace rightbower::view
