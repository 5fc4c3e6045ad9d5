#include "lessons/count_bidding.h"

#include <algorithm>
#include <cmath>

#include "hands/point_count.h"

namespace rightbower::lessons {

Counted counted(CardSet hand) {
  Counted best;
  double most = -1;
  for (Strain strain : table_strains) {
    const double tricks = hands::expected_tricks(hand, strain);
    if (tricks <= most) continue;
    most = tricks;
    best.strain = strain;
  }
  best.tricks = std::min(hand.size(), static_cast<int>(std::floor(most)));
  return best;
}

bool agrees_with_call(CardSet hand, const Call& call) {
  if (call.kind != Call::Kind::bid) return true;
  const Counted by_count = counted(hand);
  return call.strain == by_count.strain && call.level <= by_count.tricks;
}

}  // namespace rightbower::lessons
