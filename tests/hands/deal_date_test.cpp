#include "hands/deal_date.h"

#include <doctest/doctest.h>

namespace rightbower::hands {

TEST_CASE("a day is its own seed") {
  CHECK(seed_of_day("2026-11-30") == 20261130U);
  CHECK(seed_of_day("2024-02-29") == 20240229U);
  CHECK(seed_of_day("2000-02-29") == 20000229U);
}

TEST_CASE("days that are none have no seed") {
  for (const char* day :
       {"", "2026-11-31", "2026-13-01", "2026-00-10", "2026-10-00", "2025-02-29", "1900-02-29",
        "0000-01-01", "26-11-30", "2026/11/30", "2026-1-30", "2026-11-30 ", "2026-+1-30", "today"})
    CHECK_FALSE(seed_of_day(day));
}

}  // namespace rightbower::hands
