#include "gui/app/lesson_steps.h"

#include <algorithm>
#include <variant>

namespace rightbower::app {
namespace {

void go_to(AppState& state, std::size_t step) {
  LessonState& lesson = state.lesson;
  lesson.step = step;
  lesson.answer = {};
  lesson.verdict.reset();
  lesson.hints = 0;
  if (open_question(state) == nullptr) lesson.solved[step] = true;
}

}  // namespace

const lessons::Question* open_question(const AppState& state) {
  const lessons::Step* step = open_step(state);
  return step != nullptr && step->question ? &*step->question : nullptr;
}

bool answering(const AppState& state) {
  return open_question(state) != nullptr && !state.lesson.verdict;
}

bool answering_number(const AppState& state) {
  return answering(state) && kind_of(open_question(state)->fact) == lessons::Kind::number;
}

bool answering_cards(const AppState& state) { return answering(state) && !answering_number(state); }

bool answer_complete(const AppState& state) {
  if (!answering(state)) return false;
  const lessons::Answer& answer = state.lesson.answer;
  switch (kind_of(open_question(state)->fact)) {
    case lessons::Kind::number:
      return answer.number.has_value();
    case lessons::Kind::order_cards:
      return answer.cards.size() == offered(state).size();
    case lessons::Kind::choose_cards:
      break;
  }
  // Where no card is right, choosing none is the answer.
  return !answer.cards.empty() || open_question(state)->answer.cards.empty();
}

bool answered_right(const AppState& state) {
  return state.lesson.verdict && state.lesson.verdict->right;
}

std::vector<Card> offered(const AppState& state) {
  const lessons::Step* step = open_step(state);
  if (step == nullptr || !step->question) return {};
  return lessons::offered_cards(*step);
}

bool hint_left(const AppState& state) {
  const lessons::Question* question = open_question(state);
  return question != nullptr && !answered_right(state) &&
         static_cast<std::size_t>(state.lesson.hints) < question->hints.size();
}

bool step_before(const AppState& state) {
  return open_lesson(state) != nullptr && state.lesson.step > 0;
}

bool step_after(const AppState& state) {
  const lessons::Lesson* lesson = open_lesson(state);
  return lesson != nullptr && (state.lesson.step + 1 < lesson->steps.size() ||
                               state.lesson.lesson + 1 < state.course.size());
}

std::optional<Strain> board_trump(const lessons::Step& step) {
  if (step.board && step.board->situation.trump) return step.board->situation.trump;
  if (!step.question) return std::nullopt;
  return std::visit([](const auto& fact) { return std::optional(fact.trump); },
                    step.question->fact);
}

void start_lesson(AppState& state, std::size_t lesson) {
  state.lesson = {};
  state.lesson.lesson = lesson;
  state.lesson.solved.assign(state.course[lesson].steps.size(), false);
  if (!state.lesson.solved.empty()) go_to(state, 0);
}

void step_back(AppState& state) { go_to(state, state.lesson.step - 1); }

void step_on(AppState& state) {
  if (state.lesson.step + 1 < open_lesson(state)->steps.size())
    go_to(state, state.lesson.step + 1);
  else
    start_lesson(state, state.lesson.lesson + 1);
}

void pick(AppState& state, Card card) {
  std::vector<Card>& cards = state.lesson.answer.cards;
  if (std::erase(cards, card) == 0) cards.push_back(card);
}

void answer_number(AppState& state, int number) {
  state.lesson.answer.number = std::clamp(number, 0, largest_answer);
}

void check_answer(AppState& state) {
  LessonState& lesson = state.lesson;
  lesson.verdict = lessons::grade(*open_question(state), lesson.answer);
  if (lesson.verdict->right) lesson.solved[lesson.step] = true;
}

void try_again(AppState& state) {
  state.lesson.answer = {};
  state.lesson.verdict.reset();
}

}  // namespace rightbower::app
