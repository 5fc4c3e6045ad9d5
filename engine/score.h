// The score of one hand (rules.md 1.1, 2.1, 3.1 and the table of section 4).
#pragma once

#include "engine/call.h"
#include "engine/message.h"
#include "engine/rules.h"
#include "engine/seat.h"

namespace rightbower {

// Points by seat: all seats of one team hold the same number, a seat nobody sits at 0.
using Points = PerSeat<int>;

// The same number for every seat of a team.
[[nodiscard]] Points with_points(Points points, SeatSet team, int value);

struct HandScore {
  bool made = false;
  int tricks = 0;  // of the bidding team
  Points points;   // to be added to the score (in games that count down, mostly below zero)
  Message reason;  // "South bid 7 hearts and took 8 tricks"

  friend bool operator==(const HandScore&, const HandScore&) = default;
};

// What a hand played to its end scores; tricks by the seat that won them.
[[nodiscard]] HandScore score_hand(const Rules& rules, const Bid& bid, const PerSeat<int>& tricks);

// What a declared revoke costs and gives, beside the score of the hand or, where
// RevokeRules::ends_hand, in place of it.
[[nodiscard]] Points revoke_points(const Rules& rules, Seat offender);

[[nodiscard]] Points operator+(const Points& a, const Points& b);

// Whether a hand may be claimed as ace-no-face: an ace and no king, queen, jack. Says nothing of
// whether the rules know the claim.
[[nodiscard]] bool is_ace_no_face(CardSet hand);

}  // namespace rightbower
