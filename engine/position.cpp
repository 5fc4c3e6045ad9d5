#include "engine/position.h"

#include <cassert>

namespace rightbower {

CardSet legal_plays(CardSet hand, const Trick& trick, const Contract& contract) {
  if (trick.empty()) return hand;
  const CardSet followers = hand & contract.all_of(trick.suit_led(contract));
  return followers.empty() ? hand : followers;
}

Position::Position(const PerSeat<CardSet>& hands, SeatSet in_play, Seat leader)
    : hands_(hands), in_play_(in_play), trick_(leader), to_play_(leader) {
  assert(in_play.contains(leader));
  for (Seat seat : all_seats) {
    assert(!in_play.contains(seat) || hands[seat].size() == hands[leader].size());
    if (!in_play.contains(seat)) hands_[seat] = {};
  }
}

CardSet Position::legal_plays(const Contract& contract) const {
  return rightbower::legal_plays(hands_[to_play_], trick_, contract);
}

Position Position::after(Card card, const Contract& contract) const {
  assert(legal_plays(contract).contains(card));
  Position played = *this;
  played.hands_[to_play_] = hands_[to_play_].without(card);
  played.trick_ = trick_.with(to_play_, card, contract);
  played.to_play_ = in_play_.next_after(to_play_);
  if (played.trick_.size() == in_play_.size()) {
    const Seat winner = played.trick_.winner();
    ++played.tricks_won_[winner];
    played.trick_ = Trick(winner);
    played.to_play_ = winner;
  }
  return played;
}

std::optional<Message> play_refusal(const Position& position, Card card, const Contract& contract) {
  const Seat seat = position.to_play();
  if (position.over()) return Message{"play.no-cards-left", {card}};
  if (!position.hand(seat).contains(card)) return Message{"play.not-held", {seat, card}};
  if (!position.legal_plays(contract).contains(card))
    return Message{"play.must-follow", {seat, position.trick().suit_led(contract), card}};
  return std::nullopt;
}

}  // namespace rightbower
