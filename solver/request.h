// What a solver is asked, as a value: it can be copied, compared, sent to a worker.
#pragma once

#include <vector>

#include "engine/contract.h"
#include "engine/deal.h"
#include "engine/position.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "engine/situation.h"

namespace rightbower::solver {

struct Request {
  PerSeat<CardSet> hands;  // before the cards of the current trick
  Strain strain = Strain::no_trump;
  Seat leader = Seat::north;  // of the current trick
  Seating seating;
  std::vector<Card> trick;  // cards played to the current trick, from the leader

  friend bool operator==(const Request&, const Request&) = default;
};

// The most cards of a hand, and of a suit in play with all copies, that the solver has room for.
inline constexpr int most_cards_of_hand = 12;
inline constexpr int most_cards_of_suit = 14;

// Every reason why this cannot be asked, by place ("hands.E", "leader", "trick[2]", "seating");
// none when it can. For whoever makes requests of what others gave: the solver itself only asserts.
// Refused are hands that are not known (empty) or unequal, more cards than there are or than there
// is room for, a leader who does not play, seats and sides of no game (one seat, three on a side,
// partners of four side by side), and cards of the trick that could not have been played.
[[nodiscard]] Faults faults_of(const Request& request);

// The position the request describes: all its cards are legal plays (asserted).
[[nodiscard]] Position position_of(const Request& request);

// The request that asks about a position: its hands with the cards of the current trick taken back.
[[nodiscard]] Request request_of(const Position& position, Strain strain, const Seating& seating);

// The hands of a deal in which every seat in play is known.
[[nodiscard]] PerSeat<CardSet> hands_of(const Deal& deal);

}  // namespace rightbower::solver
