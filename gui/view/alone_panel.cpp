#include "gui/view/alone_panel.h"

#include <algorithm>
#include <optional>
#include <string>

#include "gui/view/controls.h"
#include "gui/view/pen.h"
#include "gui/view/result_words.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float head_top = 2.4F;  // all in E
constexpr float head_height = 2;
constexpr float row_height = 1.57F;
constexpr float foot = 0.4F;
constexpr float label_width = 5.2F;

std::optional<int> best_of_row(const app::AppState& state, Seat leader) {
  int best = 0;
  for (Strain strain : table_strains) {
    const auto tricks = state.results.alone.at({strain, leader});
    if (!tricks) return std::nullopt;
    best = std::max(best, *tricks);
  }
  return best;
}

void draw_cell(Ui& ui, const app::AppState& state, const Box& cell, solver::Cell at,
               std::optional<int> best) {
  const bool chosen = state.alone_chosen && state.trump == at.strain && state.lead == at.leader;
  const std::string id = std::string("alone.") + name(at.strain) + "." + letter(at.leader);
  const Box inside = cell.inset(ui.em(0.4F), ui.line());
  const Press press = hotspot(ui, id, inside, result_words_of(ui, state, at, true));
  if (chosen) fill_box(ui, inside, ui.colours.selected, ui.em(0.27F));
  if (chosen || press.hovered)
    stroke_box(ui, inside, ui.colours.accent, chosen ? ui.outline(2) : ui.line(), ui.em(0.27F));
  const auto tricks = state.results.alone.at(at);
  const auto old = state.results.old_alone.at(at);
  const std::string number = tricks ? std::to_string(*tricks)
                             : old  ? std::to_string(*old)
                                    : ui.words["view.no-number"];
  const bool is_best = tricks && tricks == best;
  text(ui, cell.cx(), cell.cy(), number, tricks ? ui.colours.text : ui.colours.disabled,
       {Size::body, is_best ? Weight::bold : Weight::regular, Align::centre});
  tip(ui, press, result_words_of(ui, state, at, true));
  if (!press.clicked) return;
  ui.emit(app::ActionId::choose_trump, at.strain);
  ui.emit(app::ActionId::choose_lead, at.leader);
  if (!state.alone_chosen) ui.emit(app::ActionId::turn_alone);
}

}  // namespace

bool has_alone_panel(const app::AppState& state) { return state.results.alone_wanted > 0; }

float alone_panel_height(const Ui& ui) {
  return ui.em(head_top + head_height + 4 * row_height + foot);
}

void alone_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  draw_panel(ui, panel, ui.words["view.alone.title"], ui.words["view.alone.caption"]);
  const Box grid{panel.x + ui.em(0.8F), panel.y + ui.em(head_top), panel.w - ui.em(1.6F),
                 panel.h - ui.em(head_top + foot)};
  fill_box(ui, {grid.x, grid.y, grid.w, ui.em(head_height)}, ui.colours.head, ui.em(0.27F));
  const float head = grid.y + ui.em(head_height) / 2;
  text(ui, grid.x + ui.em(0.53F), head, ui.words["view.pick.leads"], ui.colours.muted,
       {Size::small});
  const float label = ui.em(label_width);
  const float column = (grid.w - label) / static_cast<float>(table_strains.size());
  const float row = (grid.h - ui.em(head_height)) / 4;
  const auto cell = [&](int place, Strain strain) {
    const float left = std::round(static_cast<float>(index(strain)) * column);
    const float right = std::round(static_cast<float>(index(strain) + 1) * column);
    const float top = std::round(static_cast<float>(place) * row);
    return Box{grid.x + label + left, grid.y + ui.em(head_height) + top, right - left,
               std::round(static_cast<float>(place + 1) * row) - top};
  };
  for (Strain strain : table_strains)
    draw_strain(ui, {cell(0, strain).cx(), head}, ui.em(1.13F), strain);
  int place = 0;
  for (Seat leader : all_seats) {
    const Box first = cell(place, Strain::spades);
    if (place > 0) rule(ui, grid.x, first.y, grid.w);
    text(ui, grid.x + ui.em(0.53F), first.cy(), ui.words.say("view.seat", {leader}),
         ui.colours.text,
         {Size::body, state.alone_chosen && state.lead == leader ? Weight::bold : Weight::regular});
    const auto best = best_of_row(state, leader);
    for (Strain strain : table_strains)
      draw_cell(ui, state, cell(place, strain), {strain, leader}, best);
    ++place;
  }
}

}  // namespace rightbower::view
