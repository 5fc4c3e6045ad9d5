// The whole trick table of each deal of the library, on one thread: nodes, time, and whether the
// table is the one written in the file.
#pragma once

#include <filesystem>

namespace rightbower::bench {

// False when the folder has no deals or a table is not the one in the file.
bool bench_library(const std::filesystem::path& folder);

}  // namespace rightbower::bench
