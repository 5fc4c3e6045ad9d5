#include "solver/ordering.h"

#include <bit>

namespace rightbower::solver {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace

const Weights& default_weights() {
  static const Weights weights{{
      // In the order of Feature: suit contracts, then no trump and LOW.
      {76, -11, 2,  -3,  26, 35, 6, 34, -47, -15, -4, 2,   -42, -8,
       21, 64,  15, -17, 3,  5,  1, 3,  -18, -42, -8, -15, -6},
      {40, 8,  2,  0,   6, 15, 25, 12, 13,  -5,  11, 2, -40, 6,
       6,  60, 12, -40, 5, 42, -6, 2,  -16, -25, -2, 0, -4},
  }};
  return weights;
}

Ordering::Ordering(const Layout& layout, const Sides& sides, const Weights& weights,
                   const TrickState& state)
    : layout_(layout),
      sides_(sides),
      weights_(weights),
      state_(state),
      enemies_(state.all & ~layout.own_side[at(state.to_play)]),
      partner_(state.all & layout.own_side[at(state.to_play)] & ~layout.own[at(state.to_play)]),
      left_(sides.in_play.next_after(state.to_play)),
      right_(state.to_play),
      partner_seat_(partner(state.to_play)) {
  for (Seat seat = left_; seat != state.to_play; seat = sides.in_play.next_after(seat))
    right_ = seat;
}

int Ordering::score(int place) const {
  if (state_.empty()) return lead_score(place);
  const bool follows = layout_.suit[Layout::at(place)] == state_.led;
  const bool beats = layout_.beats(place, state_.best);
  return follows || beats ? follow_score(place) : discard_score(place);
}

int Ordering::lead_score(int place) const {
  const int suit = layout_.suit[Layout::at(place)];
  const Places cards = state_.all & layout_.suits[Layout::at(suit)];
  const bool trump = suit == layout_.trump;
  const bool winner = (stronger(place) & enemies_) == 0;
  int score = weight(Feature::lead_low) * std::popcount(stronger(place));
  if (winner)
    score += weight(Feature::lead_winner) + (trump ? weight(Feature::lead_winner_trump) : 0);
  if (trump) score += weight(Feature::lead_trump);
  score += weight(Feature::lead_length) * length(state_.to_play, suit);
  score += weight(Feature::lead_partner_length) * length(partner_seat_, suit);
  score += weight(Feature::lead_enemy_length) * (length(left_, suit) + length(right_, suit));
  if (length(state_.to_play, suit) == 1) score += weight(Feature::lead_singleton);
  const Places top = cards & (~cards + 1);
  if ((top & partner_) != 0) {
    score += weight(Feature::lead_partner_top);
    if (!winner) score += weight(Feature::lead_to_partner_top);
  } else if ((top & enemies_) != 0) {
    const bool left = (top & layout_.own[at(left_)]) != 0;
    score += weight(left ? Feature::lead_left_top : Feature::lead_right_top);
  }
  if (can_ruff(partner_seat_, suit) && partner_ != 0) score += weight(Feature::lead_partner_ruffs);
  if (can_ruff(left_, suit)) score += weight(Feature::lead_left_ruffs);
  if (can_ruff(right_, suit)) score += weight(Feature::lead_right_ruffs);
  return score;
}

bool Ordering::can_still_be_beaten(int place) const {
  const int suit = layout_.suit[Layout::at(place)];
  Seat seat = state_.to_play;
  for (int left = sides_.in_play.size() - state_.size - 1; left > 0; --left) {
    seat = sides_.in_play.next_after(seat);
    const Places hand = enemies_ & layout_.own[at(seat)];
    if (hand == 0) continue;
    const bool follows = length(seat, state_.led) > 0;
    if (suit == state_.led ? (stronger(place) & hand) != 0 && follows
                           : !follows && (stronger(place) & hand) != 0)
      return true;
    if (suit == state_.led && can_ruff(seat, state_.led)) return true;
  }
  return false;
}

int Ordering::follow_score(int place) const {
  const int above = std::popcount(stronger(place));
  int score = weight(Feature::follow_cheap) * above;
  if (!layout_.beats(place, state_.best)) return score;
  if (layout_.suit[Layout::at(place)] != state_.led) score += weight(Feature::ruff);
  const bool over_partner = sides_.side[state_.winner] == sides_.side[state_.to_play];
  if (over_partner) score += weight(Feature::follow_over_partner);
  if (!over_partner && state_.size + 2 < sides_.in_play.size())
    score += weight(Feature::follow_left_to_play);
  score += weight(can_still_be_beaten(place) ? Feature::follow_beats : Feature::follow_sure);
  return score;
}

int Ordering::discard_score(int place) const {
  const int suit = layout_.suit[Layout::at(place)];
  int score = weight(Feature::discard_low) * std::popcount(stronger(place));
  score += weight(Feature::discard_length) * length(state_.to_play, suit);
  const Places above = stronger(place);
  if (above == 0) score += weight(Feature::discard_winner);
  if ((above & (above - 1)) == 0 && above != 0 && length(state_.to_play, suit) <= 2)
    score += weight(Feature::discard_guard);
  score += weight(Feature::discard_partner_suit) * length(partner_seat_, suit);
  if (suit == layout_.trump) score += weight(Feature::discard_trump);
  return score;
}

}  // namespace rightbower::solver
