// The hidden hands, drawn at random: every deal of the cards that agrees with what is known is
// equally likely.
//
// The deals are counted before one is drawn, so however few of them agree, drawing takes no longer.
// Two copies of a card are two cards: a layout in which both lie in one hand weighs half as much as
// one in which they are parted between two, as it does when people deal.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "engine/card_set.h"
#include "engine/observation.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "solver/stop.h"

namespace rightbower::solver {

// "Partner has at least one bower": of these kinds of cards, so many are in that hand.
struct CardCount {
  Seat seat = Seat::north;
  CardSet kinds;
  int least = 0;
  int most = std::numeric_limits<int>::max();

  friend bool operator==(const CardCount&, const CardCount&) = default;
};

using FitsHands = std::function<bool(const PerSeat<CardSet>& hands)>;

struct LayoutRequest {
  Observation seen;
  PerSeat<CardSet> known;         // cards that are in a hand, beside those the seat has seen
  PerSeat<CardSet> lacks;         // kinds that are not
  std::vector<CardCount> counts;  // of hands the seat does not see
  FitsHands fits;                 // what cannot be counted: layouts it refuses are drawn again
};

// Draws in a row that may be refused before it is said that too few layouts fit.
inline constexpr int most_draws = 50'000;

class Layouts {
 public:
  // Refused, with the reason: cards known to be where they cannot be ("layouts.not-there",
  // "layouts.too-many-known"), and nothing that agrees ("layouts.none").
  static Result<Layouts> make(LayoutRequest request);

  // In how many ways the hidden cards can be dealt; an upper bound where layouts are also refused.
  [[nodiscard]] double ways() const;
  // Whether ways() is exact: nothing but cards and counts is asked, and no more than can be
  // counted.
  [[nodiscard]] bool all_counted() const;

  // The hands of all seats, this seat's own included. It depends on the seed and the number alone.
  // Nothing when too many draws were refused, or it was stopped. May be called from many threads.
  [[nodiscard]] std::optional<PerSeat<CardSet>> draw(std::uint64_t seed, std::uint64_t number,
                                                     const ShouldStop& should_stop = {}) const;

 private:
  class Counting;
  Layouts() = default;
  [[nodiscard]] bool accepts(const PerSeat<CardSet>& hands) const;

  std::shared_ptr<const LayoutRequest> request_;
  std::shared_ptr<const Counting> counting_;
  bool asks_agrees_ = false;  // an exchange may forbid what counting lets through
};

}  // namespace rightbower::solver
