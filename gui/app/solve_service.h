// The worker that solves the table in the background. One request at a time; a new one cancels the
// old. Nothing here touches the state: the owner drains what is ready.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "solver/table.h"

namespace rightbower::app {

// Cells and the end of one request, as they became ready.
struct SolveNews {
  std::uint64_t generation = 0;
  std::vector<std::pair<solver::Cell, int>> cells;
  bool finished = false;  // all cells, or stopped
  bool stopped = false;
  solver::Work work;
};

class SolveService {
 public:
  // wake is called from the worker whenever there is news (it must be safe from any thread).
  explicit SolveService(std::function<void()> wake = {});
  ~SolveService();  // cancels and waits

  // Cancels what runs and starts this; answers carry the generation.
  void request(solver::TableRequest request, std::uint64_t generation);
  void cancel();
  [[nodiscard]] bool busy() const;

  // Everything ready since the last call; news of older generations are dropped.
  [[nodiscard]] SolveNews drain();

  // Blocks until the worker is idle (tests, scripts).
  void wait();

 private:
  struct Shared;
  std::unique_ptr<Shared> shared_;
};

}  // namespace rightbower::app
