// How fast a play comes to the table where it is watched before a question: by a key, trick by
// trick, or card by card on its own.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace rightbower::app {

enum class WatchPace : std::uint8_t { by_key, slow, normal, fast };
inline constexpr std::array<WatchPace, 4> all_paces{WatchPace::by_key, WatchPace::slow,
                                                    WatchPace::normal, WatchPace::fast};

// "key", "slow", "normal", "fast".
[[nodiscard]] std::string_view name(WatchPace pace);
[[nodiscard]] std::optional<WatchPace> find_pace(std::string_view name);

// How long the cards on the table stay as they are; longer where a trick is complete. Nothing where
// a key brings the next.
[[nodiscard]] std::optional<std::chrono::milliseconds> time_for_card(WatchPace pace,
                                                                     bool trick_complete);

}  // namespace rightbower::app
