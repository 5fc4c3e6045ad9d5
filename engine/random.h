// A small generator whose numbers are the same on every platform for ever, and a shuffle.
//
// The standard library's distributions and std::shuffle differ between implementations, so a seed
// would not name a deal; they are used nowhere. A golden test holds the numbers.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace rightbower {

// splitmix64 (Steele, Lea, Flood 2014): one word of state, every seed is a good seed.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }

  // A number from 0 to bound - 1, each equally likely: draws from the uneven end are drawn again.
  constexpr std::uint64_t below(std::uint64_t bound) {
    assert(bound > 0);
    const std::uint64_t uneven = (~bound + 1) % bound;  // 2^64 mod bound
    std::uint64_t drawn = next();
    while (drawn < uneven) drawn = next();
    return drawn % bound;
  }

 private:
  std::uint64_t state_;
};

// Fisher and Yates, from the end.
template <class T>
constexpr void shuffle(std::span<T> items, Random& random) {
  for (std::size_t left = items.size(); left > 1; --left)
    std::swap(items[left - 1], items[static_cast<std::size_t>(random.below(left))]);
}

}  // namespace rightbower
