#include "lessons/layouts.h"

#include <cassert>
#include <span>

#include "engine/random.h"

namespace rightbower::lessons {
namespace {

[[nodiscard]] std::vector<Card> cards_not_shown(const Deal& deal, const Rules& rules) {
  CardSet left = rules.pack;
  for (Seat seat : all_seats) left = left.minus(deal[seat].cards);
  return {left.begin(), CardSet::end()};
}

}  // namespace

std::vector<PerSeat<CardSet>> layouts(const Deal& deal, const Rules& rules, const Sample& sample) {
  Random random(sample.seed);
  std::vector<Card> cards = cards_not_shown(deal, rules);
  const SeatSet unknown = deal.not_known();
  assert(static_cast<int>(cards.size()) == unknown.size() * rules.hand_size);
  std::vector<PerSeat<CardSet>> all;
  for (int i = 0; i < sample.deals; ++i) {
    shuffle(std::span(cards), random);
    PerSeat<CardSet>& hands = all.emplace_back();
    auto next = cards.begin();
    for (Seat seat : all_seats) {
      hands[seat] = deal[seat].cards;
      if (!unknown.contains(seat)) continue;
      for (int card = 0; card < rules.hand_size; ++card) hands[seat] = hands[seat].with(*next++);
    }
  }
  return all;
}

}  // namespace rightbower::lessons
