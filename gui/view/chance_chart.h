// How often at least so many tricks are taken in the chosen strain, a column for each number.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void chance_chart(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
