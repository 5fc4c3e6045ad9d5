// Drill: how many trump tricks nobody can take away.
#include <algorithm>

#include "engine/deal.h"
#include "engine/notation.h"
#include "lessons/drill_makers.h"
#include "lessons/sure_trumps.h"

namespace rightbower::lessons {
namespace {

// A bower, and a trump that is not sure: else there is nothing to count.
[[nodiscard]] bool is_instructive(CardSet hand, const Contract& contract) {
  const CardSet trumps = hand & contract.all_of(*contract.trump());
  const int sure = sure_trumps(hand, contract);
  return sure >= 1 && trumps.size() > sure;
}

}  // namespace

DrillItem make_sure_tricks_item(Random& random) {
  const Rules& rules = *find_rules(default_rules_name);
  while (true) {
    const Strain trump = draw_suit_strain(random);
    const CardSet hand = random_deal(rules, random.next())[Seat::north].cards;
    if (!is_instructive(hand, Contract(trump))) continue;
    DrillItem item;
    item.step = step_asking(SureTrumps{trump, Seat::north},
                            "N:" + to_string(hand) + " - - - | trump=" + name(trump));
    item.prompt = {"drill.sure", {trump}};
    item.hint = {"drill.sure-hint", {}};
    item.reason = {"drill.sure-reason", {}};
    answer_step(item.step);
    item.difficulty = std::min(3, *item.step.question->answer.number);
    return item;
  }
}

}  // namespace rightbower::lessons
