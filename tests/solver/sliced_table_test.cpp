#include "solver/sliced_table.h"

#include <doctest/doctest.h>

#include "engine/deal.h"
#include "tests/solver/small_deals.h"

namespace rightbower::solver {
namespace {

TableRequest full_table() {
  TableRequest request;
  request.hands = hands_of(random_deal(*find_rules("double-deck"), 2));
  request.strains = {Strain::hearts, Strain::no_trump};
  return request;
}

}  // namespace

TEST_CASE("slices as thin as can be come to the same table") {
  const TableRequest request = full_table();
  const TableAnswer whole = solve_table(request);
  SlicedTable sliced(request);
  int slices = 0;
  int known = 0;
  while (!sliced.run_until([] { return true; })) {
    ++slices;
    CHECK(sliced.table().known() >= known);
    known = sliced.table().known();
    REQUIRE(slices < 100'000);
  }
  CHECK(sliced.complete());
  CHECK(sliced.table() == whole.table);
  CHECK(slices > 8);                                   // it was cut,
  CHECK(sliced.work().nodes < 20 * whole.work.nodes);  // and went on where it was
}

TEST_CASE("cells are known as soon as they are solved") {
  const TableRequest request = full_table();
  SlicedTable sliced(request);
  CHECK(sliced.cells() == 8);
  CHECK(sliced.table().known() == 0);
  int before = 0;
  while (!sliced.run_until([&] { return sliced.table().known() > before; })) {
    CHECK(sliced.table().known() == before + 1);
    before = sliced.table().known();
  }
  CHECK(sliced.table().known() == 8);
}

TEST_CASE("by the clock") {
  const TableRequest request = full_table();
  SlicedTable sliced(request);
  while (!sliced.run_for(5)) continue;
  CHECK(sliced.table() == solve_table(request).table);
  CHECK(sliced.run_for(0));  // nothing is left to do
}

}  // namespace rightbower::solver
