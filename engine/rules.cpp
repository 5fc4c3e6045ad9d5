#include "engine/rules.h"

#include <algorithm>
#include <array>

namespace rightbower {
namespace {

// All ranks from the ace down to the lowest, so many copies of each, and perhaps a joker.
CardSet make_pack(Rank lowest, int copies, bool joker) {
  CardSet pack;
  for (Suit suit : printed_suits)
    for (Rank rank : all_ranks)
      if (rank <= lowest) pack = pack.with({rank, suit});
  if (copies == 2) pack = pack.twice();
  return joker ? pack.with(Card::joker()) : pack;
}

}  // namespace

std::span<const Rules> rules_presets() {
  constexpr SeatSet four = SeatSet::all();
  static const std::array<Rules, 6> presets{{
      {"double-deck", make_pack(Rank::nine, 2, false), 12, four},
      {"single-deck", make_pack(Rank::nine, 1, false), 6, four},
      {"euchre", make_pack(Rank::nine, 1, false), 5, four},
      {"two-handed", make_pack(Rank::nine, 1, false), 5, {Seat::south, Seat::west}},
      {"euchre-three", make_pack(Rank::nine, 1, false), 5, four.without(Seat::south)},
      {"railroad", make_pack(Rank::seven, 1, true), 5, four},
  }};
  return presets;
}

const Rules* find_rules(std::string_view name) {
  const auto presets = rules_presets();
  const auto found = std::ranges::find(presets, name, &Rules::name);
  return found == presets.end() ? nullptr : &*found;
}

}  // namespace rightbower
