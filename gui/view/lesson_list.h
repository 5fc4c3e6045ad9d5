// All lessons: what each is for, how far the learner is in it, and what comes back today.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void lesson_list(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
