// Gets the tables of the deal on the table solved: what is known comes at once, the rest from the
// worker as it is ready.
#pragma once

#include <chrono>
#include <functional>

#include "engine/situation.h"
#include "gui/app/results.h"
#include "gui/app/solve_service.h"
#include "gui/app/table_cache.h"

namespace rightbower::app {

// The tables that a deal has: for its sides, and where it says nothing of a lone player, for every
// leader alone.
// The hands are as dealt, but without the card a dealer has discarded.
[[nodiscard]] solver::TableRequest table_request(const Situation& situation);
[[nodiscard]] std::optional<solver::TableRequest> alone_request(const Situation& situation);

// Every hand has as many cards as the others: not so while a dealer has still to discard.
[[nodiscard]] bool has_table(const Situation& situation);

class TableDesk {
 public:
  // wake is called from the worker whenever there is news; a deal is solved so long after the last
  // change.
  TableDesk(std::function<void()> wake, std::chrono::milliseconds delay)
      : service_(std::move(wake)), delay_(delay) {}

  // Another deal that has a table: all hands that play are known. What is asked for already goes
  // on.
  void show(const Situation& situation, Results& results);
  // A deal that can't be solved.
  void clear(Results& results);
  void stop(Results& results);
  void go_on(const Situation& situation, Results& results);
  // True when anything is new.
  bool poll(Results& results);
  // Blocks until nothing is being solved.
  void wait() { service_.wait(); }
  // Nothing is waited for any more: the deal on the table is solved from now on.
  void hurry() { service_.hurry(); }

 private:
  void request(const Situation& situation, Results& results, std::chrono::milliseconds delay);

  SolveService service_;
  std::chrono::milliseconds delay_;
  TableCache cache_;
  std::optional<solver::TableRequest> asked_;  // of the deal on the table
};

}  // namespace rightbower::app
