// The answers beside the deals of the library are the solver's.
#include "hands/library.h"

#include <doctest/doctest.h>

#include "solver/request.h"
#include "solver/table.h"

namespace rightbower::solver {

TEST_CASE("every table of the library is right") {
  const auto library = hands::read_library(RB_SOURCE_DIR "/hands/library");
  REQUIRE(library.ok());
  CHECK(library->size() >= 13);
  for (const auto& record : *library) {
    CAPTURE(record.title);
    CHECK_FALSE(record.answers.empty());
    TableRequest request;
    request.hands = hands_of(record.situation.deal);
    const TableAnswer answer = solve_table(request, 2);
    for (const auto& [strain, row] : record.answers)
      for (Seat leader : all_seats) CHECK(row[leader] == answer.table.at({strain, leader}));
  }
}

}  // namespace rightbower::solver
