#include "gui/view/lesson_board.h"

#include <algorithm>
#include <array>

#include "engine/rules.h"
#include "gui/app/call_choice.h"
#include "gui/app/lesson_play.h"
#include "gui/app/lesson_steps.h"
#include "gui/app/lesson_table.h"
#include "gui/view/board.h"
#include "gui/view/choice_cards.h"
#include "gui/view/hand_layout.h"
#include "gui/view/lesson_words.h"
#include "gui/view/pen.h"
#include "gui/view/study_chart.h"
#include "gui/view/suit_shape.h"
#include "gui/view/trick_draw.h"

namespace rightbower::view {
namespace {

constexpr float half_pill = 5;  // in E, of North's name on a small table

std::string strain_words(const Ui& ui, Strain strain) {
  return ui.words[std::string("view.strain-is.") + name(strain)];
}

// What is played in and who leads, in the corners of the table.
void draw_corners(Ui& ui, const app::AppState& state, const Situation* situation,
                  const Box& table) {
  const float y = table.y + ui.em(1.47F);
  if (const auto strain = shown_strain(state)) {
    const std::string words = strain_words(ui, *strain);
    const float room = table.w / 2 - ui.em(half_pill + 2);
    const bool fits = text_width(ui, words, Size::body, Weight::bold) <= room;
    text(ui, table.x + ui.em(1.07F), y, words, ui.colours.text,
         {fits ? Size::body : Size::small, Weight::bold});
  }
  if (situation != nullptr && situation->lead)
    text(ui, table.right() - ui.em(1.07F), y, ui.words.say("view.board.leads", {*situation->lead}),
         ui.colours.muted, {Size::small, Weight::regular, Align::right});
}

// The question is answered with the cards of a hand on the board.
bool chooses_from_hand(const lessons::Question& question) {
  const lessons::Shape& shape = lessons::shape_of(question.fact);
  return !shape.offers_cards &&
         (shape.kind == lessons::Kind::choose_cards || shape.kind == lessons::Kind::pick_card ||
          shape.kind == lessons::Kind::play_out);
}

// The hand that is asked about; where cards are played out, the one to play.
std::optional<Seat> active_seat(const app::AppState& state, const app::LessonTable* played) {
  if (app::plays_out(state) && played != nullptr) return played->now.position.to_play();
  return lessons::seat_asked(*app::open_step(state));
}

std::optional<Choice> choice_of(const Ui& ui, const app::AppState& state, Seat seat) {
  const std::vector<Card> offered = app::offered(state);
  Choice choice{seat, state.lesson.answer.cards, app::answering(state) && !offered.empty(),
                [&](Card card) { return key_of_card(ui, state, card); }, CardSet()};
  for (Card card : offered)
    if (!choice.among->contains(card)) choice.among = choice.among->with(card);
  return choice;
}

// Cards lie on the table, or the hands are no longer those of the deal.
bool is_played(const app::AppState& state, const lessons::Board& board,
               const app::LessonTable& table) {
  if (!table.tricks.empty() || app::plays_out(state)) return true;
  return std::ranges::any_of(all_seats, [&](Seat seat) {
    return table.now.position.hand(seat) != board.situation.deal[seat].cards;
  });
}

std::string hand_words(const Ui& ui, const lessons::Board& board, const app::Standing& now,
                       const Contract& shown, Seat seat) {
  if (!now.seating.in_play.contains(seat)) return ui.words["view.play.sits-out"];
  const CardSet hand = now.position.hand(seat);
  const auto trump = shown.trump();
  if (!trump || board.hidden.contains(seat)) return ui.words.say("view.hand.cards", {hand.size()});
  return ui.words.say("view.hand.trumps", {(hand & shown.all_of(*trump)).size()});
}

PlayLook play_look(const Ui& ui, const lessons::Board& board, const app::Standing& now,
                   const Contract& shown) {
  PlayLook look;
  for (Seat seat : all_seats) {
    look.held[seat] = now.position.hand(seat);
    look.info[seat] = hand_words(ui, board, now, shown, seat);
  }
  return look;
}

// The cards of the trick that is being played, or of the last one until the next card comes.
TrickLook trick_look(const app::LessonTable& table, const Contract& contract, bool with_winner) {
  const app::Standing& now = table.now;
  TrickLook look{contract, now.seating.in_play};
  const bool complete = now.position.trick().empty();
  if (!now.position.over() && (!complete || table.tricks.empty()))
    look.to_play = now.position.to_play();
  if (table.tricks.empty()) return look;
  for (const app::LineCard& card : table.tricks.back().cards)
    look.cards.push_back({card.seat, card.card});
  if (with_winner)
    look.winner = complete ? *table.tricks.back().winner : now.position.trick().winner();
  return look;
}

// Who deals, what has been called, whose turn it is: line by line in the middle.
void draw_auction(Ui& ui, const Game& game, const Box& room) {
  const Auction& auction = game.auction();
  const float pitch = ui.em(1.75F);
  const auto lines = static_cast<float>(auction.calls().size() + 2);
  float y = room.cy() - (lines - 1) * pitch / 2;
  const auto line = [&](const std::string& words, Colour colour, Weight weight) {
    text(ui, room.cx(), y, words, colour, {Size::body, weight, Align::centre});
    y += pitch;
  };
  line(ui.words.say("view.lesson.dealer", {auction.dealer()}), ui.colours.muted, Weight::regular);
  for (const Auction::Made& made : auction.calls())
    line(ui.words.say("view.lesson.called", {made.seat, option_words(ui, made.call)}),
         ui.colours.text, Weight::regular);
  if (auction.state() == Auction::State::open)
    line(ui.words.say("view.lesson.to-call", {auction.to_call()}), ui.colours.text, Weight::bold);
}

void draw_board(Ui& ui, const app::AppState& state, const lessons::Board& board, const Box& table) {
  const lessons::Question* question = app::open_question(state);
  const auto played = app::lesson_table(state);
  const bool in_play = played && is_played(state, board, *played);
  const bool printed = app::cards_as_printed(state);
  const Contract contract = printed   ? Contract(Strain::no_trump)
                            : in_play ? played->now.contract
                                      : Contract(shown_strain(state).value_or(Strain::no_trump));
  BoardLook look{board.situation.deal, contract};
  look.hidden = board.hidden;
  look.marks = board.marks;
  look.header = card_size_for(ui, table).is_short ? 0.6F : 2.67F;
  if (in_play) look.play = play_look(ui, board, played->now, contract);
  if (question != nullptr) {
    look.active = active_seat(state, in_play ? &*played : nullptr);
    if (look.active && chooses_from_hand(*question))
      look.choice = choice_of(ui, state, *look.active);
  }
  const Box middle = draw_hands(ui, table, look);
  if (in_play)
    draw_trick(ui, middle, card_size_for(ui, table),
               trick_look(*played, contract, winner_shown(state)));
  if (app::answered_call(state) != nullptr)
    study_chart(ui, state, middle);
  else if (question != nullptr &&
           lessons::shape_of(question->fact).needs == lessons::Needs::auction)
    if (const auto game = game_of(board.situation)) draw_auction(ui, *game, middle);
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

// The one card a question is about.
void draw_asked(Ui& ui, const app::AppState& state, const Box& table, Card card, CardSize size) {
  const auto strain = shown_strain(state);
  const Contract contract(strain.value_or(Strain::no_trump));
  draw_card(ui,
            {std::round(table.cx() - ui.em(size.width()) / 2),
             std::round(table.cy() - ui.em(size.height()) / 2)},
            card, size, {strain ? &contract : nullptr});
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
  const auto* is_trump = std::get_if<lessons::IsTrump>(&question.fact);
  if (beaten != nullptr) draw_target(ui, state, table, beaten->card, size);
  if (!question.choices.empty()) {
    const float top = beaten != nullptr ? ui.em(5 + size.height()) : ui.em(2);
    choice_cards(
        ui, state,
        {table.x + ui.em(1.07F), table.y + top, table.w - ui.em(2.13F), table.h - top - ui.em(2)},
        size);
  } else if (in_suit != nullptr && app::answered_right(state)) {
    draw_whole_suit(ui, table, *in_suit, size);
  } else if (is_trump != nullptr) {
    draw_asked(ui, state, table, is_trump->card, size);
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
