#include "solver/table.h"

#include <doctest/doctest.h>

#include <atomic>

#include "solver/reference.h"
#include "solver/request.h"
#include "tests/solver/small_deals.h"

namespace rightbower::solver {
namespace {

TableRequest small_table(std::uint64_t number) {
  TableRequest request;
  request.hands = small_request(number, 4).hands;
  return request;
}

}  // namespace

TEST_CASE("every cell is what the reference says") {
  for (std::uint64_t number = 0; number < 50; ++number) {
    const TableRequest request = small_table(number);
    const TableAnswer answer = solve_table(request);
    CHECK(answer.table.known() == 20);
    for (const Cell& cell : cells_of(request))
      CHECK(answer.table.at(cell) ==
            reference_tricks({request.hands, cell.strain, cell.leader, {}, {}}));
  }
}

TEST_CASE("answers and node counts do not depend on the number of threads") {
  for (std::uint64_t number = 0; number < 50; ++number) {
    const TableRequest request = small_table(number);
    const TableAnswer one = solve_table(request, 1);
    for (int threads : {2, 5, 16}) {
      const TableAnswer many = solve_table(request, threads);
      CHECK(many.table == one.table);
      CHECK(many.work.nodes == one.work.nodes);
    }
  }
}

TEST_CASE("what was solved before leaves no trace in answers and node counts") {
  for (int threads : {1, 2}) {
    TableSolver solver(threads);
    for (std::uint64_t number : {4U, 9U, 9U, 4U}) {
      const TableAnswer alone = solve_table(small_table(number));
      const TableAnswer after = solver.solve(small_table(number));
      CHECK(after.table == alone.table);
      CHECK(after.work.nodes == alone.work.nodes);
    }
  }
}

TEST_CASE("each cell is told once, as it is solved") {
  const TableRequest request = small_table(3);
  TrickTable told;
  int calls = 0;
  const TableAnswer answer = solve_table(request, 3, {}, [&](Cell cell, int tricks) {
    ++calls;
    told.set(cell, tricks);
  });
  CHECK(calls == 20);
  CHECK(told == answer.table);
}

TEST_CASE("a stopped table keeps the cells it has") {
  const TableRequest request = small_table(3);
  std::atomic<int> cells = 0;
  const TableAnswer answer = solve_table(
      request, 1, [&] { return cells == 7; }, [&](Cell, int) { ++cells; });
  CHECK(answer.stopped);
  CHECK(answer.table.known() == 7);
  const TableAnswer whole = solve_table(request);
  for (const Cell& cell : cells_of(request))
    if (const auto tricks = answer.table.at(cell)) CHECK(tricks == whole.table.at(cell));

  TableRequest large;
  large.hands = hands_of(random_deal(*find_rules("double-deck"), 1));
  const TableAnswer stopped = solve_table(large, 2, [] { return true; });
  CHECK(stopped.stopped);
  CHECK(stopped.table.known() == 0);
}

TEST_CASE("alone, each leader alone, and seats nobody sits at") {
  TableRequest request = small_table(4);
  request.alone = Seat::east;
  CHECK(cells_of(request).size() == 15);  // west sits out
  request.alone.reset();
  request.each_alone = true;
  CHECK(cells_of(request).size() == 20);
  const TableAnswer answer = solve_table(request);
  for (const Cell& cell : cells_of(request))
    CHECK(answer.table.at(cell) ==
          reference_tricks(
              {request.hands, cell.strain, cell.leader, alone(cell.leader, SeatSet::all()), {}}));
  request.each_alone = false;
  request.seated = {Seat::south, Seat::west};
  CHECK(cells_of(request).size() == 10);
}

}  // namespace rightbower::solver
