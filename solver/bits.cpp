#include "solver/bits.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace rightbower::solver {
namespace {

#if defined(__x86_64__)
__attribute__((target("bmi2"))) std::uint64_t gather_bmi2(std::uint64_t word, std::uint64_t mask) {
  return _pext_u64(word, mask);
}
__attribute__((target("bmi2"))) std::uint64_t scatter_bmi2(std::uint64_t word, std::uint64_t mask) {
  return _pdep_u64(word, mask);
}
#endif

}  // namespace

std::uint64_t gather_plain(std::uint64_t word, std::uint64_t mask) {
  std::uint64_t gathered = 0;
  for (std::uint64_t bit = 1; mask != 0; bit <<= 1, mask &= mask - 1)
    if ((word & mask & (~mask + 1)) != 0) gathered |= bit;
  return gathered;
}

std::uint64_t scatter_plain(std::uint64_t word, std::uint64_t mask) {
  std::uint64_t scattered = 0;
  for (; mask != 0; word >>= 1, mask &= mask - 1)
    if ((word & 1) != 0) scattered |= mask & (~mask + 1);
  return scattered;
}

BitOperations fastest_bit_operations() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("bmi2")) return {gather_bmi2, scatter_bmi2};
#endif
  return {};
}

}  // namespace rightbower::solver
