#include "solver/table.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <span>
#include <thread>

namespace rightbower::solver {
namespace {

Seating seating_for(const TableRequest& request, Seat leader) {
  if (request.each_alone) return alone(leader, request.seated);
  return request.alone ? alone(*request.alone, request.seated) : pairs(request.seated);
}

// The strains of a table shared out to workers: a strain is solved by one worker from its first
// leader to its last, with a solver of its own, so that nothing depends on who solves what.
class Workers {
 public:
  Workers(const TableRequest& request, const ShouldStop& should_stop, const OnCell& on_cell)
      : request_(request),
        cells_(cells_of(request)),
        should_stop_(should_stop),
        on_cell_(on_cell) {}

  void run(std::span<Solver> solvers) {
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < std::min(solvers.size(), request_.strains.size()); ++i)
      others.emplace_back([this, &solver = solvers[i]] { work(solver); });
    work(solvers[0]);
    for (std::thread& other : others) other.join();
  }

  [[nodiscard]] TableAnswer take() { return std::move(answer_); }

 private:
  void work(Solver& solver) {
    for (std::size_t i = next_strain_++; i < request_.strains.size(); i = next_strain_++)
      solve_strain(request_.strains[i], solver);
  }

  void solve_strain(Strain strain, Solver& solver) {
    solver.forget();
    const std::uint64_t nodes_before = solver.work().nodes;
    for (const Cell& cell : cells_) {
      if (cell.strain != strain) continue;
      const bool stop = should_stop_ && should_stop_();  // a small cell may end before it asks
      const auto tricks =
          stop ? std::nullopt : solver.tricks(request_of(request_, cell), should_stop_);
      const std::scoped_lock lock(mutex_);
      if (!tricks) {
        answer_.stopped = true;
        break;
      }
      answer_.table.set(cell, *tricks);
      if (on_cell_) on_cell_(cell, *tricks);
    }
    const std::scoped_lock lock(mutex_);
    answer_.work.nodes += solver.work().nodes - nodes_before;
  }

  const TableRequest& request_;
  const std::vector<Cell> cells_;
  const ShouldStop& should_stop_;
  const OnCell& on_cell_;
  std::atomic<std::size_t> next_strain_ = 0;
  std::mutex mutex_;
  TableAnswer answer_;
};

}  // namespace

std::optional<int> TrickTable::at(Cell cell) const {
  return cells_[static_cast<std::size_t>(index(cell.strain))][cell.leader];
}

void TrickTable::set(Cell cell, int tricks) {
  cells_[static_cast<std::size_t>(index(cell.strain))][cell.leader] = tricks;
}

int TrickTable::known() const {
  int known = 0;
  for (const auto& row : cells_)
    known += static_cast<int>(
        std::ranges::count_if(row.values, [](auto cell) { return cell.has_value(); }));
  return known;
}

std::vector<Cell> cells_of(const TableRequest& request) {
  std::vector<Cell> cells;
  for (Strain strain : request.strains)
    for (Seat leader : request.leaders)
      if (request.seated.contains(leader) && seating_for(request, leader).in_play.contains(leader))
        cells.push_back({strain, leader});
  return cells;
}

Request request_of(const TableRequest& request, Cell cell) {
  return {request.hands, cell.strain, cell.leader, seating_for(request, cell.leader), {}};
}

TableAnswer TableSolver::solve(const TableRequest& request, const ShouldStop& should_stop,
                               const OnCell& on_cell) {
  const auto start = std::chrono::steady_clock::now();
  Workers workers(request, should_stop, on_cell);
  workers.run(solvers_);
  TableAnswer answer = workers.take();
  answer.work.milliseconds =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return answer;
}

TableAnswer solve_table(const TableRequest& request, int threads, const ShouldStop& should_stop,
                        const OnCell& on_cell) {
  return TableSolver(threads).solve(request, should_stop, on_cell);
}

}  // namespace rightbower::solver
