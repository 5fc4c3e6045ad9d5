#include "gui/view/trump_count.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/rules.h"
#include "gui/app/hand_order.h"
#include "gui/app/play_steps.h"
#include "gui/view/card_draw.h"
#include "gui/view/icons.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

// Cards of the deal, and those of them already played.
struct Counted {
  CardSet dealt;
  CardSet left;
};

Counted counted(const app::AppState& state, const app::Standing& now) {
  const app::Standing start = app::start_of_play(state.document());
  Counted cards;
  for (Seat seat : all_seats) {
    cards.dealt = cards.dealt.plus(start.position.hand(seat));
    cards.left = cards.left.plus(now.position.hand(seat));
  }
  return cards;
}

// A column for each kind: the card, and a dot for each copy, full while it is in a hand.
void draw_kinds(Ui& ui, const Box& box, const std::vector<Card>& kinds, const Counted& cards,
                const Contract& contract) {
  const float pitch = box.w / static_cast<float>(std::max<std::size_t>(kinds.size(), 7));
  float x = box.x + pitch / 2;
  for (Card kind : kinds) {
    const float width = card_word_width(ui, kind, Size::body);
    draw_card_word(ui, x - width / 2, box.y + ui.em(0.6F), kind, Size::body);
    const bool right = contract.is_right_bower(kind);
    if (right || contract.is_left_bower(kind))
      draw_tag(ui, {x, box.y + ui.em(1.75F)}, ui.em(1),
               ui.words[right ? "view.tag.right" : "view.tag.left"]);
    const int copies = cards.dealt.count(kind);
    for (int i = 0; i < copies; ++i) {
      const Point dot{
          x + (static_cast<float>(i) - static_cast<float>(copies - 1) / 2) * ui.em(0.8F),
          box.y + ui.em(2.85F)};
      const bool left = i < cards.left.count(kind);
      if (left)
        ui.pen->AddCircleFilled({dot.x, dot.y}, ui.em(0.28F), ui.colours.text);
      else
        ui.pen->AddCircle({dot.x, dot.y}, ui.em(0.26F), ui.colours.muted, 0, ui.line(1.5F));
    }
    x += pitch;
  }
}

std::vector<Card> kinds_of(CardSet cards, const Contract& contract) {
  return app::hand_order(cards.once(), contract);
}

// "North 5 · East 1 · South 0 · West 0"
std::string by_hand(const Ui& ui, const app::Standing& now, CardSet suit) {
  std::string words;
  for (Seat seat : all_seats) {
    if (!now.seating.in_play.contains(seat)) continue;
    if (!words.empty()) words += " · ";
    words += ui.words.say("view.count.in-hand", {seat, (now.position.hand(seat) & suit).size()});
  }
  return words;
}

void draw_suits(Ui& ui, const Box& box, const app::Standing& now, const Counted& cards) {
  float y = box.y + ui.em(0.7F);
  for (Suit suit : app::suit_order(now.contract)) {
    const CardSet all = now.contract.all_of(suit);
    if ((cards.dealt & all).empty()) continue;
    const int left = (cards.left & all).size();
    if (suit != Suit::joker)
      draw_suit(ui, {box.x + ui.em(0.6F), y}, ui.em(1), suit, ui.colours.suit_on_panel(suit));
    text(ui, box.x + ui.em(1.8F), y,
         ui.words.say("view.count.left-of", {left, (cards.dealt & all).size()}), ui.colours.text);
    text(ui, box.right(), y, by_hand(ui, now, all), ui.colours.muted,
         {Size::small, Weight::regular, Align::right});
    y += ui.em(1.9F);
  }
}

}  // namespace

void trump_count(Ui& ui, const app::AppState& state, const Box& box) {
  const app::Standing now = app::standing(state.document());
  const Counted cards = counted(state, now);
  if (!now.contract.trump()) return draw_suits(ui, box, now, cards);
  const CardSet trumps = now.contract.all_of(*now.contract.trump());
  const int left = (cards.left & trumps).size();
  const int all = (cards.dealt & trumps).size();
  draw_kinds(ui, box, kinds_of(cards.dealt & trumps, now.contract), cards, now.contract);
  const float y = box.y + ui.em(4.3F);
  const std::string number = std::to_string(left);
  text(ui, box.x, y, number, ui.colours.text, {Size::number, Weight::bold});
  text(ui, box.x + text_width(ui, number, Size::number, Weight::bold) + ui.em(0.6F),
       y + ui.em(0.2F), ui.words.say("view.count.trumps-out", {left, all - left, all}),
       ui.colours.text);
  text(ui, box.x, y + ui.em(2), by_hand(ui, now, trumps), ui.colours.text);
  text(ui, box.x, y + ui.em(3.5F), ui.words["view.count.dots"], ui.colours.muted, {Size::small});
}

}  // namespace rightbower::view
