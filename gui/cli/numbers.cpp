#include "gui/cli/numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace rightbower::cli {
namespace {

std::string gap(const std::string& text, std::size_t width) {
  const auto letters = static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
  return std::string(letters < width ? width - letters : 0, ' ');
}

}  // namespace

std::string fixed(double number, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, number);
  const bool minus_nothing =
      text[0] == '-' && std::string(text).find_first_of("123456789") == std::string::npos;
  return minus_nothing ? text + 1 : text;
}

int in_hundred(double chance) { return static_cast<int>(std::lround(100 * chance)); }

std::string right(const std::string& text, std::size_t width) { return gap(text, width) + text; }

std::string left(const std::string& text, std::size_t width) { return text + gap(text, width); }

}  // namespace rightbower::cli
