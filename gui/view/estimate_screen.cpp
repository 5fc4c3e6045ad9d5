#include "gui/view/estimate_screen.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "gui/view/best_bid_panel.h"
#include "gui/view/bid_points_panel.h"
#include "gui/view/chance_chart.h"
#include "gui/view/controls.h"
#include "gui/view/estimate_hand.h"
#include "gui/view/estimate_known_panel.h"
#include "gui/view/gifts_panel.h"
#include "gui/view/hand_count_panel.h"
#include "gui/view/panel_tabs.h"
#include "gui/view/tricks_chart.h"

namespace rightbower::view {
namespace {

constexpr float gap = 0.67F;  // in E
constexpr float margin = 0.8F;
constexpr float title = 2.4F;
constexpr float foot = 0.7F;
constexpr float least_for_both = 27;  // of what is under the best bid: two panels
constexpr float points_share = 0.52F;

Box inside(const Ui& ui, const Box& panel) {
  return {panel.x + ui.em(margin), panel.y + ui.em(title), panel.w - 2 * ui.em(margin),
          panel.h - ui.em(title + foot)};
}

PanelTab tab_of(const Ui& ui, const app::AppState& state, app::EstimatePanel panel,
                const char* id) {
  return {std::string("estimate.panel.") + std::string(app::name(panel)),
          ui.words[id],
          state.estimate.panel == panel,
          {app::ActionId::estimate_panel, std::string(app::name(panel))}};
}

void draw_inside(Ui& ui, const app::AppState& state, const Box& panel, app::EstimatePanel shown) {
  const Box room = inside(ui, panel);
  switch (shown) {
    case app::EstimatePanel::points:
      return bid_points(ui, state, room);
    case app::EstimatePanel::known:
      return estimate_known(ui, state, room);
    case app::EstimatePanel::count:
      return hand_count(ui, state, room);
    case app::EstimatePanel::alone:
      return gifts_panel(ui, state, room);
  }
}

// All panels but that of the points.
std::vector<PanelTab> lower_tabs(const Ui& ui, const app::AppState& state, const char* known) {
  return {tab_of(ui, state, app::EstimatePanel::known, known),
          tab_of(ui, state, app::EstimatePanel::count, "view.estimate.count-tab"),
          tab_of(ui, state, app::EstimatePanel::alone, "view.alone.tab")};
}

void both_panels(Ui& ui, const app::AppState& state, const Box& room) {
  const Box upper{room.x, room.y, room.w, std::round(room.h * points_share)};
  draw_panel(ui, upper, ui.words["view.estimate.points"], ui.words["view.estimate.points-words"]);
  draw_inside(ui, state, upper, app::EstimatePanel::points);
  const float top = upper.bottom() + ui.em(gap);
  const Box lower{room.x, top, room.w, room.bottom() - top};
  app::EstimatePanel shown = state.estimate.panel;
  std::vector<PanelTab> tabs = lower_tabs(ui, state, "view.estimate.known");
  if (shown == app::EstimatePanel::points) {
    shown = app::EstimatePanel::known;
    tabs.front().chosen = true;
  }
  draw_tabbed_panel(ui, lower, tabs, "");
  draw_inside(ui, state, lower, shown);
}

void one_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  std::vector<PanelTab> tabs = lower_tabs(ui, state, "view.estimate.known-tab");
  tabs.insert(tabs.begin(),
              tab_of(ui, state, app::EstimatePanel::points, "view.estimate.points-tab"));
  draw_tabbed_panel(ui, panel, tabs, "");
  draw_inside(ui, state, panel, state.estimate.panel);
}

}  // namespace

void estimate_screen(Ui& ui, const app::AppState& state, const Box& content, float side,
                     bool narrow) {
  const Box left{content.x, content.y, content.w - side - ui.em(gap) - ui.em(0.13F), content.h};
  const Box hand{left.x, left.y, left.w, estimate_hand_height(ui, narrow)};
  estimate_hand(ui, state, hand, narrow);
  const float top = hand.bottom() + ui.em(gap);
  const float tricks = std::round((left.w - ui.em(gap)) * 0.46F);
  tricks_chart(ui, state, {left.x, top, tricks, left.bottom() - top});
  const float second = left.x + tricks + ui.em(gap);
  chance_chart(ui, state, {second, top, left.right() - second, left.bottom() - top});

  const Box best{content.right() - side, content.y, side, ui.em(best_bid_height)};
  best_bid_panel(ui, state, best);
  const float below = best.bottom() + ui.em(gap);
  const Box room{best.x, below, side, content.bottom() - below};
  if (room.h >= ui.em(least_for_both))
    both_panels(ui, state, room);
  else
    one_panel(ui, state, room);
}

}  // namespace rightbower::view
