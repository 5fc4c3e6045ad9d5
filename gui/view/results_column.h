// What stands beside the table of the analysis: the trick table, the table of lone players and the
// count; where there is no room for all, the last two share a panel.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void results_column(Ui& ui, const app::AppState& state, const Box& column);

}  // namespace rightbower::view
