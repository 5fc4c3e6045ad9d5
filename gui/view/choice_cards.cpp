#include "gui/view/choice_cards.h"

#include <algorithm>
#include <optional>

#include "engine/contract.h"
#include "gui/app/lesson_steps.h"
#include "gui/view/hand_layout.h"
#include "gui/view/key_words.h"
#include "gui/view/lesson_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float keys_height = 1.6F;  // in E: the keys under the cards
constexpr float order_gap = 1.2F;    // above the row of places
constexpr float raise = 0.6F;

bool asks_order(const app::AppState& state) {
  const lessons::Question* question = app::open_question(state);
  return question != nullptr && lessons::kind_of(question->fact) == lessons::Kind::order_cards;
}

// Cards apart from each other, closer where there is no room.
FanMeasure apart(const Ui& ui, CardSize size, float room) {
  const float step = ui.em(size.width() + (size.is_short ? 0.35F : 0.67F));
  return {ui.em(size.width()), step, step, 0, room};
}

class Choices {
 public:
  Choices(Ui& ui, const app::AppState& state, CardSize size)
      : ui_(ui),
        state_(state),
        size_(size),
        strain_(shown_strain(state)),
        contract_(strain_.value_or(Strain::no_trump)) {}

  void row(const Box& box) {
    const HandLayout layout = row_layout(app::offered(state_), apart(ui_, size_, box.w));
    const float left = std::round(box.cx() - layout.width / 2);
    for (const PlacedCard& placed : layout.cards)
      choice(placed, {left + placed.at.x, box.y + ui_.em(raise)});
  }

  // The cards in the order chosen so far, and empty places for the others; the next one is
  // outlined.
  void places(const Box& box) {
    const auto& chosen = state_.lesson.answer.cards;
    const HandLayout layout = row_layout(app::offered(state_), apart(ui_, size_, box.w));
    const float left = std::round(box.cx() - layout.width / 2);
    for (std::size_t i = 0; i < layout.cards.size(); ++i) {
      const Point at{left + layout.cards[i].at.x, box.y};
      if (i < chosen.size()) {
        draw_card(ui_, at, chosen[i], size_, look());
        draw_order_number(ui_, card_box(ui_, at, size_), static_cast<int>(i) + 1);
      } else {
        const bool next = i == chosen.size() && app::answering(state_);
        const Box place = card_box(ui_, at, size_);
        stroke_box(ui_, place, next ? ui_.colours.accent : ui_.colours.rim,
                   next ? ui_.outline(2) : ui_.line(1.5F), ui_.em(0.4F));
        text(ui_, place.cx(), place.cy(), std::to_string(i + 1), ui_.colours.muted,
             {Size::title, Weight::regular, Align::centre});
      }
    }
  }

 private:
  [[nodiscard]] CardLook look() const { return {strain_ ? &contract_ : nullptr}; }

  void choice(const PlacedCard& placed, Point at) {
    const auto& chosen = state_.lesson.answer.cards;
    const auto place = std::ranges::find(chosen, placed.card);
    const bool is_chosen = place != chosen.end();
    const app::Action pick{app::ActionId::lesson_pick, placed.card};
    const bool enabled = app::enabled(state_, pick);
    CardLook card = look();
    card.legal = enabled;
    if (is_chosen) card.ring = ui_.colours.accent;
    const float keys_y = at.y + ui_.em(size_.height()) + ui_.em(0.85F);
    if (is_chosen) at.y -= ui_.em(raise);
    const Box box = card_box(ui_, at, size_);
    const Press press =
        hotspot(ui_, "pick." + to_string(placed.card), {box.x, box.y, placed.strip, box.h},
                to_string(placed.card), enabled);
    card.hovered = press.hovered;
    draw_card(ui_, at, placed.card, size_, card);
    if (is_chosen && asks_order(state_))
      draw_order_number(ui_, box, static_cast<int>(place - chosen.begin()) + 1);
    text(ui_, box.cx(), keys_y, key_of_card(ui_, state_, placed.card), ui_.colours.muted,
         {Size::small, Weight::regular, Align::centre});
    if (press.clicked) ui_.emit(pick);
  }

  Ui& ui_;
  const app::AppState& state_;
  CardSize size_;
  std::optional<Strain> strain_;
  Contract contract_;
};

}  // namespace

std::string key_of_card(const Ui& ui, const app::AppState& state, Card card) {
  const app::Action pick{app::ActionId::lesson_pick, card};
  for (const app::Command& command : app::commands()) {
    if (command.action.id != app::ActionId::lesson_pick) continue;
    for (std::string_view key : command.keys)
      if (app::action_of(state, command, key) == pick) return key_words(ui, key);
  }
  return {};
}

float choice_cards_height(const Ui& ui, const app::AppState& state, CardSize size) {
  const float row = ui.em(raise + size.height() + keys_height);
  return asks_order(state) ? row + ui.em(order_gap + size.height()) : row;
}

void choice_cards(Ui& ui, const app::AppState& state, const Box& box, CardSize size) {
  Choices choices(ui, state, size);
  const float top = std::round(box.cy() - choice_cards_height(ui, state, size) / 2);
  choices.row({box.x, top, box.w, 0});
  if (asks_order(state))
    choices.places({box.x, top + ui.em(raise + size.height() + keys_height + order_gap), box.w, 0});
}

}  // namespace rightbower::view
