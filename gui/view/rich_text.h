// Paragraphs in the markup of the lessons (lessons/markup.h), wrapped to a width: cards and suits
// are drawn as a rank and a shape.
#pragma once

#include <string_view>

#include "gui/view/ui.h"

namespace rightbower::view {

struct RichLook {
  Size size = Size::body;
  Weight weight = Weight::regular;  // of what is not marked **bold**
  Colour colour;
};

// The height of one line in pixels.
[[nodiscard]] float line_pitch(const Ui& ui, Size size);

// Draws from the top and says how high it all is.
float rich_text(Ui& ui, Point top_left, float width, std::string_view words, const RichLook& look);

// The same without drawing.
[[nodiscard]] float rich_text_height(Ui& ui, float width, std::string_view words,
                                     const RichLook& look);

}  // namespace rightbower::view
