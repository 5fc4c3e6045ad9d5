// Whether an action could do something now, with a value that fits.
#pragma once

#include "gui/app/action.h"
#include "gui/app/state.h"

namespace rightbower::app {

[[nodiscard]] bool available(const AppState& state, ActionId id);

// The value is of the right kind; whether the present state has a use for it.
[[nodiscard]] bool value_fits(const AppState& state, const Action& action);

// A message, or something else that Escape closes.
[[nodiscard]] bool something_floats(const AppState& state);

}  // namespace rightbower::app
