// The worker that answers questions about single positions, the most urgent first. Beside the one
// that solves tables: a click is answered while a table is still being solved.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "gui/app/insight.h"

namespace rightbower::app {

class InsightService {
 public:
  // wake is called from the worker whenever there is news (it must be safe from any thread).
  explicit InsightService(std::function<void()> wake = {});
  ~InsightService();  // cancels and waits

  // In place of all that is still to be answered, in this order. The question that is being worked
  // on goes on when it is among them.
  void request(std::vector<InsightTask> tasks);
  // Everything ready since the last call.
  [[nodiscard]] std::vector<InsightAnswer> drain();
  // Blocks until the worker is idle (tests, scripts).
  void wait();

 private:
  struct Shared;
  std::unique_ptr<Shared> shared_;
};

}  // namespace rightbower::app
