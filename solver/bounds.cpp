#include "solver/bounds.h"

#include <algorithm>
#include <bit>

#include "solver/bits.h"

namespace rightbower::solver {
inline namespace RB_CORE {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

// Cards of the set as strong as the card at the place or stronger, its copy included.
Places as_strong(const Layout& layout, Places set, int place) {
  return set & layout.down_to[Layout::at(place)];
}

// How many trumps of a hand are stronger than every trump of the enemies.
int tops(const Layout& layout, Places hand, Places enemies) {
  if (enemies == 0) return count_bits(hand);
  const Places first = enemies & (~enemies + 1);
  return count_bits(hand & (first - 1) & ~((layout.second_copy & first) >> 1));
}

// Two hands together: so many top trumps of the one, whose tricks nobody else can take, and what
// the other has then left, for it may have to throw its lowest trump under each of them.
SureTricks two_hands(const Layout& layout, Places top_hand, Places other, Places enemies,
                     int wanted) {
  const int most = std::min(tops(layout, top_hand, enemies), wanted);
  Places top = top_hand;
  for (int taken = 1; taken <= most; ++taken, top &= top - 1) {
    other &= ~bit_at(63 - std::countl_zero(other));
    SureTricks sure = unmatched_trumps(layout, other, enemies, wanted - taken);
    sure.tricks += taken;
    if (sure.tricks < wanted) continue;
    sure.relevant |= layout.level(std::countr_zero(top));
    return sure;
  }
  return {};
}

}  // namespace

// The matching for one hand, from its highest trump down. `lost` is the largest number of the
// trumps so far that different enemy trumps can match; of the trumps still to come every one may be
// matched by an enemy trump that is not used up.
SureTricks unmatched_trumps(const Layout& layout, Places hand, Places enemies, int wanted) {
  const int enemy_count = count_bits(enemies);
  int rest = count_bits(hand);
  int so_far = 0;
  int lost = 0;
  SureTricks best{std::max(0, rest - enemy_count), {}};
  for (Places left = hand; left != 0 && best.tricks < wanted; left &= left - 1) {
    const int place = std::countr_zero(left);
    ++so_far;
    --rest;
    lost = std::min(lost + 1, count_bits(as_strong(layout, enemies, place)));
    const int sure = so_far - lost + std::max(0, rest - (enemy_count - lost));
    if (sure > best.tricks) best = {sure, layout.level(place)};
  }
  return best;
}

SureTricks sure_trump_tricks(const Layout& layout, Places all, Side side, const Sides& sides,
                             int wanted) {
  SureTricks best;
  if (layout.trump < 0) return best;
  const Places trumps = all & layout.suits[Layout::at(layout.trump)];
  for (Seat seat : all_seats) {
    if (sides.side[seat] != side || !sides.in_play.contains(seat)) continue;
    const Places hand = trumps & layout.own[at(seat)];
    const Places enemies = trumps & ~layout.own_side[at(seat)];
    if (hand == 0 || count_bits(hand) < wanted) continue;
    const SureTricks sure = unmatched_trumps(layout, hand, enemies, wanted);
    if (sure.tricks > best.tricks) best = sure;
  }
  if (best.tricks >= wanted) return best;
  for (Seat seat : all_seats) {
    if (sides.side[seat] != side || !sides.in_play.contains(seat)) continue;
    const Places side_trumps = trumps & layout.own_side[at(seat)];
    const Places hand = side_trumps & layout.own[at(seat)];
    const Places other = side_trumps & ~hand;
    if (hand == 0 || count_bits(other) < wanted) continue;
    const SureTricks both = two_hands(layout, hand, other, trumps & ~side_trumps, wanted);
    if (both.tricks >= wanted) return both;
  }
  return best;
}

}  // namespace RB_CORE
}  // namespace rightbower::solver
