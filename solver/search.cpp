#include "solver/search.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "solver/bits.h"

namespace rightbower::solver {

#ifdef RB_WIDE_CORE
namespace wide {
Proof prove(SearchParts& search, const TrickState& state, int need);
}
#endif

Prove fastest_prove() {
#ifdef RB_WIDE_CORE
  if (__builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
      __builtin_cpu_supports("popcnt"))
    return wide::prove;
#endif
  return prove;
}

Search::Search(const RankedDeal& deal, const Switches& switches, const Weights& weights,
               std::unique_ptr<PatternTable> table)
    : parts_(deal, switches, weights, table ? std::move(table) : std::make_unique<PatternTable>()),
      prove_(switches.wide ? fastest_prove() : prove) {
  parts_.table->clear();
  parts_.table->use(switches.wide ? fastest_pattern_scan() : scan_plain);
}

TrickState Search::state_of(const Request& request) const {
  TrickState state = start(request.leader);
  for (Card card : request.trick) {
    Places cards = legal(layout(), state);
    while (cards != 0 && layout().card(std::countr_zero(cards)) != card) cards &= cards - 1;
    assert(cards != 0);
    state = play(state, std::countr_zero(cards));
  }
  return state;
}

TrickState Search::play(const TrickState& state, int place) const {
  const TrickState after = after_play(layout(), state, place, sides().next[state.to_play]);
  if (after.size < sides().players) return after;
  return TrickState::start(after.all, after.lengths, after.winner);
}

int Search::tricks_left(const TrickState& state) const {
  return count_bits(state.all & layout().own[Layout::at(index(state.to_play))]);
}

int Search::tricks(const TrickState& state) {
  int lower = 0;
  int upper = tricks_left(state);
  int guess = guess_ < 0 ? (upper + 1) / 2 : guess_;
  while (lower < upper) {
    guess = std::clamp(guess, lower + 1, upper);
    const int proved = prove_(parts_, state, guess).tricks;
    if (parts_.stopped) return -1;
    if (proved >= guess)
      lower = proved, guess = proved + 1;
    else
      upper = proved, guess = proved;
  }
  guess_ = lower;
  return lower;
}

}  // namespace rightbower::solver
