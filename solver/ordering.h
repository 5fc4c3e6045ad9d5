// Which card to try first. Never changes an answer, only how soon it is found: of the cards that
// settle a question the one with the smallest tree behind it should come early.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/bounds.h"
#include "solver/layout.h"
#include "solver/trick_state.h"

namespace rightbower::solver {

// What a feature of a card is worth; found by tuning on node counts.
enum class Feature : std::uint8_t {
  lead_winner,  // nobody of the enemies can beat it by rank
  lead_winner_trump,
  lead_length,  // per card of the suit in the hand
  lead_partner_length,
  lead_enemy_length,    // per card of both enemies
  lead_partner_top,     // partner holds the best card of the suit
  lead_to_partner_top,  // and this is not a winner itself
  lead_partner_ruffs,
  lead_left_ruffs,  // the enemy to play next is void and has a trump
  lead_right_ruffs,
  lead_trump,
  lead_low,       // per card of the suit above it
  lead_left_top,  // the best card of the suit is with the enemy to the left
  lead_right_top,
  lead_singleton,
  follow_sure,          // beats, and no enemy still to play can beat it
  follow_beats,         // beats for now
  follow_over_partner,  // beats partner, who wins so far
  follow_cheap,         // per card of the suit above it
  ruff,
  discard_length,  // per card of the suit in the hand
  discard_low,     // per card of the suit above it
  discard_winner,  // the best card of its suit
  discard_trump,
  discard_guard,         // one card above it, and the hand has no third card of the suit
  discard_partner_suit,  // per card partner holds in the suit
  follow_left_to_play,   // beats for now and partner plays later
  count
};

// One column for suit contracts, one for no trump and LOW.
using Weights = std::array<std::array<int, static_cast<std::size_t>(Feature::count)>, 2>;
[[nodiscard]] const Weights& default_weights();

// Scores of cards of one trick state.
class Ordering {
 public:
  Ordering(const Layout& layout, const Sides& sides, const Weights& weights,
           const TrickState& state);

  [[nodiscard]] int score(int place) const;

 private:
  [[nodiscard]] int lead_score(int place) const;
  [[nodiscard]] int follow_score(int place) const;
  [[nodiscard]] int discard_score(int place) const;
  [[nodiscard]] int weight(Feature feature) const {
    const auto column = static_cast<std::size_t>(layout_.trump < 0);
    return weights_[column][static_cast<std::size_t>(feature)];
  }
  [[nodiscard]] int length(Seat seat, int suit) const {
    return suit > 3 ? 0 : static_cast<int>(state_.lengths >> (16 * index(seat) + 4 * suit) & 15);
  }
  [[nodiscard]] bool can_ruff(Seat seat, int suit) const {
    return layout_.trump >= 0 && suit != layout_.trump && length(seat, suit) == 0 &&
           length(seat, layout_.trump) > 0;
  }
  // Whether an enemy who plays after this seat in the trick can still beat the card.
  [[nodiscard]] bool can_still_be_beaten(int place) const;
  [[nodiscard]] Places stronger(int place) const {
    return layout_.down_to[Layout::at(place)] & (bit_at(place) - 1) & state_.all &
           ~((layout_.second_copy & bit_at(place)) >> 1);
  }

  const Layout& layout_;
  const Sides& sides_;
  const Weights& weights_;
  const TrickState& state_;
  Places enemies_;
  Places partner_;
  Seat left_;   // next in play
  Seat right_;  // the last to play of those in play
  Seat partner_seat_;
};

}  // namespace rightbower::solver
