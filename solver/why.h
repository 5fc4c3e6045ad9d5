// What a card does in its trick, from a closed list, so that a line of play can be read as a story.
#pragma once

#include "engine/position.h"

namespace rightbower::solver {

enum class Why : std::uint8_t {
  leads,         // opens the trick with a card that can be beaten
  leads_winner,  // opens it with a card nobody else in play can beat
  leads_trump,   // opens it with a trump that can be beaten
  draws_trumps,  // opens it with a trump nobody else can beat
  follows,       // follows suit and does not win so far
  beats,         // follows suit and wins so far
  ruffs,         // cannot follow, trumps and wins so far
  discards,      // cannot follow and does not win
  underruffs,    // cannot follow, throws a trump lower than the one that wins
};

// The name under which the language tables explain it: "why.ruffs".
[[nodiscard]] const char* id(Why why);

// The card is a legal play.
[[nodiscard]] Why why(const Position& position, Card card, const Contract& contract);

}  // namespace rightbower::solver
