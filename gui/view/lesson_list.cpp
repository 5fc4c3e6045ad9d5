#include "gui/view/lesson_list.h"

#include <algorithm>
#include <string>

#include "gui/app/lesson_steps.h"
#include "gui/view/controls.h"
#include "gui/view/floating.h"
#include "gui/view/icons.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float row_height = 2.95F;  // in E
constexpr float margin = 0.93F;
constexpr float foot = 3.7F;
constexpr float button_height = 2.27F;
constexpr float bar_width = 8;

int lessons_done(const app::AppState& state) {
  return static_cast<int>(std::ranges::count_if(state.course, [&](const lessons::Lesson& lesson) {
    return lessons::score_of(state.progress, lesson).complete();
  }));
}

// How much of it is done, as a bar; a tick when it is all.
void draw_share(Ui& ui, const Box& row, const lessons::LessonScore& score) {
  const Box groove{row.right() - ui.em(bar_width + 0.8F), row.y + ui.em(0.8F), ui.em(bar_width),
                   ui.em(0.4F)};
  const float share =
      score.steps == 0 ? 0 : static_cast<float>(score.steps_done) / static_cast<float>(score.steps);
  fill_box(ui, groove, ui.colours.line, groove.h / 2);
  if (share > 0)
    fill_box(ui, {groove.x, groove.y, std::round(groove.w * share), groove.h}, ui.colours.good,
             groove.h / 2);
  if (score.complete())
    draw_right(ui, {groove.x - ui.em(1), row.cy()}, ui.em(1.2F), ui.colours.good,
               ui.colours.on_mark);
}

std::string score_words(const Ui& ui, const lessons::LessonScore& score) {
  if (score.complete())
    return ui.words.say("view.lesson.list-score", {score.right_first, score.questions});
  return ui.words.say("view.lesson.list-open", {score.steps_done, score.steps});
}

void draw_row(Ui& ui, const app::AppState& state, const Box& row, std::size_t place) {
  const lessons::Lesson& lesson = state.course[place];
  const lessons::LessonScore score = lessons::score_of(state.progress, lesson);
  const std::string title(lesson.title.in(state.settings.language));
  const Press press = hotspot(ui, "lesson.row." + std::to_string(place), row, title);
  if (state.lesson.listed == place) {
    fill_box(ui, row, ui.colours.selected, ui.em(0.33F));
    stroke_box(ui, row, ui.colours.accent, ui.outline(1.5F), ui.em(0.33F));
  } else if (press.hovered) {
    stroke_box(ui, row, ui.colours.line, ui.line(), ui.em(0.33F));
  }
  const float left = row.x + ui.em(2.6F);
  const float end = row.right() - ui.em(bar_width + 2.8F);
  text(ui, left - ui.em(0.7F), row.y + ui.em(0.95F), std::to_string(place + 1), ui.colours.muted,
       {Size::body, Weight::regular, Align::right});
  const TextLook bold{Size::body, Weight::bold, Align::left};
  text(ui, left, row.y + ui.em(0.95F), shortened(ui, title, end - left, bold), ui.colours.text,
       bold);
  text(ui, left, row.y + ui.em(2.05F),
       shortened(ui, lesson.objective.in(state.settings.language), end - left, {Size::small}),
       ui.colours.muted, {Size::small});
  draw_share(ui, row, score);
  text(ui, row.right() - ui.em(0.8F), row.y + ui.em(2.05F), score_words(ui, score),
       ui.colours.muted, {Size::small, Weight::regular, Align::right});
  if (press.clicked) ui.emit(app::ActionId::open_lesson, static_cast<std::int64_t>(place));
}

// A button for each drill, from the right.
void draw_drills(Ui& ui, const app::AppState& state, Point right) {
  for (std::size_t i = lessons::all_drills.size(); i-- > 0;) {
    const std::string name(lessons::name(lessons::all_drills[i]));
    const app::Action start{app::ActionId::drill_start, name};
    const std::string& label = ui.words[app::label_id(start)];
    const float width = button_width(ui, label);
    right.x -= width;
    if (button(ui, "drill." + name, {right.x, right.y, width, ui.em(button_height)}, label,
               {false, app::enabled(state, start), false, {}}))
      ui.emit(start);
    right.x -= ui.em(0.4F);
  }
}

void draw_foot(Ui& ui, const app::AppState& state, const Box& panel) {
  const float y = panel.bottom() - ui.em(3);
  float x = panel.x + ui.em(margin);
  for (app::ActionId id : {app::ActionId::lesson_review, app::ActionId::lesson_forget}) {
    const bool main = id == app::ActionId::lesson_review && app::enabled(state, {id, {}});
    const float width = command_button_width(ui, {id, {}}, main);
    command_button(ui, state, {x, y, width, ui.em(button_height)}, {id, {}}, main);
    x += width + ui.em(0.53F);
    if (id != app::ActionId::lesson_review) continue;
    const std::string due =
        ui.words.say("view.lesson.due", {static_cast<int>(app::due_count(state))});
    text(ui, x + ui.em(0.3F), y + ui.em(button_height / 2), due, ui.colours.muted, {Size::small});
    x += std::ceil(text_width(ui, due, Size::small)) + ui.em(1.6F);
  }
  draw_drills(ui, state, {panel.right() - ui.em(margin), y});
}

}  // namespace

void lesson_list(Ui& ui, const app::AppState& state, const Box& panel) {
  const int all = static_cast<int>(state.course.size());
  draw_panel(ui, panel, ui.words["view.lesson.list"],
             ui.words.say("view.lesson.list-done", {lessons_done(state), all}));
  const Box list{panel.x + ui.em(0.5F), panel.y + ui.em(2.6F), panel.w - ui.em(1),
                 panel.h - ui.em(2.6F + foot)};
  const float pitch = ui.em(row_height);
  {
    ScrollBox scroll(ui, "lesson-rows", list, pitch * static_cast<float>(all));
    scroll.show(pitch * static_cast<float>(state.lesson.listed), pitch);
    const Point origin = scroll.origin();
    for (std::size_t i = 0; i < state.course.size(); ++i)
      draw_row(ui, state,
               {origin.x, origin.y + pitch * static_cast<float>(i), list.w - ui.em(0.8F),
                pitch - ui.em(0.2F)},
               i);
  }
  draw_foot(ui, state, panel);
}

}  // namespace rightbower::view
