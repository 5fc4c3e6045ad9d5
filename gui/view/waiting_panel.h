// The results beside a deal that is being set up, small: they wait until the deal is whole, and are
// there at once when it is.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

[[nodiscard]] float waiting_panel_height(const Ui& ui);  // the least
void waiting_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
