#include "gui/view/play_table.h"

#include <algorithm>

#include "gui/app/play_steps.h"
#include "gui/view/board.h"
#include "gui/view/pen.h"
#include "gui/view/play_words.h"
#include "gui/view/suit_shape.h"
#include "gui/view/trick_draw.h"

namespace rightbower::view {
namespace {

int trumps_in(CardSet hand, const Contract& contract) {
  return contract.trump() ? (hand & contract.all_of(*contract.trump())).size() : 0;
}

std::string info_of(const Ui& ui, const app::Standing& now, Seat seat) {
  const Position& position = now.position;
  if (!now.seating.in_play.contains(seat)) return ui.words["view.play.sits-out"];
  const CardSet hand = position.hand(seat);
  if (!position.over() && position.to_play() == seat)
    return ui.words.say("view.play.to-play", {hand.size()});
  const std::string held = now.contract.trump()
                               ? ui.words.say("view.hand.trumps", {trumps_in(hand, now.contract)})
                               : ui.words.say("view.hand.cards", {hand.size()});
  const bool leads = !position.trick().empty() && position.trick().leader() == seat;
  return leads ? ui.words.say("view.play.leads", {held}) : held;
}

// What the trick is, at the left; the deal's name at the right.
void draw_header(Ui& ui, const app::AppState& state, const app::Standing& now, const Box& table,
                 int tricks) {
  const float y = table.y + ui.em(1.8F);
  float x = table.x + ui.em(0.93F);
  const bool small = card_size_for(ui, table).is_short;
  if (!small) {
    const std::string& caption = ui.words["view.pick.trump"];
    text(ui, x, y, caption, ui.colours.muted, {Size::small});
    x = std::ceil(x + text_width(ui, caption, Size::small) + ui.em(0.53F));
  }
  const Box sign{x, y - ui.em(1), ui.em(now.contract.trump() ? 2.07F : 2.4F), ui.em(2)};
  fill_box(ui, sign, ui.colours.selected, ui.em(0.33F));
  stroke_box(ui, sign, ui.colours.accent, ui.outline(2), ui.em(0.33F));
  draw_strain(ui, {sign.cx(), sign.cy()}, ui.em(1.07F), now.contract.strain());
  const std::string where = now.position.over() ? ui.words["view.play.over"]
                                                : ui.words.say("view.play.trick", {tricks + 1});
  const TextLook bold{Size::body, Weight::bold, Align::left};
  text(ui, sign.right() + ui.em(0.8F), y, where, ui.colours.text, bold);
  const float left =
      small ? table.cx() + ui.em(6.8F)
            : sign.right() + ui.em(1.6F) + text_width(ui, where, Size::body, Weight::bold);
  const float right = table.right() - ui.em(1.07F);
  const TextLook look{Size::body, Weight::bold, Align::right};
  text(ui, right, y, shortened(ui, state.document().title, right - left, look), ui.colours.text,
       look);
}

// The cards of the trick that is being played, or of the last one until the next card comes.
TrickLook trick_look(const app::AppState& state, const app::Standing& now) {
  TrickLook look{now.contract, now.seating.in_play};
  if (!now.position.over()) look.to_play = now.position.to_play();
  const app::LineTrick* last = nullptr;
  const std::vector<app::LineTrick> line = app::line_of(state.document());
  for (const app::LineTrick& trick : line)
    if (trick.cards.front().played) last = &trick;
  if (last == nullptr) return look;
  for (const app::LineCard& card : last->cards)
    if (card.played) look.cards.push_back({card.seat, card.card});
  const Trick& trick = now.position.trick();
  look.winner = trick.empty() ? *last->winner : trick.winner();
  if (trick.empty()) look.to_play.reset();
  return look;
}

}  // namespace

void play_table(Ui& ui, const app::AppState& state, const Box& table) {
  draw_felt(ui, table);
  const app::Standing now = app::standing(state.document());
  int tricks = 0;
  for (Seat seat : all_seats) tricks += now.position.tricks_won(seat);
  draw_header(ui, state, now, table, tricks);
  PlayLook play;
  for (Seat seat : all_seats) {
    play.held[seat] = now.position.hand(seat);
    play.info[seat] = info_of(ui, now, seat);
  }
  if (!now.position.over()) {
    PlayHand hand{now.position.to_play(), now.position.legal_plays(now.contract)};
    if (const auto* values = app::values_now(state)) hand.marks = app::marks_of(*values);
    hand.marks_shown = state.play.marks;
    hand.cursor = state.play.cursor;
    hand.tip = [&](Card card) { return value_words(ui, state, card); };
    play.to_play = std::move(hand);
  }
  BoardLook look{state.document().situation.deal, now.contract};
  if (!now.position.over()) look.active = now.position.to_play();
  look.play = std::move(play);
  // On a small table the first hand's name stands between what is said above it.
  look.header = card_size_for(ui, table).is_short ? 0.95F : 3.2F;
  const Box middle = draw_hands(ui, table, look);
  draw_trick(ui, middle, card_size_for(ui, table), trick_look(state, now));
}

}  // namespace rightbower::view
