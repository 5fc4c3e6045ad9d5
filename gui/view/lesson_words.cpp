#include "gui/view/lesson_words.h"

#include <variant>

namespace rightbower::view {

std::string_view instruction_id(const lessons::Question& question) {
  switch (lessons::kind_of(question.fact)) {
    case lessons::Kind::order_cards:
      return "view.lesson.do.order";
    case lessons::Kind::choose_cards:
      return "view.lesson.do.choose";
    case lessons::Kind::number:
      break;
  }
  return "view.lesson.do.number";
}

std::string answer_words(const lessons::Answer& answer) {
  if (answer.number) return std::to_string(*answer.number);
  std::string words;
  for (Card card : answer.cards) words += (words.empty() ? "{" : " {") + to_string(card) + "}";
  return words;
}

Strain strain_of(const lessons::Fact& fact) {
  return std::visit([](const auto& asked) { return asked.trump; }, fact);
}

std::optional<Seat> seat_of(const lessons::Fact& fact) {
  if (const auto* held = std::get_if<lessons::TrumpsHeld>(&fact)) return held->seat;
  if (const auto* held = std::get_if<lessons::BowersHeld>(&fact)) return held->seat;
  return std::nullopt;
}

std::optional<Strain> shown_strain(const app::AppState& state) {
  const lessons::Step* step = app::open_step(state);
  if (step == nullptr) return std::nullopt;
  if (step->board && step->board->situation.trump) return step->board->situation.trump;
  if (step->question && state.lesson.verdict && state.lesson.verdict->right)
    return strain_of(step->question->fact);
  return std::nullopt;
}

}  // namespace rightbower::view
