// The drills in the list of lessons: a row for each with its last answers, and under the marked one
// how it goes.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

[[nodiscard]] float drill_list_height(Ui& ui, const app::AppState& state, float width);
// Of the marked row, with how its drill goes under it.
[[nodiscard]] float marked_height(Ui& ui, const app::AppState& state, float width);
// From the top; each row starts its drill.
void drill_list(Ui& ui, const app::AppState& state, Point top_left, float width);

}  // namespace rightbower::view
