#include "gui/app/hand_order.h"

#include <algorithm>

namespace rightbower::app {

std::vector<Suit> suit_order(const Contract& contract) {
  std::vector<Suit> order{Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds};
  switch (contract.strain()) {
    case Strain::hearts:
      order = {Suit::hearts, Suit::spades, Suit::diamonds, Suit::clubs};
      break;
    case Strain::diamonds:
      order = {Suit::diamonds, Suit::spades, Suit::hearts, Suit::clubs};
      break;
    case Strain::clubs:
      order = {Suit::clubs, Suit::hearts, Suit::spades, Suit::diamonds};
      break;
    case Strain::spades:
    case Strain::no_trump:
    case Strain::low:
      break;
  }
  order.push_back(Suit::joker);
  return order;
}

std::vector<Card> hand_order(CardSet hand, const Contract& contract) {
  std::vector<Card> cards;
  for (Suit suit : suit_order(contract)) {
    const auto first = cards.size();
    for (Card card : hand& contract.all_of(suit)) cards.push_back(card);
    std::stable_sort(cards.begin() + static_cast<std::ptrdiff_t>(first), cards.end(),
                     [&](Card a, Card b) { return contract.strength(a) > contract.strength(b); });
  }
  return cards;
}

}  // namespace rightbower::app
