#include "gui/view/list_row.h"

#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float first_line = 0.95F;  // in E, middles of the lines
constexpr float second_line = 2.05F;
constexpr float margin = 0.8F;
constexpr float mark_room = 1.8F;

}  // namespace

bool list_row(Ui& ui, const ListRow& row, const Box& box) {
  const Press press = hotspot(ui, row.id, box, row.name);
  if (row.marked) {
    fill_box(ui, box, ui.colours.selected, ui.em(0.33F));
    stroke_box(ui, box, ui.colours.accent, ui.outline(1.5F), ui.em(0.33F));
  } else if (press.hovered) {
    stroke_box(ui, box, ui.colours.line, ui.line(), ui.em(0.33F));
  }
  const float left = box.x + ui.em(margin + (row.mark.empty() ? 0 : mark_room));
  const float name_end = box.right() - ui.em(row.room);
  text(ui, left - ui.em(0.7F), box.y + ui.em(first_line), row.mark, ui.colours.muted,
       {Size::body, Weight::regular, Align::right});
  const TextLook bold{Size::body, Weight::bold, Align::left};
  text(ui, left, box.y + ui.em(first_line), shortened(ui, row.name, name_end - left, bold),
       ui.colours.text, bold);
  const TextLook at_right{Size::small, Weight::regular, Align::right};
  text(ui, box.right() - ui.em(margin), box.y + ui.em(second_line), row.score, ui.colours.muted,
       at_right);
  const float purpose_end =
      box.right() - ui.em(margin + 0.8F) - text_width(ui, row.score, Size::small);
  const std::string purpose = shortened(ui, row.purpose, purpose_end - left, {Size::small});
  text(ui, left, box.y + ui.em(second_line), purpose, ui.colours.muted, {Size::small});
  if (purpose != row.purpose) tip(ui, press, row.purpose);
  return press.clicked;
}

}  // namespace rightbower::view
