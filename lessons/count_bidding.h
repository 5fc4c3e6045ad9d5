// What bids tell of the hands behind them, by an agreement that can be computed: a bid names the
// bidder's best strain by the count (hands/point_count.h), and no more tricks than he counts. A
// pass tells nothing. Games of pairs in which a bid names its strain.
#pragma once

#include "engine/call.h"
#include "engine/card_set.h"
#include "engine/contract.h"

namespace rightbower::lessons {

// What a hand is worth by the count, rounded down, in its best strain; of equal ones the first.
struct Counted {
  Strain strain = Strain::spades;
  int tricks = 0;

  friend bool operator==(const Counted&, const Counted&) = default;
};
[[nodiscard]] Counted counted(CardSet hand);

// Whether the agreement lets a hand make this call.
[[nodiscard]] bool agrees_with_call(CardSet hand, const Call& call);

}  // namespace rightbower::lessons
