#include "lessons/sure_trumps.h"

#include <algorithm>
#include <vector>

namespace rightbower::lessons {

int sure_trumps(CardSet hand, const Contract& contract) {
  if (!contract.trump()) return 0;
  const CardSet suit = contract.all_of(*contract.trump()).once();
  std::vector<Card> ranks;
  for (Card card : suit)
    if (!card.is_joker()) ranks.push_back(card);
  std::ranges::sort(ranks,
                    [&](Card a, Card b) { return contract.strength(a) > contract.strength(b); });
  int sure = 0;
  for (Card card : ranks) {
    sure += hand.count(card);
    if (hand.count(card) < 2) break;
  }
  return sure;
}

}  // namespace rightbower::lessons
