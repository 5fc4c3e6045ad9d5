// How a drill goes: the share right, or the points lost, averaged over the last answers.
#pragma once

#include "gui/view/geometry.h"
#include "gui/view/ui.h"
#include "lessons/drill_record.h"

namespace rightbower::view {

// The last answers of a drill, a square each: filled when right, crossed when not.
void draw_results(Ui& ui, const lessons::DrillRecord& record, std::size_t most, Point right_middle);

// A column for each of the last answers, and in words what they come to: the streak, the share
// right, points lost by strain and by bowers. From the top; says how high it all is.
float drill_chart(Ui& ui, const lessons::DrillRecord& record, Point top_left, float width);
[[nodiscard]] float drill_chart_height(Ui& ui, const lessons::DrillRecord& record, float width);

}  // namespace rightbower::view
