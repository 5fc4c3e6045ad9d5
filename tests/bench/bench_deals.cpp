#include "tests/bench/bench_deals.h"

#include <algorithm>
#include <array>
#include <functional>

#include "engine/contract.h"

namespace rightbower::bench {
namespace {

const Rules& double_deck() { return *find_rules(default_rules_name); }

// Cards by printed suit, the longest first.
std::array<int, 4> shape_of(CardSet hand) {
  std::array<int, 4> lengths{};
  for (Card card : hand) ++lengths[static_cast<std::size_t>(index(card.printed_suit()))];
  std::ranges::sort(lengths, std::greater<>());
  return lengths;
}

bool is_freak(const Hands& hands, Freak kind) {
  return std::ranges::all_of(hands.values, [kind](CardSet hand) {
    const auto shape = shape_of(hand);
    return kind == Freak::two_suits ? shape[0] + shape[1] >= 10 : shape[3] == 0;
  });
}

int trumps_in(CardSet hand, Strain strain) {
  const Contract contract(strain);
  return (hand & contract.all_of(*contract.trump())).size();
}

}  // namespace

std::vector<Hands> random_hands(const char* rules, int count) {
  std::vector<Hands> hands;
  for (int seed = 1; seed <= count; ++seed)
    hands.push_back(
        solver::hands_of(random_deal(*find_rules(rules), static_cast<std::uint64_t>(seed))));
  return hands;
}

std::vector<Hands> freak_hands(Freak kind, int count) {
  std::vector<Hands> freaks;
  for (std::uint64_t seed = 1; static_cast<int>(freaks.size()) < count; ++seed) {
    const Hands hands = solver::hands_of(random_deal(double_deck(), seed));
    if (is_freak(hands, kind)) freaks.push_back(hands);
  }
  return freaks;
}

std::vector<solver::Request> lone_hands(int count) {
  constexpr int trumps = 8;
  std::vector<solver::Request> requests;
  for (std::uint64_t seed = 1;; ++seed) {
    const Hands hands = solver::hands_of(random_deal(double_deck(), seed));
    for (Seat seat : all_seats)
      for (Suit suit : printed_suits) {
        const auto strain = static_cast<Strain>(index(suit));
        if (trumps_in(hands[seat], strain) < trumps) continue;
        if (static_cast<int>(requests.size()) == count) return requests;
        requests.push_back({hands, strain, seat, alone(seat, SeatSet::all()), {}});
      }
  }
}

}  // namespace rightbower::bench
