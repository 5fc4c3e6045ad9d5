#include <doctest/doctest.h>

#include "engine/deal.h"
#include "solver/search.h"
#include "tests/solver/small_deals.h"

namespace rightbower::solver {
namespace {

Search with_limit(const Request& request, std::size_t most_bytes) {
  auto table = std::make_unique<PatternTable>();
  table->limit(most_bytes);
  return Search(request, {}, default_weights(), std::move(table));
}

}  // namespace

TEST_CASE("at the limit of memory the search forgets, goes on and answers the same") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Request request;
    request.hands = hands_of(random_deal(*find_rules("double-deck"), seed));
    for (Strain strain : {Strain::clubs, Strain::low}) {
      request.strain = strain;
      Search free(request);
      Search limited = with_limit(request, std::size_t{64} << 10);
      for (Seat leader : all_seats)
        CHECK(limited.tricks(limited.start(leader)) == free.tricks(free.start(leader)));
      const bool needs_more = free.nodes() > 200'000;
      CHECK(free.take_table()->times_emptied() == 0);
      if (needs_more) CHECK(limited.take_table()->times_emptied() > 0);
    }
  }
}

TEST_CASE("even when next to nothing can be kept") {
  for (std::uint64_t number = 0; number < 300; ++number) {
    const Request request = small_request(number, 5);
    Search free(request);
    Search limited = with_limit(request, 500);
    CHECK(limited.tricks(limited.state_of(request)) == free.tricks(free.state_of(request)));
  }
}

}  // namespace rightbower::solver
