// Two strains or two cards side by side: the number of each and the line behind it, trick by trick.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void compare_panel(Ui& ui, const app::AppState& state, const Box& column);

}  // namespace rightbower::view
