// The whole window, once a frame.
#pragma once

#include "gui/app/state.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// ImGui's own look (menus, tips, scroll bars) in these colours and this size; to be called before
// ImGui::NewFrame when the theme or E changed.
void apply_style(const Palette& colours, float em_pixels);

// Between ImGui::NewFrame and ImGui::Render. Leaves what was clicked in ui.actions.
void draw(const app::AppState& state, Ui& ui);

}  // namespace rightbower::view
