// What a hand takes with its trumps alone, from the top, whatever the others hold.
#pragma once

#include "engine/card_set.h"
#include "engine/contract.h"

namespace rightbower::lessons {

// Leading its trumps one after another from the highest, the hand wins with every copy of a rank as
// long as it holds all copies of the ranks above. Of the last such rank the copy it leads comes
// first, and of two equal cards the first wins. The pack has two of each card. 0 without trumps.
[[nodiscard]] int sure_trumps(CardSet hand, const Contract& contract);

}  // namespace rightbower::lessons
