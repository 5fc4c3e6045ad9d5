// What a hand takes with its cards from the top, whatever the others hold.
#pragma once

#include "engine/card_set.h"
#include "engine/contract.h"

namespace rightbower::lessons {

// Leading its cards of a suit one after another from the highest, the hand wins with every copy of
// a rank as long as it holds all copies of the ranks above, unless somebody ruffs. Of the last such
// rank the copy it leads comes first, and of two equal cards the first wins.
[[nodiscard]] int cards_from_the_top(CardSet hand, Suit suit, const Contract& contract,
                                     CardSet pack);

// Of trumps, in a pack that has two of each card and no joker. 0 without trumps.
[[nodiscard]] int sure_trumps(CardSet hand, const Contract& contract);

// Of all suits that nobody can ruff: of trumps, or where there are none of every suit.
[[nodiscard]] int sure_tricks(CardSet hand, const Contract& contract, CardSet pack);

}  // namespace rightbower::lessons
