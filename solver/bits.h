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

}  // namespace rightbower::solver
