// The list of keys that floats over the content until Esc or F1, made from the action table.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void key_list(Ui& ui, const app::AppState& state, const Box& room);

}  // namespace rightbower::view
