#include "gui/view/waiting_panel.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "gui/view/controls.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float title = 2.3F;  // in E
constexpr float head = 1.85F;
constexpr float least_row = 1.3F;
constexpr float foot = 0.4F;
constexpr float label = 5.2F;

std::optional<int> best_of(const app::AppState& state, Seat leader) {
  std::optional<int> best;
  for (Strain strain : table_strains)
    if (const auto tricks = state.results.table.at({strain, leader}))
      best = std::max(best.value_or(0), *tricks);
  return best;
}

std::string caption_of(const Ui& ui, const app::AppState& state) {
  const app::Results& results = state.results;
  if (results.wanted == 0) return ui.words["view.results.waiting"];
  if (results.solving || results.stopped)
    return ui.words.say("view.results.progress", {results.table.known(), results.wanted});
  return ui.words["view.results.all-known"];
}

}  // namespace

float waiting_panel_height(const Ui& ui) { return ui.em(title + head + 4 * least_row + foot); }

void waiting_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  draw_panel(ui, panel, ui.words["view.results.title"], caption_of(ui, state));
  const Box grid{panel.x + ui.em(0.8F), panel.y + ui.em(title), panel.w - ui.em(1.6F),
                 panel.h - ui.em(title + foot)};
  fill_box(ui, {grid.x, grid.y, grid.w, ui.em(head)}, ui.colours.head, ui.em(0.27F));
  const float middle = grid.y + ui.em(head) / 2;
  text(ui, grid.x + ui.em(0.53F), middle, ui.words["view.pick.leads"], ui.colours.muted,
       {Size::small});
  const float column = (grid.w - ui.em(label)) / static_cast<float>(table_strains.size());
  const float row = std::min(ui.em(1.9F), (grid.h - ui.em(head)) / 4);
  const auto x_of = [&](Strain strain) {
    return grid.x + ui.em(label) + (static_cast<float>(index(strain)) + 0.5F) * column;
  };
  for (Strain strain : table_strains) draw_strain(ui, {x_of(strain), middle}, ui.em(1.07F), strain);
  float y = grid.y + ui.em(head) + row / 2;
  for (Seat leader : all_seats) {
    if (!state.document().draft->seated(leader)) continue;
    const auto best = best_of(state, leader);
    text(ui, grid.x + ui.em(0.53F), y, ui.words.say("view.seat", {leader}),
         best ? ui.colours.text : ui.colours.disabled);
    for (Strain strain : table_strains) {
      const auto tricks = state.results.table.at({strain, leader});
      text(ui, x_of(strain), y, tricks ? std::to_string(*tricks) : ui.words["view.count.none"],
           tricks ? ui.colours.text : ui.colours.disabled,
           {Size::body, tricks && tricks == best ? Weight::bold : Weight::regular, Align::centre});
    }
    y += row;
  }
}

}  // namespace rightbower::view
