#include "gui/view/status_line.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "gui/view/controls.h"
#include "gui/view/key_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

std::string lesson_words(const Ui& ui, const app::AppState& state) {
  const lessons::Lesson* lesson = app::open_lesson(state);
  if (lesson == nullptr) return ui.words["view.lesson.none"];
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
  for (app::ActionId id : {lesson_check, lesson_again, lesson_hint, lesson_back, lesson_next}) {
    const app::Action action{id, {}};
    const std::string key = working_key(ui, state, action);
    if (key.empty()) continue;
    if (!words.empty()) words += " · ";
    words += ui.words.say("view.key-hint", {ui.words[app::label_id(action)], key});
  }
  return words;
}

// How long the numbers took, once they are all there.
std::string time_words(const Ui& ui, const app::Results& results) {
  if (results.solving || results.stopped || results.wanted == 0) return {};
  std::array<char, 32> seconds{};
  std::snprintf(seconds.data(), seconds.size(), "%.2f", results.work.milliseconds / 1000);
  return ui.words.say("view.status.time", {std::string(seconds.data())});
}

}  // namespace

void status_line(Ui& ui, const app::AppState& state, const Box& line) {
  fill_box(ui, line, ui.colours.panel);
  rule(ui, line.x, line.y, line.w);
  const bool lessons = state.view == app::ViewId::lessons;
  const std::string left =
      lessons ? lesson_words(ui, state) : ui.words.say(app::status_of(state.results));
  const std::string right = lessons ? lesson_keys(ui, state) : time_words(ui, state.results);
  const float margin = ui.em(0.8F);
  const TextLook small{Size::small, Weight::regular, Align::right};
  const float left_width = text_width(ui, left, Size::small);
  text(ui, line.x + margin, line.cy(), left, ui.colours.text, {Size::small});
  text(ui, line.right() - margin, line.cy(),
       shortened(ui, right, line.w - left_width - 4 * margin, small), ui.colours.muted, small);
}

}  // namespace rightbower::view
