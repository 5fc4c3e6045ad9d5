// Drill: how many trump tricks nobody can take away.
#include <algorithm>

#include "engine/deal.h"
#include "engine/notation.h"
#include "lessons/drill_makers.h"
#include "lessons/sure_trumps.h"

namespace rightbower::lessons {
namespace {

constexpr int most_sure = 4;  // asked for; more are too rare to wait for

// A bower, so that there is something to count, and a trump behind the sure ones to stop at.
[[nodiscard]] bool is_instructive(CardSet hand, const Contract& contract) {
  const CardSet trumps = hand & contract.all_of(*contract.trump());
  const auto bower = [&contract](Card card) { return contract.is_bower(card); };
  return std::any_of(trumps.begin(), CardSet::end(), bower) &&
         trumps.size() > sure_trumps(hand, contract);
}

}  // namespace

DrillItem make_sure_tricks_item(Random& random) {
  const Rules& rules = *find_rules(default_rules_name);
  // Each answer as often as the others: most hands that are dealt have just one.
  const int sure = draw(random, most_sure + 1);
  while (true) {
    const Strain trump = draw_suit_strain(random);
    const CardSet hand = random_deal(rules, random.next())[Seat::north].cards;
    if (sure_trumps(hand, Contract(trump)) != sure || !is_instructive(hand, Contract(trump)))
      continue;
    DrillItem item;
    item.step = step_asking(SureTrumps{trump, Seat::north},
                            "N:" + to_string(hand) + " - - - | trump=" + name(trump));
    item.prompt = {"drill.sure", {trump}};
    item.hint = {"drill.sure-hint", {}};
    item.reason = {sure == 0 ? "drill.sure-none" : "drill.sure-reason", {}};
    answer_step(item.step);
    item.difficulty = sure == 1 ? 1 : std::min(3, std::max(2, sure));
    return item;
  }
}

}  // namespace rightbower::lessons
