#include "gui/view/status_line.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "gui/app/play_steps.h"
#include "gui/view/controls.h"
#include "gui/view/estimate_words.h"
#include "gui/view/key_words.h"
#include "gui/view/pen.h"
#include "gui/view/play_words.h"

namespace rightbower::view {
namespace {

std::string lesson_words(const Ui& ui, const app::AppState& state) {
  const lessons::Lesson* lesson = app::open_lesson(state);
  if (lesson == nullptr) return ui.words["view.lesson.none"];
  if (state.lesson.drill) {
    const std::vector<bool>& results = state.lesson.drill->results;
    return ui.words.say("view.drill.status", {static_cast<int>(std::ranges::count(results, true)),
                                              static_cast<int>(results.size())});
  }
  int questions = 0;
  int right = 0;
  for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
    if (!lesson->steps[i].question) continue;
    ++questions;
    if (i < state.lesson.solved.size() && state.lesson.solved[i]) ++right;
  }
  return ui.words.say("view.lesson.status",
                      {static_cast<int>(state.lesson.lesson) + 1,
                       static_cast<int>(state.course.size()), right, questions});
}

// The first key that does this now; Enter does different things by turns.
std::string working_key(const Ui& ui, const app::AppState& state, const app::Action& action) {
  for (const app::Command& command : app::commands())
    for (std::string_view key : command.keys)
      if (app::action_of(state, command, key) == action) return key_words(ui, key);
  return {};
}

// "Back: ← · Hint: H", of what can be done now.
std::string lesson_keys(const Ui& ui, const app::AppState& state) {
  using enum app::ActionId;
  std::string words;
  for (app::ActionId id :
       {lesson_trick_next, lesson_check, lesson_again, lesson_hint, lesson_back, lesson_next}) {
    const app::Action action{id, {}};
    const std::string key = working_key(ui, state, action);
    if (key.empty()) continue;
    if (!words.empty()) words += " · ";
    words += ui.words.say("view.key-hint", {ui.words[app::label_id(action)], key});
  }
  return words;
}

// "3,541,873": the thousands stand apart.
std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
  return digits;
}

// How long the numbers took and what was looked at for them, once they are all there.
std::string time_words(const Ui& ui, const app::Results& results) {
  if (results.solving || results.stopped || results.wanted == 0) return {};
  std::array<char, 32> seconds{};
  std::snprintf(seconds.data(), seconds.size(), "%.2f", results.work.milliseconds / 1000);
  return ui.words.say("view.status.time",
                      {std::string(seconds.data()), grouped(results.work.nodes)});
}

// "East has 13 cards, one too many. South needs 8."
std::string setup_words(const Ui& ui, const app::AppState& state) {
  std::string words;
  for (const Message& message : app::what_is_missing(*state.document().draft))
    words += (words.empty() ? "" : " ") + ui.words.say(message);
  return words.empty() ? ui.words["view.setup.full"] : words;
}

std::string left_words(const Ui& ui, const app::AppState& state) {
  if (state.view == app::ViewId::lessons) return lesson_words(ui, state);
  if (state.view == app::ViewId::library) return ui.words["view.deal-library.status"];
  if (state.view == app::ViewId::estimate) return estimate_status(ui, state);
  if (app::setting_up(state)) return setup_words(ui, state);
  if (app::in_play(state)) return play_status(ui, state);
  return ui.words.say(app::status_of(state.results));
}

std::string right_words(const Ui& ui, const app::AppState& state) {
  if (state.dealing.searching)
    return ui.words.say("view.dealing.tried", {state.dealing.tried, state.dealing.limit});
  if (state.view == app::ViewId::lessons) return lesson_keys(ui, state);
  if (state.view == app::ViewId::library) return {};
  if (state.view == app::ViewId::estimate) return ui.words["view.estimate.keys"];
  if (app::setting_up(state) && !app::whole(state.document()))
    return ui.words["view.setup.waiting"];
  if (app::in_play(state)) return play_keys(ui);
  return time_words(ui, state.results);
}

}  // namespace

void status_line(Ui& ui, const app::AppState& state, const Box& line) {
  fill_box(ui, line, ui.colours.panel);
  rule(ui, line.x, line.y, line.w);
  const std::string left = state.said ? ui.words.say(*state.said) : left_words(ui, state);
  const std::string right = right_words(ui, state);
  const float margin = ui.em(0.8F);
  const TextLook small{Size::small, Weight::regular, Align::right};
  const std::string shown = shortened(ui, left, line.w * 0.7F, {Size::small});
  const float left_width = text_width(ui, shown, Size::small);
  text(ui, line.x + margin, line.cy(), shown, ui.colours.text, {Size::small});
  text(ui, line.right() - margin, line.cy(),
       shortened(ui, right, line.w - left_width - 4 * margin, small), ui.colours.muted, small);
}

}  // namespace rightbower::view
