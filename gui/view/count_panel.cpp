#include "gui/view/count_panel.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules.h"
#include "gui/app/hand_order.h"
#include "gui/view/controls.h"
#include "gui/view/icons.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float head_y = 2.93F;  // all in E
constexpr float rows_y = 3.73F;
constexpr float row_height = 1.57F;
constexpr float widest_row = 3.1F;
constexpr float foot = 0.4F;

// Where the columns are, from the left edge of the panel: names left, numbers by their middle.
struct Columns {
  float name;
  float trumps;
  float bowers;
  float sure;   // tricks from the top, by their middle
  float suits;  // the first length, by its right end
  float pitch;  // from a suit to the next
};

Columns columns_of(const Ui& ui, float width) {
  const float margin = ui.em(0.93F);
  const float pitch = std::min(ui.em(2.4F), (width - 2 * margin) * 0.1F);
  const float suits = width - margin - ui.em(1.2F) - 3 * pitch;
  const float room = suits - margin;
  return {margin, margin + room * 0.41F, margin + room * 0.54F, margin + room * 0.87F, suits,
          pitch};
}

// "R", "R", "L": one tag for each bower held; there are four at most.
void draw_bowers(Ui& ui, float x, float y, CardSet hand, const Contract& contract, float room) {
  const float pitch = std::min(ui.em(1.4F), room / 4);
  bool any = false;
  for (Card card : app::hand_order(hand, contract)) {
    const bool right = contract.is_right_bower(card);
    if (!right && !contract.is_left_bower(card)) continue;
    draw_tag(ui, {x + ui.em(0.67F), y}, ui.em(1.12F),
             ui.words[right ? "view.tag.right" : "view.tag.left"]);
    x += pitch;
    any = true;
  }
  if (!any) text(ui, x + ui.em(0.4F), y, ui.words["view.count.none"], ui.colours.muted);
}

void draw_lengths(Ui& ui, float x, float y, float pitch, CardSet hand, const Contract& contract) {
  for (Suit suit : app::suit_order(contract)) {
    if (suit == Suit::joker) continue;
    text(ui, x, y, std::to_string((hand & contract.all_of(suit)).size()), ui.colours.text,
         {Size::body, Weight::regular, Align::right});
    draw_suit(ui, {x + ui.em(0.6F), y}, ui.em(0.73F), suit, ui.colours.suit_on_panel(suit));
    x += pitch;
  }
}

// A row of the table: a hand, or both hands of a side.
struct Row {
  std::string name;
  std::optional<CardSet> cards;  // none: not known
  std::optional<int> sure{};     // tricks from the top when it leads
  bool bold = false;
};

std::vector<Row> hand_rows(const Ui& ui, const app::AppState& state) {
  const Deal& deal = state.document().situation.deal;
  std::vector<Row> rows;
  for (Seat seat : all_seats) {
    const Hand& hand = deal[seat];
    if (hand.state == Hand::State::nobody) continue;
    Row row{ui.words.say("view.seat", {seat}), std::nullopt, std::nullopt, state.lead == seat};
    if (hand.state == Hand::State::known) row.cards = hand.cards;
    row.sure = state.sure[seat];
    rows.push_back(std::move(row));
  }
  return rows;
}

// Where four sit at the table, what each pair holds together.
std::vector<Row> side_rows(const Ui& ui, const app::AppState& state) {
  const Situation& situation = state.document().situation;
  const Deal& deal = situation.deal;
  if (deal.seated().size() != 4 || situation.alone || deal.not_known().size() > 0) return {};
  std::vector<Row> rows;
  for (Seat seat : {Seat::north, Seat::east}) {
    const Side side = pair_of(seat);
    rows.push_back({ui.words[side == Side::north_south ? "view.side.NS" : "view.side.EW"],
                    deal[seat].cards.plus(deal[partner(seat)].cards), std::nullopt,
                    pair_of(state.lead) == side});
  }
  return rows;
}

