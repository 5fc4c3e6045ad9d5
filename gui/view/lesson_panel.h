// The text of a lesson: its step, the question, the answer and why, hints, Back and Next.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void lesson_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
