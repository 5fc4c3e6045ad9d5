#include "gui/app/lesson_steps.h"

#include <algorithm>
#include <utility>

#include "gui/app/call_choice.h"
#include "gui/app/drill_steps.h"
#include "gui/app/hand_order.h"
#include "gui/app/lesson_play.h"

namespace rightbower::app {
namespace {

using lessons::Kind;
using lessons::StepId;

StepId id_of_step(const AppState& state) { return {open_lesson(state)->id, open_step(state)->id}; }

void go_to(AppState& state, std::size_t step) {
  LessonState& lesson = state.lesson;
  lesson.step = step;
  lesson.answer = {};
  lesson.verdict.reset();
  lesson.hints = 0;
  lesson.played.clear();
  lesson.line_at.reset();
  lesson.watched = 0;
  lesson.call_level.reset();
  if (open_question(state) == nullptr) lesson.solved[step] = true;
}

// Another lesson is open; what belongs to the course as a whole stays.
void open_lesson_at(AppState& state, std::size_t lesson, std::size_t step) {
  LessonState opened;
  opened.review = std::move(state.lesson.review);
  opened.review_at = state.lesson.review_at;
  opened.lesson = lesson;
  opened.listed = lesson;
  for (const lessons::Step& each : state.course[lesson].steps)
    opened.solved.push_back(state.progress.done({state.course[lesson].id, each.id}));
  state.lesson = std::move(opened);
  if (!state.lesson.solved.empty()) go_to(state, step);
}

// Where a step is in the course: ids of a course that has changed may lead nowhere.
std::optional<std::pair<std::size_t, std::size_t>> place_of(const AppState& state,
                                                            const StepId& id) {
  for (std::size_t i = 0; i < state.course.size(); ++i) {
    if (state.course[i].id != id.lesson) continue;
    const auto& steps = state.course[i].steps;
    const auto step = std::ranges::find(steps, id.step, &lessons::Step::id);
    if (step == steps.end() || !step->question) return std::nullopt;
    return std::pair(i, static_cast<std::size_t>(step - steps.begin()));
  }
  return std::nullopt;
}

std::vector<StepId> due_now(const AppState& state) {
  std::vector<StepId> due = state.progress.due(state.today);
  std::erase_if(due, [&](const StepId& id) { return !place_of(state, id); });
  return due;
}

void open_reviewed(AppState& state) {
  const auto place = place_of(state, state.lesson.review[state.lesson.review_at]);
  open_lesson_at(state, place->first, place->second);
}

void end_review(AppState& state) {
  state.lesson.review.clear();
  show_lesson_list(state);
}

std::size_t place_of(lessons::Drill drill) {
  return static_cast<std::size_t>(std::ranges::find(lessons::all_drills, drill) -
                                  lessons::all_drills.begin());
}

std::size_t cards_of_trick(const AppState& state) {
  return static_cast<std::size_t>(seating(open_step(state)->board->situation).in_play.size());
}

template <class T>
void toggle(std::vector<T>& chosen, const T& one) {
  if (std::erase(chosen, one) == 0) chosen.push_back(one);
}

}  // namespace

const lessons::Question* open_question(const AppState& state) {
  const lessons::Step* step = open_step(state);
  return step != nullptr && step->question ? &*step->question : nullptr;
}

std::size_t cards_watched(const AppState& state) {
  const lessons::Board& board = *open_step(state)->board;
  const std::size_t played = board.situation.play.size();
  return board.watched ? std::min(state.lesson.watched, played) : played;
}

bool watching(const AppState& state) {
  const lessons::Step* step = open_step(state);
  return step != nullptr && step->board && !state.lesson.listing &&
         cards_watched(state) < step->board->situation.play.size();
}

bool answering(const AppState& state) {
  return !watching(state) && open_question(state) != nullptr && !state.lesson.verdict &&
         !state.lesson.listing;
}

bool answering_number(const AppState& state) {
  return answering(state) && kind_of(open_question(state)->fact) == Kind::number;
}

bool answering_cards(const AppState& state) { return answering(state) && !offered(state).empty(); }

bool answering_options(const AppState& state) {
  return answering(state) && !offered_options(state).empty();
}

bool answer_complete(const AppState& state) {
  if (!answering(state)) return false;
  const lessons::Question& question = *open_question(state);
  const lessons::Answer& answer = state.lesson.answer;
  switch (kind_of(question.fact)) {
    case Kind::number:
      return answer.number.has_value();
    case Kind::play_out:
      return false;  // it ends by itself
    case Kind::order_cards:
      return answer.cards.size() == offered(state).size();
    case Kind::choose_cards:
    case Kind::choose_options:
      break;
    case Kind::pick_card:
    case Kind::pick_option:
      return !answer.empty();
  }
  // Where nothing is right, choosing nothing is the answer.
  return !answer.empty() || question.answer.empty();
}

bool answered_right(const AppState& state) {
  return state.lesson.verdict && state.lesson.verdict->right;
}

bool cards_as_printed(const AppState& state) {
  const lessons::Question* question = open_question(state);
  return question != nullptr && !state.lesson.verdict &&
         (std::holds_alternative<lessons::TrickWinner>(question->fact) ||
          std::holds_alternative<lessons::LegalCards>(question->fact));
}

std::vector<Card> offered(const AppState& state) {
  const lessons::Step* step = open_step(state);
  if (step == nullptr || !step->question) return {};
  // The cards of a hand come as they lie on the board, so that keys go from left to right.
  const Contract contract(step->board && !cards_as_printed(state)
                              ? trump_of(step->board->situation).value_or(Strain::no_trump)
                              : Strain::no_trump);
  if (plays_out(state)) return hand_order(playable_now(state), contract);
  const std::vector<Card> cards = lessons::offered_cards(*step);
  if (shape_of(step->question->fact).offers_cards) return cards;
  CardSet kinds;
  for (Card card : cards) kinds = kinds.with(card);
  return hand_order(kinds, contract);
}

std::vector<lessons::Option> offered_options(const AppState& state) {
  const lessons::Question* question = open_question(state);
  if (question == nullptr) return {};
  return calls_at_level(state, lessons::offered_options(*question));
}

int lowest_answer(const AppState& state) {
  const lessons::Question* question = open_question(state);
  return question == nullptr ? 0 : lessons::lowest_answer(question->fact);
}

bool hint_left(const AppState& state) {
  const lessons::Question* question = open_question(state);
  return question != nullptr && !watching(state) && !answered_right(state) &&
         !state.lesson.listing &&
         static_cast<std::size_t>(state.lesson.hints) < question->hints.size();
}

bool reviewing(const AppState& state) { return !state.lesson.review.empty(); }

std::size_t due_count(const AppState& state) { return due_now(state).size(); }

bool step_before(const AppState& state) {
  if (state.lesson.listing) return false;
  if (reviewing(state)) return state.lesson.review_at > 0;
  if (drill_waits(state)) return !state.lesson.solved.empty();
  return open_lesson(state) != nullptr && state.lesson.step > 0;
}

bool step_after(const AppState& state) {
  const lessons::Lesson* lesson = open_lesson(state);
  if (lesson == nullptr || state.lesson.listing) return false;
  if (drilling(state)) return !drill_waits(state);
  return reviewing(state) || state.lesson.step + 1 < lesson->steps.size() ||
         state.lesson.lesson + 1 < state.course.size();
}

std::optional<Strain> board_trump(const lessons::Step& step) { return lessons::strain_asked(step); }

void start_lesson(AppState& state, std::size_t lesson) {
  state.lesson.review.clear();
  open_lesson_at(state, lesson, 0);
}

void go_on_learning(AppState& state) {
  for (std::size_t i = 0; i < state.course.size(); ++i) {
    const auto& steps = state.course[i].steps;
    for (std::size_t step = 0; step < steps.size(); ++step)
      if (!state.progress.done({state.course[i].id, steps[step].id}))
        return open_lesson_at(state, i, step);
  }
  if (!state.course.empty()) start_lesson(state, 0);
}

void start_review(AppState& state) {
  state.lesson.review = due_now(state);
  state.lesson.review_at = 0;
  open_reviewed(state);
}

void note_seen(AppState& state) {
  if (open_step(state) == nullptr || open_question(state) != nullptr || state.lesson.listing ||
      drilling(state))
    return;
  state.progress.note_seen(id_of_step(state));
}

void step_back(AppState& state) {
  if (drill_waits(state)) {  // back to the one before
    state.lesson.drill->waiting = false;
    return go_to(state, state.lesson.step);
  }
  if (!reviewing(state)) return go_to(state, state.lesson.step - 1);
  --state.lesson.review_at;
  open_reviewed(state);
}

void step_on(AppState& state) {
  if (reviewing(state)) {
    if (++state.lesson.review_at == state.lesson.review.size()) return end_review(state);
    return open_reviewed(state);
  }
  if (state.lesson.step + 1 < open_lesson(state)->steps.size())
    go_to(state, state.lesson.step + 1);
  else
    start_lesson(state, state.lesson.lesson + 1);
}

void pick(AppState& state, Card card) {
  if (plays_out(state)) return play_in_lesson(state, card);
  std::vector<Card>& cards = state.lesson.answer.cards;
  if (kind_of(open_question(state)->fact) == Kind::pick_card)
    std::erase_if(cards, [card](Card other) { return other != card; });
  toggle(cards, card);
}

void choose_option(AppState& state, std::size_t place) {
  const lessons::Option option = offered_options(state)[place];
  std::vector<lessons::Option>& options = state.lesson.answer.options;
  if (kind_of(open_question(state)->fact) == Kind::pick_option)
    std::erase_if(options, [&](const lessons::Option& other) { return !(other == option); });
  toggle(options, option);
}

void answer_number(AppState& state, int number) {
  state.lesson.answer.number = std::clamp(number, lowest_answer(state), largest_answer);
}

void check_answer(AppState& state) {
  LessonState& lesson = state.lesson;
  lesson.verdict = lessons::grade(*open_question(state), lesson.answer);
  if (const lessons::CallWorth* worth = answered_call(state)) lesson.verdict->lost = worth->behind;
  if (lesson.drill) return note_result(state, *lesson.verdict);
  if (lesson.verdict->right) lesson.solved[lesson.step] = true;
  state.progress.note_answer(id_of_step(state), lesson.verdict->right, state.today);
}

TricksWatched tricks_watched(const AppState& state) {
  const std::size_t each = cards_of_trick(state);
  const auto tricks = [each](std::size_t cards) {
    return static_cast<int>((cards + each - 1) / each);
  };
  return {tricks(cards_watched(state)), tricks(open_step(state)->board->situation.play.size())};
}

bool trick_complete(const AppState& state) {
  return cards_watched(state) % cards_of_trick(state) == 0;
}

void watch_card(AppState& state) { ++state.lesson.watched; }

void watch_trick(AppState& state) {
  do {
    watch_card(state);
  } while (watching(state) && !trick_complete(state));
}

void try_again(AppState& state) {
  state.lesson.watched = 0;  // what is counted is watched once more
  state.lesson.answer = {};
  state.lesson.verdict.reset();
  state.lesson.played.clear();
  state.lesson.line_at.reset();
}

void show_lesson_list(AppState& state) {
  state.lesson.listing = !state.lesson.listing;
  state.lesson.listed = state.lesson.lesson;
  if (drilling(state))
    state.lesson.listed = state.course.size() + place_of(state.lesson.drill->drill);
}

std::size_t listed_rows(const AppState& state) {
  return state.course.size() + lessons::all_drills.size();
}

std::optional<lessons::Drill> marked_drill(const AppState& state) {
  const std::size_t lessons = state.course.size();
  if (state.lesson.listed < lessons) return std::nullopt;
  return lessons::all_drills[state.lesson.listed - lessons];
}

void mark_lesson(AppState& state, int steps) {
  const auto last = static_cast<std::ptrdiff_t>(listed_rows(state)) - 1;
  const auto row = static_cast<std::ptrdiff_t>(state.lesson.listed) + steps;
  state.lesson.listed = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(row, 0, last));
}

void forget_progress(AppState& state) {
  if (!std::exchange(state.lesson.forgetting, true)) return;
  state.progress.reset();
  start_lesson(state, 0);
  show_lesson_list(state);
}

}  // namespace rightbower::app
