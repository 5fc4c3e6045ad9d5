// The actions of entering an auction: when they can be done, and the keys that do them.
#pragma once

#include <optional>
#include <vector>

#include "gui/app/action.h"
#include "gui/app/state.h"

namespace rightbower::app {

// As available and value_fits of the whole table; nothing for actions of another kind.
[[nodiscard]] std::optional<bool> auction_available(const AppState& state, ActionId id);
[[nodiscard]] std::optional<bool> auction_value_fits(const AppState& state, const Action& action);

[[nodiscard]] std::vector<Command> auction_rows();

// A digit is put behind the level so far; where that is too much a new number starts.
[[nodiscard]] std::int64_t typed_level(const AppState& state, std::string_view digit);

}  // namespace rightbower::app
