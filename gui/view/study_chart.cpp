#include "gui/view/study_chart.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "gui/app/call_choice.h"
#include "gui/view/estimate_words.h"
#include "gui/view/lesson_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float widest = 30;  // in E
constexpr float highest = 9;  // of a row
constexpr float lowest = 4.5F;
constexpr float head = 1.7F;
constexpr float axis = 1.4F;
constexpr float foot = 1.3F;
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

void draw_row(Ui& ui, const Row& row, const Box& place) {
  text(ui, place.x, place.y + ui.em(0.7F), row.title, ui.colours.text, {Size::small, Weight::bold});
  const int all = solver::TrickCounts::highest;
  const float ground = place.bottom() - ui.em(axis);
  const float room = ground - place.y - ui.em(head);
  const float step = place.w / static_cast<float>(all + 1);
  double most = 0.25;
  for (int tricks = 0; tricks <= all; ++tricks) most = std::max(most, row.tricks.share(tricks));
  for (int tricks = 0; tricks <= all; ++tricks) {
    const float x = std::round(place.x + static_cast<float>(tricks) * step);
    const float right = std::round(place.x + static_cast<float>(tricks + 1) * step);
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
  fill_box(ui,
           {at - ui.line(), place.y + ui.em(head) - ui.em(0.2F), ui.line(2),
            ground - place.y - ui.em(head) + ui.em(0.2F)},
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
  if (rows.empty()) return;
  const auto count = static_cast<float>(rows.size());
  const float width = std::min(room.w, ui.em(widest));
  const float around = 2 * ui.em(margin) + ui.em(foot);
  const float inside = std::min(room.h - around, count * ui.em(highest));
  const float each = std::floor(inside / count);
  if (each < ui.em(lowest)) return;
  const float height = inside + around;
  const Box panel{std::round(room.cx() - width / 2), std::round(room.cy() - height / 2), width,
                  height};
  fill_box(ui, panel, ui.colours.panel, ui.em(0.4F));
  stroke_box(ui, panel, ui.colours.line, ui.line(), ui.em(0.4F));
  float y = panel.y + ui.em(margin);
  for (const Row& row : rows) {
    draw_row(ui, row, {panel.x + ui.em(margin), y, width - 2 * ui.em(margin), each});
    y += each;
  }
  text(ui, panel.x + ui.em(margin), y + ui.em(foot / 2), ui.words["view.study.axis"],
       ui.colours.muted, {Size::small});
}

}  // namespace rightbower::view
