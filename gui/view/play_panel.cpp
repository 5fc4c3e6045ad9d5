#include "gui/view/play_panel.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "gui/app/play_steps.h"
#include "gui/view/card_draw.h"
#include "gui/view/controls.h"
#include "gui/view/floating.h"
#include "gui/view/icons.h"
#include "gui/view/mark_draw.h"
#include "gui/view/pen.h"
#include "gui/view/play_words.h"
#include "gui/view/rich_text.h"

namespace rightbower::view {
namespace {

constexpr float head_top = 2.4F;  // all in E
constexpr float head_height = 1.73F;
constexpr float row_height = 2.4F;
constexpr float widest_row = 3.1F;
constexpr float branch_height = 2.0F;
constexpr float number_width = 2.4F;
constexpr float buttons_height = 2.13F;

// A row of the list: a trick as it is on the line, another way it went, or the place of the next
// card.
struct Row {
  std::string label;
  Seat leader;
  std::vector<app::LineCard> cards;
  std::optional<Seat> winner;
  std::optional<Seat> to_play;
  bool present = false;  // the last card played is here
  bool branch = false;
};

std::optional<Seat> winner_of(const std::vector<app::LineCard>& cards) {
  const app::LineCard& last = cards.back();
  const app::Standing after = last.before.after(last.card);
  if (!after.position.trick().empty()) return std::nullopt;
  return after.position.to_play();
}

std::string branch_letter(int place) {
  return place == 0 ? std::string() : std::string(1, static_cast<char>('a' + (place - 1) % 26));
}

std::vector<Row> rows_of(const app::AppState& state) {
  const app::Standing now = app::standing(state.document());
  const app::PlayTree::Node at = state.document().play_out->tree.at();
  std::vector<Row> rows;
  for (const app::LineTrick& trick : app::line_of(state.document())) {
    const std::string number = std::to_string(trick.number);
    Row row{number + branch_letter(trick.place), trick.leader, trick.cards, trick.winner, {}};
    for (const app::LineCard& card : trick.cards) row.present = row.present || card.node == at;
    rows.push_back(std::move(row));
    for (std::size_t i = 0; i < trick.branches.size(); ++i) {
      if (static_cast<int>(i) == trick.place) continue;
      const app::Branch& branch = trick.branches[i];
      rows.push_back({number + branch_letter(static_cast<int>(i)),
                      trick.leader,
                      branch.cards,
                      winner_of(branch.cards),
                      {},
                      false,
                      true});
    }
  }
  if (now.position.over()) return rows;
  // The next card has its place in the present trick, or in a row of its own.
  const auto present = std::ranges::find(rows, true, &Row::present);
  const bool in_trick = !now.position.trick().empty();
  if (in_trick && present != rows.end()) {
    const bool played_on =
        std::ranges::any_of(present->cards, [](const app::LineCard& card) { return !card.played; });
    if (!played_on) present->to_play = now.position.to_play();
  } else if (!state.document().play_out->tree.next(at)) {
    const auto done = std::ranges::count(rows, false, &Row::branch);
    rows.push_back(
        {std::to_string(done + 1), now.position.to_play(), {}, {}, now.position.to_play(), true});
  }
  return rows;
}

// The seats that play, in the order of the table.
std::vector<Seat> columns_of(const app::AppState& state) {
  std::vector<Seat> seats;
  const Seating seating = app::standing(state.document()).seating;
  for (Seat seat : all_seats)
    if (seating.in_play.contains(seat)) seats.push_back(seat);
  return seats;
}

class List {
 public:
  List(Ui& ui, const app::AppState& state, const Box& box)
      : ui_(ui), state_(state), box_(box), seats_(columns_of(state)), rows_(rows_of(state)) {}

  void draw() {
    draw_head();
    const Box list{box_.x, box_.y + ui_.em(head_height + 0.2F), box_.w,
                   box_.h - ui_.em(head_height + 0.2F)};
    float height = 0;
    float present = 0;
    for (const Row& row : rows_) {
      if (row.present) present = height;
      height += height_of(row);
    }
    ScrollBox scroll(ui_, "play.list", list, height);
    scroll.show(present, ui_.em(row_height));
    float y = scroll.origin().y;
    for (const Row& row : rows_) {
      const Box place{box_.x, y, box_.w, height_of(row)};
      const bool whole = place.y >= list.y - 1 && place.bottom() <= list.bottom() + 1;
      const bool seen = place.bottom() > list.y && place.y < list.bottom();
      if (seen) draw_row(row, place, whole);
      y += place.h;
    }
  }

