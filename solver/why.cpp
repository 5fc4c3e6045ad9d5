#include "solver/why.h"

#include <array>

namespace rightbower::solver {
namespace {

// Whether anybody else in play holds a card that would take a trick led with this one.
bool can_be_beaten(const Position& position, Card lead, const Contract& contract) {
  for (Seat seat : all_seats) {
    if (seat == position.to_play() || !position.in_play().contains(seat)) continue;
    const Trick led = Trick(position.to_play()).with(position.to_play(), lead, contract);
    for (Card card : legal_plays(position.hand(seat), led, contract).once())
      if (contract.beats(card, lead)) return true;
  }
  return false;
}

Why why_led(const Position& position, Card card, const Contract& contract) {
  const bool trump = contract.is_trump(card);
  if (can_be_beaten(position, card, contract)) return trump ? Why::leads_trump : Why::leads;
  return trump ? Why::draws_trumps : Why::leads_winner;
}

}  // namespace

const char* id(Why why) {
  constexpr std::array<const char*, 9> ids{
      "why.leads", "why.leads-winner", "why.leads-trump", "why.draws-trumps", "why.follows",
      "why.beats", "why.ruffs",        "why.discards",    "why.underruffs"};
  return ids[static_cast<std::size_t>(why)];
}

Why why(const Position& position, Card card, const Contract& contract) {
  const Trick& trick = position.trick();
  if (trick.empty()) return why_led(position, card, contract);
  const bool follows = contract.suit_of(card) == trick.suit_led(contract);
  const bool wins = contract.beats(card, trick.winning_card());
  if (follows) return wins ? Why::beats : Why::follows;
  if (wins) return Why::ruffs;
  return contract.is_trump(card) ? Why::underruffs : Why::discards;
}

}  // namespace rightbower::solver
