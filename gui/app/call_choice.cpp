#include "gui/app/call_choice.h"

#include <algorithm>

#include "gui/app/lesson_steps.h"

namespace rightbower::app {
namespace {

constexpr std::size_t most_by_key = 9;  // options

const Call* bid_in(const lessons::Option& option) {
  const Call* call = std::get_if<Call>(&option);
  return call != nullptr && call->kind == Call::Kind::bid ? call : nullptr;
}

}  // namespace

std::optional<CallLevels> call_levels(const AppState& state) {
  const lessons::Question* question = open_question(state);
  if (question == nullptr || question->options.size() <= most_by_key) return std::nullopt;
  CallLevels levels;
  for (const lessons::Option& option : question->options) {
    const Call* bid = bid_in(option);
    if (bid == nullptr) continue;
    levels.lowest = levels.highest == 0 ? bid->level : std::min(levels.lowest, bid->level);
    levels.highest = std::max(levels.highest, bid->level);
  }
  if (levels.highest == 0) return std::nullopt;
  levels.at =
      std::clamp(state.lesson.call_level.value_or(levels.lowest), levels.lowest, levels.highest);
  return levels;
}

std::vector<lessons::Option> calls_at_level(const AppState& state,
                                            const std::vector<lessons::Option>& options) {
  const auto levels = call_levels(state);
  if (!levels) return options;
  std::vector<lessons::Option> at_level;
  std::vector<lessons::Option> others;
  for (const lessons::Option& option : options) {
    const Call* bid = bid_in(option);
    if (bid == nullptr)
      others.push_back(option);
    else if (bid->level == levels->at)
      at_level.push_back(option);
  }
  at_level.insert(at_level.end(), others.begin(), others.end());
  return at_level;
}

void name_level(AppState& state, int level) {
  state.lesson.call_level = level;
  for (lessons::Option& option : state.lesson.answer.options)
    if (const Call* bid = bid_in(option)) option = Call::bid(level, bid->strain);
}

const lessons::CallStudy* open_study(const AppState& state) {
  const auto& drill = state.lesson.drill;
  if (!drill || open_step(state) == nullptr || state.lesson.step >= drill->questions.size())
    return nullptr;
  return drill->questions[state.lesson.step].study.get();
}

const lessons::CallWorth* answered_call(const AppState& state) {
  const lessons::CallStudy* study = open_study(state);
  if (study == nullptr || !state.lesson.verdict || state.lesson.answer.options.empty())
    return nullptr;
  const Call* call = std::get_if<Call>(&state.lesson.answer.options.front());
  return call == nullptr ? nullptr : study->find(*call);
}

bool best_call_told(const AppState& state) {
  if (!state.lesson.verdict || open_study(state) == nullptr) return false;
  return state.lesson.verdict->right || state.lesson.drill->questions[state.lesson.step].tries > 1;
}

}  // namespace rightbower::app
