// The worker that solves the tables in the background. One request at a time; a new one cancels the
// old. Nothing here touches the state: the owner drains what is ready.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "solver/table.h"

namespace rightbower::app {

struct SolveTask {
  solver::TableRequest table;
  std::optional<solver::TableRequest> alone{};  // solved after it
  std::chrono::milliseconds delay{0};           // waited before the first cell
};

// Cells and the end of one request, as they became ready.
struct SolveNews {
  std::uint64_t generation = 0;
  std::vector<std::pair<solver::Cell, int>> cells;
  std::vector<std::pair<solver::Cell, int>> alone;  // of the second table
  bool finished = false;                            // all cells, or stopped
  bool stopped = false;
  solver::Work work;
};

class SolveService {
 public:
  // wake is called from the worker whenever there is news (it must be safe from any thread).
  explicit SolveService(std::function<void()> wake = {});
  ~SolveService();  // cancels and waits

  // Cancels what runs and starts this; answers carry the generation.
  void request(SolveTask task, std::uint64_t generation);
  void request(solver::TableRequest table, std::uint64_t generation) {
    request(SolveTask{std::move(table)}, generation);
  }
  void cancel();
  // What waits for its delay begins now.
  void hurry();
  [[nodiscard]] bool busy() const;

  // Everything ready since the last call; news of older generations are dropped.
  [[nodiscard]] SolveNews drain();

  // Blocks until the worker is idle (tests, scripts); nobody waits for a delay then.
  void wait();

 private:
  struct Shared;
  std::unique_ptr<Shared> shared_;
};

}  // namespace rightbower::app
