// The memory that a piece of work takes at its peak.
#pragma once

#include <functional>

namespace rightbower::bench {

// In MB, beyond what the process had before; the work is done by a child process.
[[nodiscard]] double peak_megabytes_of(const std::function<void()>& work);

}  // namespace rightbower::bench