 private:
  // Rows stand further apart where there are few.
  [[nodiscard]] float height_of(const Row& row) const {
    if (row.branch) return ui_.em(branch_height);
    const float room = box_.h - ui_.em(head_height + 0.2F);
    return std::clamp(std::floor(room / static_cast<float>(rows_.size())), ui_.em(row_height),
                      ui_.em(widest_row));
  }
  [[nodiscard]] Box cell(const Box& row, Seat seat) const {
    const auto place = static_cast<float>(std::ranges::find(seats_, seat) - seats_.begin());
    const float left = row.x + ui_.em(number_width);
    const float column = (row.right() - left) / static_cast<float>(seats_.size());
    const Box box{std::round(left + place * column), row.y, std::floor(column), row.h};
    const float height = std::min(ui_.em(2.2F), box.h - ui_.em(0.4F));
    return {box.x, std::round(box.cy() - height / 2), box.w - ui_.em(0.75F), height};
  }

  void draw_head() {
    const Box head{box_.x, box_.y, box_.w, ui_.em(head_height)};
    fill_box(ui_, head, ui_.colours.head, ui_.em(0.27F));
    for (Seat seat : seats_)
      text(ui_, cell(head, seat).cx(), head.cy(), ui_.words.say("view.seat", {seat}),
           ui_.colours.muted, {Size::small, Weight::regular, Align::centre});
  }

  void draw_row(const Row& row, const Box& place, bool whole) {
    if (!row.branch && &row != &rows_.front()) rule(ui_, place.x, place.y, place.w);
    const float indent = row.branch ? ui_.em(0.5F) : 0;
    const Box label{place.x, place.y + ui_.em(0.2F), ui_.em(number_width - 0.8F),
                    place.h - ui_.em(0.4F)};
    // A trick's number leads to where it began.
    if (whole && !row.branch && !row.cards.empty()) {
      const Press press = hotspot(ui_, "trick." + row.label, label, row.label);
      if (press.hovered) fill_box(ui_, label, ui_.colours.selected, ui_.em(0.33F));
      if (press.clicked)
        ui_.emit(app::ActionId::go_to_card,
                 static_cast<std::int64_t>(
                     state_.document().play_out->tree.before(row.cards.front().node)));
    }
    text(ui_, label.x + ui_.em(0.9F) + indent, place.cy(), row.label,
         row.present ? ui_.colours.accent : ui_.colours.muted,
         {row.branch ? Size::small : Size::body, Weight::bold, Align::centre});
    const Box first = cell(place, row.leader);
    draw_triangle_right(ui_, {first.x - ui_.em(0.38F), first.cy()}, ui_.em(0.53F),
                        ui_.colours.muted);
    for (const app::LineCard& card : row.cards) draw_card(row, card, cell(place, card.seat), whole);
    if (row.to_play) draw_next(cell(place, *row.to_play));
  }

  void draw_card(const Row& row, const app::LineCard& card, const Box& box, bool whole) {
    const bool wins = row.winner == card.seat;
    const bool on_table = card.played && !row.branch;
    const bool last = card.node == state_.document().play_out->tree.at();
    const float radius = ui_.em(0.33F);
    Press press;
    if (whole) press = hotspot(ui_, "line." + std::to_string(card.node), box, to_string(card.card));
    if (wins && on_table) fill_box(ui_, box, ui_.colours.head, radius);
    if (last)
      stroke_box(ui_, box, ui_.colours.accent, ui_.outline(2), radius);
    else if (wins && on_table)
      stroke_box(ui_, box, ui_.colours.good, ui_.outline(1.5F), radius);
    else if (on_table || press.hovered)
      stroke_box(ui_, box, press.hovered ? ui_.colours.accent : ui_.colours.line, ui_.line(),
                 radius);
    const float width = card_word_width(ui_, card.card, Size::body);
    const float room = box.w - ui_.em(0.5F);
    const bool signs = room >= width + ui_.em(0.9F);
    const float x = signs ? box.x + ui_.em(0.45F) : box.cx() - width / 2;
    draw_card_word(ui_, x, box.cy(), card.card, Size::body);
    const Point sign{box.right() - ui_.em(0.75F), box.cy()};
    const auto cost = app::cost_of(state_, card);
    const auto mark = cost ? app::cost_mark(*cost) : std::nullopt;
    if (signs && mark)
      draw_mark_sign(ui_, sign, ui_.em(0.66F), *mark, mark_colour(ui_, *mark));
    else if (signs && wins)
      draw_star(ui_, sign, ui_.em(0.95F), on_table ? ui_.colours.good : ui_.colours.muted);
    tip(ui_, press, why_words(ui_, card));
    if (press.clicked) ui_.emit(app::ActionId::go_to_card, static_cast<std::int64_t>(card.node));
  }

