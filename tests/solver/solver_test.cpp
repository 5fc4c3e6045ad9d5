#include "solver/solver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "engine/notation.h"
#include "solver/reference.h"
#include "tests/solver/small_deals.h"
#include "tests/solver/symmetry.h"

namespace rightbower::solver {
namespace {

std::map<int, int> by_kind(const std::vector<CardValue>& values) {
  std::map<int, int> tricks;
  for (const CardValue& value : values) {
    CHECK_FALSE(tricks.contains(value.card.index()));
    tricks[value.card.index()] = value.tricks;
    for (Card same : value.same_as) {
      CHECK_FALSE(tricks.contains(same.index()));
      tricks[same.index()] = value.tricks;
    }
  }
  return tricks;
}

std::map<int, int> by_kind(const std::vector<ReferenceValue>& values) {
  std::map<int, int> tricks;
  for (const ReferenceValue& value : values) tricks[value.card.index()] = value.tricks;
  return tricks;
}

void compare_with_reference(std::uint64_t first, std::uint64_t count, int hand_size) {
  for (std::uint64_t number = first; number < first + count; ++number) {
    const Request request = small_request(number, hand_size);
    Solver solver;
    const int tricks = solver.tricks(request).value();
    if (tricks != reference_tricks(request)) FAIL_CHECK(text_of(request));
  }
}

}  // namespace

// Many more are compared by solver_bulk.
TEST_CASE("the solver agrees with the reference") {
  compare_with_reference(0, 5000, 2);
  compare_with_reference(0, 5000, 3);
  compare_with_reference(0, 2000, 4);
  compare_with_reference(0, 200, 5);
}

TEST_CASE("the value of every legal card agrees with the reference") {
  for (int hand_size = 2; hand_size <= 4; ++hand_size)
    for (std::uint64_t number = 0; number < 3000; ++number) {
      const Request request = small_request(number, hand_size);
      Solver solver;
      if (by_kind(solver.values(request).value()) != by_kind(reference_values(request)))
        FAIL_CHECK(text_of(request));
    }
}

TEST_CASE("a position is worth what its best card is worth, and the line takes as much") {
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const Request request = small_request(number, 4);
    const Contract contract(request.strain);
    Solver solver;
    const auto values = solver.values(request).value();
    const int best = std::ranges::max(values, {}, &CardValue::tricks).tricks;
    Position position = position_of(request);
    const Seat first = position.to_play();
    const int tricks = solver.tricks(request).value();
    const bool leaders = request.seating.side[first] == request.seating.side[request.leader];
    CHECK(best == (leaders ? tricks : position.tricks_left() - tricks));

    const std::vector<Card> line = solver.line(request).value();
    for (Card card : line) position = position.after(card, contract);
    REQUIRE(position.over());
    int won = 0;
    for (Seat seat : all_seats)
      if (request.seating.side[seat] == request.seating.side[first])
        won += position.tricks_won(seat);
    CHECK(won == best);
  }
}

TEST_CASE("renaming suits and turning the table change nothing") {
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const Request request = small_request(number, 4);
    Solver solver;
    const int tricks = solver.tricks(request).value();
    for (int how = 1; how < ways_to_rename; ++how)
      CHECK(solver.tricks(renamed(request, how)) == tricks);
    CHECK(solver.tricks(turned(request)) == tricks);
  }
}

TEST_CASE("answers do not depend on what was solved before") {
  Solver old;
  for (std::uint64_t number = 0; number < 500; ++number) {
    Request request = small_request(number, 4);
    request.trick.clear();
    for (Seat leader : all_seats) {
      if (!request.seating.in_play.contains(leader)) continue;
      request.leader = leader;
      Solver fresh;
      CHECK(old.tricks(request) == fresh.tricks(request));
    }
  }
}

TEST_CASE("the joker wins at trumps and at no trump") {
  const Rules& rules = *find_rules("railroad");
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Request request;
    request.hands = hands_of(random_deal(rules, seed));
    request.strain = all_strains[seed % all_strains.size()];
    request.leader = all_seats[seed % 4];
    Solver solver;
    CHECK(solver.tricks(request) == reference_tricks(request));
  }
}

TEST_CASE("a solver asked to stop gives no answer, soon, and answers rightly afterwards") {
  Request request;
  request.hands = hands_of(random_deal(*find_rules("double-deck"), 1));
  request.strain = Strain::hearts;
  Solver solver;
  int polls = 0;
  CHECK_FALSE(solver.tricks(request, [&] { return ++polls == 3; }).has_value());
  CHECK(polls == 3);
  CHECK(solver.work().nodes <= 3 * 1000);

  Request small = small_request(1, 4);
  CHECK(solver.tricks(small) == reference_tricks(small));
}

TEST_CASE("the same request twice costs the same nodes") {
  const Request request = small_request(17, 5);
  Solver first;
  Solver second;
  CHECK(first.tricks(request) == second.tricks(request));
  CHECK(first.work().nodes == second.work().nodes);
  CHECK(first.work().nodes > 0);
}

}  // namespace rightbower::solver
