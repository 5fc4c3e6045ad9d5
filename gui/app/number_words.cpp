#include "gui/app/number_words.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace rightbower::app {

std::string decimal(double value) {
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%.1f", value);
  return digits.data();
}

int in_100(double share) { return static_cast<int>(std::lround(share * 100)); }

}  // namespace rightbower::app
