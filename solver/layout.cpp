#include "solver/layout.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <vector>

namespace rightbower::solver {
namespace {

// In the order of their places; copies in the order of their owners.
std::vector<RankedCard> in_order(std::vector<RankedCard> cards) {
  std::ranges::sort(cards, {}, [](const RankedCard& card) {
    return std::tuple(card.suit, -card.strength, index(card.owner));
  });
  return cards;
}

}  // namespace

Layout::Layout(const RankedDeal& deal) : trump(deal.trump) {
  std::array<int, 4> used{};  // places of each lane
  const RankedCard* before = nullptr;
  const std::vector<RankedCard> cards = in_order(deal.cards);
  for (const RankedCard& held : cards) {
    const bool own_suit = held.suit == RankedCard::joker_suit;
    const int in_lane = own_suit ? 0 : used[at(held.suit)]++;
    assert(own_suit || in_lane < (joker ? 13 : 15));
    const int place = own_suit ? joker_place : held.suit * 16 + in_lane;
    const Places bit = bit_at(place);
    joker = joker || own_suit;
    if (in_lane > 0 && before->kind == held.kind && before->owner != held.owner) second_copy |= bit;
    kind[at(place)] = static_cast<std::uint8_t>(held.kind);
    suit[at(place)] = static_cast<std::uint8_t>(held.suit);
    if (!own_suit) unit[at(place)] = Lengths{1} << (16 * index(held.owner) + 4 * held.suit);
    lengths += unit[at(place)];
    suits[at(held.suit)] |= bit;
    own[at(index(held.owner))] |= bit;
    all |= bit;
    before = &held;
  }
  for (int place = 0; place < static_cast<int>(places); ++place) {
    if ((all & bit_at(place)) == 0 || place == joker_place) continue;
    const Places copy = second_copy & (bit_at(place) << 1);
    up_to[at(place)] = closed_upwards(bit_at(place));
    down_to[at(place)] = closed_upwards(bit_at(place) | copy);
  }
  for (Seat seat : all_seats)
    for (Seat other_seat : all_seats)
      if (deal.seating.in_play.contains(other_seat) &&
          deal.seating.side[seat] == deal.seating.side[other_seat])
        own_side[at(index(seat))] |= own[at(index(other_seat))];
}

}  // namespace rightbower::solver
