#include "lessons/sure_trumps.h"

#include "lessons/kinds_from_top.h"

namespace rightbower::lessons {

int cards_from_the_top(CardSet hand, Suit suit, const Contract& contract, CardSet pack) {
  int sure = 0;
  for (Card card : kinds_from_top(pack, suit, contract)) {
    sure += hand.count(card);
    if (hand.count(card) < pack.count(card)) break;
  }
  return sure;
}

int sure_trumps(CardSet hand, const Contract& contract) {
  if (!contract.trump()) return 0;
  CardSet pack = contract.all_of(*contract.trump());
  while (pack.contains(Card::joker())) pack = pack.without(Card::joker());
  return cards_from_the_top(hand, *contract.trump(), contract, pack);
}

int sure_tricks(CardSet hand, const Contract& contract, CardSet pack) {
  if (contract.trump()) return cards_from_the_top(hand, *contract.trump(), contract, pack);
  const bool joker_out = hand.count(Card::joker()) < pack.count(Card::joker());
  int sure = 0;
  for (Suit suit : all_suits)  // a joker takes any trick
    if (!joker_out || suit == Suit::joker) sure += cards_from_the_top(hand, suit, contract, pack);
  return sure;
}

}  // namespace rightbower::lessons
