// The library of deals that comes with the program.
#pragma once

#include <filesystem>
#include <vector>

#include "engine/result.h"
#include "hands/deal_file.h"

namespace rightbower::hands {

// Every *.rbower.json of the folder, by file name. No such file, or an id twice, is a fault; faults
// carry the file name before the path ("01-count-the-trumps.rbower.json: situation").
Result<std::vector<DealRecord>> read_library(const std::filesystem::path& folder);

}  // namespace rightbower::hands
