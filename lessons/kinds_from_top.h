// The kinds of a pack that count as one suit, the strongest first; a kind there are two of comes
// once.
#pragma once

#include <vector>

#include "engine/card_set.h"
#include "engine/contract.h"

namespace rightbower::lessons {

[[nodiscard]] std::vector<Card> kinds_from_top(CardSet pack, Suit suit, const Contract& contract);

}  // namespace rightbower::lessons
