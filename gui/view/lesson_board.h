// The table beside a lesson's text: the deal of the step, or the cards that are offered, or the
// cards an answer is about.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void lesson_board(Ui& ui, const app::AppState& state, const Box& table);

}  // namespace rightbower::view
