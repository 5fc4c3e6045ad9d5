// A trick in progress inside the search, as a value of a few words.
#pragma once

#include <bit>

#include "engine/seat.h"
#include "solver/core.h"
#include "solver/layout.h"

namespace rightbower::solver {

struct TrickState {
  Places all = 0;             // cards not yet played
  Lengths lengths = 0;        // of these
  Places played = 0;          // the cards of the trick
  int best = -1;              // place of the winning card, -1 while the trick is empty
  int led = -1;               // suit to follow, -1 while the trick is empty
  int size = 0;               // cards in the trick
  bool first_of_suit = true;  // the winning card was the first of its suit in the trick
  Seat to_play = Seat::north;
  Seat winner = Seat::north;  // so far

  [[nodiscard]] static TrickState start(Places all, Lengths lengths, Seat leader) {
    return {all, lengths, 0, -1, -1, 0, true, leader, leader};
  }
  [[nodiscard]] bool empty() const { return size == 0; }
};

inline namespace RB_CORE {

// After a play; the trick is not cleared away when it is complete. Whether the card is led is known
// when compiled.
// Built from its parts, not changed in a copy: a copy would wait for the narrow stores before it.
template <bool leading>
[[nodiscard]] TrickState after_play(const Layout& layout, const TrickState& state, int place,
                                    Seat next_seat) {
  const bool wins = leading || layout.beats(place, state.best);
  const int suit = layout.suit[Layout::at(place)];
  const bool first = (state.played & layout.suits[Layout::at(suit)]) == 0;
  return {state.all & ~bit_at(place),         state.lengths - layout.unit[Layout::at(place)],
          state.played | bit_at(place),       wins ? place : state.best,
          leading ? suit : state.led,         state.size + 1,
          wins ? first : state.first_of_suit, next_seat,
          wins ? state.to_play : state.winner};
}
[[nodiscard]] inline TrickState after_play(const Layout& layout, const TrickState& state, int place,
                                           Seat next_seat) {
  return state.empty() ? after_play<true>(layout, state, place, next_seat)
                       : after_play<false>(layout, state, place, next_seat);
}

// The cards the seat to play may play.
template <bool leading>
[[nodiscard]] inline Places legal(const Layout& layout, const TrickState& state) {
  const Places hand = state.all & layout.own[Layout::at(index(state.to_play))];
  if (leading) return hand;
  const Places followers = hand & layout.suits[Layout::at(state.led)];
  return followers != 0 ? followers : hand;
}

[[nodiscard]] inline Places legal(const Layout& layout, const TrickState& state) {
  return state.empty() ? legal<true>(layout, state) : legal<false>(layout, state);
}

// Cards of a hand that are interchangeable with the hand's next higher card of the suit: every card
// between the two, copies of either included, is in the hand. Of the trick only the card that wins
// so far lies between cards; the others can never matter again. What is left of a hand without
// these is the highest card of each class.
//
// One addition does all suits: from below each own card a carry runs down over the places of cards
// that are gone and stops at the next card there is, or at the end of the lane.
[[nodiscard]] inline Places joined_to_higher(const Layout& layout, const TrickState& state) {
  const Places present = state.all | (state.best >= 0 ? bit_at(state.best) : 0);
  const Places second = layout.second_copy & present & (present << 1);  // with its copy present
  const Places whole =
      state.all & layout.own[Layout::at(index(state.to_play))] & ~(second | second >> 1);
  const Places gone = ~(present | lane_stops);
  return ((whole << 1) + gone) & present & whole & ~bit_at(joker_place);
}

// Of these the lowest card of the class of one that is not joined to a higher card.
[[nodiscard]] inline int lowest_of_class(const Layout& layout, const TrickState& state,
                                         Places joined, int place) {
  const Places hand = state.all & layout.own[Layout::at(index(state.to_play))];
  const Places below =
      hand & layout.suits[layout.suit[Layout::at(place)]] & ~(bit_at(place) | (bit_at(place) - 1));
  int lowest = place;
  for (Places rest = below; rest != 0; rest &= rest - 1) {
    if ((joined & rest & (~rest + 1)) == 0) break;
    lowest = std::countr_zero(rest);
  }
  return lowest;
}

}  // namespace RB_CORE

}  // namespace rightbower::solver
