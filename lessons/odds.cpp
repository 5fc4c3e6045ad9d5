#include "lessons/odds.h"

#include <algorithm>
#include <cassert>

namespace rightbower::lessons {
namespace {

// Ways to choose so many of so many; none where there are not enough.
[[nodiscard]] double choose(int all, int chosen) {
  if (chosen < 0 || chosen > all) return 0;
  double ways = 1;
  for (int i = 1; i <= chosen; ++i) ways = ways * (all - chosen + i) / i;
  return ways;
}

// The chance that a hand of twelve, dealt from so many cards of which some are marked, gets exactly
// so many of these.
[[nodiscard]] double dealt(int cards, int marked, int got) {
  return choose(marked, got) * choose(cards - marked, cards_of_hand - got) /
         choose(cards, cards_of_hand);
}

// The chance that the cards lie in the opponents' hands as the condition wants.
template <class Condition>
[[nodiscard]] double chance(int out, Condition condition) {
  assert(out >= 0 && out <= cards_not_seen);
  double sum = 0;
  for (int left = 0; left <= std::min(out, cards_of_hand); ++left)
    for (int right = 0; right <= std::min(out - left, cards_of_hand); ++right)
      if (condition(left, right))
        sum += dealt(cards_not_seen, out, left) *
               dealt(cards_not_seen - cards_of_hand, out - left, right);
  return sum;
}

}  // namespace

double both_hold_at_least(int out, int least) {
  return chance(out, [least](int left, int right) { return std::min(left, right) >= least; });
}

double neither_holds_more_than(int out, int most) {
  return chance(out, [most](int left, int right) { return std::max(left, right) <= most; });
}

double partner_holds_at_least(int out, int least) {
  double sum = 0;
  for (int got = least; got <= std::min(out, cards_of_hand); ++got)
    sum += dealt(cards_not_seen, out, got);
  return sum;
}

}  // namespace rightbower::lessons
