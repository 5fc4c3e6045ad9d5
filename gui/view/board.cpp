#include "gui/view/board.h"

#include <algorithm>

#include "gui/view/controls.h"
#include "gui/view/hand_layout.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float side_margin = 1.07F;  // all in E
constexpr float foot_margin = 0.8F;
constexpr float pill_gap = 0.35F;  // between a name and its hand
constexpr float raise = 0.6F;
constexpr float backs_step = 1.6F;
constexpr float least_pitch = 1.4F;  // of rows: ranks can still be read
constexpr float narrow = 0.8F;       // below this scale cards are short

std::string seat_name(const Ui& ui, Seat seat) { return ui.words.say("view.seat", {seat}); }

// What stands beside the name: trumps held, or what is (not) known of the hand.
std::string seat_info(const Ui& ui, const BoardLook& look, Seat seat) {
  const Hand& hand = look.deal[seat];
  if (hand.state == Hand::State::nobody) return ui.words["view.hand.nobody"];
  if (look.hidden.contains(seat)) return ui.words.say("view.hand.cards", {look.deal.hand_size()});
  if (hand.state == Hand::State::not_known) return ui.words["view.hand.not-known"];
  const auto trump = look.contract.trump();
  if (!trump) return {};
  return ui.words.say("view.hand.trumps", {(hand.cards & look.contract.all_of(*trump)).size()});
}

bool shows_cards(const BoardLook& look, Seat seat) {
  return look.deal[seat].state == Hand::State::known && !look.hidden.contains(seat);
}

bool can_choose(const BoardLook& look, Seat seat) {
  return look.choice && look.choice->seat == seat && shows_cards(look, seat);
}

std::string card_id(Seat seat, const PlacedCard& placed) {
  return std::string("card.") + letter(seat) + "." + to_string(placed.card) + "." +
         std::to_string(placed.copy);
}

std::string bower_words(const Ui& ui, const Contract& contract, Card card) {
  if (contract.is_right_bower(card)) return ui.words["view.bower.right"];
  if (contract.is_left_bower(card)) return ui.words.say("view.bower.left", {*contract.trump()});
  return {};
}

// Draws the hands one after another, each from the place it is given.
class Hands {
 public:
  Hands(Ui& ui, const Box& table, const BoardLook& look)
      : ui_(ui),
        table_(table),
        look_(look),
        size_(card_size_for(ui, table)),
        small_{true, size_.scale} {}

  Box draw() {
    const float top = table_.y + em(look_.header);
    const float cards_top = top + em(pill_height + pill_gap) + lift(Seat::north);
    const float foot =
        table_.bottom() - em(foot_margin) - em(size_.height()) - keys_room(Seat::south);
    const float foot_pill = foot - em(pill_height + pill_gap) - lift(Seat::south);
    fan(Seat::north, top, cards_top);
    fan(Seat::south, foot_pill, foot);
    const float north_end = cards_top + em(size_.height()) + keys_room(Seat::north);
    return sides(north_end, foot_pill);
  }

 private:
  [[nodiscard]] float em(float count) const { return ui_.em(count); }
  // Cards that are marked or chosen stand higher than the others.
  [[nodiscard]] float lift(Seat seat) const {
    return can_choose(look_, seat) || !look_.marks[seat].empty() ? em(raise) : 0;
  }
  // Under cards that can be chosen stand their keys.
  [[nodiscard]] float keys_room(Seat seat) const {
    return can_choose(look_, seat) && look_.choice->open ? em(1.2F) : 0;
  }

  // North and south: the name in the middle above the cards.
  void fan(Seat seat, float pill_y, float cards_y) {
    const std::string name = seat_name(ui_, seat);
    const std::string info = seat_info(ui_, look_, seat);
    const float width = pill_width(ui_, name, info);
    draw_pill(ui_, {std::round(table_.cx() - width / 2), pill_y}, name, info,
              {look_.active == seat});
    if (shows_cards(look_, seat)) {
      const HandLayout layout = fan_layout(look_.deal[seat].cards, look_.contract, fan_measure());
      const Point at{std::round(table_.cx() - layout.width / 2), cards_y};
      draw_cards(seat, layout, at, size_, em(size_.height()));
      draw_keys(seat, layout, {at.x, cards_y + em(size_.height()) + em(0.75F)});
    } else {
      backs(seat, table_.cx(), cards_y, size_);
    }
  }

  [[nodiscard]] FanMeasure fan_measure() const {
    const float room = table_.w - 2 * em(side_margin);
    if (size_.is_short) return {em(size_.width()), em(2.3F), em(2.05F), em(0.4F), room};
    const float scale = size_.scale;
    const float unit = ui_.em_pixels * scale;
    return {em(size_.width()), 2.9F * unit, 2.0F * unit, 0.75F * unit, room};
  }

  // West and east: the name above four rows of short cards. What is free between them.
  Box sides(float top, float bottom) {
    const float full = em(4.6F * small_.scale);
    const float height = em(pill_height + pill_gap) + 3 * full + em(small_.height());
    const float gap = em(0.4F);
    const float over = height - (bottom - top - 2 * gap);
    const float pitch = over <= 0 ? full : std::max(em(least_pitch), std::floor(full - over / 3));
    const float used = height - 3 * (full - pitch);
    const float pill_y = std::round(std::max(top + gap, (top + bottom - used) / 2));
    const float west = rows(Seat::west, table_.x + em(side_margin), pill_y, pitch);
    const float east_width = std::max(rows_width(Seat::east, pitch), pill_room(Seat::east));
    const float east_x = std::round(table_.right() - em(side_margin) - east_width);
    rows(Seat::east, east_x, pill_y, pitch);
    const float left = table_.x + em(side_margin) + std::max(west, pill_room(Seat::west));
    return {left, top, east_x - left, bottom - top};
  }

