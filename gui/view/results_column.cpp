#include "gui/view/results_column.h"

#include <algorithm>

#include "gui/view/alone_panel.h"
#include "gui/view/count_panel.h"
#include "gui/view/results_panel.h"

namespace rightbower::view {
namespace {

constexpr float gap = 0.67F;          // in E, between panels
constexpr float closer = 1.1F;        // that the rows of the count can give
constexpr float most_missing = 3.4F;  // that the rows of the trick table can give

// The panel for the lone players and the count, as far as there is room: the one that says more
// about what is chosen.
void one_of_both(Ui& ui, const app::AppState& state, const Box& panel) {
  if (has_alone_panel(state) && state.alone_chosen)
    alone_panel(ui, state, panel);
  else
    count_panel(ui, state, panel);
}

}  // namespace

void results_column(Ui& ui, const app::AppState& state, const Box& column) {
  const float wanted = results_panel_height(ui, state, column.w);
  const float between = ui.em(gap);
  const float count = count_panel_height(ui);
  const float least_count = count - ui.em(closer);
  const float alone = has_alone_panel(state) ? alone_panel_height(ui) + between : 0;
  const float least = wanted - ui.em(most_missing);
  if (column.h - between - least_count < least) return results_panel(ui, state, column);
  const bool all = alone > 0 && column.h - between - count - alone >= least;
  const float spare = column.h - between - count - (all ? alone : 0) - wanted;
  const float results = std::round(
      std::max(least, wanted + (spare < 0 ? spare : std::min(spare * 0.3F, ui.em(2.4F)))));
  results_panel(ui, state, {column.x, column.y, column.w, results});
  Box rest{column.x, column.y + results + between, column.w, 0};
  rest.h = column.bottom() - rest.y;
  if (!all) return one_of_both(ui, state, rest);
  const float more = std::max(0.0F, spare * 0.3F);
  const Box second{rest.x, rest.y, rest.w, std::round(alone - between + more)};
  alone_panel(ui, state, second);
  count_panel(
      ui, state,
      {rest.x, second.bottom() + between, rest.w, rest.bottom() - second.bottom() - between});
}

}  // namespace rightbower::view
