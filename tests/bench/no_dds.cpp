#include <cstdio>

#include "tests/bench/against_dds.h"

namespace rightbower::bench {

std::vector<std::string> row_names() { return {}; }

bool bench_against_dds(const AgainstDds&) {
  std::fprintf(stderr, "Built without libdds: install libdds-dev and configure again.\n");
  return false;
}

}  // namespace rightbower::bench
