#include "gui/view/mark_draw.h"

#include <string>

#include "gui/view/icons.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

using app::MarkKind;

bool is_filled(MarkKind kind) { return kind == MarkKind::best || kind == MarkKind::equal; }

}  // namespace

Colour mark_colour(const Ui& ui, MarkKind kind) {
  switch (kind) {
    case MarkKind::best:
    case MarkKind::equal:
      break;
    case MarkKind::costs_1:
      return ui.colours.cost;
    case MarkKind::costs_2:
      return ui.colours.bad;
  }
  return ui.colours.good;
}

void draw_mark_sign(Ui& ui, Point middle, float size, MarkKind kind, Colour colour) {
  switch (kind) {
    case MarkKind::best:
      return draw_tick(ui, middle, size, colour, ui.line(2));
    case MarkKind::equal:
      return draw_bars(ui, middle, size, colour, ui.line(2));
    case MarkKind::costs_1:
      return draw_triangle_down(ui, middle, size * 0.9F, colour);
    case MarkKind::costs_2:
      draw_triangle_down(ui, {middle.x, middle.y - size * 0.42F}, size * 0.78F, colour);
      return draw_triangle_down(ui, {middle.x, middle.y + size * 0.46F}, size * 0.78F, colour);
  }
}

void draw_mark(Ui& ui, const Box& box, std::optional<MarkKind> kind, int tricks) {
  const float radius = ui.em(0.33F);
  if (!kind) {
    fill_box(ui, box, ui.colours.panel, radius);
    stroke_box(ui, box, ui.colours.line, ui.line(), radius);
    return text(ui, box.cx(), box.cy(), ui.words["view.no-number"], ui.colours.disabled,
                {Size::small, Weight::bold, Align::centre});
  }
  const Colour colour = mark_colour(ui, *kind);
  const bool filled = is_filled(*kind);
  fill_box(ui, box, filled ? colour : ui.colours.panel, radius);
  const float width = *kind == MarkKind::costs_2 ? ui.outline(1) : ui.outline(1.5F);
  stroke_box(ui, box, colour, width, radius);
  const std::string number = std::to_string(tricks);
  const Colour on = filled ? ui.colours.on_mark : colour;
  const float width_of_number = text_width(ui, number, Size::small, Weight::bold);
  float sign = ui.em(0.6F);
  float gap = ui.em(0.2F);
  if (sign + gap + width_of_number > box.w - ui.em(0.2F)) {
    sign = ui.em(0.5F);
    gap = ui.em(0.06F);
  }
  const float all = sign + gap + width_of_number;
  // Where there is no room for both the sign says it.
  if (all > box.w) return draw_mark_sign(ui, {box.cx(), box.cy()}, sign, *kind, on);
  const float x = box.cx() - all / 2;
  draw_mark_sign(ui, {x + sign / 2, box.cy()}, sign, *kind, on);
  text(ui, x + sign + gap, box.cy(), number, on, {Size::small, Weight::bold});
}

}  // namespace rightbower::view