// "hearts are trump · 14 + 10 + 12 + 12": the pack as it is in play.
std::string caption_of(const Ui& ui, const app::AppState& state, const Contract& contract) {
  const CardSet pack = rules_of(app::set_up(state.document())).pack;
  std::string lengths;
  for (Suit suit : app::suit_order(contract)) {
    const int length = (pack & contract.all_of(suit)).size();
    if (length > 0) lengths += (lengths.empty() ? "" : " + ") + std::to_string(length);
  }
  return ui.words[std::string("view.count.caption.") + name(state.trump)] + " · " + lengths;
}

void draw_row(Ui& ui, float left, float y, const Columns& columns, const Row& row,
              const Contract& contract) {
  const TextLook look{Size::body, row.bold ? Weight::bold : Weight::regular, Align::left};
  text(ui, left + columns.name, y,
       shortened(ui, row.name, columns.trumps - columns.name - ui.em(0.7F), look), ui.colours.text,
       look);
  if (!row.cards) {
    text(ui, left + columns.trumps, y, ui.words["view.hand.not-known"], ui.colours.muted,
         {Size::small});
    return;
  }
  if (const auto trump = contract.trump()) {
    text(ui, left + columns.trumps, y,
         std::to_string((*row.cards & contract.all_of(*trump)).size()), ui.colours.text,
         {Size::body, Weight::bold, Align::centre});
    draw_bowers(ui, left + columns.bowers, y, *row.cards, contract,
                columns.sure - ui.em(0.8F) - columns.bowers);
  }
  if (row.sure)
    text(ui, left + columns.sure, y, std::to_string(*row.sure), ui.colours.text,
         {Size::body, Weight::regular, Align::centre});
  draw_lengths(ui, left + columns.suits, y, columns.pitch, *row.cards, contract);
}

void draw_heads(Ui& ui, float left, float y, const Columns& columns, bool trumps) {
  const auto head = [&](float x, std::string_view id, Align align) {
    text(ui, left + x, y, ui.words[id], ui.colours.muted, {Size::small, Weight::regular, align});
  };
  head(columns.name, "view.count.hand", Align::left);
  if (trumps) {
    head(columns.trumps, "view.count.trumps", Align::centre);
    head(columns.bowers, "view.count.bowers", Align::left);
  }
  head(columns.sure, "view.count.sure", Align::centre);
  const float sure = text_width(ui, ui.words["view.count.sure"], Size::small);
  head(std::max(columns.suits - ui.em(0.67F), columns.sure + sure / 2 + ui.em(0.4F)),
       "view.count.suits", Align::left);
  const Box about{left + columns.sure - ui.em(1.4F), y - ui.em(0.7F), ui.em(2.8F), ui.em(1.4F)};
  tip(ui, hotspot(ui, "count.sure", about, ui.words["view.count.sure-words"]),
      ui.words["view.count.sure-words"]);
}

}  // namespace

float count_panel_height(const Ui& ui) { return ui.em(rows_y + 4 * row_height + foot); }

void count_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  const Contract contract(state.trump);
  draw_panel(ui, panel, ui.words["view.count.title"], caption_of(ui, state, contract));
  const Columns columns = columns_of(ui, panel.w);
  draw_heads(ui, panel.x, panel.y + ui.em(head_y), columns, contract.trump().has_value());

  std::vector<Row> rows = hand_rows(ui, state);
  const auto room = [&] {
    return (panel.h - ui.em(rows_y + foot)) / static_cast<float>(rows.size());
  };
  for (Row& row : side_rows(ui, state)) rows.push_back(std::move(row));
  if (room() < ui.em(row_height)) rows = hand_rows(ui, state);  // no room for the sides
  const float pitch = std::floor(std::min(room(), ui.em(widest_row)));
  float y = panel.y + ui.em(rows_y);
  for (const Row& row : rows) {
    rule(ui, panel.x + ui.em(0.8F), y, panel.w - ui.em(1.6F));
    draw_row(ui, panel.x, y + pitch / 2, columns, row, contract);
    y += pitch;
  }
}

}  // namespace rightbower::view
