// How a person wants the window, kept in a file of its own that can be written by hand too.
#pragma once

#include <string>
#include <string_view>

#include "gui/app/state.h"

namespace rightbower::app {

[[nodiscard]] std::string to_json(const Settings& settings);
// What can't be read stays as it is without a file: a wrong setting must not keep anybody out.
[[nodiscard]] Settings parse_settings(std::string_view text);

}  // namespace rightbower::app
