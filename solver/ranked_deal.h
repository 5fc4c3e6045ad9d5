// What the search has to know of a deal, and no more: who holds a card of which suit and strength,
// what is trump, who plays on which side.
//
// A request becomes such a deal by way of Contract, the only home of the bowers. The deal of
// another trick game is written down directly: up to 14 cards a suit, a kind once or twice, of two
// copies the one played first wins; with 13 kinds a suit and no second copies it is bridge.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/seat.h"
#include "solver/request.h"

namespace rightbower::solver {

struct RankedCard {
  static constexpr int joker_suit = 4;

  Seat owner;
  int suit;      // in play: 0 to 3, or a joker that is a suit of its own
  int strength;  // higher is stronger in its suit; equal only for copies
  int kind;      // 0 to 255, the same for copies and only for them

  friend bool operator==(const RankedCard&, const RankedCard&) = default;
};

struct RankedDeal {
  std::vector<RankedCard> cards;  // of the seats in play
  int trump = -1;                 // a suit, or -1
  Seating seating;
};

// The cards before the current trick.
[[nodiscard]] RankedDeal ranked(const Request& request);

}  // namespace rightbower::solver
