// Files read whole and written safely.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace rightbower::hands {

// Larger files are refused unread (bytes).
inline constexpr std::size_t largest_file = 16'000'000;

// The whole content of a file, or why it can't be read (not there, a folder, too large, ...).
Result<std::string> read_file(const std::filesystem::path& file,
                              std::size_t largest = largest_file);

// Written under a temporary name in the same folder and renamed, so that the old file is whole
// until the new one is. A fault says what went wrong; then nothing has changed.
[[nodiscard]] Faults write_file(const std::filesystem::path& file, std::string_view content);

}  // namespace rightbower::hands
