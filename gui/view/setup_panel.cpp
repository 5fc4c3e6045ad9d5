#include "gui/view/setup_panel.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "gui/view/board.h"
#include "gui/view/card_drag.h"
#include "gui/view/controls.h"
#include "gui/view/hand_layout.h"
#include "gui/view/icons.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float header = 2.8F;  // in E
constexpr float margin = 0.8F;
constexpr float strip_gap = 0.67F;
constexpr float name_width = 9;
constexpr float high_enough = 8.4F;  // a strip for full cards

// One hand.
class Strip {
 public:
  Strip(Ui& ui, const app::AppState& state, const Box& box, Seat seat)
      : ui_(ui),
        draft_(*state.document().draft),
        contract_(state.trump),
        box_(box),
        seat_(seat),
        receives_(draft_.receiving() == seat) {
    const bool full_cards = box.h >= ui.em(high_enough);
    size_ = {!full_cards, full_cards ? std::min(1.2F, (box.h - ui.em(1.6F)) / ui.em(6.8F)) : 1.0F};
    size_.scale = std::floor(size_.scale * 20 + 0.01F) / 20;
    cards_ = {box.x + ui.em(name_width), box.y, box.w - ui.em(name_width + 0.5F), box.h};
  }

  void draw() {
    const bool over = drop_target(ui_, draft_, drop_id().c_str(), box_, seat_);
    draw_ground(over);
    draw_name();
    const float end = draw_cards();
    draw_places(end);
    const Box rest{end + ui_.em(0.3F), box_.y, box_.right() - end - ui_.em(0.3F), box_.h};
    if (rest.w > ui_.em(0.5F)) choose(rest, "hand.rest.");
  }

 private:
  [[nodiscard]] std::string drop_id() const { return std::string("drop.") + letter(seat_); }

  void draw_ground(bool over) {
    const float radius = ui_.em(0.53F);
    if (receives_) fill_box(ui_, box_, ui_.colours.selected, radius);
    if (receives_ || over)
      stroke_box(ui_, box_, ui_.colours.accent, ui_.outline(2), radius);
    else
      stroke_box(ui_, box_, ui_.colours.rim, ui_.line(), radius);
  }

  // A click where no card is makes this the hand that receives.
  void choose(const Box& box, const char* id) {
    const Press press =
        hotspot(ui_, std::string(id) + letter(seat_), box, ui_.words.say("view.seat", {seat_}));
    if (press.clicked) ui_.emit(app::ActionId::receive, seat_);
  }

  void draw_name() {
    const float x = box_.x + ui_.em(1.07F);
    const bool low = box_.h < ui_.em(7);
    const float y = low ? box_.cy() - ui_.em(1.45F) : box_.cy() - ui_.em(2.2F);
    choose({box_.x, box_.y, ui_.em(name_width - 0.3F), box_.h}, "hand.");
    text(ui_, x, y, ui_.words.say("view.seat", {seat_}), ui_.colours.text,
         {Size::title, Weight::bold});
    draw_badge({x, y + ui_.em(1.1F), ui_.em(5.2F), ui_.em(1.6F)});
    draw_words(x, y + ui_.em(3.6F));
  }

  // A tick when right; a triangle and both numbers when there are too many.
  void draw_badge(const Box& box) {
    const int has = draft_.hand(seat_).size();
    const int wants = draft_.rules().hand_size;
    const bool right = has == wants;
    const bool too_many = has > wants;
    const Colour colour = right ? ui_.colours.good : too_many ? ui_.colours.bad : ui_.colours.text;
    fill_box(ui_, box, ui_.colours.panel, ui_.em(0.33F));
    stroke_box(ui_, box, colour, ui_.line(1.5F), ui_.em(0.33F));
    const std::string words = right      ? std::to_string(has)
                              : too_many ? std::to_string(has) + "/" + std::to_string(wants)
                                         : ui_.words.say("view.setup.of", {has, wants});
    const float sign = right || too_many ? ui_.em(1.1F) : 0;
    const float width = text_width(ui_, words, Size::small, Weight::bold);
    const float left = box.cx() - (width + sign) / 2;
    const Point at{left + ui_.em(0.35F), box.cy()};
    if (right) draw_tick(ui_, at, ui_.em(0.75F), colour, ui_.line(2));
    if (too_many) draw_triangle_up(ui_, at, ui_.em(0.8F), colour);
    text(ui_, left + sign, box.cy(), words, colour, {Size::small, Weight::bold});
  }

