#include "gui/view/lesson_words.h"

#include "gui/app/lesson_table.h"
#include "gui/view/play_words.h"

namespace rightbower::view {

std::string_view instruction_id(const lessons::Question& question) {
  switch (lessons::kind_of(question.fact)) {
    case lessons::Kind::order_cards:
      return "view.lesson.do.order";
    case lessons::Kind::choose_cards:
      return "view.lesson.do.choose";
    case lessons::Kind::pick_card:
      return "view.lesson.do.pick";
    case lessons::Kind::pick_option:
      return "view.lesson.do.option";
    case lessons::Kind::choose_options:
      return "view.lesson.do.options";
    case lessons::Kind::play_out:
      return "view.lesson.do.play";
    case lessons::Kind::number:
      break;
  }
  return "view.lesson.do.number";
}

std::string source_words(const Ui& ui, const lessons::Question& question) {
  if (const auto sample = lessons::sample_of(question.fact); sample && sample->deals > 1)
    return ui.words.say("view.lesson.sampled", {sample->deals});
  return lessons::shape_of(question.fact).cost == lessons::Cost::counted
             ? std::string()
             : ui.words["view.lesson.known"];
}

std::string option_words(const Ui& ui, const lessons::Option& option) {
  if (const auto* answer = std::get_if<lessons::YesNo>(&option))
    return ui.words[*answer == lessons::YesNo::yes ? "view.lesson.yes" : "view.lesson.no"];
  if (const auto* seat = std::get_if<Seat>(&option)) return ui.words.say("view.seat", {*seat});
  if (const auto* strain = std::get_if<Strain>(&option))
    return ui.words.say("view.lesson.strain", {*strain});
  const Call& call = std::get<Call>(option);
  if (call.kind == Call::Kind::pass) return ui.words["view.lesson.pass"];
  if (call.strain && call.kind == Call::Kind::bid)
    return ui.words.say(std::string("view.bid.") + name(*call.strain), {call.level});
  if (call.strain && call.kind == Call::Kind::special)
    return ui.words.say("view.lesson.special", {call.special, *call.strain});
  return to_string(call);
}

std::string answer_words(const Ui& ui, const lessons::Answer& answer) {
  if (answer.number)
    return *answer.number < 0 ? "−" + std::to_string(-*answer.number)
                              : std::to_string(*answer.number);
  std::string words;
  for (Card card : answer.cards) words += (words.empty() ? "{" : " {") + to_string(card) + "}";
  for (const lessons::Option& option : answer.options)
    words += (words.empty() ? "" : ", ") + option_words(ui, option);
  return words;
}

std::string line_words(const Ui& ui, const app::AppState& state) {
  const auto table = app::lesson_table(state);
  if (!table || table->tricks.empty() || !app::lesson_line(state)) return {};
  const app::LineTrick& trick = table->tricks.back();
  const app::LineCard& card = trick.cards.back();
  std::string words =
      ui.words.say("view.play.why-card", {card.seat, card_markup(card.card), why_words(ui, card)});
  if (trick.winner) words += " " + ui.words.say("view.play.takes-trick", {*trick.winner});
  return words;
}

bool winner_shown(const app::AppState& state) {
  const lessons::Step* step = app::open_step(state);
  return step == nullptr || !step->question || state.lesson.verdict.has_value() ||
         !std::holds_alternative<lessons::TrickWinner>(step->question->fact);
}

std::optional<Strain> shown_strain(const app::AppState& state) {
  const lessons::Step* step = app::open_step(state);
  if (step == nullptr) return std::nullopt;
  if (step->board && step->board->situation.trump) return step->board->situation.trump;
  if (step->question && state.lesson.verdict && state.lesson.verdict->right)
    return lessons::strain_of(step->question->fact);
  return std::nullopt;
}

}  // namespace rightbower::view
