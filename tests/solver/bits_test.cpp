#include "solver/bits.h"

#include <doctest/doctest.h>

#include <bit>

#include "engine/random.h"

namespace rightbower::solver {

TEST_CASE("gathering and scattering, by hand") {
  CHECK(gather(0b10110, 0b11100) == 0b101);
  CHECK(scatter(0b101, 0b11100) == 0b10100);
}

TEST_CASE("scattered bits gathered again are the bits, and none is lost in counting") {
  Random random(1);
  for (int i = 0; i < 100'000; ++i) {
    const std::uint64_t word = random.next();
    const std::uint64_t mask = random.next() & random.next();
    CHECK(scatter(gather(word, mask), mask) == (word & mask));
    CHECK(gather(scatter(word, mask), mask) ==
          (word & ((std::uint64_t{1} << count_bits(mask)) - 1)));
    CHECK(count_bits(word) == std::popcount(word));
  }
}

}  // namespace rightbower::solver
