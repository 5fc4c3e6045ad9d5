// What the owner of a hand can count before anything is dealt: sure tricks, points, missing bowers,
// side aces.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// The words alone, under a title that is drawn by the caller.
void hand_count(Ui& ui, const app::AppState& state, const Box& room);

}  // namespace rightbower::view
