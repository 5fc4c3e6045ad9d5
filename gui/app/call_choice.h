// A question with more calls to choose from than there are keys: the learner names a level, and is
// offered the bids at it, and to pass.
#pragma once

#include <vector>

#include "gui/app/state.h"

namespace rightbower::app {

// The open question offers calls at so many levels; else nothing.
struct CallLevels {
  int lowest = 0;
  int highest = 0;
  int at = 0;  // the level named
};
[[nodiscard]] std::optional<CallLevels> call_levels(const AppState& state);

// Of these, those that are no bid or a bid at the level named; bids first.
[[nodiscard]] std::vector<lessons::Option> calls_at_level(
    const AppState& state, const std::vector<lessons::Option>& options);

// A bid that was chosen goes along with the level.
void name_level(AppState& state, int level);

// What each call of the open question is worth, where one was asked for; else null.
[[nodiscard]] const lessons::CallStudy* open_study(const AppState& state);
// The call that was answered, once it was checked.
[[nodiscard]] const lessons::CallWorth* answered_call(const AppState& state);
// Whether the best call is told: after a right answer, and after the second wrong one.
[[nodiscard]] bool best_call_told(const AppState& state);

}  // namespace rightbower::app
