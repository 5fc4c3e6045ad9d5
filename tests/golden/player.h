// A simple player for printed matches: sees its own cards only, bids on what they look worth and
// plays high or low. Not a good player, but always the same one.
#pragma once

#include "engine/game.h"
#include "engine/random.h"

namespace rightbower::tests {

// How much the players like their cards in one hand, in tricks: the same for all of them, so that
// now and then nobody bids, or somebody tries everything.
[[nodiscard]] double random_mood(Random& random);

// What the seat to act does; always legal.
[[nodiscard]] GameAction choose_action(const Game& game, double mood);

}  // namespace rightbower::tests
