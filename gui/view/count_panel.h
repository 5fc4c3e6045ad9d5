// What every hand counts in the chosen strain: trumps, bowers, and the suits as they are in play.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// The usual height; with less its rows lie closer. With more there is a row for each side as well,
// and rows stand further apart.
[[nodiscard]] float count_panel_height(const Ui& ui);
void count_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
