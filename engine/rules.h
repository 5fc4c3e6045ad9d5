// The rules in force, as plain data with named presets. Nothing is hard-coded to one game: whoever
// needs to know a pack, a hand size or the seats asks the Rules.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/card_set.h"
#include "engine/seat.h"

namespace rightbower {

struct Rules {
  std::string name;   // "double-deck"
  CardSet pack;       // every card, a kind twice where the pack has two copies
  int hand_size = 0;  // cards dealt to each seat
  SeatSet seats;      // who sits at the table

  friend bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr std::string_view default_rules_name = "double-deck";

// Every preset, the default first.
[[nodiscard]] std::span<const Rules> rules_presets();

// The preset of that name, or null.
[[nodiscard]] const Rules* find_rules(std::string_view name);

}  // namespace rightbower
