#include "solver/search.h"

#include <doctest/doctest.h>

#include "solver/quick_tricks.h"
#include "solver/reference.h"
#include "tests/solver/ideas.h"
#include "tests/solver/small_deals.h"

namespace rightbower::solver {
namespace {

int tricks_of_leader(const Request& request, const Switches& switches) {
  Search search(request, switches);
  const TrickState state = search.state_of(request);
  const int first = search.tricks(state);
  return search.is_first(request.leader) ? first : search.tricks_left(state) - first;
}

}  // namespace

TEST_CASE("every idea left out, and each one alone, gives the same answers") {
  Switches none;
  for (const Idea& idea : ideas) none.*idea.member = false;
  std::vector<Switches> settings{none};
  for (const Idea& idea : ideas) {
    Switches without;
    without.*idea.member = false;
    Switches only = none;
    only.*idea.member = true;
    settings.push_back(without);
    settings.push_back(only);
  }
  for (int hand_size = 3; hand_size <= 5; ++hand_size) {
    const std::uint64_t count = hand_size == 5 ? 100 : 1500;
    for (std::uint64_t number = 0; number < count; ++number) {
      const Request request = small_request(number, hand_size);
      const int tricks = reference_tricks(request);
      for (const Switches& switches : settings)
        if (tricks_of_leader(request, switches) != tricks) FAIL_CHECK(text_of(request));
    }
  }
}

TEST_CASE("sure tricks never exceed what the side really takes") {
  for (std::uint64_t number = 0; number < 10'000; ++number) {
    Request request = small_request(number, 4);
    request.trick.clear();
    const Search search(request);
    const Layout& layout = search.layout();
    const int tricks = reference_tricks(request);
    const Side side = request.seating.side[request.leader];
    const int left = request.hands[request.leader].size();
    for (int wanted = 1; wanted <= left; ++wanted) {
      const auto sure = sure_trump_tricks(layout, layout.all, side, search.sides(), wanted);
      const auto theirs =
          sure_trump_tricks(layout, layout.all, other(side), search.sides(), wanted);
      const auto quick =
          quick_tricks(layout, layout.all, layout.lengths, request.leader, search.sides(), wanted);
      CHECK(sure.tricks <= tricks);
      CHECK(theirs.tricks <= left - tricks);
      CHECK(quick.tricks <= tricks);
    }
  }
}

}  // namespace rightbower::solver