  void draw_words(float x, float y) {
    const int missing = draft_.missing(seat_);
    if (receives_) {
      draw_triangle_right(ui_, {x + ui_.em(0.3F), y}, ui_.em(0.7F), ui_.colours.accent);
      text(ui_, x + ui_.em(0.95F), y, ui_.words["view.setup.receives"], ui_.colours.accent,
           {Size::small, Weight::bold});
    } else if (missing < 0) {
      text(ui_, x, y, ui_.words.say("view.setup.too-many", {-missing}), ui_.colours.bad,
           {Size::small});
    } else if (fills_itself()) {
      text(ui_, x, y, ui_.words["view.setup.fills-itself"], ui_.colours.muted, {Size::small});
    }
  }

  [[nodiscard]] bool fills_itself() const { return draft_.last_hand() == seat_; }

  [[nodiscard]] FanMeasure measure() const {
    const float unit = ui_.em_pixels * size_.scale;
    if (size_.is_short)
      return {ui_.em(size_.width()), 2.3F * unit, 2.05F * unit, 0.25F * unit, cards_.w};
    return {ui_.em(size_.width()), 2.7F * unit, 2.0F * unit, 0.5F * unit, cards_.w};
  }

  // Says where the last one ends.
  float draw_cards() {
    const CardSet hand = draft_.hand(seat_);
    if (hand.empty()) return cards_.x;
    const HandLayout layout = fan_layout(hand, contract_, measure());
    const float top = std::round(box_.cy() - ui_.em(size_.height()) / 2);
    for (const PlacedCard& placed : layout.cards) draw_placed(placed, {cards_.x, top});
    return cards_.x + layout.width;
  }

  void draw_placed(const PlacedCard& placed, Point at) {
    const Point place{at.x + placed.at.x, at.y + placed.at.y};
    const std::string id = std::string("card.") + letter(seat_) + "." + to_string(placed.card) +
                           "." + std::to_string(placed.copy);
    const Press press = hotspot(ui_, id, {place.x, place.y, placed.strip, ui_.em(size_.height())},
                                to_string(placed.card));
    drag_source(ui_, placed.card, seat_);
    CardLook look{contract_.trump() ? &contract_ : nullptr};
    look.legal = press.hovered;
    look.hovered = press.hovered;
    draw_card(ui_, place, placed.card, size_, look);
    if (press.clicked)
      ui_.emit(app::ActionId::move_card, app::CardMove{placed.card, seat_, std::nullopt});
  }

  // Where cards are still missing.
  void draw_places(float end) {
    const int missing = draft_.missing(seat_);
    if (missing <= 0) return;
    const bool empty = draft_.hand(seat_).empty();
    const float left = empty ? end : end + ui_.em(0.6F);
    const float room = box_.right() - ui_.em(0.5F) - left;
    const float step = std::min(ui_.em(2.85F) * size_.scale, room / static_cast<float>(missing));
    const float width = std::min(step - ui_.em(0.27F), ui_.em(2.6F) * size_.scale);
    if (width < ui_.em(0.5F)) return;
    const float height = ui_.em(size_.height()) * 0.84F;
    for (int i = 0; i < missing; ++i) {
      const Box place{std::round(left + static_cast<float>(i) * step),
                      std::round(box_.cy() - height / 2), std::round(width), std::round(height)};
      stroke_box(ui_, place, receives_ ? ui_.colours.accent : ui_.colours.rim, ui_.line(1.3F),
                 ui_.em(0.33F));
    }
  }

  Ui& ui_;
  const app::DraftDeal& draft_;
  Contract contract_;
  Box box_;
  Box cards_;
  Seat seat_;
  bool receives_;
  CardSize size_;
};

}  // namespace

void setup_panel(Ui& ui, const app::AppState& state, const Box& table) {
  draw_felt(ui, table);
  const app::DraftDeal& draft = *state.document().draft;
  const std::string& caption = ui.words["view.setup.caption"];
  const float caption_width = text_width(ui, caption, Size::small);
  const float y = table.y + ui.em(1.6F);
  text(ui, table.x + ui.em(1.07F), y,
       shortened(ui, state.document().title, table.w - caption_width - ui.em(4),
                 {Size::body, Weight::bold}),
       ui.colours.text, {Size::body, Weight::bold});
  text(ui, table.right() - ui.em(1.07F), y, caption, ui.colours.muted,
       {Size::small, Weight::regular, Align::right});
  const auto seats = static_cast<float>(draft.rules().seats.size());
  const float gap = ui.em(strip_gap);
  const float height =
      std::floor((table.h - ui.em(header) - ui.em(margin) - (seats - 1) * gap) / seats);
  const float most = ui.em(11);
  Box strip{table.x + ui.em(margin), table.y + ui.em(header), table.w - 2 * ui.em(margin),
            std::min(height, most)};
  for (Seat seat : all_seats) {
    if (!draft.seated(seat)) continue;
    Strip(ui, state, strip, seat).draw();
    strip.y += strip.h + gap;
  }
}

}  // namespace rightbower::view
