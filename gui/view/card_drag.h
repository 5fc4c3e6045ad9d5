// Cards that are carried with the mouse, from where they lie to where they are let go.
#pragma once

#include <optional>

#include "gui/app/draft_deal.h"
#include "gui/view/card_draw.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// To be called right after the card's hotspot; draws the card at the mouse while it is carried.
void drag_source(Ui& ui, Card card, std::optional<Seat> from);

// A card let go over the box goes there, if that is possible (no seat: into the pack). True while
// one is carried over it.
bool drop_target(Ui& ui, const app::DraftDeal& draft, const char* id, const Box& box,
                 std::optional<Seat> to);

}  // namespace rightbower::view
