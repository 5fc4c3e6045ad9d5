// Stepping through a lesson: a prediction is asked before the explanation, Back and Next are always
// free, and what was answered in one step is gone in the next.
#pragma once

#include <cstddef>

#include "gui/app/state.h"

namespace rightbower::app {

// Numbers a learner can answer: no pack has more cards of anything.
inline constexpr int largest_answer = 99;

// The question of the open step, or null.
[[nodiscard]] const lessons::Question* open_question(const AppState& state);
// A question is open and its answer not yet checked.
[[nodiscard]] bool answering(const AppState& state);
[[nodiscard]] bool answering_cards(const AppState& state);
[[nodiscard]] bool answering_number(const AppState& state);
// What was answered can be checked: all cards are in order, some are chosen, or there is a number.
[[nodiscard]] bool answer_complete(const AppState& state);
[[nodiscard]] bool answered_right(const AppState& state);
// The cards the open step offers; empty when it offers none.
[[nodiscard]] std::vector<Card> offered(const AppState& state);
[[nodiscard]] bool hint_left(const AppState& state);
[[nodiscard]] bool step_before(const AppState& state);
// A step of this lesson, or the next lesson.
[[nodiscard]] bool step_after(const AppState& state);

// What the board of the open step is played in, when that is known.
[[nodiscard]] std::optional<Strain> board_trump(const lessons::Step& step);

void start_lesson(AppState& state, std::size_t lesson);
void step_back(AppState& state);
void step_on(AppState& state);
void pick(AppState& state, Card card);  // chosen, or taken back
void answer_number(AppState& state, int number);
void check_answer(AppState& state);
void try_again(AppState& state);

}  // namespace rightbower::app
