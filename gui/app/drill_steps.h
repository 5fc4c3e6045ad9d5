// Drills as a lesson without end: each Next makes a new question. What is kept of it is the record
// of the drill, not progress in the course.
#pragma once

#include "gui/app/state.h"
#include "gui/app/strings.h"

namespace rightbower::app {

[[nodiscard]] bool drilling(const AppState& state);
// How the drill that is open has gone; null before its first answer.
[[nodiscard]] const lessons::DrillRecord* record_of_drill(const AppState& state);
// Questions answered right at once, in a row up to now.
[[nodiscard]] int streak(const AppState& state);

void start_drill(AppState& state, const Strings& strings, lessons::Drill drill, std::uint64_t seed);
// The next question is being made: no step is open.
[[nodiscard]] bool drill_waits(const AppState& state);
// A question more, behind those there are; where that takes long it is waited for.
void add_drill_question(AppState& state, const Strings& strings);
// One that was made elsewhere.
void add_drill_item(AppState& state, const Strings& strings, lessons::DrillItem item);
void show_last_question(AppState& state);
// The answer to the open question goes into the record, if it is the first one to it.
void note_result(AppState& state, const lessons::Verdict& verdict);
// The next question, made where there is none yet.
void drill_on(AppState& state, const Strings& strings);

}  // namespace rightbower::app
