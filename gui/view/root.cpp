#include "gui/view/root.h"

#include <algorithm>

#include "gui/app/play_steps.h"
#include "gui/view/auction_panel.h"
#include "gui/view/compare_panel.h"
#include "gui/view/dealing_panel.h"
#include "gui/view/estimate_screen.h"
#include "gui/view/geometry.h"
#include "gui/view/hint_strip.h"
#include "gui/view/key_list.h"
#include "gui/view/lesson_board.h"
#include "gui/view/lesson_list.h"
#include "gui/view/lesson_panel.h"
#include "gui/view/library_panel.h"
#include "gui/view/menu_bar.h"
#include "gui/view/notice_strip.h"
#include "gui/view/pack_panel.h"
#include "gui/view/palette_panel.h"
#include "gui/view/pen.h"
#include "gui/view/pickers.h"
#include "gui/view/play_column.h"
#include "gui/view/play_table.h"
#include "gui/view/results_column.h"
#include "gui/view/results_panel.h"
#include "gui/view/setup_panel.h"
#include "gui/view/shortcuts_panel.h"
#include "gui/view/status_line.h"
#include "gui/view/tab_row.h"
#include "gui/view/table_panel.h"
#include "gui/view/waiting_panel.h"

namespace rightbower::view {
namespace {

constexpr float least_width = 56;  // in E: below this the window scrolls
constexpr float least_height = 36;
constexpr float side_margin = 0.8F;
constexpr float gap = 0.67F;       // between panels
constexpr float wide_window = 75;  // from here on the pickers stand on the table

// The side column grows with the window.
float side_width(const Ui& ui, float window) {
  if (window < ui.em(wide_window)) return ui.em(22);
  return std::clamp(ui.em(29.6F) + (window - ui.em(85)) * 0.1F, ui.em(26), ui.em(34));
}

void play_view(Ui& ui, const app::AppState& state, const Box& content, float window) {
  const float side = side_width(ui, window);
  play_table(ui, state,
             {content.x, content.y, content.w - side - ui.em(gap) - ui.em(0.13F), content.h});
  play_column(ui, state, {content.right() - side, content.y, side, content.h});
}

void analysis_view(Ui& ui, const app::AppState& state, const Box& content, float window) {
  const float side = side_width(ui, window);
  const bool wide = window >= ui.em(wide_window);
  const Box table{content.x, content.y, content.w - side - ui.em(gap) - ui.em(0.13F), content.h};
  table_panel(ui, state, table, wide);

  Box column{content.right() - side, content.y, side, content.h};
  if (!wide) {
    const float height = ui.em(pickers_height);
    draw_pickers(ui, state, {column.x, column.y}, PickerWords::none);
    column.y += height + ui.em(gap);
    column.h -= height + ui.em(gap);
  }
  if (state.play.compare) return compare_panel(ui, state, column);
  results_column(ui, state, column);
}

// Four strips of hands; beside them the pack, what is done to whole hands, and where there is room
// the results that wait.
void setup_view(Ui& ui, const app::AppState& state, const Box& content, float window) {
  const float side = side_width(ui, window);
  setup_panel(ui, state,
              {content.x, content.y, content.w - side - ui.em(gap) - ui.em(0.13F), content.h});
  Box column{content.right() - side, content.y, side, content.h};
  const float shortcuts = shortcuts_panel_height(ui, state, side);
  const float results = waiting_panel_height(ui);
  const float room = column.h - shortcuts - ui.em(gap);
  const bool with_results = room - results - ui.em(gap) >= pack_panel_height(ui, state, 0);
  const float for_pack = with_results ? room - results - ui.em(gap) : room;
  const float pack = std::min(for_pack, pack_panel_height(ui, state, for_pack));
  const auto next = [&](float height) {
    const Box box{column.x, column.y, column.w, std::round(height)};
    column.y += box.h + ui.em(gap);
    column.h -= box.h + ui.em(gap);
    return box;
  };
  pack_panel(ui, state, next(pack));
  shortcuts_panel(ui, state, next(shortcuts));
  if (with_results) waiting_panel(ui, state, column);
}

void lesson_view(Ui& ui, const app::AppState& state, const Box& content, float window) {
  if (state.lesson.listing) return lesson_list(ui, state, content);
  const float width = std::clamp(std::round(window * 0.328F), ui.em(22), ui.em(34));
  lesson_panel(ui, state, {content.x, content.y, width, content.h});
  const float left = content.x + width + ui.em(side_margin);
  lesson_board(ui, state, {left, content.y, content.right() - left, content.h});
}

// Everything under the menus, from the top left corner of the scrolled window.
void draw_window(Ui& ui, const app::AppState& state, const Box& window) {
  fill_box(ui, window, ui.colours.background);
  tab_row(ui, state, {window.x, window.y, window.w, ui.em(tab_row_height)});
  const Box status{window.x, window.bottom() - ui.em(status_height), window.w,
                   ui.em(status_height)};
  status_line(ui, state, status);

  const float top = window.y + ui.em(tab_row_height) + ui.em(gap);
  Box content{window.x + ui.em(side_margin), top, window.w - 2 * ui.em(side_margin),
              status.y - ui.em(gap) - top};
  if (state.notice) {
    const float height = notice_strip_height(ui, *state.notice, window.h);
    notice_strip(ui, state, {content.x, content.bottom() - height, content.w, height});
    content.h -= height + ui.em(gap);
  }
  if (app::hint_shown(state)) {
    const float height = ui.em(hint_height);
    hint_strip(ui, state, {content.x, content.bottom() - height, content.w, height});
    content.h -= height + ui.em(gap);
  }
  if (state.view == app::ViewId::lessons)
    lesson_view(ui, state, content, window.w);
  else if (state.view == app::ViewId::library)
    library_panel(ui, state, content);
  else if (state.view == app::ViewId::estimate)
    estimate_screen(ui, state, content, side_width(ui, window.w), window.w < ui.em(wide_window));
  else if (app::setting_up(state))
    setup_view(ui, state, content, window.w);
  else if (app::in_play(state))
    play_view(ui, state, content, window.w);
  else
    analysis_view(ui, state, content, window.w);
}

}  // namespace

void apply_style(const Palette& colours, float em_pixels) {
  ImGuiStyle style;  // sizes don't add up: every change starts from a fresh one
  style.ScaleAllSizes(em_pixels / em_at_scale_1);
  style.WindowRounding = 0;
  style.PopupRounding = std::round(0.27F * em_pixels);
  style.ScrollbarSize = std::round(0.6F * em_pixels);  // inside the margins of panels
  style.ScrollbarRounding = style.ScrollbarSize / 2;
  style.CircleTessellationMaxError = 0.1F;
  style.DisplaySafeAreaPadding = {0, 0};
  colour_menus(colours, style);
  ImGui::GetStyle() = style;
}

namespace {

void draw_floating(Ui& ui, const app::AppState& state, const Box& room) {
  switch (state.floating) {
    case app::Floating::keys:
      return key_list(ui, state, room);
    case app::Floating::palette:
    case app::Floating::deals:
    case app::Floating::files:
      return palette_panel(ui, state, room);
    case app::Floating::dealing:
      return dealing_panel(ui, state, room);
    case app::Floating::auction:
      return auction_panel(ui, state, room);
    case app::Floating::menu:  // hangs from its bar
    case app::Floating::none:
      return;
  }
}

// A click beside what floats closes it, and does nothing else.
void close_floating(Ui& ui, const app::AppState& state) {
  if (state.floating == app::Floating::none || !ImGui::IsMouseClicked(0)) return;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  for (const Box& box : ui.floats)
    if (box.contains({mouse.x, mouse.y, 0, 0})) return;
  ui.emit(app::ActionId::dismiss);
}

}  // namespace

void draw(const app::AppState& state, Ui& ui) {
  ui.suit_letters = state.settings.suit_letters;
  const float top = menu_bar(ui, state);
  const ImVec2 display = ImGui::GetIO().DisplaySize;
  const ImVec2 room{display.x, display.y - top};
  const ImVec2 least{ui.em(least_width), ui.em(least_height) - top};
  const bool fits = room.x >= least.x && room.y >= least.y;
  ImGui::SetNextWindowPos({0, top});
  ImGui::SetNextWindowSize(room);
  if (!fits)
    ImGui::SetNextWindowContentSize({std::max(room.x, least.x), std::max(room.y, least.y)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::Begin("root", nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav |
                   (fits ? ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse
                         : ImGuiWindowFlags_HorizontalScrollbar));
  ImGui::PopStyleVar(2);
  ui.pen = ImGui::GetWindowDrawList();
  ui.covered = state.floating != app::Floating::none;
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const Box window{start.x, start.y, std::max(room.x, least.x), std::max(room.y, least.y)};
  draw_window(ui, state, window);
  ImGui::End();

  draw_floating(
      ui, state,
      {0, top + ui.em(tab_row_height), display.x, display.y - top - ui.em(tab_row_height)});
  close_floating(ui, state);
}

}  // namespace rightbower::view
