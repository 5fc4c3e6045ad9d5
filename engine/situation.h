// Everything the one-line text can say: a deal, what is played in, and the cards played so far.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "engine/deal.h"
#include "engine/position.h"
#include "engine/seat.h"

namespace rightbower {

struct Situation {
  std::string rules = std::string(default_rules_name);  // the name of a preset
  Deal deal;
  std::optional<Seat> dealer;
  std::optional<Strain> trump;
  std::optional<Seat> lead;
  std::optional<Seat> alone;
  std::vector<Card> play;  // in order of play, from lead

  friend bool operator==(const Situation&, const Situation&) = default;
};

// Who plays and on which side, as the situation's seats and alone say.
[[nodiscard]] Seating seating(const Situation& situation);

// The position after all cards of play. Refused, with every reason: no trump or leader given where
// cards were played, a leader who is not in play, a hand in play that is not known, or a card that
// cannot be played (Fault::place.column holds its number in play, from 1, and no line).
Result<Position> replay(const Situation& situation);

}  // namespace rightbower
