// What a search works with: the deal as bits, what it has proved so far, and what it counts. Shared
// by Search, which answers from outside, and by the recursion of prove.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "solver/layout.h"
#include "solver/pattern_table.h"
#include "solver/profile.h"
#include "solver/sides.h"
#include "solver/stop.h"
#include "solver/weights.h"

namespace rightbower::solver {

// Each idea beyond plain minimax, so that it can be left out and the answers compared.
struct Switches {
  bool patterns = true;  // proofs are kept with the cards they rest on, not with all cards
  bool sure_trumps = true;
  bool quick_tricks = true;
  bool crossing = true;         // quick tricks of partner's, behind an entry
  bool half_levels = true;      // of a card that was led the copy does not matter
  bool skip_irrelevant = true;  // cards as good as one whose rank did not matter are not tried
  bool cutoff_memory = true;
  bool ordering = true;
  bool wide = true;  // the processor's own instructions, where it has them
};

struct SearchParts {
  static constexpr std::uint8_t no_card = 0xFF;
  static constexpr int memory_bits = 14;

  SearchParts(const RankedDeal& deal, const Switches& ideas, const Weights& move_order,
              std::unique_ptr<PatternTable> proofs)
      : layout(deal),
        sides(deal.seating),
        switches(ideas),
        weights(move_order),
        owner_low(layout.own[1] | layout.own[3]),
        owner_high(layout.own[2] | layout.own[3]),
        table(std::move(proofs)) {
    memory.fill(no_card);
    leads.fill(no_card);
  }

  Layout layout;
  Sides sides;
  Switches switches;
  Weights weights;
  Places owner_low;  // the low and the high bit of the number of each card's owner
  Places owner_high;
  std::unique_ptr<PatternTable> table;
  // Cards that settled questions: those of like ones, and leads, of hands of the same lengths.
  using Memory = std::array<std::uint8_t, std::size_t{1} << memory_bits>;
  Memory memory;
  Memory leads;
  std::uint64_t nodes = 0;  // cards tried
  Profile profile;
  const ShouldStop* should_stop = nullptr;
  bool stopped = false;
};

}  // namespace rightbower::solver
