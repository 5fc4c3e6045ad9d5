// Random requests on tiny packs full of ties, where wrong rules for equal cards show: few ranks,
// two copies of most, often two suits of one colour, a joker at times, seats out in every position,
// two and three seats, cards already in the trick, every strain.
#pragma once

#include "solver/request.h"

namespace rightbower::solver {

// The same request for the same number, with so many cards a hand (2 to 6).
[[nodiscard]] Request small_request(std::uint64_t number, int hand_size);

// For messages: the whole request in one line.
[[nodiscard]] std::string text_of(const Request& request);

}  // namespace rightbower::solver
