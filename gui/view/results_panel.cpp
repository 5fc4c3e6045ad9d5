#include "gui/view/results_panel.h"

#include <algorithm>
#include <array>
#include <optional>

#include "gui/view/controls.h"
#include "gui/view/pen.h"
#include "gui/view/result_words.h"
#include "gui/view/rich_text.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float head_top = 2.53F;  // all in E
constexpr float head_height = 2;
constexpr float row_height = 2.65F;
constexpr float foot = 0.93F;
constexpr float margin = 0.8F;
constexpr float buttons_height = 2.13F;

std::vector<Seat> leaders_of(const app::AppState& state) {
  std::vector<Seat> seats;
  for (Seat seat : all_seats)
    if (app::leaders(state).contains(seat)) seats.push_back(seat);
  return seats;
}

// LOW has a column where the deal is played so.
std::vector<Strain> strains_of(const app::AppState& state) {
  std::vector<Strain> strains(table_strains.begin(), table_strains.end());
  if (state.document().situation.trump == Strain::low) strains.push_back(Strain::low);
  return strains;
}

// The best of a row, once the whole row is known.
std::optional<int> best_of_row(const app::AppState& state, Seat leader) {
  int best = 0;
  for (Strain strain : strains_of(state)) {
    const auto tricks = state.results.table.at({strain, leader});
    if (!tricks) return std::nullopt;
    best = std::max(best, *tricks);
  }
  return best;
}

void draw_bar(Ui& ui, const Box& cell, int tricks, int all, Colour colour, bool chosen) {
  const float height = ui.em(0.2F);
  const Box groove{cell.x + ui.em(0.67F), cell.bottom() - ui.em(0.55F), cell.w - ui.em(1.33F),
                   height};
  fill_box(ui, groove, chosen ? ui.colours.panel : ui.colours.head, height / 2);
  const float share = all > 0 ? static_cast<float>(tricks) / static_cast<float>(all) : 0;
  const float length = std::max(height, std::round(groove.w * share));
  fill_box(ui, {groove.x, groove.y, length, height}, colour, height / 2);
}

class Grid {
 public:
  Grid(Ui& ui, const app::AppState& state, const Box& box, float row)
      : ui_(ui),
        state_(state),
        box_(box),
        row_(row),
        label_(ui.em(5.2F)),
        strains_(strains_of(state)),
        column_((box.w - label_) / static_cast<float>(strains_.size())) {}

  void draw() {
    fill_box(ui_, {box_.x, box_.y, box_.w, ui_.em(head_height)}, ui_.colours.head, ui_.em(0.27F));
    const float middle = box_.y + ui_.em(head_height) / 2;
    text(ui_, box_.x + ui_.em(0.53F), middle, ui_.words["view.pick.leads"], ui_.colours.muted,
         {Size::small});
    for (Strain strain : strains_) {
      const Box cell = cell_box(0, strain);
      draw_strain(ui_, {cell.cx(), middle}, ui_.em(1.13F), strain);
    }
    int row = 0;
    for (Seat leader : leaders_of(state_)) draw_row(row++, leader);
  }

 private:
  [[nodiscard]] Box cell_box(int row, Strain strain) const {
    const float left = std::round(static_cast<float>(index(strain)) * column_);
    const float right = std::round(static_cast<float>(index(strain) + 1) * column_);
    return {box_.x + label_ + left,
            box_.y + ui_.em(head_height) + std::round(static_cast<float>(row) * row_), right - left,
            std::round(row_)};
  }

  void draw_row(int row, Seat leader) {
    const Box first = cell_box(row, Strain::spades);
    if (row > 0) rule(ui_, box_.x, first.y, box_.w);
    const bool chosen = state_.lead == leader;
    text(ui_, box_.x + ui_.em(0.53F), first.cy(), ui_.words.say("view.seat", {leader}),
         ui_.colours.text, {Size::body, chosen ? Weight::bold : Weight::regular});
    const auto best = best_of_row(state_, leader);
    for (Strain strain : strains_) draw_cell(cell_box(row, strain), {strain, leader}, best);
  }

