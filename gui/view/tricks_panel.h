// How the tricks stand in a play-out: taken, and to come with best play.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

[[nodiscard]] float tricks_panel_height(const Ui& ui);
void tricks_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
