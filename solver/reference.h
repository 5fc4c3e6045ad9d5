// The judge of every other solver: plain minimax over positions, short enough to check by eye,
// never made faster. Equal cards are one play; whole tricks are remembered, nothing else is clever.
#pragma once

#include <vector>

#include "solver/request.h"

namespace rightbower::solver {

// Tricks the leader's side still takes, the current trick counted, all cards known.
[[nodiscard]] int reference_tricks(const Request& request);

struct ReferenceValue {
  Card card;
  int tricks;
};
// Every legal kind, with the tricks of the side to act.
[[nodiscard]] std::vector<ReferenceValue> reference_values(const Request& request);

}  // namespace rightbower::solver
