// The table while a deal is set up: a strip for each hand, with how many cards it has and needs.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void setup_panel(Ui& ui, const app::AppState& state, const Box& table);

}  // namespace rightbower::view
