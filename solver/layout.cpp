#include "solver/layout.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace rightbower::solver {
namespace {

struct Held {
  Card card;
  Seat owner;
};

// The cards in play, in the order of their places.
std::vector<Held> ordered_cards(const Request& request, const Contract& contract) {
  std::vector<Held> held;
  for (Seat seat : all_seats)
    if (request.seating.in_play.contains(seat))
      for (Card card : request.hands[seat]) held.push_back({card, seat});
  std::ranges::stable_sort(held, [&](const Held& a, const Held& b) {
    const Suit suit_a = contract.suit_of(a.card);
    const Suit suit_b = contract.suit_of(b.card);
    return suit_a != suit_b ? suit_a < suit_b
                            : contract.strength(a.card) > contract.strength(b.card);
  });
  return held;
}

}  // namespace

Layout::Layout(const Request& request) {
  const Contract contract(request.strain);
  trump = contract.trump() ? index(*contract.trump()) : -1;
  std::array<int, 4> used{};  // places of each lane
  Card before = Card::joker();
  Seat owner_before = Seat::north;
  for (const auto& [held_card, seat] : ordered_cards(request, contract)) {
    const auto in_suit = static_cast<std::size_t>(index(contract.suit_of(held_card)));
    const bool own_suit = contract.suit_of(held_card) == Suit::joker;
    const int in_lane = own_suit ? 0 : used[in_suit]++;
    assert(own_suit || in_lane < (joker ? 13 : 15));
    const int place = own_suit ? joker_place : static_cast<int>(in_suit) * 16 + in_lane;
    const Places bit = bit_at(place);
    joker = joker || own_suit;
    if (in_lane > 0 && before == held_card && owner_before != seat) second_copy |= bit;
    card_index[at(place)] = static_cast<std::uint8_t>(held_card.index());
    suit[at(place)] = static_cast<std::uint8_t>(in_suit);
    if (!own_suit)
      unit[at(place)] = Lengths{1} << (16 * index(seat) + 4 * static_cast<int>(in_suit));
    lengths += unit[at(place)];
    suits[in_suit] |= bit;
    own[at(index(seat))] |= bit;
    all |= bit;
    before = held_card;
    owner_before = seat;
  }
  for (int place = 0; place < static_cast<int>(places); ++place) {
    if ((all & bit_at(place)) == 0 || place == joker_place) continue;
    const Places copy = second_copy & (bit_at(place) << 1);
    down_to[at(place)] = closed_upwards(bit_at(place) | copy);
  }
  for (Seat seat : all_seats)
    for (Seat other_seat : all_seats)
      if (request.seating.in_play.contains(other_seat) &&
          request.seating.side[seat] == request.seating.side[other_seat])
        own_side[at(index(seat))] |= own[at(index(other_seat))];
}

}  // namespace rightbower::solver
