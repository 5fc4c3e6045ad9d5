#include "solver/request.h"

#include <cassert>

namespace rightbower::solver {

Position position_of(const Request& request) {
  Position position(request.hands, request.seating.in_play, request.leader);
  const Contract contract(request.strain);
  for (Card card : request.trick) position = position.after(card, contract);
  return position;
}

Request request_of(const Position& position, Strain strain, const Seating& seating) {
  Request request{{}, strain, position.trick().leader(), seating, {}};
  for (Seat seat : all_seats) request.hands[seat] = position.hand(seat);
  Seat seat = request.leader;
  for (Card card : position.trick().cards()) {
    request.trick.push_back(card);
    request.hands[seat] = request.hands[seat].with(card);
    seat = seating.in_play.next_after(seat);
  }
  return request;
}

PerSeat<CardSet> hands_of(const Deal& deal) {
  PerSeat<CardSet> hands;
  for (Seat seat : all_seats) hands[seat] = deal[seat].cards;
  return hands;
}

}  // namespace rightbower::solver
