// Signs made of lines and triangles. Each has its middle at the point and is about `size` wide.
#pragma once

#include <string_view>

#include "gui/view/ui.h"

namespace rightbower::view {

void draw_tick(Ui& ui, Point middle, float size, Colour colour, float width);
void draw_chevron(Ui& ui, Point middle, float size, Colour colour, float width);
void draw_cross(Ui& ui, Point middle, float size, Colour colour, float width);
void draw_triangle_right(Ui& ui, Point middle, float size, Colour colour);
void draw_triangle_up(Ui& ui, Point middle, float size, Colour colour);
void draw_triangle_down(Ui& ui, Point middle, float size, Colour colour);
void draw_triangle_left(Ui& ui, Point middle, float size, Colour colour);
// Two lines one above the other: equal.
void draw_bars(Ui& ui, Point middle, float size, Colour colour, float width);
// Wins the trick.
void draw_star(Ui& ui, Point middle, float size, Colour colour);
// A cross in a filled diamond: wrong.
void draw_wrong(Ui& ui, Point middle, float size, Colour colour, Colour cross);
// A tick in a filled circle: right.
void draw_right(Ui& ui, Point middle, float size, Colour colour, Colour tick);

// A letter in a rounded box: R and L for the bowers. The box is this many pixels high.
void draw_tag(Ui& ui, Point middle, float height, std::string_view letter);

}  // namespace rightbower::view
