// The recursion of the search: does the first side (Side::north_south, as the request labels it)
// take at least so many of the tricks left?
#pragma once

#include "solver/core.h"
#include "solver/layout.h"
#include "solver/search_parts.h"
#include "solver/trick_state.h"

namespace rightbower::solver {

// A bound on the tricks of the first side: at least that many if it is need or more, at most that
// many if it is less. It holds for every position that agrees on the relevant places. Means nothing
// once the search is stopped.
struct Proof {
  int tricks = 0;
  Relevance relevant;
};

using Prove = Proof (*)(SearchParts& search, const TrickState& state, int need);

inline namespace RB_CORE {

[[nodiscard]] Proof prove(SearchParts& search, const TrickState& state, int need);

// The card to try first of these.
[[nodiscard]] int first_choice(const SearchParts& search, const TrickState& state,
                               Places candidates);

}  // namespace RB_CORE

// The recursion as this processor runs it fastest.
[[nodiscard]] Prove fastest_prove();

}  // namespace rightbower::solver
