#include "gui/view/study_chart.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "gui/app/call_choice.h"
#include "gui/view/estimate_words.h"
#include "gui/view/lesson_words.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"

namespace rightbower::view {
namespace {

constexpr float widest = 30;    // in E
constexpr float highest = 9;    // of a row
constexpr float lowest = 1.5F;  // of its columns
constexpr float gap = 0.3F;     // under a row's title, and over the words at the foot
constexpr float axis = 1.4F;
constexpr float margin = 0.9F;

// The tricks a call comes to, of the bidder's side, and how many he needs.
struct Row {
  std::string title;
  std::optional<Bid> bid;  // none: nobody has bid
  solver::TrickCounts tricks;
  bool own = true;  // the caller's side plays it
};

Row row_of(const Ui& ui, const lessons::CallStudy& study, const Call& call) {
  Row row;
  if (call.kind != Call::Kind::pass) {
    row.bid = Bid{study.seat, call.level, {}, call.strain};
    row.tricks = study.tricks_in(*call.strain);
  } else if (study.passed_out) {
    row.bid = study.passed_out;
    row.own = pair_of(row.bid->bidder) == pair_of(study.seat);
    const int all = study.hand.size();
    for (int tricks = 0; tricks <= all; ++tricks)
      row.tricks.add(row.own ? tricks : all - tricks, study.tricks_passed_out.count(tricks));
  }
  if (!row.bid) return row;
  const std::string played = option_words(ui, Call::bid(row.bid->level, row.bid->strain));
  row.title = ui.words.say("view.study.row",
                           {row.bid->bidder, played, in_100(row.tricks.at_least(row.bid->level))});
  return row;
}

RichLook title_look(const Ui& ui) { return {Size::small, Weight::bold, ui.colours.text}; }

void draw_row(Ui& ui, const Row& row, const Box& place) {
  const float title = rich_text(ui, {place.x, place.y}, place.w, row.title, title_look(ui));
  const float top = place.y + title + ui.em(gap);
  const int all = solver::TrickCounts::highest;
  const float ground = place.bottom() - ui.em(axis);
  const float room = ground - top;
  const float step = place.w / static_cast<float>(all + 1);
  double most = 0.25;
  for (int tricks = 0; tricks <= all; ++tricks) most = std::max(most, row.tricks.share(tricks));
  for (int tricks = 0; tricks <= all; ++tricks) {
    const float x = std::round(place.x + static_cast<float>(tricks) * step);
    const float right = std::round(place.x + static_cast<float>(tricks + 1) * step);
    if (step >= ui.em(1.4F) || tricks % 3 == 0)  // where all numbers have no room, some
      text(ui, (x + right) / 2, ground + ui.em(0.75F), std::to_string(tricks), ui.colours.muted,
           {Size::small, Weight::regular, Align::centre});
    const auto share = static_cast<float>(row.tricks.share(tricks) / most);
    if (share <= 0) continue;
    const bool good = (tricks >= row.bid->level) == row.own;
    const float height = std::max(ui.line(2), std::round(share * room));
    fill_box(ui, {x + ui.em(0.15F), ground - height, right - x - ui.em(0.3F), height},
             good ? ui.colours.good : ui.colours.bad, ui.em(0.1F));
  }
  fill_box(ui, {place.x, ground, place.w, ui.line()}, ui.colours.muted);
  // Left of this line the bid is set.
  const float at = std::round(place.x + static_cast<float>(row.bid->level) * step);
  fill_box(ui, {at - ui.line(), top - ui.em(0.2F), ui.line(2), room + ui.em(0.2F)},
           ui.colours.text);
}

}  // namespace

void study_chart(Ui& ui, const app::AppState& state, const Box& room) {
  const lessons::CallStudy* study = app::open_study(state);
  const lessons::CallWorth* answered = app::answered_call(state);
  if (study == nullptr || answered == nullptr) return;
  std::vector<Row> rows;
  if (answered->call != study->best_call().call) rows.push_back(row_of(ui, *study, answered->call));
  if (app::best_call_told(state)) rows.push_back(row_of(ui, *study, study->best_call().call));
  std::erase_if(rows, [](const Row& row) { return !row.bid; });
  const float width = std::min(room.w, ui.em(widest));
  const float within = width - 2 * ui.em(margin);
  const std::string& meaning = ui.words["view.study.axis"];
  const RichLook small{Size::small, Weight::regular, ui.colours.muted};
  const float foot = rich_text_height(ui, within, meaning, small) + ui.em(gap);
  const float around = 2 * ui.em(margin) + foot;
  float title = 0;
  for (const Row& row : rows)
    title = std::max(title, rich_text_height(ui, within, row.title, title_look(ui)));
  const float least = title + ui.em(gap + lowest + axis);
  const auto height_of = [&](std::size_t count) {
    return std::floor(std::min((room.h - around) / static_cast<float>(count), ui.em(highest)));
  };
  // In a small window what was answered stands alone; the words beside it name the best.
  while (!rows.empty() && height_of(rows.size()) < least) rows.pop_back();
  if (rows.empty()) return;
  const float each = height_of(rows.size());
  const float height = static_cast<float>(rows.size()) * each + around;
  const Box panel{std::round(room.cx() - width / 2), std::round(room.cy() - height / 2), width,
                  height};
  fill_box(ui, panel, ui.colours.panel, ui.em(0.4F));
  stroke_box(ui, panel, ui.colours.line, ui.line(), ui.em(0.4F));
  float y = panel.y + ui.em(margin);
  for (const Row& row : rows) {
    draw_row(ui, row, {panel.x + ui.em(margin), y, within, each});
    y += each;
  }
  rich_text(ui, {panel.x + ui.em(margin), y + ui.em(gap)}, within, meaning, small);
}

}  // namespace rightbower::view
