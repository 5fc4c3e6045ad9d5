// Deals of bridge without the twos: 48 cards, 12 a hand, so that a hand has as many tricks as one
// of the double deck.
#pragma once

#include <cstdint>

#include "solver/ranked_deal.h"

namespace rightbower::libdds {

// The same for the same seed; trump is a suit, or -1.
[[nodiscard]] solver::RankedDeal bridge_deal(std::uint64_t seed, int trump);

}  // namespace rightbower::libdds
