#include "gui/app/watch_pace.h"

namespace rightbower::app {

std::string_view name(WatchPace pace) {
  constexpr std::array<std::string_view, all_paces.size()> names{"key", "slow", "normal", "fast"};
  return names[static_cast<std::size_t>(pace)];
}

std::optional<WatchPace> find_pace(std::string_view name_of_it) {
  for (WatchPace pace : all_paces)
    if (name(pace) == name_of_it) return pace;
  return std::nullopt;
}

std::optional<std::chrono::milliseconds> time_for_card(WatchPace pace, bool trick_complete) {
  constexpr std::array<int, all_paces.size()> times{0, 1400, 800, 400};
  if (pace == WatchPace::by_key) return std::nullopt;
  return std::chrono::milliseconds(times[static_cast<std::size_t>(pace)] *
                                   (trick_complete ? 2 : 1));
}

}  // namespace rightbower::app
