// The library of deals: a list to search in at the left, the deal that is looked at on the right.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void library_panel(Ui& ui, const app::AppState& state, const Box& content);

}  // namespace rightbower::view
