#include "gui/app/drill_steps.h"

#include <string>
#include <utility>

#include "gui/app/lesson_steps.h"

namespace rightbower::app {
namespace {

lessons::Text text_of(const Strings& strings, const Message& message) {
  return {{{"en", strings.say(message)}}};
}

lessons::Step step_of(lessons::DrillItem item, const Strings& strings) {
  lessons::Question& question = *item.step.question;
  question.prompt = text_of(strings, item.prompt);
  question.right = text_of(strings, item.reason);
  question.hints = {text_of(strings, item.hint)};
  question.wrong.emplace_back().say = question.right;
  return std::move(item.step);
}

}  // namespace

bool drilling(const AppState& state) { return state.lesson.drill.has_value(); }

int streak(const AppState& state) {
  int right = 0;
  const std::vector<bool>& results = state.lesson.drill->results;
  for (auto result = results.rbegin(); result != results.rend() && *result; ++result) ++right;
  return right;
}

void start_drill(AppState& state, const Strings& strings, lessons::Drill drill,
                 std::uint64_t seed) {
  LessonState opened;
  opened.lesson = state.lesson.lesson;
  opened.drill = DrillState{drill, seed, {}, {}};
  opened.drill->lesson.title =
      text_of(strings, {"drill.title." + std::string(lessons::name(drill)), {}});
  state.lesson = std::move(opened);
  add_drill_question(state, strings);
}

void add_drill_question(AppState& state, const Strings& strings) {
  DrillState& drill = *state.lesson.drill;
  lessons::Step step = step_of(lessons::make_item(drill.drill, drill.seed++), strings);
  step.id = std::to_string(drill.lesson.steps.size());
  drill.lesson.steps.push_back(std::move(step));
  state.lesson.solved.push_back(false);
}

void drill_on(AppState& state, const Strings& strings) {
  // The reason on screen stands in a step: those must not move while it is there.
  state.lesson.verdict.reset();
  if (state.lesson.step + 1 == state.lesson.drill->lesson.steps.size())
    add_drill_question(state, strings);
  step_on(state);
}

}  // namespace rightbower::app
