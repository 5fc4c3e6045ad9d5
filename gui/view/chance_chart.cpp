#include "gui/view/chance_chart.h"

#include <cstdint>
#include <string>

#include "gui/view/controls.h"
#include "gui/view/estimate_words.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"

namespace rightbower::view {
namespace {

constexpr float margin = 0.93F;  // in E
constexpr float head = 3.4F;     // with the number above the highest column
constexpr float axis = 1.7F;
constexpr float foot = 0.5F;

void draw_column(Ui& ui, const solver::StrainEstimate& strain, const Box& place, int level,
                 bool chosen) {
  const double share = strain.bid.at_least(level);
  const std::string words = chance_words(ui, strain, level);
  const float top = ui.em(head) - ui.em(2.3F);  // of the place, for the number
  const Press press = hotspot(ui, "estimate.level." + std::to_string(level), place, words);
  const float ground = place.bottom() - ui.em(axis);
  const float room = ground - place.y - top;
  const float height = std::round(static_cast<float>(share) * room);
  const Box column{place.x + ui.em(0.12F), ground - height, place.w - ui.em(0.24F), height};
  fill_box(ui, column, chosen ? ui.colours.accent : ui.colours.selected, ui.em(0.15F));
  stroke_box(ui, column, ui.colours.accent, press.hovered ? ui.outline(2) : ui.line(),
             ui.em(0.15F));
  const Weight weight = chosen ? Weight::bold : Weight::regular;
  text(ui, place.cx(), column.y - ui.em(0.6F), std::to_string(in_100(share)), ui.colours.text,
       {chosen && place.w > ui.em(2.4F) ? Size::body : Size::small, weight, Align::centre});
  text(ui, place.cx(), ground + ui.em(0.95F), std::to_string(level), ui.colours.text,
       {Size::body, weight, Align::centre});
  if (chosen)
    fill_box(ui, {column.x, place.bottom() - ui.em(0.2F), column.w, ui.em(0.16F)},
             ui.colours.accent, ui.em(0.08F));
  tip(ui, press, words);
  if (press.clicked) ui.emit(app::ActionId::estimate_level, static_cast<std::int64_t>(level));
}

}  // namespace

void chance_chart(Ui& ui, const app::AppState& state, const Box& panel) {
  const std::string title = std::string("view.estimate.at-least.") + name(state.trump);
  draw_panel(ui, panel, ui.words[title], ui.words["view.estimate.of-100"]);
  const solver::StrainEstimate* strain = app::chosen_estimate(state);
  if (strain == nullptr) return;
  const int shown = app::level_shown(state);
  const RichLook small{Size::small, Weight::regular, ui.colours.muted};
  const float width = panel.w - 2 * ui.em(margin);
  const std::string words =
      chance_words(ui, *strain, shown) + " " +
      ui.words.say("view.estimate.error",
                   {in_100(strain->bid.at_least_error(shown)),
                    static_cast<int>(state.estimate.numbers->estimate.samples())});
  const float below = rich_text_height(ui, width, words, small);
  const Box chart{panel.x + ui.em(margin), panel.y + ui.em(2.3F), width,
                  panel.h - ui.em(2.3F + 2 * foot) - below};
  const int lowest = app::lowest_level(state);
  const int highest = app::highest_level(state);
  const float step = chart.w / static_cast<float>(highest - lowest + 1);
  for (int level = lowest; level <= highest; ++level) {
    const float left = std::round(static_cast<float>(level - lowest) * step);
    const float right = std::round(static_cast<float>(level - lowest + 1) * step);
    draw_column(ui, *strain, {chart.x + left, chart.y, right - left, chart.h}, level,
                level == shown);
  }
  fill_box(ui, {chart.x, chart.bottom() - ui.em(axis), chart.w, ui.line()}, ui.colours.muted);
  rich_text(ui, {panel.x + ui.em(margin), panel.bottom() - ui.em(foot) - below}, width, words,
            small);
}

}  // namespace rightbower::view
