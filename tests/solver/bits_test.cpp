#include "solver/bits.h"

#include <doctest/doctest.h>

#include "engine/random.h"

namespace rightbower::solver {

TEST_CASE("gathering and scattering, by hand") {
  CHECK(gather_plain(0b10110, 0b11100) == 0b101);
  CHECK(scatter_plain(0b101, 0b11100) == 0b10100);
}

TEST_CASE("the processor's instructions and the plain steps agree") {
  const BitOperations fast = fastest_bit_operations();
  Random random(1);
  for (int i = 0; i < 100'000; ++i) {
    const std::uint64_t word = random.next();
    const std::uint64_t mask = random.next() & random.next();
    CHECK(fast.gather(word, mask) == gather_plain(word, mask));
    CHECK(fast.scatter(word, mask) == scatter_plain(word, mask));
    CHECK(scatter_plain(gather_plain(word, mask), mask) == (word & mask));
  }
}

}  // namespace rightbower::solver
