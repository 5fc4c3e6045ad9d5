// The folders of the XDG base directory specification, for this program.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace rightbower::app {

// What the environment says, or an empty text.
using Environment = std::function<std::string(const char*)>;
[[nodiscard]] Environment process_environment();

// "$XDG_CONFIG_HOME/rightbower", else "~/.config/rightbower"; relative values are ignored, as the
// specification wants. Empty where there is no home folder either.
[[nodiscard]] std::filesystem::path config_folder(const Environment& environment);
// "$XDG_STATE_HOME/rightbower", else "~/.local/state/rightbower".
[[nodiscard]] std::filesystem::path state_folder(const Environment& environment);

}  // namespace rightbower::app
