// Chances that are known exactly, in whole percent.
#include <cmath>

#include "lessons/answer_parts.h"
#include "lessons/call_study.h"
#include "lessons/odds.h"

namespace rightbower::lessons {
namespace {

[[nodiscard]] std::optional<Answer> percent(double chance) {
  return of_number(static_cast<int>(std::lround(100 * chance)));
}

struct Compute {
  const Asked& asked;

  using Given = std::optional<Answer>;

  [[nodiscard]] Given operator()(const BothFollow& fact) const {
    const CardSet suit = rules_of(asked).pack & Contract(fact.trump).all_of(fact.suit);
    return percent(both_hold_at_least(suit.size() - fact.held, fact.rounds));
  }

  [[nodiscard]] Given operator()(const LongestTrumps& fact) const {
    const CardSet all = rules_of(asked).pack & trumps(Contract(Strain::spades));
    return percent(neither_holds_more_than(all.size() - fact.held, fact.most));
  }

  [[nodiscard]] Given operator()(const PartnerHolds& fact) const {
    return percent(partner_holds_at_least(fact.out, fact.least));
  }

  // A special that fails by one trick gives the others that one.
  [[nodiscard]] Given operator()(const BreakEven& fact) const {
    const Rules& rules = rules_of(asked);
    const Special& special = *rules.find_special(fact.special);
    const int made = net_points(rules, bid_of(special), special.level);
    const int set = net_points(rules, bid_of(special), special.level - 1);
    return percent(static_cast<double>(fact.instead - set) / (made - set));
  }

  template <class Other>
  [[nodiscard]] Given operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace

std::optional<Answer> answer_of_odds(const Asked& asked) {
  return std::visit(Compute{asked}, asked.fact);
}

}  // namespace rightbower::lessons
