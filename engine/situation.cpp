#include "engine/situation.h"

namespace rightbower {
namespace {

// What must be known before any card can be played.
Faults missing_for_play(const Situation& situation) {
  Faults faults;
  if (!situation.trump && !situation.play.empty()) faults.push_back({{}, {"play.no-trump", {}}});
  if (!situation.lead) faults.push_back({{}, {"play.no-lead", {}}});
  const SeatSet in_play = seating(situation).in_play;
  if (situation.lead && !in_play.contains(*situation.lead))
    faults.push_back({{}, {"play.leader-not-in-play", {*situation.lead}}});
  for (Seat seat : all_seats)
    if (in_play.contains(seat) && situation.deal.not_known().contains(seat))
      faults.push_back({{}, {"play.hand-not-known", {seat}}});
  return faults;
}

// Why the seat to play may not play this card, if so.
std::optional<Message> refusal(const Position& position, Card card, const Contract& contract) {
  const Seat seat = position.to_play();
  if (position.over()) return Message{"play.no-cards-left", {card}};
  if (!position.hand(seat).contains(card)) return Message{"play.not-held", {seat, card}};
  if (!position.legal_plays(contract).contains(card))
    return Message{"play.must-follow", {seat, position.trick().suit_led(contract), card}};
  return std::nullopt;
}

}  // namespace

Seating seating(const Situation& situation) {
  const SeatSet seated = situation.deal.seated();
  return situation.alone ? alone(*situation.alone, seated) : pairs(seated);
}

Result<Position> replay(const Situation& situation) {
  if (Faults faults = missing_for_play(situation); !faults.empty()) return faults;

  PerSeat<CardSet> hands;
  for (Seat seat : all_seats) hands[seat] = situation.deal[seat].cards;
  Position position(hands, seating(situation).in_play, *situation.lead);
  if (situation.play.empty()) return position;

  const Contract contract(*situation.trump);
  int number = 0;
  for (Card card : situation.play) {
    ++number;
    if (auto message = refusal(position, card, contract))
      return Fault{{0, number, {}}, std::move(*message)};
    position = position.after(card, contract);
  }
  return position;
}

}  // namespace rightbower
