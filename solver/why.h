// Why a card of a line is played, from a closed list, so that a line of play can be read as a
// story. The reason is one of the trick: what the card does to it, with all cards known. It does
// not say that the card is the best one; the solver's numbers say that.
#pragma once

#include <array>
#include <cstdint>

#include "engine/position.h"

namespace rightbower::solver {

// Of several that are true the first in this list is given; opponents and partner are those in
// play.
enum class Why : std::uint8_t {
  only_card,  // there is no other kind to play

  // Opening a trick.
  first_of_two,        // an opponent holds its copy, which loses to it as the later one (also when
                       // it is played to a trick)
  draws_trumps,        // a trump nobody can beat, while an opponent holds trumps
  leads_winner,        // a card nobody can beat
  crosses_to_partner,  // can be beaten, but partner can take the trick then
  drives_out,     // loses to the one higher card the opponents have, and leaves a winner behind
  gives_up_lead,  // the opponents take the trick

  // Taking it, so far.
  overtakes_partner,
  overruffs,
  ruffs,
  takes_cheapest,  // the lowest of the cards that take it, and no opponent can go over it
  takes,           // with a higher one than needed
  covers,          // goes over the cards so far; an opponent can still beat it

  // Leaving it.
  leaves_to_partner,   // partner has it for sure; the hand could take it
  ducks,               // the hand could follow suit and take it
  unblocks,            // not its lowest of the suit, under partner's card
  follows_low,         // its lowest of the suit
  follows,             // higher than needed
  underruffs,          // a trump under a higher one
  keeps_left_guarded,  // spares the last trump beside a left bower while an opponent has the right
  saves_trumps,        // could ruff and take it
  throws_winner,       // a card nobody could beat if it were led
  throws_idle,
};

inline constexpr std::array<Why, 23> all_reasons{
    Why::only_card,     Why::first_of_two,       Why::draws_trumps,
    Why::leads_winner,  Why::crosses_to_partner, Why::drives_out,
    Why::gives_up_lead, Why::overtakes_partner,  Why::overruffs,
    Why::ruffs,         Why::takes_cheapest,     Why::takes,
    Why::covers,        Why::leaves_to_partner,  Why::ducks,
    Why::unblocks,      Why::follows_low,        Why::follows,
    Why::underruffs,    Why::keeps_left_guarded, Why::saves_trumps,
    Why::throws_winner, Why::throws_idle};

// The name under which the language tables explain it: "why.ruffs".
[[nodiscard]] const char* id(Why why);

// The card is a legal play.
[[nodiscard]] Why why(const Position& position, Card card, const Contract& contract,
                      const Seating& seating);

}  // namespace rightbower::solver
