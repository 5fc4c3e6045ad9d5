// What a card may have to be tried early for, and the weight of each: a card's score is the sum of
// the weights of its features. Found by `./dev tune`, which counts nodes.
#pragma once

#include <array>
#include <cstdint>

namespace rightbower::solver {

// "Above" is the number of stronger cards of the suit still in play; a "winner" is a card no enemy
// holds a stronger one than.
enum class Feature : std::uint8_t {
  lead_winner,
  lead_winner_ruffed,  // a winner in a suit an enemy can ruff
  lead_trump_winner,
  lead_trump,
  lead_trump_majority,  // per trump the side has more than the enemies
  lead_trump_last,      // the enemies have no trump
  lead_above,           // per card above
  lead_lowest,          // the hand's lowest card of the suit, not its only one
  lead_singleton,       // and not trump
  lead_length,          // per card of the suit in the hand
  lead_partner_length,  // and so on
  lead_left_length,
  lead_right_length,
  lead_partner_ruffs,  // partner is void and has a trump
  lead_left_ruffs,
  lead_right_ruffs,
  lead_copy_out,  // another seat holds a copy of the card
  lead_shape,     // 16: who holds the best and the second best card of the suit
  lead_trump_shape = lead_shape + 16,         // the same for trump leads
  lead_trump_length = lead_trump_shape + 16,  // in place of lead_length and so on
  lead_trump_partner_length,
  lead_trump_left_length,
  lead_trump_right_length,
  lead_partner_ruffs_alone,  // partner can ruff, and no enemy can
  lead_winner_enemy_trumps,  // a winner of a side suit: per trump of the enemies
  lead_to_winner,            // not a winner, but partner has one in the suit
  lead_enemy_above,          // per card above that an enemy holds
  lead_left_void,
  lead_right_void,
  lead_partner_void,
  lead_longest,                           // no other suit of the hand is longer
  lead_third,                             // 4: who holds the third best card of the suit
  lead_winner_next = lead_third + 4,      // 4: the same of the second best, for a winner
  lead_as_before = lead_winner_next + 4,  // settled a question when all hands had these lengths
  lead_suit_as_before,                    // another card of that suit did

  discard_above,
  discard_length,
  discard_partner_length,
  discard_left_length,
  discard_right_length,
  discard_winner,
  discard_guard,    // one card above it, and the hand has at most two of the suit
  discard_to_void,  // the hand's last card of the suit, and it has trumps
  discard_trump,    // below the trump that wins so far
  discard_top,      // 4: who holds the best card of the suit
  discard_top_last = discard_top + 3,

  // Each of these for the last seat, for a seat that partner still follows, and for the others.
  follow_above,
  follow_beats = follow_above + 3,        // beats all so far, and an enemy can still beat it
  follow_sure = follow_beats + 3,         // beats all so far, and no enemy can beat it
  follow_over_partner = follow_sure + 3,  // partner wins so far, and it beats him
  follow_over_sure_partner = follow_over_partner + 3,    // and no enemy could have beaten partner
  follow_before_partner = follow_over_sure_partner + 3,  // beats, and partner could beat as well
  follow_spends_winner = follow_before_partner + 3,      // it is a winner of its suit
  ruff_sure = follow_spends_winner + 3,
  ruff_beats = ruff_sure + 3,
  ruff_above = ruff_beats + 3,
  ruff_winner = ruff_above + 3,                 // with a trump that is a winner anyway
  ruff_length = ruff_winner + 3,                // per trump in the hand
  ruff_partner = ruff_length + 3,               // partner wins so far
  ruff_sure_partner = ruff_partner + 3,         // and no enemy can beat him
  ruff_before_partner = ruff_sure_partner + 3,  // partner could beat as well
  count = ruff_before_partner + 3
};

// One column for suit contracts, one for no trump and LOW.
using Weights = std::array<std::array<int, static_cast<std::size_t>(Feature::count)>, 2>;
[[nodiscard]] const Weights& default_weights();

}  // namespace rightbower::solver
