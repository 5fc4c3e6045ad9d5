// How often each number of tricks came up, a row for each strain, with the average and the spread.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void tricks_chart(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
