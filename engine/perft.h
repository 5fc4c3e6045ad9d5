// In how many ways the next n cards can be played: the engine's own signature.
//
// The count tells whether following suit, the bowers' suit and the winner's lead are right; split
// by the tricks the sides take it tells who won, too. Two equal cards are one play.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/contract.h"
#include "engine/position.h"
#include "engine/seat.h"

namespace rightbower {

// ways[t]: sequences of plays after which north-south have won t tricks more than at the start.
// Every number of tricks that is left has its place, from 0 on. A number too large for its type
// stays at the largest.
using Ways = std::vector<std::uint64_t>;

struct PerftSettings {
  // The cards left and the leader say all about what can follow, so what was counted between two
  // tricks can be kept: the same counts, in a small part of the time.
  bool memo = true;
  std::function<bool()> should_stop;  // asked now and then; none: never
};

// All sequences of the next n cards, or of all cards where fewer are left. Nothing when stopped.
[[nodiscard]] std::optional<Ways> perft(const Position& position, const Contract& contract,
                                        const PerSeat<Side>& sides, int n,
                                        const PerftSettings& settings = {});

// How many sequences there are, whoever wins the tricks.
[[nodiscard]] std::uint64_t total(const Ways& ways);

// Cards still to be played: perft of this many counts complete sequences.
[[nodiscard]] int cards_left(const Position& position);

}  // namespace rightbower
