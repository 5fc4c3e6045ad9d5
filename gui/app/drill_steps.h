// Drills as a lesson without end: each Next makes a new question. Nothing of it is kept as
// progress.
#pragma once

#include "gui/app/state.h"
#include "gui/app/strings.h"

namespace rightbower::app {

[[nodiscard]] bool drilling(const AppState& state);
// Questions answered right at once, in a row up to now.
[[nodiscard]] int streak(const AppState& state);

void start_drill(AppState& state, const Strings& strings, lessons::Drill drill, std::uint64_t seed);
// A question more, behind those there are.
void add_drill_question(AppState& state, const Strings& strings);
// The next question, made where there is none yet.
void drill_on(AppState& state, const Strings& strings);

}  // namespace rightbower::app
