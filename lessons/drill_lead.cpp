// Drill: the card to lead in an ending where the wrong one costs two tricks or more.
#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/rules.h"
#include "lessons/drill_makers.h"
#include "solver/solver.h"

namespace rightbower::lessons {
namespace {

constexpr int cards_each = 5;
constexpr int least_cost = 2;  // of every wrong card
constexpr int kinds_to_choose = 4;

// Four hands from a shuffled pack.
[[nodiscard]] PerSeat<CardSet> draw_ending(Random& random) {
  std::vector<Card> pack(find_rules(default_rules_name)->pack.begin(), CardSet::end());
  shuffle(std::span(pack), random);
  PerSeat<CardSet> hands;
  auto next = pack.begin();
  for (Seat seat : all_seats)
    for (int i = 0; i < cards_each; ++i) hands[seat] = hands[seat].with(*next++);
  return hands;
}

// How many classes of cards keep everything, where all others cost enough; else nothing.
[[nodiscard]] std::optional<int> right_cards(const std::vector<solver::CardValue>& values) {
  const int best = std::ranges::max(values, {}, &solver::CardValue::tricks).tricks;
  int right = 0;
  int kinds = 0;
  for (const solver::CardValue& value : values) {
    const int same = 1 + static_cast<int>(value.same_as.size());
    kinds += same;
    if (value.tricks == best)
      right += same;
    else if (best - value.tricks < least_cost)
      return std::nullopt;
  }
  if (right * 2 > kinds || kinds < kinds_to_choose) return std::nullopt;
  return right;
}

}  // namespace

DrillItem make_lead_item(Random& random) {
  solver::Solver solver;
  while (true) {
    const Strain trump = draw_suit_strain(random);
    const PerSeat<CardSet> hands = draw_ending(random);
    const solver::Request request{hands, trump, Seat::north, pairs(SeatSet::all()), {}};
    const auto right = right_cards(*solver.values(request));
    if (!right) continue;
    std::string deal = "N:";
    for (Seat seat : all_seats) deal += (seat == Seat::north ? "" : " ") + to_string(hands[seat]);
    DrillItem item;
    item.step =
        step_asking(BestCard{}, deal + " | trump=" + std::string(name(trump)) + " | lead=N");
    item.prompt = {"drill.lead", {}};
    item.hint = {"drill.lead-hint", {}};
    item.reason = {"drill.lead-reason", {}};
    item.difficulty = *right == 1 ? 3 : 2;
    answer_step(item.step);
    return item;
  }
}

}  // namespace rightbower::lessons
