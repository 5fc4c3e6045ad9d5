// A table solved a little at a time, for a host with one thread that has other things to do
// between:
//
//     SlicedTable table(request);
//     while (!table.run_for(10)) draw(table.table());
//
// What a slice has proved is kept for the next one. The answers are those of solve_table(); it is
// only the node count that depends on how the work was cut.
#pragma once

#include <optional>
#include <vector>

#include "solver/solver.h"
#include "solver/table.h"

namespace rightbower::solver {

class SlicedTable {
 public:
  explicit SlicedTable(TableRequest request);

  // Works for about so long, but always far enough to get on. True when the table is complete.
  bool run_for(double milliseconds);

  // The same until should_stop says so.
  bool run_until(const ShouldStop& should_stop);

  [[nodiscard]] bool complete() const { return next_cell_ == cells_.size(); }
  [[nodiscard]] const TrickTable& table() const { return table_; }  // the cells known so far
  [[nodiscard]] std::size_t cells() const { return cells_.size(); }
  [[nodiscard]] const Work& work() const { return solver_.work(); }

 private:
  TableRequest request_;
  std::vector<Cell> cells_;
  std::size_t next_cell_ = 0;
  TrickTable table_;
  Solver solver_;
};

}  // namespace rightbower::solver
