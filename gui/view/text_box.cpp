#include "gui/view/text_box.h"

#include "gui/view/pen.h"

namespace rightbower::view {

bool text_box(Ui& ui, const std::string& id, const Box& box, const app::TextField& field,
              std::string_view words, bool focused) {
  const Press press = hotspot(ui, id, box, words);
  const float radius = ui.em(0.33F);
  fill_box(ui, box, ui.colours.background, radius);
  if (focused)
    stroke_box(ui, box, ui.colours.accent, ui.outline(2), radius);
  else
    stroke_box(ui, box, press.hovered ? ui.colours.accent : ui.colours.line, ui.line(), radius);

  const Box inside = box.inset(ui.em(0.6F), ui.em(0.25F));
  const std::string_view text_now = field.text();
  const auto x_of = [&](std::size_t place) { return text_width(ui, text_now.substr(0, place)); };
  const float caret = x_of(field.caret());
  const float shift = std::fmax(0.0F, caret - inside.w);
  ui.pen->PushClipRect({inside.x - ui.line(2), inside.y},
                       {inside.right() + ui.line(2), inside.bottom()}, true);
  if (focused && field.selection_start() != field.selection_end()) {
    const float from = x_of(field.selection_start());
    const float to = x_of(field.selection_end());
    fill_box(ui, {inside.x - shift + from, inside.y, to - from, inside.h}, ui.colours.selected);
  }
  if (text_now.empty())
    text(ui, inside.x, box.cy(), shortened(ui, words, inside.w), ui.colours.disabled);
  else
    text(ui, inside.x - shift, box.cy(), text_now, ui.colours.text);
  if (focused)
    fill_box(ui, {std::round(inside.x - shift + caret), inside.y, ui.line(1.5F), inside.h},
             ui.colours.accent);
  ui.pen->PopClipRect();
  return press.clicked;
}

}  // namespace rightbower::view
