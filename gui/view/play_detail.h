// The last panel of a play-out: the cards by what they are worth, the words for each card of the
// trick, or the count of trumps.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

[[nodiscard]] float play_detail_height(const Ui& ui);
void play_detail(Ui& ui, const app::AppState& state, const Box& panel);

}  // namespace rightbower::view
