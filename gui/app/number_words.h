// Numbers as they are read.
#pragma once

#include <string>

namespace rightbower::app {

[[nodiscard]] std::string decimal(double value);  // "7.9"
[[nodiscard]] int in_100(double share);           // 0.748: 75

}  // namespace rightbower::app
