// The match: when it is won, and by whom (rules.md, "target and win rule").
#pragma once

#include <optional>
#include <string>

#include "engine/message.h"
#include "engine/rules.h"
#include "engine/score.h"
#include "engine/seat.h"

namespace rightbower {

// How the bidding team fared, for the rules that look at it.
struct HandVerdict {
  Seat bidder = Seat::north;
  bool made = false;
};

struct MatchState {
  Points score;
  SeatSet winner;    // the team that has won; empty while the match goes on
  bool tie = false;  // several teams would have won with equal scores: one more hand
  Message reason;    // why it is won, or why not yet

  [[nodiscard]] bool over() const { return !(winner == SeatSet{}); }
  friend bool operator==(const MatchState&, const MatchState&) = default;
};

// "NS", "EW", "S": a team by its seats.
[[nodiscard]] std::string to_string(SeatSet team);

// The score before the first hand.
[[nodiscard]] Points starting_score(const Rules& rules);

// After a hand. Without a verdict (thrown in, or points alone are known) nobody made or set a bid:
// rules that ask for that then have no winner.
[[nodiscard]] MatchState match_after(const Rules& rules, const Points& before, const Points& gained,
                                     std::optional<HandVerdict> verdict);

}  // namespace rightbower
