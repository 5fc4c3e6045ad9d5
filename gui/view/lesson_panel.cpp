#include "gui/view/lesson_panel.h"

#include <algorithm>

#include "gui/app/call_choice.h"
#include "gui/app/drill_steps.h"
#include "gui/app/lesson_play.h"
#include "gui/app/lesson_steps.h"
#include "gui/view/choice_cards.h"
#include "gui/view/controls.h"
#include "gui/view/drill_chart.h"
#include "gui/view/icons.h"
#include "gui/view/lesson_words.h"
#include "gui/view/option_row.h"
#include "gui/view/pace_row.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"
#include "gui/view/verdict_box.h"

namespace rightbower::view {
namespace {

constexpr float margin = 1.2F;  // in E
constexpr float head_height = 5;
constexpr float foot_height = 3.9F;
constexpr float button_height = 2.27F;
constexpr std::size_t squares = 16;  // of the last answers in a drill

Colour dash_colour(const Ui& ui, const app::LessonState& lesson, std::size_t step) {
  if (step == lesson.step) return ui.colours.accent;
  const bool done = step < lesson.solved.size() && lesson.solved[step];
  return done ? ui.colours.good : ui.colours.line;
}

// One dash a step: done, here, to come.
void draw_dashes(Ui& ui, const app::LessonState& lesson, std::size_t steps, float right, float y,
                 float room) {
  const float pitch =
      std::min(ui.em(1.04F), room / static_cast<float>(std::max<std::size_t>(1, steps)));
  const float height = ui.em(0.4F);
  float x = right - pitch * static_cast<float>(steps) + (pitch - pitch * 0.77F);
  for (std::size_t i = 0; i < steps; ++i, x += pitch)
    fill_box(ui, {std::round(x), y - height / 2, std::round(pitch * 0.77F), height},
             dash_colour(ui, lesson, i), height / 2);
}

// "Lesson 4", or where the learner is in a review.
std::string place_words(const Ui& ui, const app::AppState& state) {
  if (app::drilling(state)) return ui.words.say("view.drill.place", {app::streak(state)});
  if (app::reviewing(state))
    return ui.words.say("view.lesson.review", {static_cast<int>(state.lesson.review_at) + 1,
                                               static_cast<int>(state.lesson.review.size())});
  return ui.words.say("view.lesson.number", {static_cast<int>(state.lesson.lesson) + 1});
}

void draw_head(Ui& ui, const app::AppState& state, const lessons::Lesson& lesson,
               const Box& panel) {
  const float left = panel.x + ui.em(margin);
  const float right = panel.right() - ui.em(margin);
  const std::string number = place_words(ui, state);
  text(ui, left, panel.y + ui.em(1.6F), number, ui.colours.muted, {Size::small});
  if (app::drilling(state)) {
    if (const lessons::DrillRecord* record = app::record_of_drill(state))
      draw_results(ui, *record, squares, {right, panel.y + ui.em(1.6F)});
  } else {
    draw_dashes(ui, state.lesson, lesson.steps.size(), right, panel.y + ui.em(1.6F),
                panel.w - ui.em(2 * margin) - text_width(ui, number, Size::small) - ui.em(1));
  }
  const std::string_view title = lesson.title.in(state.settings.language);
  const bool fits = text_width(ui, title, Size::title, Weight::bold) <= right - left;
  const TextLook bold{fits ? Size::title : Size::body, Weight::bold, Align::left};
  text(ui, left, panel.y + ui.em(3.73F), shortened(ui, title, right - left, bold), ui.colours.text,
       bold);
}

// The way on is the main button once there is nothing left to answer here.
bool next_is_main(const app::AppState& state) {
  return app::open_question(state) == nullptr || app::answered_right(state);
}

void draw_foot(Ui& ui, const app::AppState& state, const lessons::Lesson& lesson,
               const Box& panel) {
  const float width = ui.em(5.6F);
  const float y = panel.bottom() - ui.em(3.2F);
  command_button(ui, state, {panel.x + ui.em(0.8F), y, width, ui.em(button_height)},
                 {app::ActionId::lesson_back, {}});
  command_button(ui, state, {panel.right() - ui.em(0.8F) - width, y, width, ui.em(button_height)},
                 {app::ActionId::lesson_next, {}}, next_is_main(state));
  const int step = static_cast<int>(state.lesson.step) + 1;
  text(ui, panel.cx(), y + ui.em(button_height) / 2,
       app::drilling(state)
           ? ui.words.say("view.drill.step", {step})
           : ui.words.say("view.lesson.step", {step, static_cast<int>(lesson.steps.size())}),
       ui.colours.muted, {Size::small, Weight::regular, Align::centre});
}

// The step from its text to its hints, one thing under the other.
class Column {
 public:
  Column(Ui& ui, const app::AppState& state, Point top_left, float width)
      : ui_(ui), state_(state), x_(top_left.x), y_(top_left.y), top_(top_left.y), width_(width) {}

