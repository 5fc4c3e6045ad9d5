#include "gui/view/drill_list.h"

#include <string>

#include "gui/app/drill_steps.h"
#include "gui/app/lesson_steps.h"
#include "gui/view/drill_chart.h"
#include "gui/view/list_row.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"

namespace rightbower::view {
namespace {

constexpr std::size_t squares = 20;
constexpr float squares_room = 17.5F;  // in E
constexpr float gap = 0.8F;            // above and beside the chart

std::string score_words(const Ui& ui, const lessons::DrillRecord* record) {
  if (record == nullptr) return ui.words["view.drill.new"];
  const lessons::ShareRight share = lessons::share_right(*record, squares);
  return ui.words.say("view.drill.score", {record->streak, share.right, share.of});
}

void draw_row(Ui& ui, const app::AppState& state, lessons::Drill drill, const Box& box) {
  const std::string name(lessons::name(drill));
  const lessons::DrillRecord* record = state.progress.drill(name);
  const ListRow row{"drill." + name,
                    {},
                    ui.words["drill.title." + name],
                    ui.words["view.drill.about." + name],
                    score_words(ui, record),
                    app::marked_drill(state) == drill,
                    squares_room};
  if (list_row(ui, row, box)) ui.emit(app::ActionId::drill_start, name);
  if (record != nullptr)
    draw_results(ui, *record, squares, {box.right() - ui.em(0.7F), box.y + ui.em(0.95F)});
}

const lessons::DrillRecord* marked_record(const app::AppState& state) {
  const auto drill = app::marked_drill(state);
  return drill ? state.progress.drill(lessons::name(*drill)) : nullptr;
}

// Of how the marked drill goes, under its row.
float chart_height(Ui& ui, const app::AppState& state, float width) {
  const lessons::DrillRecord* record = marked_record(state);
  if (record == nullptr) return 0;
  return drill_chart_height(ui, *record, width - ui.em(2 * gap)) + ui.em(2 * gap);
}

RichLook intro_look(const Ui& ui) { return {Size::small, Weight::regular, ui.colours.muted}; }

}  // namespace

float drill_list_height(Ui& ui, const app::AppState& state, float width) {
  const float inside = width - ui.em(2 * gap);
  return ui.em(list_row_height) * static_cast<float>(lessons::all_drills.size()) +
         chart_height(ui, state, width) + ui.em(2 * gap) +
         rich_text_height(ui, inside, ui.words["view.drill.intro"], intro_look(ui));
}

float marked_height(Ui& ui, const app::AppState& state, float width) {
  return ui.em(list_row_height) + chart_height(ui, state, width);
}

void drill_list(Ui& ui, const app::AppState& state, Point top_left, float width) {
  const float pitch = ui.em(list_row_height);
  const float inside = width - ui.em(2 * gap);
  const float left = top_left.x + ui.em(gap);
  float y = top_left.y;
  for (lessons::Drill drill : lessons::all_drills) {
    draw_row(ui, state, drill, {top_left.x, y, width, pitch - ui.em(0.2F)});
    y += pitch;
    const lessons::DrillRecord* record = marked_record(state);
    if (app::marked_drill(state) != drill || record == nullptr) continue;
    y += ui.em(gap / 2);
    y += drill_chart(ui, *record, {left, y}, inside) + ui.em(1.5F * gap);
  }
  rich_text(ui, {left, y + ui.em(gap)}, inside, ui.words["view.drill.intro"], intro_look(ui));
}

}  // namespace rightbower::view
