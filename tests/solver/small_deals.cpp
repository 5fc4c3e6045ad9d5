#include "tests/solver/small_deals.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/notation.h"
#include "engine/random.h"

namespace rightbower::solver {
namespace {

// One of n.
bool one_in(Random& random, std::uint64_t n) { return random.below(n) == 0; }

// Few ranks in two or four suits, mostly two copies of each, at least so many cards.
std::vector<Card> small_pack(Random& random, int least) {
  const std::array ranks{Rank::ace, Rank::jack, Rank::nine, Rank::king, Rank::queen, Rank::ten};
  while (true) {
    const bool one_colour = one_in(random, 2);
    const bool mixed_copies = one_in(random, 4);
    const std::size_t count = 2 + random.below(5);
    std::vector<Card> pack;
    if (one_in(random, 8)) pack.push_back(Card::joker());
    for (Suit suit : printed_suits) {
      if (one_colour && (suit == Suit::spades || suit == Suit::clubs)) continue;
      for (std::size_t i = 0; i < count; ++i)
        pack.insert(pack.end(), mixed_copies ? 1 + random.below(2) : 2, Card(ranks[i], suit));
    }
    if (static_cast<int>(pack.size()) >= least) return pack;
  }
}

// In an order in which equally many cards after each other make a hand: any, or one of four times
// nearly by suit, for hands that are long in a suit and void in others.
void mix(std::vector<Card>& pack, Random& random) {
  shuffle(std::span(pack), random);
  if (!one_in(random, 4)) return;
  std::ranges::stable_sort(pack,
                           [](Card a, Card b) { return a.printed_suit() < b.printed_suit(); });
  for (std::uint64_t swaps = random.below(pack.size() / 2); swaps > 0; --swaps)
    std::swap(pack[random.below(pack.size())], pack[random.below(pack.size())]);
  const auto cut = static_cast<std::ptrdiff_t>(random.below(pack.size()));
  std::rotate(pack.begin(), pack.begin() + cut, pack.end());
}

SeatSet without_some(SeatSet seats, int left, Random& random) {
  while (seats.size() > left) seats = seats.without(all_seats[random.below(4)]);
  return seats;
}

Seat any_of(SeatSet seats, Random& random) { return seats.next_after(all_seats[random.below(4)]); }

Seating small_seating(Random& random) {
  const auto kind = random.below(20);
  const SeatSet seats = without_some(SeatSet::all(), kind < 14 ? 4 : kind < 18 ? 3 : 2, random);
  const bool lone = kind >= 9 && kind != 17 && kind != 19;
  return lone ? alone(any_of(seats, random), seats) : pairs(seats);
}

Card any_of(CardSet cards, Random& random) {
  const std::vector<Card> list(cards.begin(), cards.end());
  return list[random.below(list.size())];
}

}  // namespace

Request small_request(std::uint64_t number, int hand_size) {
  Random random(number * 1000 + static_cast<std::uint64_t>(hand_size));
  Request request;
  request.seating = small_seating(random);
  std::vector<Card> pack = small_pack(random, 4 * hand_size);
  mix(pack, random);
  for (int i = 0; i < 4 * hand_size; ++i) {
    CardSet& hand = request.hands[all_seats[static_cast<std::size_t>(i / hand_size)]];
    hand = hand.with(pack[static_cast<std::size_t>(i)]);
  }
  request.strain = all_strains[random.below(all_strains.size())];
  request.leader = any_of(request.seating.in_play, random);
  const Contract contract(request.strain);
  Position position = position_of(request);
  const auto in_trick = random.below(static_cast<std::uint64_t>(request.seating.in_play.size()));
  for (std::uint64_t i = 0; i < in_trick; ++i) {
    request.trick.push_back(any_of(position.legal_plays(contract), random));
    position = position.after(request.trick.back(), contract);
  }
  return request;
}

std::string text_of(const Request& request) {
  std::string text = "N:";
  for (Seat seat : all_seats) {
    text += request.seating.in_play.contains(seat) ? to_string(request.hands[seat]) : "-";
    text += ' ';
  }
  text += std::string("| trump=") + name(request.strain) + " | lead=" + letter(request.leader);
  return text + " | play=" + to_string(request.trick);
}

}  // namespace rightbower::solver
