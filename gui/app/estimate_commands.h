// The actions of the estimate: when they can be done, and the keys that do them.
#pragma once

#include <optional>
#include <vector>

#include "gui/app/action.h"
#include "gui/app/state.h"

namespace rightbower::app {

// As available and value_fits of the whole table; nothing for actions of another kind.
[[nodiscard]] std::optional<bool> estimate_available(const AppState& state, ActionId id);
[[nodiscard]] std::optional<bool> estimate_value_fits(const AppState& state, const Action& action);

[[nodiscard]] std::vector<Command> estimate_rows();

}  // namespace rightbower::app
