// How a long search speaks with its caller: it is asked to stop, and tells how far it is.
#pragma once

#include <cstdint>
#include <functional>

namespace rightbower::solver {

// Asked at least every 1,000 nodes; empty means never.
using ShouldStop = std::function<bool()>;

// How much work was done. A node is one card played in the search.
struct Work {
  std::uint64_t nodes = 0;
  double milliseconds = 0;
};

}  // namespace rightbower::solver
