// The number on a card that can be played, with its sign: tick, two bars, one triangle down or two.
#pragma once

#include <optional>

#include "gui/app/card_mark.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

inline constexpr float mark_height = 1.4F;  // in E

// In the whole box; without a kind the number is not known yet, and a dot stands there.
void draw_mark(Ui& ui, const Box& box, std::optional<app::MarkKind> kind, int tricks);

// The sign alone, in its colour: what a card cost, in a line of play.
void draw_mark_sign(Ui& ui, Point middle, float size, app::MarkKind kind, Colour colour);
[[nodiscard]] Colour mark_colour(const Ui& ui, app::MarkKind kind);

}  // namespace rightbower::view
