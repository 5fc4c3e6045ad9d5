// The deals the benchmark solves: always the same, by seed.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/deal.h"
#include "solver/request.h"

namespace rightbower::bench {

using Hands = PerSeat<CardSet>;

// Dealt by these rules from seeds 1, 2, ...
[[nodiscard]] std::vector<Hands> random_hands(const char* rules, int count);

// Double-deck deals on which any solver is slow, the first of each kind by seed: every hand holds
// at least 10 cards in two suits, or has a void.
enum class Freak : std::uint8_t { two_suits, void_suit };
[[nodiscard]] std::vector<Hands> freak_hands(Freak kind, int count);

// Whoever holds 8 or more trumps of a double-deck deal plays them alone and leads.
[[nodiscard]] std::vector<solver::Request> lone_hands(int count);

}  // namespace rightbower::bench
