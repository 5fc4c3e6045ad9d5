// What a solver is asked, as a value: it can be copied, compared, sent to a worker.
#pragma once

#include <vector>

#include "engine/contract.h"
#include "engine/deal.h"
#include "engine/position.h"
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

// The position the request describes: all its cards are legal plays (asserted).
[[nodiscard]] Position position_of(const Request& request);

// The request that asks about a position: its hands with the cards of the current trick taken back.
[[nodiscard]] Request request_of(const Position& position, Strain strain, const Seating& seating);

// The hands of a deal in which every seat in play is known.
[[nodiscard]] PerSeat<CardSet> hands_of(const Deal& deal);

}  // namespace rightbower::solver
