// Stepping through a lesson: a prediction is asked before the explanation, Back and Next are always
// free, and what was answered in one step is gone in the next. What is done is kept as progress;
// what was missed comes back in a review.
#pragma once

#include <cstddef>
#include <optional>

#include "gui/app/state.h"

namespace rightbower::app {

// Numbers a learner can answer: no pack has more cards of anything.
inline constexpr int largest_answer = lessons::largest_number;

// The question of the open step, or null.
[[nodiscard]] const lessons::Question* open_question(const AppState& state);
// The play on the board is still being watched: the question comes after it.
[[nodiscard]] bool watching(const AppState& state);
// Cards of the board's play that have come to the table.
[[nodiscard]] std::size_t cards_watched(const AppState& state);
// Tricks of the play that is watched: begun so far, and in all.
struct TricksWatched {
  int begun;
  int all;
};
[[nodiscard]] TricksWatched tricks_watched(const AppState& state);
// The last trick of a play that is watched is whole; so it is before the first card.
[[nodiscard]] bool trick_complete(const AppState& state);
// A question is open and its answer not yet checked.
[[nodiscard]] bool answering(const AppState& state);
[[nodiscard]] bool answering_cards(const AppState& state);
[[nodiscard]] bool answering_number(const AppState& state);
[[nodiscard]] bool answering_options(const AppState& state);
// What was answered can be checked: all cards are in order, some are chosen, or there is a number.
[[nodiscard]] bool answer_complete(const AppState& state);
[[nodiscard]] bool answered_right(const AppState& state);
// While it is asked who wins the trick or which cards may be played, cards are shown as they are
// printed: what they count as is the question.
[[nodiscard]] bool cards_as_printed(const AppState& state);
// The cards the open step offers; empty when it offers none.
[[nodiscard]] std::vector<Card> offered(const AppState& state);
// The other things it offers.
[[nodiscard]] std::vector<lessons::Option> offered_options(const AppState& state);
[[nodiscard]] int lowest_answer(const AppState& state);
[[nodiscard]] bool hint_left(const AppState& state);
[[nodiscard]] bool step_before(const AppState& state);
// A step of this lesson, or the next lesson; in a review the next question, or its end.
[[nodiscard]] bool step_after(const AppState& state);
[[nodiscard]] bool reviewing(const AppState& state);
// How many questions come back today.
[[nodiscard]] std::size_t due_count(const AppState& state);

// What the board of the open step is played in, when that is known.
[[nodiscard]] std::optional<Strain> board_trump(const lessons::Step& step);

void start_lesson(AppState& state, std::size_t lesson);
// The first lesson that is not done, at its first step that is not.
void go_on_learning(AppState& state);
void start_review(AppState& state);
// The open step is on screen: where it asks nothing it is done.
void note_seen(AppState& state);
void step_back(AppState& state);
void step_on(AppState& state);
void pick(AppState& state, Card card);  // chosen, or taken back; played where cards are played out
void choose_option(AppState& state, std::size_t place);
void answer_number(AppState& state, int number);
void check_answer(AppState& state);
// A card more of the play that is watched; the rest of its trick.
void watch_card(AppState& state);
void watch_trick(AppState& state);
void try_again(AppState& state);

// The list of lessons, and under them the drills.
[[nodiscard]] std::size_t listed_rows(const AppState& state);
// The drill that is marked in it; nothing where a lesson is.
[[nodiscard]] std::optional<lessons::Drill> marked_drill(const AppState& state);
void show_lesson_list(AppState& state);
void mark_lesson(AppState& state, int steps);
// Asks first: only the second time in a row all progress is gone.
void forget_progress(AppState& state);

}  // namespace rightbower::app
