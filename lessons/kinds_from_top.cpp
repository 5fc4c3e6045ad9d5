#include "lessons/kinds_from_top.h"

#include <algorithm>

namespace rightbower::lessons {

std::vector<Card> kinds_from_top(CardSet pack, Suit suit, const Contract& contract) {
  const CardSet kinds = (pack & contract.all_of(suit)).once();
  std::vector<Card> cards(kinds.begin(), CardSet::end());
  std::ranges::sort(
      cards, [&contract](Card a, Card b) { return contract.strength(a) > contract.strength(b); });
  return cards;
}

}  // namespace rightbower::lessons