  float draw(const lessons::Step& step) {
    words(step.text.in(state_.settings.language), Size::body, ui_.colours.text, 0.6F);
    if (app::watching(state_))
      watch();
    else if (step.question)
      question(step, *step.question);
    return y_ - top_;
  }

 private:
  void words(std::string_view said, Size size, Colour colour, float gap,
             Weight weight = Weight::regular) {
    if (said.empty()) return;
    y_ += rich_text(ui_, {x_, y_}, width_, said, {size, weight, colour}) + ui_.em(gap);
  }

  void question(const lessons::Step& step, const lessons::Question& question) {
    if (!step.text.empty()) {
      rule(ui_, x_, y_, width_);
      y_ += ui_.em(0.9F);
    }
    words(question.prompt.in(state_.settings.language), Size::body, ui_.colours.text, 0.1F,
          Weight::bold);
    const auto levels = app::call_levels(state_);
    words(ui_.words[levels ? "view.lesson.do.call" : instruction_id(question)], Size::small,
          ui_.colours.muted, 0.1F);
    words(source_words(ui_, question), Size::small, ui_.colours.muted, 0);
    y_ += ui_.em(0.4F);
    if (step.board && !question.choices.empty()) choices();
    if (lessons::kind_of(question.fact) == lessons::Kind::number) number();
    if (levels && !state_.lesson.verdict) stepper(std::to_string(levels->at), true);
    if (!app::offered_options(state_).empty() && !(levels && state_.lesson.verdict))
      y_ += option_row(ui_, state_, {x_, y_}, width_) + ui_.em(0.8F);
    if (app::plays_out(state_) && !state_.lesson.verdict) taken();
    if (state_.lesson.verdict)
      y_ += verdict_box(ui_, state_, {x_ - ui_.em(0.4F), y_}, width_ + ui_.em(0.8F)) + ui_.em(0.8F);
    if (app::answering(state_) || app::hint_left(state_)) buttons();
    hints(question);
  }

  // The play comes first, at the pace of the learner.
  void watch() {
    words(ui_.words["view.lesson.watch"], Size::body, ui_.colours.text, 0.8F);
    const app::Action action{app::ActionId::lesson_trick_next, {}};
    const float width = command_button_width(ui_, action, true);
    command_button(ui_, state_, {x_, y_, width, ui_.em(button_height)}, action, true);
    const auto [at, all] = app::tricks_watched(state_);
    text(ui_, x_ + width + ui_.em(0.8F), y_ + ui_.em(button_height / 2),
         ui_.words.say("view.lesson.watched", {at, all}), ui_.colours.muted, {Size::small});
    y_ += ui_.em(button_height + 0.9F);
    y_ += pace_row(ui_, state_, {x_, y_}, width_) + ui_.em(0.8F);
  }

  // How far the play has come.
  void taken() {
    words(
        ui_.words.say("view.lesson.taken", {app::tricks_taken(state_), app::tricks_wanted(state_)}),
        Size::body, ui_.colours.text, 0.8F);
  }

  void choices() {
    const CardSize size{true, 1};
    const float height = choice_cards_height(ui_, state_, size);
    choice_cards(ui_, state_, {x_, y_, width_, height}, size);
    y_ += height + ui_.em(0.5F);
  }

  // The number answered, with one less at its left and one more at its right.
  void number() {
    const auto answered = state_.lesson.answer.number;
    stepper(answered ? answer_words(ui_, state_.lesson.answer) : ui_.words["view.no-number"],
            answered.has_value());
  }

  void stepper(const std::string& said, bool known) {
    const float side = ui_.em(2.27F);
    const float middle = ui_.em(4);
    step_button({x_, y_, side, side}, app::ActionId::lesson_less, "−");
    step_button({x_ + side + middle, y_, side, side}, app::ActionId::lesson_more, "+");
    text(ui_, x_ + side + middle / 2, y_ + side / 2, said,
         known ? ui_.colours.text : ui_.colours.disabled,
         {Size::number, Weight::bold, Align::centre});
    y_ += side + ui_.em(0.8F);
  }

  void step_button(const Box& box, app::ActionId id, std::string_view sign) {
    const app::Action action{id, {}};
    if (button(ui_, std::string(app::name(id)), box, sign,
               {false, app::enabled(state_, action), false, ui_.words[app::label_id(action)]}))
      ui_.emit(action);
  }

