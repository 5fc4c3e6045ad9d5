#include "engine/random.h"

#include <doctest/doctest.h>

#include <array>
#include <vector>

namespace rightbower {

TEST_CASE("the numbers of a seed are the published ones of splitmix64") {
  Random random(1234567);
  const std::array<std::uint64_t, 3> published{6457827717110365317ULL, 3203168211198807973ULL,
                                               9817491932198370423ULL};
  for (std::uint64_t number : published) CHECK(random.next() == number);
}

TEST_CASE("every number below a bound comes equally often") {
  Random random(1);
  std::array<int, 5> seen{};
  constexpr int draws = 50'000;
  for (int i = 0; i < draws; ++i) ++seen[random.below(seen.size())];
  for (int count : seen) {
    CHECK(count > draws / 5 - 500);  // 5.6 standard deviations
    CHECK(count < draws / 5 + 500);
  }
}

TEST_CASE("a shuffle keeps the items and reaches every order of three") {
  std::array<int, 27> seen{};
  Random random(3);
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> items{0, 1, 2};
    shuffle(std::span(items), random);
    CHECK(items[0] + items[1] + items[2] == 3);
    ++seen[static_cast<std::size_t>(items[0] * 9 + items[1] * 3 + items[2])];
  }
  int orders = 0;
  for (int count : seen) orders += count > 800 ? 1 : 0;
  CHECK(orders == 6);
}

}  // namespace rightbower
