// Games driven by random legal actions, and what two games must share to be in the same state.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game.h"
#include "engine/observation.h"
#include "engine/random.h"

namespace rightbower::tests {

// One of the legal actions. A pass, where there is one, is first and taken half of the time: else
// every auction would be over after a few calls.
[[nodiscard]] inline GameAction random_action(const Game& game, Random& random) {
  const std::vector<GameAction> legal = game.legal_actions();
  const bool calling = game.phase() == Phase::auction;
  if (calling && random.below(2) == 0) return legal.front();
  const std::size_t first_few = calling && random.below(2) == 0 ? 8 : legal.size();
  return legal[static_cast<std::size_t>(random.below(std::min(first_few, legal.size())))];
}

[[nodiscard]] inline Seat random_dealer(const Rules& rules, Random& random) {
  return rules.seats.next_after(all_seats[static_cast<std::size_t>(random.below(4))]);
}

[[nodiscard]] inline Game random_beginning(const Rules& rules, Random& random) {
  const Seat dealer = random_dealer(rules, random);
  HandStart start = random_start(rules, dealer, random.next());
  if (random.below(2) == 0)
    for (SeatSet team : teams_of(rules))
      start.score = with_points(start.score, team, static_cast<int>(random.below(60)) - 10);
  return Game(rules, start);
}

// Everything anybody can know of it, and what it came to.
[[nodiscard]] inline bool same_state(const Game& a, const Game& b) {
  for (Seat seat : all_seats)
    if (!(observe(a, seat) == observe(b, seat)) || !(a.hand(seat) == b.hand(seat))) return false;
  return a.start() == b.start() && a.phase() == b.phase() && a.score() == b.score() &&
         a.match() == b.match() && a.position() == b.position() && a.contract() == b.contract();
}

}  // namespace rightbower::tests
