// The hand that is estimated, face up, and the others behind backs until somebody wants to see
// them.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

[[nodiscard]] float estimate_hand_height(const Ui& ui, bool narrow);
void estimate_hand(Ui& ui, const app::AppState& state, const Box& table, bool narrow);

}  // namespace rightbower::view
