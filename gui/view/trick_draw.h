// A trick in the middle of the table: four places as a cross, each card before its seat. The card
// that wins so far has a ring and a star.
#pragma once

#include <optional>
#include <vector>

#include "engine/contract.h"
#include "gui/view/card_draw.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

struct TrickCard {
  Seat seat;
  Card card;
};

struct TrickLook {
  const Contract& contract;
  SeatSet in_play;
  std::vector<TrickCard> cards{};
  std::optional<Seat> winner{};   // so far
  std::optional<Seat> to_play{};  // its place is outlined and named
};

// In the middle of the room; the cards get smaller when it is narrow.
void draw_trick(Ui& ui, const Box& room, CardSize size, const TrickLook& look);

}  // namespace rightbower::view
