// The words in the title line of a panel that shows one of several things.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

struct PanelTab {
  std::string id;  // of its hotspot
  std::string label;
  bool chosen = false;
  app::Action action;
};

// Draws the panel too; the words at the right end say something about what is shown.
void draw_tabbed_panel(Ui& ui, const Box& panel, const std::vector<PanelTab>& tabs,
                       std::string_view caption);

}  // namespace rightbower::view
