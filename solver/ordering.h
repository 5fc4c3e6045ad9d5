// Which card to try first. Never changes an answer, only how soon it is found: of the cards that
// settle a question the one with the smallest tree behind it should come early.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "solver/core.h"
#include "solver/layout.h"
#include "solver/sides.h"
#include "solver/trick_state.h"
#include "solver/weights.h"

namespace rightbower::solver {
inline namespace RB_CORE {

// Scores of cards of one trick state.
class Ordering {
 public:
  // Of a lead the place of one that did well before, with hands of these lengths, or -1.
  Ordering(const Layout& layout, const Sides& sides, const Weights& weights,
           const TrickState& state, int lead_before = -1);

  [[nodiscard]] int score(int place) const;

 private:
  [[nodiscard]] int lead_score(int place) const;
  [[nodiscard]] int winning_lead_score(int suit) const;
  [[nodiscard]] int trump_lead_score(Places trumps) const;
  [[nodiscard]] int side_lead_score(int suit, Places cards) const;
  // Who holds the best and the second best of these cards of a suit.
  [[nodiscard]] int shape(Places cards) const;
  [[nodiscard]] int follow_score(int place) const;
  [[nodiscard]] int ruff_score(int place) const;
  [[nodiscard]] int discard_score(int place) const;
  void look_ahead();

  [[nodiscard]] int weight(Feature feature, int variant = 0) const {
    return weights_[static_cast<std::size_t>(static_cast<int>(feature) + variant)];
  }
  [[nodiscard]] int length(Seat seat, int suit) const {
    return suit > 3 ? 0 : static_cast<int>(state_.lengths >> (16 * index(seat) + 4 * suit) & 15);
  }
  [[nodiscard]] bool can_ruff(Seat seat, int suit) const {
    return layout_.trump >= 0 && suit != layout_.trump && length(seat, suit) == 0 &&
           length(seat, layout_.trump) > 0;
  }
  // 0 own, 1 partner, 2 the enemy to the left, 3 the other one; 0 also where there is no card.
  [[nodiscard]] int holder(Places card) const {
    if ((card & enemies_) != 0) return (card & layout_.own[at(left_)]) != 0 ? 2 : 3;
    return (card & partner_) != 0 ? 1 : 0;
  }
  static Places second_best(Places cards) {
    const Places others = cards & (cards - 1);
    return others & (~others + 1);
  }
  // Whether a card of these, still to be played to the trick, takes it from the card at the place.
  [[nodiscard]] bool beaten_by(Places led, Places trumps, int place) const {
    const Places above = stronger(place);
    if (layout_.suit[Layout::at(place)] != state_.led) return (above & trumps) != 0;
    return (above & led) != 0 || trumps != 0;
  }
  [[nodiscard]] Places stronger(int place) const {
    return layout_.down_to[Layout::at(place)] & (bit_at(place) - 1) & state_.all &
           ~((layout_.second_copy & bit_at(place)) >> 1);
  }
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

  const Layout& layout_;
  const Sides& sides_;
  const std::array<int, static_cast<std::size_t>(Feature::count)>& weights_;
  const TrickState& state_;
  Places enemies_;
  Places partner_;
  Seat left_;   // next in play
  Seat right_;  // the last to play of those in play
  Seat partner_seat_;

  int lead_before_;
  int longest_ = 0;  // while leading: the cards of the longest side suit

  // While following: what the seats still to play can beat with, in the suit led and by ruffing.
  int role_ = 0;  // 0 the last seat, 1 partner still follows, 2 partner has played
  bool partner_wins_ = false;
  bool partner_sure_ = false;  // wins, and no enemy can beat him any more
  Places enemy_led_ = 0;
  Places enemy_trumps_ = 0;
  Places partner_led_ = 0;
  Places partner_trumps_ = 0;
};

// The cards of one hand, best first.
class BestFirst {
 public:
  BestFirst() = default;  // in the order of their places
  BestFirst(const Ordering& ordering, Places candidates) {
    for (Places rest = candidates; rest != 0; rest &= rest - 1) {
      const int place = std::countr_zero(rest);
      scored_[size_++] = ordering.score(place) * 64 + (63 - place);
    }
  }

  // Of those that are still candidates.
  [[nodiscard]] int next(Places candidates) const {
    const int* best = nullptr;
    for (const int* card = scored_.data(); card != scored_.data() + size_; ++card)
      if ((candidates & bit_at(place(*card))) != 0 && (best == nullptr || *card > *best))
        best = card;
    return best == nullptr ? std::countr_zero(candidates) : place(*best);
  }

 private:
  static int place(int scored) { return 63 - (scored & 63); }

  std::array<int, 16> scored_;  // the score, and below it the place
  std::size_t size_ = 0;
};

}  // namespace RB_CORE
}  // namespace rightbower::solver
