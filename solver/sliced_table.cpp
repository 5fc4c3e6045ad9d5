#include "solver/sliced_table.h"

#include <chrono>
#include <utility>

namespace rightbower::solver {

SlicedTable::SlicedTable(TableRequest request)
    : request_(std::move(request)), cells_(cells_of(request_)) {}

bool SlicedTable::run_for(double milliseconds) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::duration<double, std::milli>(milliseconds);
  return run_until([end] { return Clock::now() >= end; });
}

bool SlicedTable::run_until(const ShouldStop& should_stop) {
  // A slice walks again to where the last one stopped, which takes some hundred nodes; a solver
  // asks at least every 1,000. So many questions are answered by going on, and each slice proves
  // more.
  constexpr int unasked = 8;
  int questions = 0;
  const ShouldStop late = [&] { return ++questions > unasked && should_stop && should_stop(); };
  while (!complete()) {
    const Cell cell = cells_[next_cell_];
    const auto tricks = solver_.tricks(request_of(request_, cell), late);
    if (!tricks) return false;
    table_.set(cell, *tricks);
    ++next_cell_;
    if (!complete() && should_stop && should_stop()) return false;
  }
  return true;
}

}  // namespace rightbower::solver
