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
  if (!item.text.id.empty()) item.step.text = text_of(strings, item.text);
  question.prompt = text_of(strings, item.prompt);
  question.right = text_of(strings, item.reason);
  question.hints = {text_of(strings, item.hint)};
  for (const lessons::DrillReason& reason : item.wrong) {
    lessons::Wrong& wrong = question.wrong.emplace_back();
    wrong.chose = {reason.chose};
    wrong.say = text_of(strings, reason.say);
  }
  question.wrong.emplace_back().say = question.right;
  return std::move(item.step);
}

}  // namespace

bool drilling(const AppState& state) { return state.lesson.drill.has_value(); }

const lessons::DrillRecord* record_of_drill(const AppState& state) {
  return state.progress.drill(lessons::name(state.lesson.drill->drill));
}

int streak(const AppState& state) {
  const lessons::DrillRecord* record = record_of_drill(state);
  return record == nullptr ? 0 : record->streak;
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

bool drill_waits(const AppState& state) {
  return state.lesson.drill && state.lesson.drill->waiting;
}

void add_drill_question(AppState& state, const Strings& strings) {
  DrillState& drill = *state.lesson.drill;
  drill.layouts = 0;
  drill.waiting = lessons::takes_long(drill.drill);
  if (!drill.waiting) add_drill_item(state, strings, lessons::make_item(drill.drill, drill.seed));
}

void add_drill_item(AppState& state, const Strings& strings, lessons::DrillItem item) {
  DrillState& drill = *state.lesson.drill;
  drill.waiting = false;
  ++drill.seed;
  drill.questions.push_back({item.tags, item.study});
  lessons::Step step = step_of(std::move(item), strings);
  step.id = std::to_string(drill.lesson.steps.size());
  drill.lesson.steps.push_back(std::move(step));
  state.lesson.solved.push_back(false);
}

void note_result(AppState& state, const lessons::Verdict& verdict) {
  DrillState& drill = *state.lesson.drill;
  state.lesson.solved[state.lesson.step] = verdict.right;
  DrillQuestion& question = drill.questions[state.lesson.step];
  if (++question.tries > 1) return;  // only the first try counts
  drill.results.push_back(verdict.right);
  state.progress.note_drill(std::string(lessons::name(drill.drill)),
                            {verdict.right, verdict.lost, question.tags});
}

void drill_on(AppState& state, const Strings& strings) {
  // The reason on screen stands in a step: those must not move while it is there.
  state.lesson.verdict.reset();
  if (state.lesson.step + 1 == state.lesson.drill->lesson.steps.size())
    add_drill_question(state, strings);
  if (!drill_waits(state)) step_on(state);
}

void show_last_question(AppState& state) {
  if (state.lesson.step + 1 < state.lesson.drill->lesson.steps.size()) step_on(state);
}

}  // namespace rightbower::app
