// What a person does while a deal is played out, and what the program must know for it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gui/app/insight.h"
#include "gui/app/play_out.h"
#include "gui/app/state.h"

namespace rightbower::app {

// The deal on the table is played out, and that is on screen.
[[nodiscard]] bool in_play(const AppState& state);
[[nodiscard]] bool play_over(const AppState& state);
[[nodiscard]] PlayChoice chosen_play(const AppState& state);
[[nodiscard]] bool can_start_play(const AppState& state);

// The kinds of card that may be played now, in the order of the hand; each with the key of its
// place.
[[nodiscard]] std::vector<Card> playable(const AppState& state);
// The values of these, once known; null before.
[[nodiscard]] const CardValues* values_now(const AppState& state);
// A best card: the one the solver's own line goes on with where that is known. Nothing while values
// are not known.
[[nodiscard]] std::optional<Card> best_card(const AppState& state);
// Tricks a card of the line gave away; nothing while that is not known.
[[nodiscard]] std::optional<int> cost_of(const AppState& state, const LineCard& card);
// The last card played, if any.
[[nodiscard]] std::optional<LineCard> last_played(const AppState& state);
// The card so many places from the cursor among the playable ones, round the ends.
[[nodiscard]] std::optional<Card> card_beside(const AppState& state, int steps);

// One side of a comparison: what it is, where it starts, and its line once known.
struct Compared {
  std::optional<Strain> strain{};
  std::optional<Card> card{};
  Standing start;                                   // before `card`
  Seat side;                                        // whose side's tricks are counted
  const std::vector<Card>* line = nullptr;          // from `start` on, without `card`
  [[nodiscard]] std::optional<int> tricks() const;  // from `start` on, for `side`
  [[nodiscard]] std::vector<LineTrick> line_tricks() const;
};
[[nodiscard]] std::vector<Compared> compared(const AppState& state);
// What compare.show starts with: the best other strain, or the best card and the best one that
// costs.
[[nodiscard]] std::optional<Compare> first_comparison(const AppState& state);
// The same with the next other strain or card.
[[nodiscard]] Compare next_comparison(const AppState& state);

// Tricks from the top for each hand on lead in the chosen strain; only where the hands that play
// are known.
[[nodiscard]] PerSeat<std::optional<int>> sure_tricks(const AppState& state);

// All that the screen asks for and is not known yet, most urgent first.
[[nodiscard]] std::vector<InsightTask> open_questions(const AppState& state);

}  // namespace rightbower::app