  void draw_next(const Box& box) {
    fill_box(ui_, box, ui_.colours.selected, ui_.em(0.33F));
    stroke_box(ui_, box, ui_.colours.accent, ui_.outline(2), ui_.em(0.33F));
    text(ui_, box.cx(), box.cy(), shortened(ui_, ui_.words["view.play.next"], box.w, {Size::small}),
         ui_.colours.text, {Size::small, Weight::regular, Align::centre});
  }

  Ui& ui_;
  const app::AppState& state_;
  Box box_;
  std::vector<Seat> seats_;
  std::vector<Row> rows_;
};

// The four steps along the line: a triangle, with a bar at the ends.
void draw_step(Ui& ui, const app::AppState& state, const Box& box, app::ActionId id) {
  using enum app::ActionId;
  const app::Action action{id, {}};
  ButtonLook look;
  look.enabled = app::enabled(state, action);
  look.tip = ui.words[app::label_id(action)];
  if (button(ui, std::string(app::name(id)), box, "", look)) ui.emit(action);
  const Colour colour = look.enabled ? ui.colours.text : ui.colours.disabled;
  const Point middle{box.cx(), box.cy()};
  const bool back = id == play_first || id == play_back;
  if (back)
    draw_triangle_left(ui, middle, ui.em(0.73F), colour);
  else
    draw_triangle_right(ui, middle, ui.em(0.73F), colour);
  if (id != play_first && id != play_last) return;
  const float x = middle.x + (back ? -ui.em(0.6F) : ui.em(0.5F));
  fill_box(ui, {x, middle.y - ui.em(0.4F), ui.line(2), ui.em(0.8F)}, colour);
}

void draw_buttons(Ui& ui, const app::AppState& state, const Box& row) {
  using enum app::ActionId;
  float x = row.x;
  for (app::ActionId id : {play_first, play_back, play_next, play_last}) {
    const Box box{x, row.y, ui.em(2.6F), row.h};
    draw_step(ui, state, box, id);
    x = box.right() + ui.em(0.35F);
  }
  x += ui.em(0.5F);
  for (app::ActionId id : {show_why, show_compare}) {
    const app::Action action{id, {}};
    const float width = command_button_width(ui, action);
    if (x + width > row.right() + ui.em(0.3F)) return;
    command_button(ui, state, {x, row.y, width, row.h}, action);
    x += width + ui.em(0.53F);
  }
}

std::string caption_of(const Ui& ui, const app::AppState& state) {
  const app::Standing now = app::standing(state.document());
  int done = 0;
  for (Seat seat : all_seats) done += now.position.tricks_won(seat);
  return ui.words.say("view.play.first-of", {done, state.document().situation.deal.hand_size()});
}

}  // namespace

void play_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  draw_panel(ui, panel, ui.words["view.play.title"], caption_of(ui, state));
  const float margin = ui.em(0.8F);
  const Box buttons{panel.x + margin, panel.bottom() - ui.em(buttons_height + 0.75F),
                    panel.w - 2 * margin, ui.em(buttons_height)};
  const float lines = 2 * line_pitch(ui, Size::small);
  const float sentence = buttons.y - ui.em(0.5F) - lines;
  const Box list{panel.x + margin, panel.y + ui.em(head_top), panel.w - 2 * margin,
                 sentence - ui.em(0.45F) - panel.y - ui.em(head_top)};
  List(ui, state, list).draw();
  rule(ui, panel.x + margin, list.bottom() + ui.em(0.1F), panel.w - 2 * margin);
  rich_text(ui, {panel.x + ui.em(0.93F), sentence}, panel.w - ui.em(1.86F),
            last_card_sentence(ui, state), {Size::small, Weight::regular, ui.colours.text});
  draw_buttons(ui, state, buttons);
}

}  // namespace rightbower::view
