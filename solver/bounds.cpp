#include "solver/bounds.h"

#include <algorithm>
#include <bit>

namespace rightbower::solver {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

// Cards of the set as strong as the card at the place or stronger, its copy included.
Places as_strong(const Layout& layout, Places set, int place) {
  return set & layout.down_to[Layout::at(place)];
}

// The matching for one hand, from its highest trump down. `lost` is the largest number of the
// trumps so far that different enemy trumps can match; of the trumps still to come every one may be
// matched by an enemy trump that is not used up.
SureTricks unmatched_trumps(const Layout& layout, Places hand, Places enemies, int wanted) {
  const int enemy_count = std::popcount(enemies);
  int rest = std::popcount(hand);
  int so_far = 0;
  int lost = 0;
  SureTricks best{std::max(0, rest - enemy_count), 0};
  for (Places left = hand; left != 0 && best.tricks < wanted; left &= left - 1) {
    const int place = std::countr_zero(left);
    ++so_far;
    --rest;
    lost = std::min(lost + 1, std::popcount(as_strong(layout, enemies, place)));
    const int sure = so_far - lost + std::max(0, rest - (enemy_count - lost));
    if (sure > best.tricks) best = {sure, layout.down_to[Layout::at(place)]};
  }
  return best;
}

// What the seat on lead sees when it counts its winners.
struct Cashing {
  const Layout& layout;
  Places all;
  Places own;
  Places partner;
  Places enemies;
  Seat leader;
  const Sides& sides;
};

// Rounds of a side suit before an enemy who holds trumps can ruff.
int rounds_before_ruff(const Cashing& cashing, Places suit) {
  int rounds = 16;
  if (cashing.layout.trump < 0) return rounds;
  const Places trumps = cashing.layout.suits[Layout::at(cashing.layout.trump)];
  for (Seat seat : all_seats) {
    const Places hand = cashing.all & cashing.layout.own[at(seat)] & cashing.enemies;
    if ((hand & trumps) != 0) rounds = std::min(rounds, std::popcount(hand & suit));
  }
  return rounds;
}

// Cards from the top that nobody of the enemies beats when they are led, as far as partner can stay
// below them.
SureTricks winners_of_suit(const Cashing& cashing, int suit_index, int wanted) {
  const Layout& layout = cashing.layout;
  const Places suit = cashing.all & layout.suits[Layout::at(suit_index)];
  const bool ruffable = suit_index != layout.trump;
  const int limit = std::min(wanted, ruffable ? rounds_before_ruff(cashing, suit) : 16);
  const Places enemies = suit & cashing.enemies;
  const Places partner = suit & cashing.partner;
  const int partner_length = std::popcount(partner);
  SureTricks sure;
  int counted = 0;
  for (Places own = suit & cashing.own; own != 0 && counted < limit; own &= own - 1) {
    const int place = std::countr_zero(own);
    // Led first it beats its own copies, so only strictly stronger cards are above it.
    const Places stronger = layout.down_to[Layout::at(place)] & (bit_at(place) - 1) &
                            ~((layout.second_copy & bit_at(place)) >> 1);
    if ((enemies & stronger) != 0) break;
    ++counted;
    const int below = std::popcount(partner & ~stronger);
    if (std::min(partner_length, counted) > below) continue;  // partner would have to win one
    sure = {counted, (enemies | partner) == 0 ? 0 : layout.down_to[Layout::at(place)]};
  }
  return sure;
}

}  // namespace

SureTricks sure_trump_tricks(const Layout& layout, Places all, Side side, const Sides& sides,
                             int wanted) {
  SureTricks best;
  if (layout.trump < 0) return best;
  const Places trumps = all & layout.suits[Layout::at(layout.trump)];
  for (Seat seat : all_seats) {
    if (sides.side[seat] != side || !sides.in_play.contains(seat)) continue;
    const Places hand = trumps & layout.own[at(seat)];
    const Places enemies = trumps & ~layout.own_side[at(seat)];
    if (hand == 0) continue;
    const SureTricks sure = unmatched_trumps(layout, hand, enemies, wanted);
    if (sure.tricks > best.tricks) best = sure;
  }
  return best;
}

SureTricks quick_tricks(const Layout& layout, Places all, Seat leader, const Sides& sides,
                        int wanted) {
  const Places own = all & layout.own[at(leader)];
  const Places side = all & layout.own_side[at(leader)];
  // At no trump a joker in another hand takes any trick its holder cannot follow to.
  if (layout.joker && (all & ~own & bit_at(joker_place)) != 0) return {};
  const Cashing cashing{layout, all, own, side & ~own, all & ~side, leader, sides};
  SureTricks sure;
  for (int suit = 0; suit < 5 && sure.tricks < wanted; ++suit) {
    if ((own & layout.suits[Layout::at(suit)]) == 0) continue;
    const SureTricks more = winners_of_suit(cashing, suit, wanted - sure.tricks);
    sure.tricks += more.tricks;
    sure.relevant |= more.relevant;
  }
  // A partner with nothing but trumps must ruff, and the lead goes over to him.
  if (layout.trump >= 0 && (cashing.partner & layout.suits[Layout::at(layout.trump)]) != 0) {
    const Places trumps = layout.suits[Layout::at(layout.trump)];
    sure.tricks = std::min(sure.tricks, std::popcount(cashing.partner & ~trumps));
  }
  return sure;
}

}  // namespace rightbower::solver
