// Numbers and columns as rbower prints them.
#pragma once

#include <string>

namespace rightbower::cli {

// With so many digits behind the point.
[[nodiscard]] std::string fixed(double number, int digits);
// Of a chance from 0 to 1: how often in a hundred times, rounded.
[[nodiscard]] int in_hundred(double chance);
// Filled with spaces, on the left or on the right; letters outside ASCII count as one.
[[nodiscard]] std::string right(const std::string& text, std::size_t width);
[[nodiscard]] std::string left(const std::string& text, std::size_t width);

}  // namespace rightbower::cli
