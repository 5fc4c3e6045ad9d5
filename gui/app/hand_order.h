// The order in which a hand is shown: trumps first, the bowers before the ace, then the suits in
// turns of colour; at LOW the nine stands first because it is the highest.
#pragma once

#include <vector>

#include "engine/contract.h"

namespace rightbower::app {

// The suits in play from left to right: trump, then the colours in turn. The joker's own suit comes
// last where it is one.
[[nodiscard]] std::vector<Suit> suit_order(const Contract& contract);

[[nodiscard]] std::vector<Card> hand_order(CardSet hand, const Contract& contract);

}  // namespace rightbower::app
