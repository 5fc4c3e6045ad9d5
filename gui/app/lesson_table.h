// The table beside a step's text: the position of its board, and behind it the line that shows what
// an answer comes to, card by card.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "gui/app/insight.h"
#include "gui/app/play_out.h"
#include "gui/app/state.h"

namespace rightbower::app {

// Best play behind an answer, all cards known. A wrong card is played first: the line then shows
// what beats it.
struct LessonLine {
  Standing start;           // where it begins
  std::vector<Card> cards;  // as far as they are known
  bool whole = false;       // to the end; else the solver is still at it
};

// Where the cards of the open step's board are played; nothing where they are not.
[[nodiscard]] std::optional<Standing> board_standing(const AppState& state);

// After an answer to a question of play has been checked; nothing otherwise.
[[nodiscard]] std::optional<LessonLine> lesson_line(const AppState& state);
// How many cards of the line lie on the table: the rest of the first trick, until it is stepped.
[[nodiscard]] std::size_t line_shown(const AppState& state);
// What the card that was answered gives away; nothing where that is not known, or not asked.
struct CardCost {
  int best;
  int kept;
};
[[nodiscard]] std::optional<CardCost> cost_of_answer(const AppState& state);

// What lies on the table now.
struct LessonTable {
  Standing now;
  std::vector<LineTrick> tricks;  // all that has been played
};
[[nodiscard]] std::optional<LessonTable> lesson_table(const AppState& state);

// All that the open step asks the solver for and does not know yet, most urgent first.
[[nodiscard]] std::vector<InsightTask> lesson_questions(const AppState& state);

}  // namespace rightbower::app
