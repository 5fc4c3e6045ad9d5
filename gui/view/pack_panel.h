// The pack while a deal is set up: a cell for each kind of card with the copies that are left, the
// suit that keys deal from, and the card pointed at.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// How high it wants to be.
[[nodiscard]] float pack_panel_height(const Ui& ui, const app::AppState& state, float room);
void pack_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
