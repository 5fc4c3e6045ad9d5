#include "tests/dds/bridge_deals.h"

#include <span>

#include "engine/random.h"

namespace rightbower::libdds {

solver::RankedDeal bridge_deal(std::uint64_t seed, int trump) {
  constexpr int three = 3;
  constexpr int ace = 14;
  solver::RankedDeal deal{{}, trump, {}};
  for (int suit = 0; suit < 4; ++suit)
    for (int rank = three; rank <= ace; ++rank)
      deal.cards.push_back({Seat::north, suit, rank, suit * 16 + rank});
  Random random(seed);
  shuffle(std::span(deal.cards), random);
  for (std::size_t i = 0; i < deal.cards.size(); ++i) deal.cards[i].owner = all_seats[i % 4];
  return deal;
}

}  // namespace rightbower::libdds
