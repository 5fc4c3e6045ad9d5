#include "tests/solver/symmetry.h"

namespace rightbower::solver {
namespace {

Suit renamed(Suit suit, int how) {
  if (suit == Suit::joker) return suit;
  const bool black = suit == Suit::spades || suit == Suit::clubs;
  if ((how & (black ? 1 : 2)) != 0) suit = same_colour(suit);
  return (how & 4) != 0 ? static_cast<Suit>(index(suit) ^ 1) : suit;
}

Card renamed(Card card, int how) {
  return card.is_joker() ? card : Card(card.rank(), renamed(card.printed_suit(), how));
}

}  // namespace

Request renamed(const Request& request, int how) {
  Request other = request;
  for (CardSet& hand : other.hands.values) {
    CardSet names;
    for (Card card : hand) names = names.with(renamed(card, how));
    hand = names;
  }
  for (Card& card : other.trick) card = renamed(card, how);
  if (const auto trump = trump_suit(request.strain))
    other.strain = static_cast<Strain>(index(renamed(*trump, how)));
  return other;
}

Request turned(const Request& request) {
  Request other = request;
  other.seating.in_play = {};
  for (Seat seat : all_seats) {
    other.hands[next(seat)] = request.hands[seat];
    other.seating.side[next(seat)] = request.seating.side[seat];
    if (request.seating.in_play.contains(seat))
      other.seating.in_play = other.seating.in_play.with(next(seat));
  }
  other.leader = next(request.leader);
  return other;
}

}  // namespace rightbower::solver
