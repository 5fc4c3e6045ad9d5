// What is done to whole hands while a deal is set up.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

[[nodiscard]] float shortcuts_panel_height(const Ui& ui, const app::AppState& state, float width);
void shortcuts_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