  void draw_cell(const Box& cell, solver::Cell at, std::optional<int> best) {
    const bool chosen =
        !state_.alone_chosen && state_.trump == at.strain && state_.lead == at.leader;
    const Box inside = cell.inset(ui_.em(0.13F), ui_.line(2));
    const std::string id = std::string("cell.") + name(at.strain) + "." + letter(at.leader);
    const std::string words = result_words_of(ui_, state_, at, false);
    const Press press = hotspot(ui_, id, inside, words);
    frame(inside, chosen, press.hovered);
    number(cell, at, best, chosen);
    tip(ui_, press, words);
    if (!press.clicked) return;
    ui_.emit(app::ActionId::choose_trump, at.strain);
    ui_.emit(app::ActionId::choose_lead, at.leader);
    if (state_.alone_chosen) ui_.emit(app::ActionId::turn_alone);
  }

  void frame(const Box& inside, bool chosen, bool hovered) {
    const float radius = ui_.em(0.33F);
    if (chosen) {
      fill_box(ui_, inside, ui_.colours.selected, radius);
      stroke_box(ui_, inside, ui_.colours.accent, ui_.outline(2), radius);
    } else if (hovered) {
      stroke_box(ui_, inside, ui_.colours.accent, ui_.line(), radius);
    }
  }

  void number(const Box& cell, solver::Cell at, std::optional<int> best, bool chosen) {
    const bool bar = row_ >= ui_.em(2.2F);  // where rows lie close there is no room for it
    const float y = bar ? cell.cy() - ui_.em(0.2F) : cell.cy();
    const auto tricks = state_.results.table.at(at);
    if (!tricks) {
      const auto old = state_.results.old.at(at);
      text(ui_, cell.cx(), y, old ? std::to_string(*old) : ui_.words["view.no-number"],
           ui_.colours.disabled, {Size::title, Weight::regular, Align::centre});
      return;
    }
    const bool is_best = tricks == best;
    text(ui_, cell.cx(), y, std::to_string(*tricks), ui_.colours.text,
         {Size::title, is_best ? Weight::bold : Weight::regular, Align::centre});
    const int all = state_.document().situation.deal.hand_size();
    if (bar)
      draw_bar(ui_, cell, *tricks, all, is_best ? ui_.colours.good : ui_.colours.muted, chosen);
  }

  Ui& ui_;
  const app::AppState& state_;
  Box box_;
  float row_;
  float label_;  // width of the first column
  std::vector<Strain> strains_;
  float column_;  // of the others
};

// "12 of 20" while it runs, else what kind of numbers these are.
std::string caption_of(const Ui& ui, const app::Results& results) {
  if (results.wanted == 0) return {};
  if (results.solving || results.stopped)
    return ui.words.say("view.results.progress", {results.all_known(), results.all_wanted()});
  return ui.words["view.results.all-known"];
}

// The button at the right end of the title while there is something to stop or to go on with, and
// the bar under it. Says how much of the title's width is left.
float draw_progress(Ui& ui, const app::AppState& state, const Box& panel) {
  const app::Results& results = state.results;
  if (!results.solving && !results.stopped) return panel.w;
  const app::Action action{
      results.solving ? app::ActionId::stop_solving : app::ActionId::solve_again, {}};
  const float width = command_button_width(ui, action);
  const Box box{panel.right() - ui.em(0.6F) - width, panel.y + ui.em(0.4F), width, ui.em(1.7F)};
  command_button(ui, state, box, action);
  const float height = ui.em(0.2F);
  const Box groove{panel.x + ui.em(margin), panel.y + ui.em(2.2F), panel.w - 2 * ui.em(margin),
                   height};
  fill_box(ui, groove, ui.colours.head, height / 2);
  const float share = static_cast<float>(results.all_known()) /
                      static_cast<float>(std::max(1, results.all_wanted()));
  if (share > 0)
    fill_box(ui, {groove.x, groove.y, std::max(height, groove.w * share), height},
             results.solving ? ui.colours.accent : ui.colours.muted, height / 2);
  return panel.w - width - ui.em(0.3F);
}

