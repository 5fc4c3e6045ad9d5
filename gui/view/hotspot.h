// What can be pointed at, listed while it is drawn: tests and lesson highlights find things by
// name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gui/view/geometry.h"

namespace rightbower::view {

struct Hotspot {
  std::string id;  // "trump.H", "lesson.check", "card.N.JH.0"
  Box box;         // in pixels of the window
  std::string label;
  bool enabled = true;
};

[[nodiscard]] inline const Hotspot* find(const std::vector<Hotspot>& hotspots,
                                         std::string_view id) {
  for (const Hotspot& hotspot : hotspots)
    if (hotspot.id == id) return &hotspot;
  return nullptr;
}

}  // namespace rightbower::view
