// What the next random deal is to be: a condition, a seed or a day; examples to start from; and how
// many deals were looked at.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void dealing_panel(Ui& ui, const app::AppState& state, const Box& room);

}  // namespace rightbower::view
