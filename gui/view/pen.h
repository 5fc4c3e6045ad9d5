// Lines, boxes and text: all that the panels are drawn from, in pixels.
#pragma once

#include <string>
#include <string_view>

#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

void fill_box(Ui& ui, const Box& box, Colour colour, float radius = 0);
// An outline that lies inside the box, so that one pixel stays one pixel.
void stroke_box(Ui& ui, const Box& box, Colour colour, float width, float radius = 0);
// Straight lines along the pixels: a rule of the width of a line.
void rule(Ui& ui, float x, float y, float length);

enum class Align : std::uint8_t { left, centre, right };

struct TextLook {
  Size size = Size::body;
  Weight weight = Weight::regular;
  Align align = Align::left;
};

// One line of text: x is its left end, middle or right end; y the middle of its capitals.
void text(Ui& ui, float x, float y, std::string_view words, Colour colour, TextLook look = {});
[[nodiscard]] float text_width(const Ui& ui, std::string_view words, Size size = Size::body,
                               Weight weight = Weight::regular);
// The words, or as many of their letters as fit with "…" behind them.
[[nodiscard]] std::string shortened(const Ui& ui, std::string_view words, float width,
                                    TextLook look = {});

}  // namespace rightbower::view
