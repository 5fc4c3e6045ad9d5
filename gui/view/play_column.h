// What stands beside the table while a deal is played out.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void play_column(Ui& ui, const app::AppState& state, const Box& column);

}  // namespace rightbower::view
