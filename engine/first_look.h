// What a seat knows who has only his own cards and what was said so far: the Observation of a
// bidder, made without knowing the other hands (observe() needs the whole game).
#pragma once

#include <optional>

#include "engine/observation.h"
#include "engine/result.h"
#include "engine/situation.h"

namespace rightbower {

// Before anybody has spoken. The other seats hold as many cards as he does; cards of the pack
// beyond that lie aside. The rules must not turn a card up.
[[nodiscard]] Observation first_look(const Rules& rules, Seat seat, CardSet hand, Seat dealer,
                                     const Points& score);

// The same after the calls, scores and dealer of a situation in which that seat's hand is known;
// the others need not be. Without a dealer the seat speaks first. Refused, with every reason: a
// hand that is not known ("look.hand-not-known"), a call that may not be made ("auction"), games
// with a turned-up card, and moments after the auction ("look.too-late").
Result<Observation> first_look(const Situation& situation, Seat seat);

// Whose turn it is in the auction so far; no hand need be known. Nobody's without a dealer, in
// games with a turned-up card, and after the auction.
[[nodiscard]] std::optional<Seat> seat_to_call(const Situation& situation);

}  // namespace rightbower
