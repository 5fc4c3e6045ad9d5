#include "gui/view/bid_points_panel.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "gui/view/controls.h"
#include "gui/view/estimate_words.h"
#include "gui/view/icons.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float head_height = 1.8F;  // in E
constexpr float row_height = 1.9F;

// Where the columns end, from the left edge; the first one's middle.
struct Columns {
  float bid;
  float makes;
  float points;
  float error;
};

Columns columns_of(float width) {
  return {width * 0.13F, width * 0.42F, width * 0.72F, width * 0.97F};
}

// Of the strain that is looked at; where only a number is bid and the strain is named later, all.
std::vector<const solver::BidValue*> bids_of(const app::AppState& state) {
  std::vector<const solver::BidValue*> bids;
  if (state.estimate.numbers == nullptr) return bids;
  for (const solver::BidValue& value : state.estimate.numbers->values.bids)
    if (value.bid.strain && (value.bid.strain == state.trump || !value.call.strain))
      bids.push_back(&value);
  return bids;
}

void draw_head(Ui& ui, const Box& row, const Columns& columns) {
  fill_box(ui, row, ui.colours.head, ui.em(0.27F));
  const auto word = [&](float x, const char* id, Align align) {
    text(ui, row.x + x, row.cy(), ui.words[id], ui.colours.muted,
         {Size::small, Weight::regular, align});
  };
  word(columns.bid, "view.estimate.head.bid", Align::centre);
  word(columns.makes, "view.estimate.head.makes", Align::right);
  word(columns.points, "view.estimate.head.points", Align::right);
  word(columns.error, "view.estimate.head.error", Align::right);
}

std::string row_words(const Ui& ui, const solver::BidValue& value) {
  return ui.words.say("view.estimate.row",
                      {bid_words(ui, value), in_100(value.made), signed_decimal(value.worth.points),
                       decimal(value.worth.error)});
}

void draw_row(Ui& ui, const app::AppState& state, const Box& row, const Columns& columns,
              const solver::BidValue& value) {
  const bool plain = value.bid.special.empty();
  const bool chosen = plain && value.bid.level == app::level_shown(state);
  const bool best = &value == app::best_bid(state);
  const Press press = hotspot(ui, "estimate.bid." + to_string(value.call), row.inset(0, ui.line()),
                              row_words(ui, value), plain);
  if (chosen) fill_box(ui, row, ui.colours.selected, ui.em(0.27F));
  if (chosen || (plain && press.hovered))
    stroke_box(ui, row, ui.colours.accent, chosen ? ui.outline(2) : ui.line(), ui.em(0.27F));
  const Weight weight = best ? Weight::bold : Weight::regular;
  const TextLook right{Size::body, weight, Align::right};
  const float y = row.cy();
  if (plain) {
    text(ui, row.x + columns.bid - ui.em(0.1F), y, std::to_string(value.bid.level), ui.colours.text,
         right);
    draw_strain(ui, {row.x + columns.bid + ui.em(0.8F), y}, ui.em(0.9F), *value.bid.strain);
  } else {
    text(ui, row.x + columns.bid, y, value.bid.special, ui.colours.text,
         {Size::small, weight, Align::centre});
  }
  text(ui, row.x + columns.makes, y, std::to_string(in_100(value.made)), ui.colours.text, right);
  const double points = value.worth.points;
  const Colour colour = points < 0 ? ui.colours.bad : ui.colours.good;
  text(ui, row.x + columns.points, y, signed_decimal(points), colour, right);
  const float width = text_width(ui, signed_decimal(points), Size::body, weight);
  const Point sign{row.x + columns.points - std::max(width + ui.em(0.7F), ui.em(3.2F)), y};
  if (points < 0)
    draw_triangle_down(ui, sign, ui.em(0.6F), colour);
  else
    draw_triangle_up(ui, sign, ui.em(0.6F), colour);
  const char* id = best          ? "view.estimate.is-best"
                   : value.close ? "view.estimate.is-close"
                                 : "view.estimate.spread";
  text(ui, row.x + columns.error, y, ui.words.say(id, {decimal(value.worth.error)}),
       ui.colours.muted, {Size::small, weight, Align::right});
  tip(ui, press, row_words(ui, value));
  if (press.clicked)
    ui.emit(app::ActionId::estimate_level, static_cast<std::int64_t>(value.bid.level));
}

}  // namespace

void bid_points(Ui& ui, const app::AppState& state, const Box& room) {
  const Columns columns = columns_of(room.w);
  draw_head(ui, {room.x, room.y, room.w, ui.em(head_height)}, columns);
  const auto bids = bids_of(state);
  if (bids.empty()) return;
  // As many as fit, round the one that is looked at.
  const auto fit = static_cast<std::size_t>(
      std::max(1.0F, std::floor((room.h - ui.em(head_height)) / ui.em(row_height))));
  const auto chosen = std::ranges::find_if(bids, [&](const solver::BidValue* value) {
    return value->bid.special.empty() && value->bid.level == app::level_shown(state);
  });
  const auto place =
      chosen == bids.end() ? bids.size() - 1 : static_cast<std::size_t>(chosen - bids.begin());
  const std::size_t count = std::min(fit, bids.size());
  const std::size_t first =
      std::min(bids.size() - count, place > count / 2 ? place - count / 2 : 0);
  float y = room.y + ui.em(head_height);
  for (std::size_t i = first; i < first + count; ++i) {
    draw_row(ui, state, {room.x, y, room.w, ui.em(row_height)}, columns, *bids[i]);
    y += ui.em(row_height);
  }
}

}  // namespace rightbower::view
