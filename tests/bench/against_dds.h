// The speed of the solver as ratios: to libdds on the same work or as much, to itself. Both sides
// are measured in one process, in turns, so that whatever disturbs the machine disturbs both.
#pragma once

#include <string>
#include <vector>

namespace rightbower::bench {

struct AgainstDds {
  std::vector<std::string> rows;  // of row_names(); none means all
  int deals = 100;
  int rounds = 3;         // each deal is measured so often, the median counts
  int lone_hands = 5000;  // for the row alone
};

// What can be measured alone.
[[nodiscard]] std::vector<std::string> row_names();

// Prints a line for each number as soon as it is known. False when a name is not of row_names().
bool bench_against_dds(const AgainstDds& wanted);

}  // namespace rightbower::bench
