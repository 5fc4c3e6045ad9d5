// The list that hangs under the tabs: a field to search in, and rows of commands, open deals or
// files.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void palette_panel(Ui& ui, const app::AppState& state, const Box& room);

}  // namespace rightbower::view
