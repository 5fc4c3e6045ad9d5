#include "gui/view/drill_chart.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "gui/view/estimate_words.h"
#include "gui/view/icons.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"

namespace rightbower::view {
namespace {

constexpr std::size_t most_columns = 60;
constexpr std::size_t counted = 20;  // answers the share is told of
constexpr float plot_height = 6;     // in E
constexpr float scale_room = 2.6F;   // for the numbers at its left

// What the columns show, and what the highest of them could be.
struct Series {
  std::vector<double> values;
  double top;
  std::string top_words;
  std::string last_words;
};

Series series_of(const lessons::DrillRecord& record) {
  if (lessons::average_lost(record)) {
    Series lost{lessons::running_average(record), 1, {}, {}};
    for (double value : lost.values) lost.top = std::max(lost.top, std::ceil(value));
    lost.top_words = std::to_string(static_cast<int>(lost.top));
    lost.last_words = decimal(lost.values.back());
    return lost;
  }
  Series share{lessons::running_share(record), 1, std::to_string(100), {}};
  if (!share.values.empty()) share.last_words = std::to_string(in_100(share.values.back()));
  return share;
}

void draw_columns(Ui& ui, const Series& series, const Box& plot) {
  const std::size_t shown = std::min(most_columns, series.values.size());
  const float step =
      std::min(ui.em(1), plot.w / static_cast<float>(std::max<std::size_t>(1, shown)));
  for (std::size_t i = 0; i < shown; ++i) {
    const double value = series.values[series.values.size() - shown + i];
    const float left = std::round(plot.x + step * static_cast<float>(i));
    const float right = std::round(plot.x + step * static_cast<float>(i + 1));
    const float height =
        std::max(ui.line(2), std::round(static_cast<float>(value / series.top) * plot.h));
    const bool last = i + 1 == shown;
    fill_box(ui,
             {left, plot.bottom() - height, std::max(ui.line(), right - left - ui.line()), height},
             last ? ui.colours.accent : ui.colours.muted);
  }
}

float draw_plot(Ui& ui, const Series& series, Point top_left, float width) {
  const Box plot{top_left.x + ui.em(scale_room), top_left.y + ui.em(0.5F),
                 width - ui.em(2 * scale_room), ui.em(plot_height)};
  const TextLook at_left{Size::small, Weight::regular, Align::right};
  text(ui, plot.x - ui.em(0.5F), plot.y, series.top_words, ui.colours.muted, at_left);
  text(ui, plot.x - ui.em(0.5F), plot.bottom(), "0", ui.colours.muted, at_left);
  fill_box(ui, {plot.x, plot.y, plot.w, ui.line()}, ui.colours.line);
  draw_columns(ui, series, plot);
  fill_box(ui, {plot.x, plot.bottom(), plot.w, ui.line()}, ui.colours.muted);
  const float last = static_cast<float>(series.values.back() / series.top) * plot.h;
  text(ui, plot.right() + ui.em(0.4F), std::round(plot.bottom() - last), series.last_words,
       ui.colours.text, {Size::body, Weight::bold, Align::left});
  return ui.em(plot_height + 1.4F);
}

// "0.6 (12)" behind what it is the average of. Put together here: a sentence quotes a long argument
// only in part.
std::string with_average(const Ui& ui, const std::string& of, const lessons::AverageLost& average) {
  return of + " " + ui.words.say("view.drill.one-average", {decimal(average.points), average.of});
}

std::string joined(const Ui& ui, std::string_view caption, const std::vector<std::string>& parts) {
  if (parts.empty()) return {};
  std::string words = ui.words[caption];
  for (const std::string& part : parts) words += (&part == &parts.front() ? " " : " · ") + part;
  return words;
}

// The strains in the order of every table.
std::string by_strain(const Ui& ui, const lessons::DrillRecord& record) {
  const auto averages = lessons::average_lost_by(record, "strain");
  std::vector<std::string> parts;
  for (Strain strain : all_strains) {
    const auto found = averages.find(rightbower::name(strain));
    if (found == averages.end()) continue;
    const std::string sign = trump_suit(strain) ? "{" + found->first + "}" : found->first;
    parts.push_back(with_average(ui, sign, found->second));
  }
  return joined(ui, "view.drill.by-strain", parts);
}

std::string by_bowers(const Ui& ui, const lessons::DrillRecord& record) {
  std::vector<std::string> parts;
  for (const auto& [bowers, average] : lessons::average_lost_by(record, "bowers"))
    parts.push_back(with_average(ui, bowers + ":", average));
  return joined(ui, "view.drill.by-bowers", parts);
}

// What the columns are, and what has been answered: paragraphs.
std::string words_of(const Ui& ui, const lessons::DrillRecord& record) {
  const lessons::ShareRight share = lessons::share_right(record, counted);
  const auto lost = lessons::average_lost(record);
  std::string words = ui.words.say("view.drill.streaks", {record.streak, record.best_streak}) +
                      "\n" + ui.words.say("view.drill.answered", {record.right, record.answered});
  if (share.of < record.answered)
    words += " " + ui.words.say("view.drill.share", {share.right, share.of});
  if (!lost) return words;
  words += "\n" + ui.words.say("view.drill.lost", {decimal(lost->points), lost->of});
  for (const std::string& more : {by_strain(ui, record), by_bowers(ui, record)})
    if (!more.empty()) words += "\n" + more;
  return words;
}

RichLook small_text(const Ui& ui) { return {Size::small, Weight::regular, ui.colours.text}; }

}  // namespace

void draw_results(Ui& ui, const lessons::DrillRecord& record, std::size_t most,
                  Point right_middle) {
  const float side = ui.em(0.6F);
  const float pitch = ui.em(0.8F);
  const std::size_t shown = std::min(most, record.results.size());
  float x = right_middle.x - pitch * static_cast<float>(shown);
  for (std::size_t i = record.results.size() - shown; i < record.results.size(); ++i, x += pitch) {
    const Box box{std::round(x), std::round(right_middle.y - side / 2), side, side};
    if (record.results[i].right) {
      fill_box(ui, box, ui.colours.good);
    } else {
      stroke_box(ui, box, ui.colours.bad, ui.line());
      draw_cross(ui, {box.cx(), box.cy()}, side * 0.6F, ui.colours.bad, ui.line());
    }
  }
}

float drill_chart(Ui& ui, const lessons::DrillRecord& record, Point top_left, float width) {
  const Series series = series_of(record);
  if (series.values.empty()) return 0;
  const bool graded = lessons::average_lost(record).has_value();
  float y = top_left.y;
  y += rich_text(ui, {top_left.x, y}, width,
                 ui.words[graded ? "view.drill.chart-lost" : "view.drill.chart-share"],
                 {Size::small, Weight::regular, ui.colours.muted}) +
       ui.em(0.3F);
  y += draw_plot(ui, series, {top_left.x, y}, width);
  y += rich_text(ui, {top_left.x, y}, width, words_of(ui, record), small_text(ui));
  return y - top_left.y;
}

float drill_chart_height(Ui& ui, const lessons::DrillRecord& record, float width) {
  if (record.results.empty()) return 0;
  const bool graded = lessons::average_lost(record).has_value();
  return rich_text_height(ui, width,
                          ui.words[graded ? "view.drill.chart-lost" : "view.drill.chart-share"],
                          small_text(ui)) +
         ui.em(0.3F) + ui.em(plot_height + 1.4F) +
         rich_text_height(ui, width, words_of(ui, record), small_text(ui));
}

}  // namespace rightbower::view