  void buttons() {
    float x = x_;
    for (app::ActionId id : {app::ActionId::lesson_check, app::ActionId::lesson_hint}) {
      const app::Action action{id, {}};
      if (id == app::ActionId::lesson_check && (!app::answering(state_) || app::plays_out(state_)))
        continue;
      if (id == app::ActionId::lesson_hint && !app::hint_left(state_)) continue;
      const bool main = id == app::ActionId::lesson_check;
      const float width = command_button_width(ui_, action, main);
      command_button(ui_, state_, {x, y_, width, ui_.em(button_height)}, action, main);
      x += width + ui_.em(0.53F);
    }
    y_ += ui_.em(button_height + 0.9F);
  }

  void hints(const lessons::Question& question) {
    const int all = static_cast<int>(question.hints.size());
    for (int i = 0; i < std::min(all, state_.lesson.hints); ++i) {
      words(ui_.words.say("view.lesson.hint", {i + 1, all}), Size::small, ui_.colours.accent, 0.1F,
            Weight::bold);
      words(question.hints[static_cast<std::size_t>(i)].in(state_.settings.language), Size::body,
            ui_.colours.text, 0.6F);
    }
  }

  Ui& ui_;
  const app::AppState& state_;
  float x_;
  float y_;
  float top_;
  float width_;
};

// Long steps scroll between the head and the foot; a new step starts at its top.
void draw_step(Ui& ui, const app::AppState& state, const lessons::Step& step, const Box& room) {
  ImGui::SetCursorScreenPos({room.x, room.y});
  ImGui::PushID(static_cast<int>(state.lesson.lesson));
  ImGui::PushID(static_cast<int>(state.lesson.step));
  ImGui::BeginChild("step", {room.w, room.h}, false, ImGuiWindowFlags_NoBackground);
  ImDrawList* outside = ui.pen;
  ui.pen = ImGui::GetWindowDrawList();
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const Point top_left{start.x + ui.em(margin), start.y + ui.em(0.2F)};
  const float height = Column(ui, state, top_left, room.w - ui.em(2 * margin)).draw(step);
  ImGui::SetCursorScreenPos(start);
  ImGui::Dummy({1, height});
  // What has just been said stands at the end: it comes into sight. The last hint takes the place
  // of its button, so that the step may be no longer than before.
  float* before = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("height"), height);
  int* said_before = ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("said"), 0);
  const int said = state.lesson.hints + (state.lesson.verdict ? 1 : 0);
  if (height > *before || said > *said_before) ImGui::SetScrollY(height);
  *before = height;
  *said_before = said;
  ImGui::EndChild();
  ImGui::PopID();
  ImGui::PopID();
  ui.pen = outside;
}

// How far it is, where nobody can tell how far there is to go.
void draw_waiting(Ui& ui, const app::AppState& state, const Box& room) {
  constexpr float half_way = 60;  // layouts
  const auto layouts = static_cast<float>(state.lesson.drill->layouts);
  const Box groove{room.x + ui.em(margin), room.y + ui.em(2.2F), room.w - ui.em(2 * margin),
                   ui.em(0.3F)};
  text(ui, groove.x, room.y + ui.em(0.9F), ui.words["view.drill.waiting"], ui.colours.text);
  fill_box(ui, groove, ui.colours.head, groove.h / 2);
  fill_box(ui, {groove.x, groove.y, groove.w * layouts / (layouts + half_way), groove.h},
           ui.colours.accent, groove.h / 2);
  text(ui, groove.x, groove.bottom() + ui.em(1.1F),
       ui.words.say("view.drill.layouts", {state.lesson.drill->layouts}), ui.colours.muted,
       {Size::small});
}

}  // namespace

void lesson_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  draw_panel(ui, panel);
  const lessons::Lesson* lesson = app::open_lesson(state);
  const lessons::Step* step = app::open_step(state);
  if (app::drill_waits(state)) {
    draw_head(ui, state, *lesson, panel);
    draw_waiting(ui, state, {panel.x, panel.y + ui.em(head_height), panel.w, panel.h});
    return draw_foot(ui, state, *lesson, panel);
  }
  if (lesson == nullptr || step == nullptr) {
    text(ui, panel.x + ui.em(margin), panel.y + ui.em(1.6F), ui.words["view.lesson.none"],
         ui.colours.muted);
    return;
  }
  draw_head(ui, state, *lesson, panel);
  draw_step(ui, state, *step,
            {panel.x + ui.line(), panel.y + ui.em(head_height), panel.w - 2 * ui.line(),
             panel.h - ui.em(head_height + foot_height)});
  draw_foot(ui, state, *lesson, panel);
}

}  // namespace rightbower::view
