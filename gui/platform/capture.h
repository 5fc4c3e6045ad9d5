// What is on screen as a PNG file.
#pragma once

#include <filesystem>

#include "engine/result.h"

namespace rightbower::platform {

// The back buffer, so many pixels wide and high, before it is swapped. The file is written under a
// temporary name and renamed; faults say why there is none.
[[nodiscard]] Faults capture(int width, int height, const std::filesystem::path& file);

}  // namespace rightbower::platform
