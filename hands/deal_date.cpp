#include "hands/deal_date.h"

#include <array>

namespace rightbower::hands {
namespace {

std::optional<int> number_of(std::string_view digits) {
  int number = 0;
  for (char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return number;
}

int days_of(int year, int month) {
  constexpr std::array<int, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return days[static_cast<std::size_t>(month - 1)] + (month == 2 && leap ? 1 : 0);
}

}  // namespace

std::optional<std::uint64_t> seed_of_day(std::string_view date) {
  if (date.size() != 10 || date[4] != '-' || date[7] != '-') return std::nullopt;
  const auto year = number_of(date.substr(0, 4));
  const auto month = number_of(date.substr(5, 2));
  const auto day = number_of(date.substr(8, 2));
  if (!year || !month || !day || *year == 0 || *month < 1 || *month > 12) return std::nullopt;
  if (*day < 1 || *day > days_of(*year, *month)) return std::nullopt;
  return static_cast<std::uint64_t>(*year * 10'000 + *month * 100 + *day);
}

}  // namespace rightbower::hands
