// The table of every leader alone: partner out, nothing exchanged.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// There is one where everybody has a partner.
[[nodiscard]] bool has_alone_panel(const app::AppState& state);
[[nodiscard]] float alone_panel_height(const Ui& ui);
void alone_panel(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
