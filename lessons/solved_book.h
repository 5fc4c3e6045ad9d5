// What the solver has said while lessons are proved, so that a deal many questions are about is
// solved once.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "solver/solver.h"

namespace rightbower::lessons {

// Answers are nothing once should_stop has said so.
class SolvedBook {
 public:
  explicit SolvedBook(solver::ShouldStop should_stop = {}) : should_stop_(std::move(should_stop)) {}

  [[nodiscard]] const solver::ShouldStop& should_stop() const { return should_stop_; }

  // As solver::Solver says them.
  [[nodiscard]] std::optional<int> tricks(const solver::Request& request);
  [[nodiscard]] std::optional<std::vector<solver::CardValue>> values(
      const solver::Request& request);

 private:
  solver::ShouldStop should_stop_;
  solver::Solver solver_;
  std::vector<std::pair<solver::Request, int>> tricks_;
  std::vector<std::pair<solver::Request, std::vector<solver::CardValue>>> values_;
};

}  // namespace rightbower::lessons
