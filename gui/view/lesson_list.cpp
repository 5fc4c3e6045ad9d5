#include "gui/view/lesson_list.h"

#include <algorithm>
#include <string>

#include "gui/app/lesson_steps.h"
#include "gui/view/controls.h"
#include "gui/view/drill_list.h"
#include "gui/view/floating.h"
#include "gui/view/icons.h"
#include "gui/view/list_row.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float margin = 0.93F;  // in E
constexpr float head = 2.6F;
constexpr float foot = 3.7F;
constexpr float button_height = 2.27F;
constexpr float bar_width = 8;
constexpr float side_by_side = 75;  // from here on the drills stand beside the lessons
constexpr float drills_width = 33;
constexpr float gap = 0.67F;

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
    draw_right(ui, {groove.x - ui.em(1), groove.cy()}, ui.em(1.2F), ui.colours.good,
               ui.colours.on_mark);
}

std::string score_words(const Ui& ui, const lessons::LessonScore& score) {
  if (score.complete())
    return ui.words.say("view.lesson.list-score", {score.right_first, score.questions});
  return ui.words.say("view.lesson.list-open", {score.steps_done, score.steps});
}

void draw_row(Ui& ui, const app::AppState& state, const Box& box, std::size_t place) {
  const lessons::Lesson& lesson = state.course[place];
  const lessons::LessonScore score = lessons::score_of(state.progress, lesson);
  const ListRow row{"lesson.row." + std::to_string(place),
                    std::to_string(place + 1),
                    lesson.title.in(state.settings.language),
                    lesson.objective.in(state.settings.language),
                    score_words(ui, score),
                    state.lesson.listed == place,
                    bar_width + 2.8F};
  if (list_row(ui, row, box)) ui.emit(app::ActionId::open_lesson, static_cast<std::int64_t>(place));
  draw_share(ui, box, score);
}

float lessons_height(const Ui& ui, const app::AppState& state) {
  return ui.em(list_row_height) * static_cast<float>(state.course.size());
}

void draw_lessons(Ui& ui, const app::AppState& state, Point top_left, float width) {
  const float pitch = ui.em(list_row_height);
  for (std::size_t i = 0; i < state.course.size(); ++i)
    draw_row(ui, state,
             {top_left.x, top_left.y + pitch * static_cast<float>(i), width, pitch - ui.em(0.2F)},
             i);
}

// What is done with all lessons at once.
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
  const app::Action card{app::ActionId::export_card, {}};
  const float width = command_button_width(ui, card);
  command_button(ui, state, {panel.right() - ui.em(margin) - width, y, width, ui.em(button_height)},
                 card);
}

Box rows_of(const Ui& ui, const Box& panel, float below) {
  return {panel.x + ui.em(0.5F), panel.y + ui.em(head), panel.w - ui.em(1),
          panel.h - ui.em(head + below)};
}

// Where the marked row stands among the rows of a list that begins with row `first`.
void show_marked(const Ui& ui, const app::AppState& state, ScrollBox& scroll, std::size_t first,
                 float above, float height) {
  const float pitch = ui.em(list_row_height);
  const auto row = static_cast<float>(state.lesson.listed - first);
  scroll.show(above + pitch * row, height);
}

std::string done_words(const Ui& ui, const app::AppState& state) {
  return ui.words.say("view.lesson.list-done",
                      {lessons_done(state), static_cast<int>(state.course.size())});
}

void draw_beside(Ui& ui, const app::AppState& state, const Box& area) {
  const Box right{area.right() - ui.em(drills_width), area.y, ui.em(drills_width), area.h};
  const Box left{area.x, area.y, area.w - right.w - ui.em(gap), area.h};
  const bool drill_marked = app::marked_drill(state).has_value();
  draw_panel(ui, left, ui.words["view.lesson.list"], done_words(ui, state));
  {
    const Box rows = rows_of(ui, left, foot);
    ScrollBox scroll(ui, "lesson-rows", rows, lessons_height(ui, state));
    if (!drill_marked) show_marked(ui, state, scroll, 0, 0, ui.em(list_row_height));
    draw_lessons(ui, state, scroll.origin(), rows.w - ui.em(0.8F));
  }
  draw_foot(ui, state, left);
  draw_panel(ui, right, ui.words["view.drill.list"], ui.words["view.drill.list-caption"]);
  const Box rows = rows_of(ui, right, 0.5F);
  const float width = rows.w - ui.em(0.8F);
  ScrollBox scroll(ui, "drill-rows", rows, drill_list_height(ui, state, width));
  if (drill_marked)
    show_marked(ui, state, scroll, state.course.size(), 0,
                std::min(rows.h, marked_height(ui, state, width)));
  drill_list(ui, state, scroll.origin(), width);
}

void draw_below(Ui& ui, const app::AppState& state, const Box& area) {
  draw_panel(ui, area, ui.words["view.lesson.list"], done_words(ui, state));
  const Box rows = rows_of(ui, area, foot);
  const float width = rows.w - ui.em(0.8F);
  const float lessons = lessons_height(ui, state);
  {
    ScrollBox scroll(ui, "lesson-rows", rows,
                     lessons + ui.em(head) + drill_list_height(ui, state, width));
    const bool drill_marked = app::marked_drill(state).has_value();
    show_marked(
        ui, state, scroll, 0, drill_marked ? ui.em(head) : 0,
        std::min(rows.h, drill_marked ? marked_height(ui, state, width) : ui.em(list_row_height)));
    const Point origin = scroll.origin();
    draw_lessons(ui, state, origin, width);
    text(ui, origin.x + ui.em(0.5F), origin.y + lessons + ui.em(head / 2),
         ui.words["view.drill.list"], ui.colours.text, {Size::body, Weight::bold, Align::left});
    drill_list(ui, state, {origin.x, origin.y + lessons + ui.em(head)}, width);
  }
  draw_foot(ui, state, area);
}

}  // namespace

void lesson_list(Ui& ui, const app::AppState& state, const Box& area) {
  if (area.w >= ui.em(side_by_side))
    draw_beside(ui, state, area);
  else
    draw_below(ui, state, area);
}

}  // namespace rightbower::view
