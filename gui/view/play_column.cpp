#include "gui/view/play_column.h"

#include <algorithm>

#include "gui/view/compare_panel.h"
#include "gui/view/play_detail.h"
#include "gui/view/play_panel.h"
#include "gui/view/tricks_panel.h"

namespace rightbower::view {
namespace {

constexpr float gap = 0.67F;         // in E
constexpr float least_play = 15.5F;  // the list with two tricks, its words and steps
constexpr float least_detail = 8.2F;

}  // namespace

void play_column(Ui& ui, const app::AppState& state, const Box& column) {
  const float tricks = tricks_panel_height(ui);
  tricks_panel(ui, state, {column.x, column.y, column.w, tricks});
  const float top = column.y + tricks + ui.em(gap);
  const float room = column.bottom() - top;
  if (state.play.compare) return compare_panel(ui, state, {column.x, top, column.w, room});
  const float detail =
      std::clamp(room - ui.em(gap + least_play), ui.em(least_detail), play_detail_height(ui));
  const float play = room - ui.em(gap) - detail;
  play_panel(ui, state, {column.x, top, column.w, play});
  play_detail(ui, state, {column.x, column.bottom() - detail, column.w, detail});
}

}  // namespace rightbower::view
