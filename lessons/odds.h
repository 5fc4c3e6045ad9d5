// Exact chances, before a card is played, for a player who sees his own twelve cards of 48: the 36
// others lie in three hands of twelve, every layout as likely as any other.
#pragma once

namespace rightbower::lessons {

inline constexpr int cards_not_seen = 36;
inline constexpr int cards_of_hand = 12;

// Of so many cards that are out (0 to 36), from 0 to 1:
// both opponents hold at least so many,
[[nodiscard]] double both_hold_at_least(int out, int least);
// neither opponent holds more than so many,
[[nodiscard]] double neither_holds_more_than(int out, int most);
// partner holds at least so many.
[[nodiscard]] double partner_holds_at_least(int out, int least);

}  // namespace rightbower::lessons