  [[nodiscard]] HandLayout rows_of(Seat seat, float pitch) const {
    const float step = size_.is_short ? 1.9F : 2.15F * small_.scale;
    const float pair = size_.is_short ? 1.75F : 1.95F * small_.scale;
    return rows_layout(look_.deal[seat].cards, look_.contract,
                       {em(small_.width()), em(step), em(pair), pitch});
  }

  [[nodiscard]] float rows_width(Seat seat, float pitch) const {
    if (shows_cards(look_, seat)) return rows_of(seat, pitch).width;
    return em(small_.width()) + static_cast<float>(std::max(1, back_count(seat)) - 1) * em(0.9F);
  }

  [[nodiscard]] float pill_room(Seat seat) const {
    return pill_width(ui_, seat_name(ui_, seat), seat_info(ui_, look_, seat));
  }

  // How wide the hand is.
  float rows(Seat seat, float x, float pill_y, float pitch) {
    draw_pill(ui_, {x, pill_y}, seat_name(ui_, seat), seat_info(ui_, look_, seat),
              {look_.active == seat});
    const Point at{x, pill_y + em(pill_height + pill_gap)};
    if (!shows_cards(look_, seat)) {
      const float width = rows_width(seat, pitch);
      pile(seat, at);
      return width;
    }
    const HandLayout layout = rows_of(seat, pitch);
    for (const auto& [suit, place] : layout.voids)
      draw_void(ui_, {at.x + place.x, at.y + place.y}, small_, suit);
    draw_cards(seat, layout, at, small_, std::min(pitch, em(small_.height())));
    return layout.width;
  }

  // Hidden hands are as large as the others, known or not; of hands that nobody knows nothing is
  // drawn.
  [[nodiscard]] int back_count(Seat seat) const {
    const bool seated = look_.deal[seat].state != Hand::State::nobody;
    return seated && look_.hidden.contains(seat) ? look_.deal.hand_size() : 0;
  }

  void backs(Seat seat, float middle, float y, CardSize size) {
    const int count = back_count(seat);
    const float step = em(backs_step * size.scale);
    const float width = em(size.width()) + static_cast<float>(count - 1) * step;
    for (int i = 0; i < count; ++i)
      draw_back(ui_, {std::round(middle - width / 2 + static_cast<float>(i) * step), y}, size);
  }

  void pile(Seat seat, Point at) {
    for (int i = 0; i < back_count(seat); ++i)
      draw_back(ui_, {at.x + static_cast<float>(i) * em(0.9F), at.y}, small_);
  }

  // Each card can be pointed at where the next card and the next row leave it to be seen.
  void draw_cards(Seat seat, const HandLayout& layout, Point at, CardSize size, float seen) {
    for (const PlacedCard& placed : layout.cards)
      draw_placed(seat, placed, {at.x + placed.at.x, at.y + placed.at.y}, size, seen);
  }

  void draw_keys(Seat seat, const HandLayout& layout, Point at) {
    if (keys_room(seat) == 0) return;
    for (const PlacedCard& placed : layout.cards)
      if (placed.copy == 0 && look_.choice->key_of)
        text(ui_, at.x + placed.at.x + em(1), at.y, look_.choice->key_of(placed.card),
             ui_.colours.muted, {Size::small, Weight::regular, Align::centre});
  }

  void draw_placed(Seat seat, const PlacedCard& placed, Point place, CardSize size, float seen) {
    CardLook card{look_.contract.trump() ? &look_.contract : nullptr};
    const bool choosing = can_choose(look_, seat);
    const bool ringed = look_.marks[seat].contains(placed.card) ||
                        (choosing && std::ranges::count(look_.choice->chosen, placed.card) > 0);
    if (ringed) card.ring = ui_.colours.accent;
    card.legal = choosing && look_.choice->open;
    card.tight = seen < em(size.height());
    // In rows there is no room to stand higher.
    const bool in_fan = seat == Seat::north || seat == Seat::south;
    if (ringed && in_fan) place.y -= em(raise);
    const Box strip{place.x, place.y, placed.strip, seen};
    const Press press = hotspot(ui_, card_id(seat, placed), strip, to_string(placed.card),
                                choosing && look_.choice->open);
    card.hovered = press.hovered;
    draw_card(ui_, place, placed.card, size, card);
    tip(ui_, press, bower_words(ui_, look_.contract, placed.card));
    if (press.clicked) ui_.emit(app::ActionId::lesson_pick, placed.card);
  }

  Ui& ui_;
  const Box& table_;
  const BoardLook& look_;
  CardSize size_;
  CardSize small_;
};

}  // namespace

CardSize card_size_for(const Ui& ui, const Box& table) {
  const float fits = std::min(table.w / ui.em(53), table.h / ui.em(45));
  const float scale = std::floor(fits * 20 + 0.01F) / 20;  // in steps of 0.05
  if (scale < narrow) return {true, 1};
  return {false, std::min(1.5F, scale)};
}

void draw_felt(Ui& ui, const Box& table) {
  fill_box(ui, table, ui.colours.table, ui.em(0.67F));
  stroke_box(ui, table, ui.colours.rim, ui.line(), ui.em(0.67F));
}

Box draw_hands(Ui& ui, const Box& table, const BoardLook& look) {
  return Hands(ui, table, look).draw();
}

}  // namespace rightbower::view
