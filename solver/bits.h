// Counting, gathering and scattering bits: by the processor's own instruction in the wide core, in
// plain steps in the other. Both give the same words.
#pragma once

#include <cstdint>

#include "solver/core.h"

#ifdef RB_WIDE
#include <immintrin.h>
#endif

namespace rightbower::solver {
inline namespace RB_CORE {

#ifdef RB_WIDE

[[nodiscard]] inline std::uint64_t gather(std::uint64_t word, std::uint64_t mask) {
  return _pext_u64(word, mask);
}
[[nodiscard]] inline std::uint64_t scatter(std::uint64_t word, std::uint64_t mask) {
  return _pdep_u64(word, mask);
}
[[nodiscard]] inline int count_bits(std::uint64_t word) {
  return static_cast<int>(_mm_popcnt_u64(word));
}

#else

// gather(0b10110, 0b11100) == 0b101: the bits of word at the places of mask, close together.
[[nodiscard]] constexpr std::uint64_t gather(std::uint64_t word, std::uint64_t mask) {
  std::uint64_t gathered = 0;
  for (std::uint64_t bit = 1; mask != 0; bit <<= 1, mask &= mask - 1)
    if ((word & mask & (~mask + 1)) != 0) gathered |= bit;
  return gathered;
}

// The inverse: scatter(0b101, 0b11100) == 0b10100.
[[nodiscard]] constexpr std::uint64_t scatter(std::uint64_t word, std::uint64_t mask) {
  std::uint64_t scattered = 0;
  for (; mask != 0; word >>= 1, mask &= mask - 1)
    if ((word & 1) != 0) scattered |= mask & (~mask + 1);
  return scattered;
}

// How many bits are set; std::popcount is a call to a library on plain x86-64.
[[nodiscard]] constexpr int count_bits(std::uint64_t word) {
  word -= word >> 1 & 0x5555'5555'5555'5555ULL;
  word = (word & 0x3333'3333'3333'3333ULL) + (word >> 2 & 0x3333'3333'3333'3333ULL);
  word = (word + (word >> 4)) & 0x0F0F'0F0F'0F0F'0F0FULL;
  return static_cast<int>(word * 0x0101'0101'0101'0101ULL >> 56);
}

static_assert(gather(0b10110, 0b11100) == 0b101 && scatter(0b101, 0b11100) == 0b10100);
static_assert(count_bits(0) == 0 && count_bits(~0ULL) == 64 &&
              count_bits(0x8000'0000'0000'0101ULL) == 3);

#endif

}  // namespace RB_CORE
}  // namespace rightbower::solver
