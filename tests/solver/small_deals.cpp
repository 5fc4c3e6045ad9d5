#include "tests/solver/small_deals.h"

#include <span>

#include "engine/notation.h"
#include "engine/random.h"

namespace rightbower::solver {
namespace {

// Few ranks in two or four suits, two copies of each, at least so many cards.
std::vector<Card> small_pack(Random& random, int least) {
  std::vector<Rank> ranks{Rank::ace, Rank::jack, Rank::nine, Rank::king, Rank::queen, Rank::ten};
  while (true) {
    const bool one_colour = random.below(3) == 0;
    const std::size_t count = 2 + random.below(5);
    std::vector<Card> pack;
    for (Suit suit : printed_suits) {
      if (one_colour && (suit == Suit::spades || suit == Suit::clubs)) continue;
      for (std::size_t i = 0; i < count; ++i) pack.insert(pack.end(), 2, Card(ranks[i], suit));
    }
    if (static_cast<int>(pack.size()) >= least) return pack;
  }
}

Card any_of(CardSet cards, Random& random) {
  const std::vector<Card> list(cards.begin(), cards.end());
  return list[random.below(list.size())];
}

}  // namespace

Request small_request(std::uint64_t number, int hand_size) {
  Random random(number * 1000 + static_cast<std::uint64_t>(hand_size));
  std::vector<Card> pack = small_pack(random, 4 * hand_size);
  shuffle(std::span(pack), random);
  Request request;
  for (int i = 0; i < 4 * hand_size; ++i) {
    CardSet& hand = request.hands[all_seats[static_cast<std::size_t>(i % 4)]];
    hand = hand.with(pack[static_cast<std::size_t>(i)]);
  }
  request.strain = all_strains[random.below(all_strains.size())];
  request.leader = all_seats[random.below(4)];
  if (random.below(3) == 0) {
    request.seating = alone(all_seats[random.below(4)], SeatSet::all());
    if (!request.seating.in_play.contains(request.leader)) request.leader = next(request.leader);
  }
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
