// The seats in play, the order they play in and which of the two sides each is on, as the search
// needs them: looked up, not worked out at every card.
#pragma once

#include "engine/seat.h"

namespace rightbower::solver {

struct Sides {
  explicit Sides(const Seating& seating)
      : in_play(seating.in_play), side(seating.side), players(seating.in_play.size()) {
    for (Seat seat : all_seats) next[seat] = in_play.next_after(seat);
    for (Seat seat : all_seats)
      if (in_play.contains(seat)) before[next[seat]] = seat;
  }

  SeatSet in_play;
  PerSeat<Side> side;
  PerSeat<Seat> next{};    // of those in play
  PerSeat<Seat> before{};  // the same, the other way round
  int players;
};

}  // namespace rightbower::solver
