// The table of the analysis: four hands, the choice of trump and leader, and the chosen result in
// the middle.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// Narrow tables leave the pickers to the panel beside them.
void table_panel(Ui& ui, const app::AppState& state, const Box& table, bool with_pickers);

}  // namespace rightbower::view
