// Tricks that need no search: what a side takes whatever the others do. Each bound says on which
// cards it rests, as the search does.
#pragma once

#include "engine/seat.h"
#include "solver/core.h"
#include "solver/layout.h"
#include "solver/sides.h"

namespace rightbower::solver {
inline namespace RB_CORE {

// Tricks that are sure, and what they rest on.
struct SureTricks {
  int tricks = 0;
  Relevance relevant;
};

// Trump tricks of one side, whoever leads: each trump of a hand loses only to an enemy trump as
// high or higher, a different one each time, so a hand takes as many as cannot be matched. The
// better hand of the side counts. Stops at wanted, so that nothing matters beyond what was needed;
// hands with fewer trumps than that are not looked at.
[[nodiscard]] SureTricks sure_trump_tricks(const Layout& layout, Places all, Side side,
                                           const Sides& sides, int wanted);

// The same for one hand: trumps of it and of its enemies.
[[nodiscard]] SureTricks unmatched_trumps(const Layout& layout, Places hand, Places enemies,
                                          int wanted);

}  // namespace RB_CORE
}  // namespace rightbower::solver
