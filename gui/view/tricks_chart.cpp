#include "gui/view/tricks_chart.h"

#include <algorithm>
#include <string>

#include "gui/view/controls.h"
#include "gui/view/estimate_words.h"
#include "gui/view/icons.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float margin = 0.93F;  // in E
constexpr float head = 2.5F;
constexpr float axis = 1.3F;
constexpr float symbol = 2.1F;   // left of the columns
constexpr float numbers = 4.2F;  // right of them
constexpr float foot = 0.5F;
constexpr float low_row = 3.2F;
constexpr float low_panel = 22;  // without the words below

class Chart {
 public:
  Chart(Ui& ui, const app::AppState& state, const Box& rows)
      : ui_(ui),
        state_(state),
        rows_(rows),
        tricks_(app::highest_level(state)),
        left_(rows.x + ui.em(symbol)),
        width_(rows.w - ui.em(symbol + numbers)) {}

  void draw(const solver::Estimate& estimate) {
    const auto count = static_cast<float>(estimate.strains().size());
    const float row = std::floor((rows_.h - ui_.em(axis)) / count);
    const float ground = rows_.y + row * count;
    for (int tricks = 0; tricks <= tricks_; tricks += 3) {
      const float x = std::round(middle(tricks));
      fill_box(ui_, {x, rows_.y, ui_.line(), ground - rows_.y}, ui_.colours.line);
      text(ui_, x, ground + ui_.em(0.75F), std::to_string(tricks), ui_.colours.muted,
           {Size::small, Weight::regular, Align::centre});
    }
    float y = rows_.y;
    for (const solver::StrainEstimate& strain : estimate.strains()) {
      draw_row({rows_.x, y, rows_.w, row}, strain);
      y += row;
    }
  }

 private:
  [[nodiscard]] float step() const { return width_ / static_cast<float>(tricks_ + 1); }
  [[nodiscard]] float middle(double tricks) const {
    return left_ + (static_cast<float>(tricks) + 0.5F) * step();
  }

  void draw_row(const Box& row, const solver::StrainEstimate& strain) {
    const bool chosen = strain.strain == state_.trump;
    const Box place = row.inset(-ui_.em(0.3F), ui_.em(0.1F));
    const std::string words = average_words(ui_, strain);
    const Press press =
        hotspot(ui_, std::string("estimate.strain.") + name(strain.strain), place, words);
    if (chosen) fill_box(ui_, place, ui_.colours.selected, ui_.em(0.33F));
    if (chosen || press.hovered)
      stroke_box(ui_, place, ui_.colours.accent, chosen ? ui_.outline(2) : ui_.line(),
                 ui_.em(0.33F));
    draw_columns(row, strain, chosen);
    draw_strain(ui_, {row.x + ui_.em(0.8F), row.cy()}, ui_.em(1.33F), strain.strain);
    const float right = row.right() - ui_.em(0.2F);
    tip(ui_, press, words);
    if (press.clicked) ui_.emit(app::ActionId::choose_trump, strain.strain);
    if (row.h < ui_.em(low_row)) {  // one number: the spread is in the words
      text(ui_, right, row.cy(), decimal(strain.bid.mean()), ui_.colours.text,
           {Size::body, chosen ? Weight::bold : Weight::regular, Align::right});
      return;
    }
    text(ui_, right, row.cy() - ui_.em(0.6F), decimal(strain.bid.mean()), ui_.colours.text,
         {Size::title, chosen ? Weight::bold : Weight::regular, Align::right});
    text(ui_, right, row.cy() + ui_.em(0.75F),
         ui_.words.say("view.estimate.spread", {decimal(strain.bid.sd())}), ui_.colours.muted,
         {Size::small, Weight::regular, Align::right});
  }

  void draw_columns(const Box& row, const solver::StrainEstimate& strain, bool chosen) {
    const float ground = row.bottom() - ui_.em(0.7F);
    const float room = row.h - ui_.em(1);
    double most = 0;
    for (int tricks = 0; tricks <= tricks_; ++tricks)
      most = std::max(most, strain.bid.share(tricks));
    const Colour colour = chosen ? ui_.colours.accent : ui_.colours.muted;
    const float width = std::max(ui_.line(2), std::floor(step() * 0.7F));
    for (int tricks = 0; tricks <= tricks_ && most > 0; ++tricks) {
      const auto share = static_cast<float>(strain.bid.share(tricks) / std::max(most, 0.25));
      if (share <= 0) continue;
      const float height = std::max(ui_.line(), std::round(share * room));
      fill_box(ui_, {std::round(middle(tricks) - width / 2), ground - height, width, height},
               colour, ui_.em(0.1F));
    }
    fill_box(ui_, {left_, ground, width_, ui_.line()}, ui_.colours.muted);
    if (strain.bid.total() > 0)
      draw_triangle_up(ui_, {middle(strain.bid.mean()), ground + ui_.em(0.3F)}, ui_.em(0.55F),
                       ui_.colours.text);
  }

  Ui& ui_;
  const app::AppState& state_;
  const Box rows_;
  const int tricks_;
  const float left_;
  const float width_;
};

}  // namespace

void tricks_chart(Ui& ui, const app::AppState& state, const Box& panel) {
  draw_panel(ui, panel, ui.words["view.estimate.tricks"], ui.words["view.estimate.average"]);
  if (state.estimate.numbers == nullptr) return;
  const RichLook small{Size::small, Weight::regular, ui.colours.muted};
  const float width = panel.w - 2 * ui.em(margin);
  const std::string words =
      panel.h < ui.em(low_panel) ? std::string() : ui.words["view.estimate.tricks-words"];
  const float below = words.empty() ? 0 : rich_text_height(ui, width, words, small);
  const Box rows{panel.x + ui.em(margin), panel.y + ui.em(head), width,
                 panel.h - ui.em(head + 2 * foot) - below};
  Chart(ui, state, rows).draw(state.estimate.numbers->estimate);
  if (!words.empty())
    rich_text(ui, {panel.x + ui.em(margin), panel.bottom() - ui.em(foot) - below}, width, words,
              small);
}

}  // namespace rightbower::view
