// The deal of the day: the date is the seed, so that everybody gets the same cards on it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace rightbower::hands {

// "2026-11-30" is the seed 20261130. Nothing when there is no such day.
[[nodiscard]] std::optional<std::uint64_t> seed_of_day(std::string_view date);

}  // namespace rightbower::hands
