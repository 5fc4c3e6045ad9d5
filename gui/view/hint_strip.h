// The words for the first time, under the content, until they are dismissed for good.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

inline constexpr float hint_height = 2.4F;  // in E

void hint_strip(Ui& ui, const app::AppState& state, const Box& strip);

}  // namespace rightbower::view
