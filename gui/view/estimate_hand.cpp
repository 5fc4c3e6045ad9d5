#include "gui/view/estimate_hand.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "gui/app/hand_order.h"
#include "gui/view/board.h"
#include "gui/view/card_draw.h"
#include "gui/view/hand_layout.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float margin = 1.07F;  // in E
constexpr float head = 2.9F;
constexpr float others = 3.3F;
constexpr int backs = 5;  // of a pile

std::vector<Seat> other_seats(const app::AppState& state) {
  std::vector<Seat> seats;
  const SeatSet seated = app::set_up(state.document()).deal.seated();
  for (int steps = 1; steps < 4; ++steps)
    if (seated.contains(next(state.lead, steps))) seats.push_back(next(state.lead, steps));
  return seats;
}

// A hand in a line of text.
void draw_hand_line(Ui& ui, float x, float y, CardSet hand, const Contract& contract, float room) {
  const std::vector<Card> cards = app::hand_order(hand, contract);
  float width = 0;
  for (Card card : cards) width += card_word_width(ui, card, Size::body) + ui.em(0.45F);
  const Size size = width <= room ? Size::body : Size::small;
  for (Card card : cards) {
    draw_card_word(ui, x, y, card, size);
    x += card_word_width(ui, card, size) + ui.em(size == Size::body ? 0.45F : 0.3F);
  }
}

void draw_pile(Ui& ui, const app::AppState& state, const Box& place, Seat seat) {
  const CardSize size{true, place.h < ui.em(2.9F) ? 0.55F : 0.7F};
  float x = place.x;
  for (int i = 0; i < backs; ++i) {
    draw_back(ui, {std::round(x), place.y}, size);
    x += ui.em(0.5F * size.scale / 0.7F);
  }
  x += ui.em(size.width() - 0.5F) + ui.em(0.9F);
  const bool is_partner = seat == partner(state.lead) && other_seats(state).size() == 3;
  const float middle = place.y + ui.em(size.height()) / 2;
  text(ui, x, middle - ui.em(0.6F), ui.words.say("view.seat", {seat}), ui.colours.text,
       {Size::body, Weight::bold});
  text(ui, x, middle + ui.em(0.75F),
       ui.words[is_partner ? "view.estimate.hidden-partner" : "view.estimate.hidden"],
       ui.colours.muted, {Size::small});
}

void draw_others(Ui& ui, const app::AppState& state, const Box& place, const Contract& contract) {
  const std::vector<Seat> seats = other_seats(state);
  const app::Action turn{app::ActionId::estimate_reveal, {}};
  const Press press = hotspot(ui, "estimate.reveal", place, ui.words[app::label_id(turn)],
                              app::enabled(state, turn));
  if (press.hovered && app::enabled(state, turn))
    stroke_box(ui, place.inset(-ui.em(0.2F)), ui.colours.accent, ui.line(), ui.em(0.33F));
  tip(ui, press, ui.words["view.estimate.reveal-tip"]);
  if (press.clicked) ui.emit(turn);
  const Deal& deal = app::set_up(state.document()).deal;
  if (state.estimate.revealed) {
    const float pitch = place.h / 3;
    float y = place.y + pitch / 2;
    for (Seat seat : seats) {
      text(ui, place.x, y, ui.words.say("view.seat", {seat}), ui.colours.text,
           {Size::body, Weight::bold});
      if (deal[seat].state == Hand::State::known)
        draw_hand_line(ui, place.x + ui.em(4), y, deal[seat].cards, contract, place.w - ui.em(4));
      else
        text(ui, place.x + ui.em(4), y, ui.words["view.hand.not-known"], ui.colours.muted);
      y += pitch;
    }
    return;
  }
  const float width = place.w / static_cast<float>(std::max<std::size_t>(1, seats.size()));
  for (std::size_t i = 0; i < seats.size(); ++i)
    draw_pile(ui, state, {place.x + static_cast<float>(i) * width, place.y, width, place.h},
              seats[i]);
}

}  // namespace

float estimate_hand_height(const Ui& ui, bool narrow) {
  const CardSize size{narrow, 1};
  return ui.em(head + (narrow ? others - 0.6F : others) + size.height() + 1.7F);
}

void estimate_hand(Ui& ui, const app::AppState& state, const Box& table, bool narrow) {
  draw_felt(ui, table);
  const float y = table.y + ui.em(1.55F);
  text(ui, table.x + ui.em(margin), y, ui.words.say("view.estimate.hand", {state.lead}),
       ui.colours.text, {Size::body, Weight::bold});
  const TextLook right{Size::small, Weight::regular, Align::right};
  text(ui, table.right() - ui.em(margin), y,
       shortened(ui, state.document().title, table.w * 0.5F, right), ui.colours.muted, right);
  const Contract contract(state.trump);
  const CardSize size{narrow, 1};
  const float height = ui.em(narrow ? others - 0.6F : others);
  draw_others(ui, state,
              {table.x + ui.em(margin), table.y + ui.em(head), table.w - 2 * ui.em(margin), height},
              contract);
  const Hand& hand = app::set_up(state.document()).deal[state.lead];
  if (hand.state != Hand::State::known) return;
  const FanMeasure measure{ui.em(size.width()), ui.em(narrow ? 2.3F : 2.9F),
                           ui.em(narrow ? 2.05F : 2.0F), ui.em(narrow ? 0.4F : 0.75F),
                           table.w - 2 * ui.em(margin)};
  const HandLayout layout = fan_layout(hand.cards, contract, measure);
  const Point at{std::round(table.cx() - layout.width / 2),
                 table.bottom() - ui.em(0.8F) - ui.em(size.height())};
  CardLook look;
  look.contract = &contract;
  for (const PlacedCard& placed : layout.cards) {
    const Point place{at.x + placed.at.x, at.y};
    hotspot(ui,
            std::string("card.") + letter(state.lead) + "." + to_string(placed.card) + "." +
                std::to_string(placed.copy),
            {place.x, place.y, placed.strip, ui.em(size.height())}, to_string(placed.card), false);
    draw_card(ui, place, placed.card, size, look);
  }
}

}  // namespace rightbower::view