// What can be done with the chosen number stands under it; a deal being set up has none yet.
float buttons_room(const Ui& ui, const app::AppState& state) {
  return app::setting_up(state) ? 0 : ui.em(buttons_height + 0.35F);
}

void draw_buttons(Ui& ui, const app::AppState& state, const Box& row) {
  using enum app::ActionId;
  constexpr std::array ids{begin_play, show_why, show_compare};
  const float gap = ui.em(0.53F);
  float all = -gap;
  for (app::ActionId id : ids) all += command_button_width(ui, {id, {}}, id == begin_play) + gap;
  // In a narrow panel the buttons give of the room beside their words.
  const float give = std::max(0.0F, std::ceil((all - row.w) / 3));
  float x = row.x;
  for (app::ActionId id : ids) {
    const app::Action action{id, {}};
    const bool main = id == begin_play;
    const float width = command_button_width(ui, action, main) - give;
    command_button(ui, state, {x, row.y, width, row.h}, action, main);
    x += width + gap;
  }
}

float sentence_height(Ui& ui, const app::AppState& state, float width) {
  return rich_text_height(ui, width - 2 * ui.em(0.93F), result_sentence(ui, state),
                          {Size::body, Weight::regular, ui.colours.text});
}

}  // namespace

float results_panel_height(Ui& ui, const app::AppState& state, float width) {
  const auto rows = static_cast<float>(leaders_of(state).size());
  const float sentence =
      std::max(sentence_height(ui, state, width), 2 * line_pitch(ui, Size::body));
  return ui.em(head_top + head_height) + rows * ui.em(row_height) + sentence + ui.em(2 * foot) +
         buttons_room(ui, state);
}

void results_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  draw_panel(ui, panel);
  Box title = panel;
  title.w = draw_progress(ui, state, panel);
  const float y = panel.y + ui.em(1.25F);
  const std::string caption = caption_of(ui, state.results);
  const TextLook bold{Size::body, Weight::bold, Align::left};
  const float all = title.w - ui.em(1.86F);
  const std::string& words = ui.words["view.results.title"];
  text(ui, panel.x + ui.em(0.93F), y, shortened(ui, words, all, bold), ui.colours.text, bold);
  // Half a caption says nothing; the sentence below says all.
  const float room = all - text_width(ui, words, Size::body, Weight::bold) - ui.em(0.54F);
  if (text_width(ui, caption, Size::small) <= room)
    text(ui, title.right() - ui.em(0.93F), y, caption, ui.colours.muted,
         {Size::small, Weight::regular, Align::right});

  const float wanted = results_panel_height(ui, state, panel.w);
  const auto rows = static_cast<float>(leaders_of(state).size());
  const float row = ui.em(row_height) + (panel.h - wanted) / rows;
  const Box grid{panel.x + ui.em(margin), panel.y + ui.em(head_top), panel.w - 2 * ui.em(margin),
                 ui.em(head_height) + rows * row};
  Grid(ui, state, grid, row).draw();
  rich_text(ui, {panel.x + ui.em(0.93F), grid.bottom() + ui.em(foot)}, panel.w - 2 * ui.em(0.93F),
            result_sentence(ui, state), {Size::body, Weight::regular, ui.colours.text});
  if (buttons_room(ui, state) > 0)
    draw_buttons(ui, state,
                 {panel.x + ui.em(0.93F), panel.bottom() - ui.em(buttons_height + 0.8F),
                  panel.w - ui.em(1.86F), ui.em(buttons_height)});
}

}  // namespace rightbower::view
