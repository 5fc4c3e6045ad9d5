// The cards a question offers, laid out beside each other, and the order they were put in.
#pragma once

#include "gui/app/state.h"
#include "gui/view/card_draw.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// In the middle of the box; clicks are emitted. For a question about an order the row of places
// below fills as cards are chosen.
void choice_cards(Ui& ui, const app::AppState& state, const Box& box, CardSize size);

// How high choice_cards is, in pixels.
[[nodiscard]] float choice_cards_height(const Ui& ui, const app::AppState& state, CardSize size);

// The key that chooses this card, as a person reads it; empty when there is none.
[[nodiscard]] std::string key_of_card(const Ui& ui, const app::AppState& state, Card card);

}  // namespace rightbower::view
