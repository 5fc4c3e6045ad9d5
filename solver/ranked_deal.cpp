#include "solver/ranked_deal.h"

namespace rightbower::solver {

RankedDeal ranked(const Request& request) {
  const Contract contract(request.strain);
  RankedDeal deal{{}, contract.trump() ? index(*contract.trump()) : -1, request.seating};
  for (Seat seat : all_seats)
    if (request.seating.in_play.contains(seat))
      for (Card card : request.hands[seat])
        deal.cards.push_back(
            {seat, index(contract.suit_of(card)), contract.strength(card), card.index()});
  return deal;
}

}  // namespace rightbower::solver
