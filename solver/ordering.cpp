#include "solver/ordering.h"

#include <algorithm>
#include <bit>

#include "solver/bits.h"

namespace rightbower::solver {
inline namespace RB_CORE {

Ordering::Ordering(const Layout& layout, const Sides& sides, const Weights& weights,
                   const TrickState& state, int lead_before)
    : layout_(layout),
      sides_(sides),
      weights_(weights[layout.trump < 0 ? 1U : 0U]),
      state_(state),
      enemies_(state.all & ~layout.own_side[at(state.to_play)]),
      partner_(state.all & layout.own_side[at(state.to_play)] & ~layout.own[at(state.to_play)]),
      left_(sides.next[state.to_play]),
      right_(sides.before[state.to_play]),
      partner_seat_(partner(state.to_play)),
      lead_before_(lead_before) {
  if (!state.empty()) {
    look_ahead();
    return;
  }
  for (int suit = 0; suit < 4; ++suit)
    if (suit != layout.trump) longest_ = std::max(longest_, length(state.to_play, suit));
}

void Ordering::look_ahead() {
  const int still_to_play = sides_.players - state_.size - 1;
  role_ = still_to_play == 0 ? 0 : 2;
  const Places trumps = layout_.trump < 0 ? 0 : layout_.suits[Layout::at(layout_.trump)];
  const Places led = layout_.suits[Layout::at(state_.led)];
  Seat seat = state_.to_play;
  for (int i = 0; i < still_to_play; ++i) {
    seat = sides_.next[seat];
    const Places hand = state_.all & layout_.own[at(seat)];
    const bool follows = (hand & led) != 0;
    const bool enemy = (hand & enemies_) != 0;
    if (!enemy) role_ = 1;
    (enemy ? enemy_led_ : partner_led_) |= hand & led;
    if (!follows) (enemy ? enemy_trumps_ : partner_trumps_) |= hand & trumps;
  }
  partner_wins_ = sides_.side[state_.winner] == sides_.side[state_.to_play];
  partner_sure_ = partner_wins_ && !beaten_by(enemy_led_, enemy_trumps_, state_.best);
}

int Ordering::score(int place) const {
  if (state_.empty()) return lead_score(place);
  if (layout_.suit[Layout::at(place)] == state_.led) return follow_score(place);
  return layout_.beats(place, state_.best) ? ruff_score(place) : discard_score(place);
}

int Ordering::lead_score(int place) const {
  const int suit = layout_.suit[Layout::at(place)];
  const Places cards = state_.all & layout_.suits[Layout::at(suit)];
  const Places above = stronger(place);
  int score = weight(Feature::lead_above) * count_bits(above);
  score += weight(Feature::lead_enemy_above) * count_bits(above & enemies_);
  score += suit == layout_.trump ? trump_lead_score(cards) : side_lead_score(suit, cards);
  if ((above & enemies_) == 0) {
    score +=
        winning_lead_score(suit) + weight(Feature::lead_winner_next, holder(second_best(cards)));
  } else if (const Places his = cards & partner_; his != 0) {
    if ((stronger(std::countr_zero(his)) & enemies_) == 0) score += weight(Feature::lead_to_winner);
  }
  if (place == lead_before_)
    score += weight(Feature::lead_as_before);
  else if (lead_before_ >= 0 && layout_.suit[Layout::at(lead_before_)] == suit)
    score += weight(Feature::lead_suit_as_before);
  const Places own = cards & ~enemies_ & ~partner_;
  if (own >> place == 1 && own != bit_at(place)) score += weight(Feature::lead_lowest);
  const Places copies = layout_.second_copy & cards & (cards << 1);
  if (((copies | copies >> 1) & bit_at(place)) != 0) score += weight(Feature::lead_copy_out);
  return score;
}

int Ordering::winning_lead_score(int suit) const {
  if (suit == layout_.trump) return weight(Feature::lead_trump_winner);
  const bool ruffed = can_ruff(left_, suit) || can_ruff(right_, suit);
  int score = weight(ruffed ? Feature::lead_winner_ruffed : Feature::lead_winner);
  if (layout_.trump >= 0)
    score += weight(Feature::lead_winner_enemy_trumps) *
             count_bits(layout_.suits[Layout::at(layout_.trump)] & enemies_);
  return score;
}

int Ordering::trump_lead_score(Places trumps) const {
  const int enemy_trumps = count_bits(trumps & enemies_);
  int score = weight(Feature::lead_trump);
  score += weight(Feature::lead_trump_majority) * (count_bits(trumps) - 2 * enemy_trumps);
  if (enemy_trumps == 0) score += weight(Feature::lead_trump_last);
  score += weight(Feature::lead_trump_length) * length(state_.to_play, layout_.trump);
  score += weight(Feature::lead_trump_partner_length) * count_bits(trumps & partner_);
  score += weight(Feature::lead_trump_left_length) * length(left_, layout_.trump);
  score += weight(Feature::lead_trump_right_length) * length(right_, layout_.trump);
  return score + weight(Feature::lead_trump_shape, shape(trumps));
}

int Ordering::side_lead_score(int suit, Places cards) const {
  const bool left_ruffs = can_ruff(left_, suit);
  const bool right_ruffs = can_ruff(right_, suit);
  const int own_length = length(state_.to_play, suit);
  int score = own_length == 1 ? weight(Feature::lead_singleton) : 0;
  score += weight(Feature::lead_length) * own_length;
  score += weight(Feature::lead_partner_length) * count_bits(cards & partner_);
  score += weight(Feature::lead_left_length) * length(left_, suit);
  score += weight(Feature::lead_right_length) * length(right_, suit);
  if (partner_ != 0 && can_ruff(partner_seat_, suit))
    score += weight(Feature::lead_partner_ruffs) +
             (left_ruffs || right_ruffs ? 0 : weight(Feature::lead_partner_ruffs_alone));
  if (length(left_, suit) == 0) score += weight(Feature::lead_left_void);
  if (length(right_, suit) == 0) score += weight(Feature::lead_right_void);
  if ((cards & partner_) == 0) score += weight(Feature::lead_partner_void);
  if (own_length == longest_) score += weight(Feature::lead_longest);
  if (left_ruffs) score += weight(Feature::lead_left_ruffs);
  if (right_ruffs) score += weight(Feature::lead_right_ruffs);
  const Places third = second_best(cards & (cards - 1));
  score += weight(Feature::lead_third, holder(third));
  return score + weight(Feature::lead_shape, shape(cards));
}

int Ordering::shape(Places cards) const {
  return 4 * holder(cards & (~cards + 1)) + holder(second_best(cards));
}

int Ordering::follow_score(int place) const {
  const Places above = stronger(place);
  int score = weight(Feature::follow_above, role_) * count_bits(above);
  if ((above & enemies_) == 0) score += weight(Feature::follow_spends_winner, role_);
  if (!layout_.beats(place, state_.best)) return score;
  const bool beaten = beaten_by(enemy_led_, enemy_trumps_, place);
  score += weight(beaten ? Feature::follow_beats : Feature::follow_sure, role_);
  if (partner_sure_)
    score += weight(Feature::follow_over_sure_partner, role_);
  else if (partner_wins_)
    score += weight(Feature::follow_over_partner, role_);
  if (beaten_by(partner_led_, partner_trumps_, state_.best))
    score += weight(Feature::follow_before_partner, role_);
  return score;
}

int Ordering::ruff_score(int place) const {
  const Places above = stronger(place);
  int score = weight(Feature::ruff_above, role_) * count_bits(above);
  if ((above & enemies_) == 0) score += weight(Feature::ruff_winner, role_);
  score +=
      weight(Feature::ruff_length, role_) * length(state_.to_play, layout_.suit[Layout::at(place)]);
  const bool beaten = beaten_by(enemy_led_, enemy_trumps_, place);
  score += weight(beaten ? Feature::ruff_beats : Feature::ruff_sure, role_);
  if (partner_sure_)
    score += weight(Feature::ruff_sure_partner, role_);
  else if (partner_wins_)
    score += weight(Feature::ruff_partner, role_);
  if (beaten_by(partner_led_, partner_trumps_, state_.best))
    score += weight(Feature::ruff_before_partner, role_);
  return score;
}

int Ordering::discard_score(int place) const {
  const int suit = layout_.suit[Layout::at(place)];
  const Places cards = state_.all & layout_.suits[Layout::at(suit)];
  const Places above = stronger(place);
  const int own_length = length(state_.to_play, suit);
  int score = weight(Feature::discard_above) * count_bits(above);
  score += weight(Feature::discard_length) * own_length;
  score += weight(Feature::discard_partner_length) * count_bits(cards & partner_);
  score += weight(Feature::discard_left_length) * length(left_, suit);
  score += weight(Feature::discard_right_length) * length(right_, suit);
  if ((above & enemies_) == 0) score += weight(Feature::discard_winner);
  if (above != 0 && (above & (above - 1)) == 0 && own_length <= 2)
    score += weight(Feature::discard_guard);
  if (suit == layout_.trump)
    score += weight(Feature::discard_trump);
  else if (own_length == 1 && layout_.trump >= 0 && length(state_.to_play, layout_.trump) > 0)
    score += weight(Feature::discard_to_void);
  return score + weight(Feature::discard_top, holder(cards & (~cards + 1)));
}

}  // namespace RB_CORE
}  // namespace rightbower::solver
