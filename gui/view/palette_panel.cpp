#include "gui/view/palette_panel.h"

#include <algorithm>
#include <string>

#include "gui/app/finder.h"
#include "gui/view/controls.h"
#include "gui/view/floating.h"
#include "gui/view/key_words.h"
#include "gui/view/pen.h"
#include "gui/view/text_box.h"

namespace rightbower::view {
namespace {

constexpr float row = 1.85F;  // in E
constexpr float margin = 0.67F;
constexpr float foot = 1.9F;
constexpr std::size_t rows_seen = 10;

std::string_view kind_of(const app::AppState& state) {
  switch (state.floating) {
    case app::Floating::deals:
      return "deals";
    case app::Floating::files:
      return state.files.saving ? "save" : "open";
    default:
      return "palette";
  }
}

void draw_row(Ui& ui, const Box& box, const app::FinderRow& found, std::size_t place, bool marked) {
  const auto number = static_cast<std::int64_t>(place);
  const Press press =
      hotspot(ui, "finder.row." + std::to_string(place), box, found.label, found.enabled);
  if (marked)
    fill_box(ui, box, ui.colours.selected, ui.em(0.27F));
  else if (press.hovered && found.enabled)
    stroke_box(ui, box, ui.colours.line, ui.line(), ui.em(0.27F));
  const std::string keys = keys_words(ui, found.keys);
  const std::string end = keys.empty() ? found.hint : keys;
  const float left = box.x + ui.em(0.6F);
  const float end_width = std::min(text_width(ui, end, Size::small), box.w / 2);
  text(ui, left, box.cy(), shortened(ui, found.label, box.w - end_width - ui.em(2)),
       found.enabled ? ui.colours.text : ui.colours.disabled,
       {Size::body, marked ? Weight::bold : Weight::regular});
  const TextLook small{Size::small, Weight::regular, Align::right};
  text(ui, box.right() - ui.em(0.6F), box.cy(), shortened(ui, end, end_width + 1, small),
       ui.colours.muted, small);
  if (press.clicked) ui.emit(app::ActionId::finder_choose, number);
}

// What Enter would do, or what is in the way of it.
void draw_foot(Ui& ui, const app::AppState& state, const Box& box, bool empty) {
  std::string words = ui.words["view.finder-foot." + std::string(kind_of(state))];
  Colour colour = ui.colours.muted;
  if (state.floating == app::Floating::files && !state.files.replaces.empty()) {
    words = ui.words.say("view.finder.replace", {state.files.replaces});
    colour = ui.colours.bad;
  } else if (state.floating == app::Floating::files && !state.files.readable) {
    words = ui.words["view.finder.no-folder"];
    colour = ui.colours.bad;
  } else if (empty && !state.files.saving) {
    words = ui.words["view.finder.nothing"];
  }
  rule(ui, box.x, box.y, box.w);
  text(ui, box.x + ui.em(0.6F), box.cy(), shortened(ui, words, box.w - ui.em(1.2F), {Size::small}),
       colour, {Size::small});
}

// The button beside the field, for who has the mouse in hand.
float draw_button(Ui& ui, const app::AppState& state, const Box& line) {
  if (state.floating != app::Floating::files) return 0;
  const std::string& label =
      ui.words[state.files.saving ? "view.finder.save.button" : "view.finder.open.button"];
  const float width = button_width(ui, label, true);
  const Box box{line.right() - width, line.y, width, line.h};
  if (button(ui, "finder.go", box, label, {true})) ui.emit(app::ActionId::finder_choose);
  return width + ui.em(0.67F);
}

}  // namespace

void palette_panel(Ui& ui, const app::AppState& state, const Box& room) {
  const auto rows = app::finder_rows(state, ui.words);
  const std::size_t seen = std::clamp<std::size_t>(rows.size(), 1, rows_seen);
  const float width =
      std::min(ui.em(state.floating == app::Floating::files ? 50 : 40), room.w - ui.em(1.6F));
  const float list_height = ui.em(row) * static_cast<float>(seen);
  const float height = ui.em(text_box_height + 2 * margin + margin / 2 + foot) + list_height;
  const Box box{std::round(room.cx() - width / 2), room.y, width, std::min(height, room.h)};
  const FloatingBox floating(ui, "palette", box);

  const Box line{box.x + ui.em(margin), box.y + ui.em(margin), box.w - 2 * ui.em(margin),
                 ui.em(text_box_height)};
  const float beside = draw_button(ui, state, line);
  static_cast<void>(text_box(ui, "finder.field", {line.x, line.y, line.w - beside, line.h},
                             state.finder.field,
                             ui.words["view.finder-words." + std::string(kind_of(state))], true));
  const Box list{line.x, line.bottom() + ui.em(margin / 2), line.w,
                 box.bottom() - ui.em(foot + margin / 2) - line.bottom() - ui.em(margin / 2)};
  {
    ScrollBox scroll(ui, "finder-rows", list, ui.em(row) * static_cast<float>(rows.size()));
    if (state.finder.at < rows.size())
      scroll.show(ui.em(row) * static_cast<float>(state.finder.at), ui.em(row));
    const float top = list.y - ui.em(row);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const float beside_bar = rows.size() > seen ? ui.em(0.9F) : 0;
      const Box each{list.x, scroll.origin().y + ui.em(row) * static_cast<float>(i),
                     list.w - beside_bar, ui.em(row)};
      if (each.y >= top && each.y < list.bottom())
        draw_row(ui, each, rows[i], i, state.finder.at == i);
    }
  }
  draw_foot(
      ui, state,
      {box.x + ui.em(margin), box.bottom() - ui.em(foot), box.w - 2 * ui.em(margin), ui.em(foot)},
      rows.empty());
}

}  // namespace rightbower::view
