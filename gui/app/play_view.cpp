#include "gui/app/play_view.h"

namespace rightbower::app {

std::string_view name(PlayPanel panel) {
  switch (panel) {
    case PlayPanel::marks:
      break;
    case PlayPanel::why:
      return "why";
    case PlayPanel::count:
      return "count";
  }
  return "marks";
}

std::optional<PlayPanel> find_play_panel(std::string_view name_of_it) {
  for (PlayPanel panel : play_panels)
    if (name(panel) == name_of_it) return panel;
  return std::nullopt;
}

}  // namespace rightbower::app
