#include "gui/view/board.h"

#include <algorithm>

#include "gui/view/controls.h"
#include "gui/view/hand_layout.h"
#include "gui/view/mark_draw.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float side_margin = 1.07F;  // all in E
constexpr float foot_margin = 0.8F;
constexpr float pill_gap = 0.35F;  // between a name and its hand
constexpr float raise = 0.6F;
constexpr float legal_raise = 0.7F;
constexpr float mark_gap = 0.35F;   // under a number
constexpr float row_mark = 1.15F;   // the height of a number in a row
constexpr float trick_width = 9;    // of a trick of short cards
constexpr float least_seen = 2.3F;  // of a card in a row: with less its index is flat
constexpr float backs_step = 1.6F;
constexpr float least_pitch = 1.4F;  // of rows: ranks can still be read
constexpr float narrow = 0.8F;       // below this scale cards are short

std::string seat_name(const Ui& ui, Seat seat) { return ui.words.say("view.seat", {seat}); }

CardSet cards_of(const BoardLook& look, Seat seat) {
  return look.play ? look.play->held[seat] : look.deal[seat].cards;
}

// The hand to play when it is this one.
const PlayHand* play_hand(const BoardLook& look, Seat seat) {
  if (!look.play || !look.play->to_play || look.play->to_play->seat != seat) return nullptr;
  return &*look.play->to_play;
}

