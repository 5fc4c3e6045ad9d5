// The table of a deal: tricks for the leader's side, for every strain and every leader.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "engine/deal.h"
#include "solver/request.h"
#include "solver/solver.h"
#include "solver/stop.h"

namespace rightbower::solver {

struct Cell {
  Strain strain;
  Seat leader;
  friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

// Tricks by strain and leader; nothing where it is not known (yet) or the leader is not in play.
class TrickTable {
 public:
  [[nodiscard]] std::optional<int> at(Cell cell) const;
  void set(Cell cell, int tricks);
  [[nodiscard]] int known() const;  // cells with a number
  friend bool operator==(const TrickTable&, const TrickTable&) = default;

 private:
  std::array<PerSeat<std::optional<int>>, all_strains.size()> cells_;
};

struct TableRequest {
  PerSeat<CardSet> hands;
  SeatSet seated = SeatSet::all();
  std::vector<Strain> strains{table_strains.begin(), table_strains.end()};
  std::vector<Seat> leaders{all_seats.begin(), all_seats.end()};  // those not in play are left out
  std::optional<Seat> alone;  // this seat against the rest in every cell
  bool each_alone = false;    // every leader against the rest
};

// The cells that will be solved, strain by strain.
[[nodiscard]] std::vector<Cell> cells_of(const TableRequest& request);

// The question of one cell.
[[nodiscard]] Request request_of(const TableRequest& request, Cell cell);

// Called from the worker threads, one call at a time, as each cell is solved.
using OnCell = std::function<void(Cell cell, int tricks)>;

struct TableAnswer {
  TrickTable table;
  Work work;             // of all workers
  bool stopped = false;  // should_stop said so: some cells are missing
};

// Solves tables, one after another, strain by strain, the strains shared out to so many threads (at
// least 1). Answers and node counts do not depend on the number of threads, nor on what was solved
// before; only the memory is kept from table to table, which saves about 3 % of the time.
class TableSolver {
 public:
  explicit TableSolver(int threads = 1)
      : solvers_(static_cast<std::size_t>(std::max(1, threads))) {}

  [[nodiscard]] TableAnswer solve(const TableRequest& request, const ShouldStop& should_stop = {},
                                  const OnCell& on_cell = {});

 private:
  std::vector<Solver> solvers_;  // one for each thread
};

// A single table.
[[nodiscard]] TableAnswer solve_table(const TableRequest& request, int threads = 1,
                                      const ShouldStop& should_stop = {},
                                      const OnCell& on_cell = {});

}  // namespace rightbower::solver
