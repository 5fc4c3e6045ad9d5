// The rows of the list that is searched in: commands, open deals, files, or the library.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gui/app/action.h"
#include "gui/app/state.h"
#include "gui/app/strings.h"

namespace rightbower::app {

struct FinderRow {
  std::string label;
  std::string hint{};                    // at the right end: a folder, "changed"
  std::vector<std::string_view> keys{};  // of a command, as in the action table
  Action action;                         // what Enter does
  bool enabled = true;
};

// A list to search in has the keys.
[[nodiscard]] bool finding(const AppState& state);
// Of the list that floats; the library has rows of its own.
[[nodiscard]] std::vector<FinderRow> finder_rows(const AppState& state, const Strings& strings);

// How well a text fits what is searched for: every word of it must be there, in any case; the
// better, the earlier and the more at the start of words. Negative: not at all.
[[nodiscard]] int fit(std::string_view text, std::string_view search);

}  // namespace rightbower::app
