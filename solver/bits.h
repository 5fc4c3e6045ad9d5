// Gathering and scattering bits, by the processor's own instruction where it has one (found out at
// run time), else in plain steps. Both give the same words.
#pragma once

#include <cstdint>

namespace rightbower::solver {

// gather(0b10110, 0b11100) == 0b101: the bits of word at the places of mask, close together.
using GatherBits = std::uint64_t (*)(std::uint64_t word, std::uint64_t mask);
// The inverse: scatter(0b101, 0b11100) == 0b10100.
using ScatterBits = std::uint64_t (*)(std::uint64_t word, std::uint64_t mask);

[[nodiscard]] std::uint64_t gather_plain(std::uint64_t word, std::uint64_t mask);
[[nodiscard]] std::uint64_t scatter_plain(std::uint64_t word, std::uint64_t mask);

struct BitOperations {
  GatherBits gather = gather_plain;
  ScatterBits scatter = scatter_plain;
};

// The fastest this processor has.
[[nodiscard]] BitOperations fastest_bit_operations();

// How many bits are set, in plain steps: without the processor's instruction, which the plain
// x86-64 has not, std::popcount is a call to a library.
[[nodiscard]] constexpr int count_bits(std::uint64_t word) {
  word -= word >> 1 & 0x5555'5555'5555'5555ULL;
  word = (word & 0x3333'3333'3333'3333ULL) + (word >> 2 & 0x3333'3333'3333'3333ULL);
  word = (word + (word >> 4)) & 0x0F0F'0F0F'0F0F'0F0FULL;
  return static_cast<int>(word * 0x0101'0101'0101'0101ULL >> 56);
}
static_assert(count_bits(0) == 0 && count_bits(~0ULL) == 64 &&
              count_bits(0x8000'0000'0000'0101ULL) == 3);

}  // namespace rightbower::solver
