// Looking through the patterns of one key for one that fits. The patterns lie in planes, one word
// of each pattern beside the same word of the next, so that wide instructions test several at once;
// which are used is found out at run time. All ways find the same pattern.
#pragma once

#include <cstdint>

namespace rightbower::solver {

// A position in relative ranks (see pattern_table.h): one bit a card, at most 48 and a joker.
struct RelativePosition {
  std::uint64_t owner_low = 0;  // the seat that holds it
  std::uint64_t owner_high = 0;
  std::uint64_t ties = 0;  // it is the copy of the card above it, and another seat holds that
};

// The planes of so many patterns, from the oldest to the newest. Above the bits of the cards the
// words of ranks hold the bounds: see pattern_bounds.
struct PatternPlanes {
  const std::uint64_t* owner_low = nullptr;
  const std::uint64_t* owner_high = nullptr;
  const std::uint64_t* ties = nullptr;
  const std::uint64_t* ranks = nullptr;     // the cards whose owner matters
  const std::uint64_t* tie_mask = nullptr;  // the cards whose tie matters
  int size = 0;
};

// Bounds on the tricks of the first side, 0 to 15, in the top byte of a word.
inline constexpr int bounds_shift = 56;
inline constexpr std::uint64_t cards_mask = (std::uint64_t{1} << bounds_shift) - 1;
[[nodiscard]] constexpr std::uint64_t pattern_bounds(int at_least, int at_most) {
  return static_cast<std::uint64_t>(at_least | at_most << 4) << bounds_shift;
}
[[nodiscard]] constexpr int at_least(std::uint64_t ranks) {
  return static_cast<int>(ranks >> bounds_shift & 15);
}
[[nodiscard]] constexpr int at_most(std::uint64_t ranks) {
  return static_cast<int>(ranks >> (bounds_shift + 4));
}

// The newest pattern that fits the position and tells whether the first side takes need tricks: its
// number, or -1.
using PatternScan = int (*)(const PatternPlanes& planes, const RelativePosition& position,
                            int need);

[[nodiscard]] int scan_plain(const PatternPlanes& planes, const RelativePosition& position,
                             int need);

// Wide scans read whole blocks: so many words of a plane may be read past its end.
inline constexpr int words_past_end = 8;
[[nodiscard]] PatternScan fastest_pattern_scan();

}  // namespace rightbower::solver
