// libdds, the double-dummy solver of bridge, as a judge and a yardstick of ours. Only for tests and
// the benchmark; nothing that is installed links it.
//
// It can be asked about deals without second copies, four seats in pairs, at most 13 cards a suit;
// only the order of the cards of a suit matters, so any such RankedDeal is a deal of bridge.
#pragma once

#include <array>
#include <vector>

#include "solver/ranked_deal.h"

namespace rightbower::libdds {

// Tricks of the leader's side, by leader.
using Row = PerSeat<int>;

// A deal in its form, made once so that the making is not timed.
struct Deal {
  std::array<std::array<unsigned, 4>, 4> cards{};  // seat, suit: bit 14 for the highest card
  int strain = 4;                                  // a suit, or 4 for no trump
};

// Before anything else, and once.
void start_on_one_thread();

[[nodiscard]] Deal deal_of(const solver::RankedDeal& deal);

// In the strain of the deal.
[[nodiscard]] Row row(const Deal& deal);

// In all five strains: the suits in their order, then no trump.
[[nodiscard]] std::array<Row, 5> table(const Deal& deal);

}  // namespace rightbower::libdds
