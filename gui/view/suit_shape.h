// The four suits as shapes: circles and polygons, sharp at every size.
#pragma once

#include "engine/contract.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// About `size` pixels high, with its middle at the point.
void draw_suit(Ui& ui, Point middle, float size, Suit suit, Colour colour);

// The head of a column or a picker: the suit in its colour outside a card, else "NT" or "LOW".
void draw_strain(Ui& ui, Point middle, float size, Strain strain);

}  // namespace rightbower::view
