// A row of the list of lessons and drills: a name over what it is for, room at the right for how it
// goes.
#pragma once

#include <string>
#include <string_view>

#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

inline constexpr float list_row_height = 2.95F;  // in E, with the gap to the next

struct ListRow {
  std::string id;
  std::string mark;  // before the name; may be empty
  std::string_view name;
  std::string_view purpose;
  std::string score;  // at the right, under what the caller draws there
  bool marked = false;
  float room = 0;  // at the right, in E
};

// True when it was clicked.
[[nodiscard]] bool list_row(Ui& ui, const ListRow& row, const Box& box);

}  // namespace rightbower::view
