// Small parts that the sources of answers share.
#pragma once

#include <cassert>
#include <utility>
#include <vector>

#include "lessons/asked.h"

namespace rightbower::lessons {

[[nodiscard]] inline Answer of_number(int number) { return {{}, number}; }
[[nodiscard]] inline Answer of_cards(std::vector<Card> cards) {
  return {std::move(cards), std::nullopt};
}
[[nodiscard]] inline Answer of_options(std::vector<Option> options) {
  return {{}, std::nullopt, std::move(options)};
}
[[nodiscard]] inline Answer of_yes(bool yes) { return of_options({yes ? YesNo::yes : YesNo::no}); }

[[nodiscard]] inline CardSet hand_of(const Asked& asked, Seat seat) {
  assert(asked.board);
  return asked.board->situation.deal[seat].cards;
}

// All trumps of the pack; none at no trump.
[[nodiscard]] inline CardSet trumps(const Contract& contract) {
  return contract.trump() ? contract.all_of(*contract.trump()) : CardSet();
}

// A special as it scores, whoever bids it in whatever strain.
[[nodiscard]] inline Bid bid_of(const Special& special) {
  return {Seat::north, special.level, special.id, Strain::spades};
}

// The rules of a lesson's facts: those of its board, else the default ones.
[[nodiscard]] inline const Rules& rules_of(const Asked& asked) {
  return asked.board ? rightbower::rules_of(asked.board->situation)
                     : *find_rules(default_rules_name);
}

}  // namespace rightbower::lessons
