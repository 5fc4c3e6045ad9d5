#include "gui/view/pen.h"

#include "gui/view/imgui_compat.h"

namespace rightbower::view {
namespace {

// Capitals are 0.73 em high: half of that from their middle down to the baseline.
constexpr float middle_to_baseline = 0.36F;

[[nodiscard]] bool continues_letter(char byte) { return (byte & 0xC0) == 0x80; }

}  // namespace

void fill_box(Ui& ui, const Box& box, Colour colour, float radius) {
  ui.pen->AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, colour, radius);
}

void stroke_box(Ui& ui, const Box& box, Colour colour, float width, float radius) {
  const Box line = box.inset(width / 2);
  ui.pen->PathRect({line.x, line.y}, {line.right(), line.bottom()},
                   std::fmax(0.0F, radius - width / 2));
  ui.pen->PathStroke(colour, ImDrawFlags_Closed, width);
}

void rule(Ui& ui, float x, float y, float length) {
  fill_box(ui, {x, y, length, ui.line()}, ui.colours.line);
}

void text(Ui& ui, float x, float y, std::string_view words, Colour colour, TextLook look) {
  ImFont* font = ui.fonts.get(look.size, look.weight);
  const float height = line_height(*font);
  const float em = size_in_em(look.size) * ui.em_pixels;
  if (look.align != Align::left) {
    const float width = text_width(ui, words, look.size, look.weight);
    x -= look.align == Align::centre ? width / 2 : width;
  }
  const float baseline = std::round(y + middle_to_baseline * em);
  const ImVec2 top_left{std::round(x), baseline - ascent(*font, height)};
  ui.pen->AddText(font, height, top_left, colour, words.data(), words.data() + words.size());
}

float text_width(const Ui& ui, std::string_view words, Size size, Weight weight) {
  ImFont* font = ui.fonts.get(size, weight);
  return font
      ->CalcTextSizeA(line_height(*font), FLT_MAX, 0, words.data(), words.data() + words.size())
      .x;
}

std::string shortened(const Ui& ui, std::string_view words, float width, TextLook look) {
  if (text_width(ui, words, look.size, look.weight) <= width) return std::string(words);
  while (!words.empty()) {
    while (words.size() > 1 && continues_letter(words.back())) words.remove_suffix(1);
    words.remove_suffix(1);
    const std::string shorter = std::string(words) + "…";
    if (text_width(ui, shorter, look.size, look.weight) <= width) return shorter;
  }
  return {};
}

}  // namespace rightbower::view
