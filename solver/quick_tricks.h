// Tricks the side on lead takes at once: the seat on lead cashes its winners, leads to a winner of
// its partner's, and the partner cashes his.
//
// Nobody of the enemies can do anything about them: no card of theirs beats a winner by rank, and
// none of them can ruff, for whoever still has a trump must follow. What the two partners play
// under each other's winners has to be possible too: neither may be forced to overtake, to ruff or
// to throw a card that is counted on. Every condition errs on the safe side.
#pragma once

#include "engine/seat.h"
#include "solver/bounds.h"
#include "solver/core.h"
#include "solver/layout.h"

namespace rightbower::solver {
inline namespace RB_CORE {

[[nodiscard]] SureTricks quick_tricks(const Layout& layout, Places all, Lengths lengths,
                                      Seat leader, const Sides& sides, int wanted,
                                      bool crossing = true);

}  // namespace RB_CORE
}  // namespace rightbower::solver
