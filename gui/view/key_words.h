// Keys as a person reads them: "Ctrl+Z", "←", "Esc".
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "gui/view/ui.h"

namespace rightbower::view {

[[nodiscard]] std::string key_words(const Ui& ui, std::string_view key);

// "Ctrl+Shift+Z, Ctrl+Y"; of a long row of keys only the ends: "1 – =".
[[nodiscard]] std::string keys_words(const Ui& ui, std::span<const std::string_view> keys);

}  // namespace rightbower::view
