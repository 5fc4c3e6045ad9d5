#include "gui/view/tab_row.h"

#include <array>
#include <span>
#include <vector>

#include "gui/app/play_steps.h"
#include "gui/view/controls.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

struct Tab {
  app::ViewId view;
  app::ActionId show;
};
constexpr std::array<Tab, 4> tabs{Tab{app::ViewId::analysis, app::ActionId::show_analysis},
                                  Tab{app::ViewId::estimate, app::ActionId::show_estimate},
                                  Tab{app::ViewId::lessons, app::ActionId::show_lessons},
                                  Tab{app::ViewId::library, app::ActionId::show_library}};

std::vector<app::ActionId> actions_of(const app::AppState& state) {
  using enum app::ActionId;
  if (state.view == app::ViewId::lessons) return {lesson_list, lesson_to_analysis};
  if (state.view == app::ViewId::library) return {};
  if (state.view == app::ViewId::estimate)
    return {undo,
            state.estimate.running   ? estimate_stop
            : state.estimate.stopped ? estimate_go_on
                                     : estimate_more,
            new_deal};
  if (app::setting_up(state)) return {undo, redo, end_setup};
  if (app::in_play(state)) return {take_back_card, play_best, leave_play};
  return {undo, redo, start_setup, new_deal};
}

// Says where the next tab begins.
float draw_tab(Ui& ui, const app::AppState& state, const Box& row, float x, const Tab& tab) {
  const bool chosen = state.view == tab.view;
  const std::string id = "tab." + std::string(app::name(tab.view));
  const std::string& label = ui.words[app::label_id({tab.show, {}})];
  const Weight weight = chosen ? Weight::bold : Weight::regular;
  const Box box{x, row.y + ui.em(0.53F),
                std::ceil(text_width(ui, label, Size::body, weight)) + ui.em(1.87F),
                row.h - ui.em(0.53F)};
  const bool enabled = app::enabled(state, {tab.show, {}});
  const Press press = hotspot(ui, id, box, label, enabled);
  if (chosen) {
    const float radius = ui.em(0.4F);
    fill_box(ui, {box.x, box.y, box.w, box.h - radius}, ui.colours.background, radius);
    fill_box(ui, {box.x, box.y + radius, box.w, box.h - radius}, ui.colours.background);
    const Box bar{box.x + ui.em(0.53F), row.bottom() - ui.em(0.33F), box.w - ui.em(1.07F),
                  ui.em(0.2F)};
    fill_box(ui, bar, ui.colours.accent, bar.h / 2);
  } else if (press.hovered && enabled) {
    fill_box(ui, box.inset(0, ui.em(0.2F)), ui.colours.selected, ui.em(0.33F));
  }
  const Colour colour = chosen ? ui.colours.text : enabled ? ui.colours.muted : ui.colours.disabled;
  text(ui, box.cx(), row.cy() + ui.em(0.07F), label, colour, {Size::body, weight, Align::centre});
  if (press.clicked) ui.emit(tab.show);
  return box.right() + ui.em(0.27F);
}

}  // namespace

void tab_row(Ui& ui, const app::AppState& state, const Box& row) {
  fill_box(ui, row, ui.colours.head);
  rule(ui, row.x, row.y, row.w);
  rule(ui, row.x, row.bottom() - ui.line(), row.w);
  float x = row.x + ui.em(0.8F);
  for (const Tab& tab : tabs) x = draw_tab(ui, state, row, x, tab);

  const std::vector<app::ActionId> actions = actions_of(state);
  float right = row.right() - ui.em(0.8F);
  for (std::size_t i = actions.size(); i-- > 0;) {
    const app::Action action{actions[i], {}};
    const bool main =
        actions[i] == app::ActionId::end_setup || actions[i] == app::ActionId::play_best;
    const float width = command_button_width(ui, action, main);
    command_button(ui, state, {right - width, row.y + ui.em(0.5F), width, ui.em(2.07F)}, action,
                   main);
    right -= width + ui.em(0.53F);
  }
}

}  // namespace rightbower::view
