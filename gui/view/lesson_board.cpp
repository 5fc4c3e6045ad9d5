#include "gui/view/lesson_board.h"

#include <array>

#include "engine/rules.h"
#include "gui/app/lesson_steps.h"
#include "gui/view/board.h"
#include "gui/view/choice_cards.h"
#include "gui/view/hand_layout.h"
#include "gui/view/lesson_words.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

std::string strain_words(const Ui& ui, Strain strain) {
  return ui.words[std::string("view.strain-is.") + name(strain)];
}

// What is played in and who leads, in the corners of the table.
void draw_corners(Ui& ui, const app::AppState& state, const Situation* situation,
                  const Box& table) {
  const float y = table.y + ui.em(1.47F);
  if (const auto strain = shown_strain(state))
    text(ui, table.x + ui.em(1.07F), y, strain_words(ui, *strain), ui.colours.text,
         {Size::body, Weight::bold});
  if (situation != nullptr && situation->lead)
    text(ui, table.right() - ui.em(1.07F), y, ui.words.say("view.board.leads", {*situation->lead}),
         ui.colours.muted, {Size::small, Weight::regular, Align::right});
}

void draw_board(Ui& ui, const app::AppState& state, const lessons::Board& board, const Box& table) {
  const lessons::Question* question = app::open_question(state);
  const Contract contract(shown_strain(state).value_or(Strain::no_trump));
  BoardLook look{board.situation.deal, contract};
  look.hidden = board.hidden;
  look.marks = board.marks;
  look.header = card_size_for(ui, table).is_short ? 0.6F : 2.67F;
  if (question != nullptr) {
    look.active = seat_of(question->fact);
    if (look.active && question->choices.empty() &&
        lessons::kind_of(question->fact) != lessons::Kind::number)
      look.choice = Choice{*look.active, state.lesson.answer.cards, app::answering(state),
                           [&](Card card) { return key_of_card(ui, state, card); }};
  }
  draw_hands(ui, table, look);
  draw_corners(ui, state, &board.situation, table);
}

// A quiet picture where a step shows no cards.
void draw_suits(Ui& ui, const Box& table) {
  const float pitch = ui.em(7);
  float x = table.cx() - 1.5F * pitch;
  for (Suit suit : printed_suits) {
    draw_suit(ui, {x, table.cy()}, ui.em(5), suit, ui.colours.rim);
    x += pitch;
  }
}

// The card asked about, above those that may beat it.
void draw_target(Ui& ui, const app::AppState& state, const Box& table, Card card, CardSize size) {
  const auto strain = shown_strain(state);
  const Contract contract(strain.value_or(Strain::no_trump));
  const float width = ui.em(size.width());
  const Point at{std::round(table.cx() - width / 2), table.y + ui.em(4.2F)};
  text(ui, table.cx(), at.y - ui.em(1.1F), ui.words["view.board.to-beat"], ui.colours.muted,
       {Size::small, Weight::regular, Align::centre});
  draw_card(ui, at, card, size, {strain ? &contract : nullptr});
}

// Every card of the pack that counts as the suit: the proof of a right count.
void draw_whole_suit(Ui& ui, const Box& table, const lessons::CardsInSuit& asked, CardSize size) {
  const Contract contract(asked.trump);
  const CardSet pack = find_rules(default_rules_name)->pack;
  const CardSet cards = pack & contract.all_of(asked.suit);
  const FanMeasure measure{ui.em(size.width()), ui.em(2.9F * size.scale), ui.em(2 * size.scale), 0,
                           table.w - ui.em(2.2F)};
  const HandLayout layout = fan_layout(cards, contract, measure);
  const Point left{std::round(table.cx() - layout.width / 2),
                   std::round(table.cy() - ui.em(size.height()) / 2)};
  text(ui, table.cx(), left.y - ui.em(1.2F), ui.words.say("view.board.in-suit", {asked.suit}),
       ui.colours.muted, {Size::small, Weight::regular, Align::centre});
  for (const PlacedCard& placed : layout.cards)
    draw_card(ui, {left.x + placed.at.x, left.y}, placed.card, size,
              {contract.trump() ? &contract : nullptr});
}

void draw_question(Ui& ui, const app::AppState& state, const lessons::Question& question,
                   const Box& table) {
  const CardSize size = card_size_for(ui, table);
  draw_corners(ui, state, nullptr, table);
  const auto* beaten = std::get_if<lessons::BeatenBy>(&question.fact);
  const auto* in_suit = std::get_if<lessons::CardsInSuit>(&question.fact);
  if (beaten != nullptr) draw_target(ui, state, table, beaten->card, size);
  if (!question.choices.empty()) {
    const float top = beaten != nullptr ? ui.em(5 + size.height()) : ui.em(2);
    choice_cards(
        ui, state,
        {table.x + ui.em(1.07F), table.y + top, table.w - ui.em(2.13F), table.h - top - ui.em(2)},
        size);
  } else if (in_suit != nullptr && app::answered_right(state)) {
    draw_whole_suit(ui, table, *in_suit, size);
  } else {
    draw_suits(ui, table);
  }
}

}  // namespace

void lesson_board(Ui& ui, const app::AppState& state, const Box& table) {
  draw_felt(ui, table);
  const lessons::Step* step = app::open_step(state);
  if (step == nullptr) return;
  if (step->board)
    draw_board(ui, state, *step->board, table);
  else if (step->question)
    draw_question(ui, state, *step->question, table);
  else
    draw_suits(ui, table);
}

}  // namespace rightbower::view
