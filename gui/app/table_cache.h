// Tables that were solved before, by what was asked: undo and going back show them again at once.
#pragma once

#include <cstddef>
#include <deque>
#include <utility>

#include "solver/table.h"

namespace rightbower::app {

// The tables of one deal, as far as they are known.
struct SolvedTables {
  solver::TrickTable table;
  solver::TrickTable alone;  // every leader alone
  solver::Work work;
};

// The same question.
[[nodiscard]] bool same(const solver::TableRequest& a, const solver::TableRequest& b);

class TableCache {
 public:
  // The oldest is forgotten when there are more (each is under 1 kB).
  static constexpr std::size_t most = 2000;

  [[nodiscard]] const SolvedTables* find(const solver::TableRequest& request) const;
  void put(const solver::TableRequest& request, const SolvedTables& tables);

 private:
  std::deque<std::pair<solver::TableRequest, SolvedTables>> entries_;  // oldest first
};

}  // namespace rightbower::app
