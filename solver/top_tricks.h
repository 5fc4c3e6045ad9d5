// Tricks from the top: what a hand on lead takes by leading its winners one after another, whatever
// the opponents do. No search: a person can count it at the table.
#pragma once

#include "engine/contract.h"
#include "engine/seat.h"

namespace rightbower::solver {

// For the side of the leader, never more than best play takes. The leader is in play, all hands in
// play are known and equally large, and no card is on the table.
[[nodiscard]] int top_tricks(const PerSeat<CardSet>& hands, const Contract& contract,
                             const Seating& seating, Seat leader);

}  // namespace rightbower::solver