// What stands beside the name: trumps held, or what is (not) known of the hand.
std::string seat_info(const Ui& ui, const BoardLook& look, Seat seat) {
  if (look.play) return look.play->info[seat];
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
    const float cards_top = top + em(pill_height + pill_gap) + room_above(Seat::north);
    const float foot =
        table_.bottom() - em(foot_margin) - em(size_.height()) - keys_room(Seat::south);
    const float foot_pill = foot - em(pill_height + pill_gap) - room_above(Seat::south);
    fan(Seat::north, top + unused_room(Seat::north), cards_top);
    fan(Seat::south, foot_pill + unused_room(Seat::south), foot);
    const float north_end = cards_top + em(size_.height()) + keys_room(Seat::north);
    return sides(north_end, foot_pill, foot - room_above(Seat::south));
  }

 private:
  [[nodiscard]] float em(float count) const { return ui_.em(count); }
  // Cards that are marked or chosen stand higher than the others.
  [[nodiscard]] float lift(Seat seat) const {
    return can_choose(look_, seat) || !look_.marks[seat].empty() ? em(raise) : 0;
  }
  // While a deal is played out there is always room for the numbers above a hand, so that no hand
  // moves when the turn comes to it. A small table has room only for those that are there.
  [[nodiscard]] float room_above(Seat seat) const {
    if (!look_.play) return lift(seat);
    if (size_.is_short) return shows_marks(seat) ? em(mark_height + mark_gap) : 0;
    return em(mark_height + mark_gap + legal_raise);
  }
  // The same above the first row of a hand at the side.
  [[nodiscard]] float row_room() const {
    const bool small = size_.is_short && !shows_marks(Seat::west) && !shows_marks(Seat::east);
    return look_.play && !small ? em(row_mark + 0.1F) : 0;
  }
  // The name goes down to a hand that has no numbers.
  [[nodiscard]] float unused_room(Seat seat) const {
    if (!look_.play || shows_marks(seat) || size_.is_short) return 0;
    return room_above(seat) - (play_hand(look_, seat) != nullptr ? em(legal_raise + 0.2F) : 0);
  }
  [[nodiscard]] bool shows_marks(Seat seat) const {
    const PlayHand* hand = play_hand(look_, seat);
    return hand != nullptr && hand->marks_shown;
  }
  // Cards that may be played stand higher, unless all may.
  [[nodiscard]] bool some_are_off(const PlayHand& hand) const {
    return cards_of(look_, hand.seat).size() > hand.legal.size();
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
      const HandLayout layout = fan_layout(cards_of(look_, seat), look_.contract, fan_measure());
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

  // The hands at the sides leave the name of the hand below between them.
  [[nodiscard]] bool clear_of_name() const {
    const Rows any{0, 0, 0};
    const float name =
        pill_width(ui_, seat_name(ui_, Seat::south), seat_info(ui_, look_, Seat::south));
    const float room = (table_.w - name) / 2 - em(side_margin + 0.5F);
    return rows_width(Seat::west, any) <= room && rows_width(Seat::east, any) <= room;
  }

  // West and east: the name above four rows of short cards, down to the name of the hand below or,
  // where that is too little and they leave it free, down to its cards. What is free between them.
  Box sides(float top, float bottom, float lowest) {
    const float marks = row_room();
    const float full = look_.play ? em(4.7F * small_.scale) : em(4.6F * small_.scale);
    const float gap = em(0.4F);
    const float head = em(pill_height + pill_gap) + marks;
    float room = bottom - top - 2 * gap - head;
    if (room < 3 * full + em(small_.height()) && clear_of_name()) room += lowest - bottom;
    const Rows west_rows = rows_for(Seat::west, full, room);
    const Rows east_rows = rows_for(Seat::east, full, room);
    const float used = head + std::max(west_rows.height, east_rows.height);
    const float pill_y = std::round(std::max(top + gap, (top + bottom - used) / 2));
    const float west = rows(Seat::west, table_.x + em(side_margin), pill_y, west_rows);
    const float east_width = std::max(rows_width(Seat::east, east_rows), pill_room(Seat::east));
    const float east_x = std::round(table_.right() - em(side_margin) - east_width);
    rows(Seat::east, east_x, pill_y, east_rows);
    const float left = table_.x + em(side_margin) + std::max(west, pill_room(Seat::west));
    return {left, top, east_x - left, bottom - top};
  }

  // How the four rows of a hand share the height there is, in pixels.
  struct Rows {
    float pitch;
    float void_pitch;
    float height;
  };
  // Where it is too little, the places of voids get low, and then the rows lie over one another.
  [[nodiscard]] Rows rows_for(Seat seat, float full, float room) const {
    const float card = em(small_.height());
    if (3 * full + card <= room || !shows_cards(look_, seat)) return {full, full, 3 * full + card};
    int voids = 0;
    for (Suit suit : printed_suits)
      if ((cards_of(look_, seat) & look_.contract.all_of(suit)).empty()) ++voids;
    // Under the place of a void there is room for the numbers of the row below it.
    const bool numbers = look_.play && (!size_.is_short || shows_marks(seat));
    const float void_pitch = em(void_height + 0.3F) + (numbers ? em(row_mark) : 0);
    const float low = static_cast<float>(voids) * void_pitch;
    const auto steps = static_cast<float>(std::max(1, 3 - voids));
    const float pitch = std::clamp(std::floor((room - card - low) / steps), em(least_pitch), full);
    return {pitch, void_pitch, steps * pitch + card + low};
  }

  [[nodiscard]] HandLayout rows_of(Seat seat, const Rows& measure) const {
    const float step = em(size_.is_short ? 1.9F : 2.15F * small_.scale);
    const float pair = em(size_.is_short ? 1.75F : 1.95F * small_.scale);
    const float shrunk = std::min(1.0F, widest_step(seat) / step);
    return rows_layout(cards_of(look_, seat), look_.contract,
                       {em(small_.width()), std::floor(step * shrunk), std::floor(pair * shrunk),
                        measure.pitch, measure.void_pitch});
  }

  // On a small table the trick must have its place between the hands.
  [[nodiscard]] float widest_step(Seat seat) const {
    if (!look_.play || !size_.is_short) return em(2.15F * small_.scale);
    int longest = 1;
    for (Suit suit : printed_suits)
      longest = std::max(longest, (cards_of(look_, seat) & look_.contract.all_of(suit)).size());
    return std::max(em(1.1F), room_beside_trick() / static_cast<float>(std::max(1, longest - 1)));
  }

  // For all cards of a row but the last.
  [[nodiscard]] float room_beside_trick() const {
    return (table_.w - em(2 * side_margin + trick_width)) / 2 - em(small_.width());
  }

  [[nodiscard]] float pile_step(Seat seat) const {
    if (!look_.play || !size_.is_short) return em(0.9F);
    const auto gaps = static_cast<float>(std::max(1, back_count(seat) - 1));
    return std::min(em(0.9F), room_beside_trick() / gaps);
  }

  [[nodiscard]] float rows_width(Seat seat, const Rows& measure) const {
    if (shows_cards(look_, seat)) return rows_of(seat, measure).width;
    return em(small_.width()) +
           static_cast<float>(std::max(1, back_count(seat)) - 1) * pile_step(seat);
  }

  [[nodiscard]] float pill_room(Seat seat) const {
    return pill_width(ui_, seat_name(ui_, seat), seat_info(ui_, look_, seat));
  }

  // How wide the hand is.
  float rows(Seat seat, float x, float pill_y, const Rows& measure) {
    const float marks = row_room();
    draw_pill(ui_, {x, shows_marks(seat) ? pill_y : pill_y + marks}, seat_name(ui_, seat),
              seat_info(ui_, look_, seat), {look_.active == seat});
    const Point at{x, pill_y + em(pill_height + pill_gap) + marks};
    if (!shows_cards(look_, seat)) {
      const float width = rows_width(seat, measure);
      pile(seat, at);
      return width;
    }
    const HandLayout layout = rows_of(seat, measure);
    if (look_.play && cards_of(look_, seat).empty()) return em(small_.width());
    draw_cards(seat, layout, at, small_, std::min(measure.pitch, em(small_.height())));
    const bool low = measure.void_pitch < em(small_.height());
    for (const auto& [suit, place] : layout.voids)
      draw_void(ui_, {at.x + place.x, at.y + place.y}, small_, suit, low);
    return layout.width;
  }

  // Hidden hands are as large as the others, known or not; of hands that nobody knows nothing is
  // drawn.
  [[nodiscard]] int back_count(Seat seat) const {
    const bool seated = look_.deal[seat].state != Hand::State::nobody;
    if (!seated || !look_.hidden.contains(seat)) return 0;
    return look_.play ? look_.play->held[seat].size() : look_.deal.hand_size();
  }

  void backs(Seat seat, float middle, float y, CardSize size) {
    const int count = back_count(seat);
    const float step = em(backs_step * size.scale);
    const float width = em(size.width()) + static_cast<float>(count - 1) * step;
    for (int i = 0; i < count; ++i)
      draw_back(ui_, {std::round(middle - width / 2 + static_cast<float>(i) * step), y}, size);
  }

  void pile(Seat seat, Point at) {
    const float step = pile_step(seat);
    for (int i = 0; i < back_count(seat); ++i)
      draw_back(ui_, {std::round(at.x + static_cast<float>(i) * step), at.y}, small_);
  }

  // Each card can be pointed at where the next card and the next row leave it to be seen.
  void draw_cards(Seat seat, const HandLayout& layout, Point at, CardSize size, float seen) {
    for (const PlacedCard& placed : layout.cards)
      draw_placed(seat, placed, {at.x + placed.at.x, at.y + placed.at.y}, size, seen);
    draw_marks(seat, layout, at);
  }

  void draw_keys(Seat seat, const HandLayout& layout, Point at) {
    if (keys_room(seat) == 0) return;
    for (const PlacedCard& placed : layout.cards)
      if (placed.copy == 0 && look_.choice->key_of && look_.choice->can_take(placed.card))
        text(ui_, at.x + placed.at.x + em(1), at.y, look_.choice->key_of(placed.card),
             ui_.colours.muted, {Size::small, Weight::regular, Align::centre});
  }

  void draw_placed(Seat seat, const PlacedCard& placed, Point place, CardSize size, float seen) {
    CardLook card{look_.contract.trump() ? &look_.contract : nullptr};
    const bool choosing = can_choose(look_, seat);
    const bool in_fan = seat == Seat::north || seat == Seat::south;
    const bool ringed = look_.marks[seat].contains(placed.card) ||
                        (choosing && std::ranges::count(look_.choice->chosen, placed.card) > 0);
    if (ringed) card.ring = ui_.colours.accent;
    const bool choosable = choosing && look_.choice->can_take(placed.card);
    card.legal = choosable;
    card.tight = seen < em(size.height());
    // In rows there is no room to stand higher.
    if (ringed && in_fan) place.y -= em(raise);
    const PlayHand* play = play_hand(look_, seat);
    const bool playable = play != nullptr && play->legal.contains(placed.card);
    if (play != nullptr) make_playable(*play, placed, in_fan, card, place);
    const bool marks_below = shows_marks(seat) && !in_fan;
    const float visible = marks_below ? seen - em(row_mark) : seen;
    card.flat = !in_fan && look_.play && visible < em(least_seen);
    const Box strip{place.x, place.y, placed.strip, std::max(ui_.line(8), visible)};
    const Press press =
        hotspot(ui_, card_id(seat, placed), strip, to_string(placed.card), choosable || playable);
    card.hovered = press.hovered;
    draw_card(ui_, place, placed.card, size, card);
    tip(ui_, press, words_of(seat, placed.card));
    if (press.clicked)
      ui_.emit(playable ? app::ActionId::play_card : app::ActionId::lesson_pick, placed.card);
  }

  // A bower says what it is, a card to play what it is worth.
  [[nodiscard]] std::string words_of(Seat seat, Card card) const {
    std::string words = bower_words(ui_, look_.contract, card);
    const PlayHand* play = play_hand(look_, seat);
    if (play == nullptr || !play->tip || !play->legal.contains(card)) return words;
    const std::string more = play->tip(card);
    return words.empty() || more.empty() ? words + more : words + "\n" + more;
  }

  void make_playable(const PlayHand& play, const PlacedCard& placed, bool in_fan, CardLook& card,
                     Point& place) const {
    const bool legal = play.legal.contains(placed.card);
    card.off = !legal;
    card.legal = legal && some_are_off(play);
    if (in_fan && card.legal && !size_.is_short) place.y -= em(legal_raise);
    if (legal && play.cursor == placed.card && placed.copy == 0) card.ring = ui_.colours.accent;
  }

  // A number spans both copies of its card.
  void draw_marks(Seat seat, const HandLayout& layout, Point at) {
    if (!shows_marks(seat)) return;
    const PlayHand& play = *play_hand(look_, seat);
    const bool in_fan = seat == Seat::north || seat == Seat::south;
    const float height = em(in_fan ? mark_height : row_mark);
    const bool raised = in_fan && some_are_off(play) && !size_.is_short;
    const float above =
        in_fan ? height + em(mark_gap) + (raised ? em(legal_raise) : 0) : height + em(0.05F);
    for (std::size_t i = 0; i < layout.cards.size(); ++i) {
      const PlacedCard& placed = layout.cards[i];
      if (placed.copy > 0 || !play.legal.contains(placed.card)) continue;
      const bool pair = i + 1 < layout.cards.size() && layout.cards[i + 1].copy > 0;
      const PlacedCard& last = pair ? layout.cards[i + 1] : placed;
      const float widest = em(in_fan ? 2.9F : 2.15F);
      const float end = last.at.x + std::min(last.strip, widest);
      const Box box{at.x + placed.at.x + ui_.line(), at.y + placed.at.y - above,
                    end - placed.at.x - ui_.line(3), height};
      draw_value(play, placed.card, box);
    }
  }

  void draw_value(const PlayHand& play, Card card, const Box& box) {
    const auto mark = std::ranges::find(play.marks, card, &app::CardMark::card);
    if (mark == play.marks.end())
      draw_mark(ui_, box, std::nullopt, 0);
    else
      draw_mark(ui_, box, mark->kind, mark->tricks);
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
