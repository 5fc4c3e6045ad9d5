// Looks for a deal that meets a condition, seed after seed, in a thread of its own.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>

#include "engine/rules.h"
#include "gui/app/one_task.h"
#include "hands/deal_condition.h"
#include "solver/stop.h"

namespace rightbower::app {

// Deals that are looked at before it is given up: as many as take some seconds, or some minutes
// where a solver has to be asked.
[[nodiscard]] int search_limit(const hands::DealCondition& condition);

// Whether the side of that seat, leading, takes as many tricks in this strain as in any other.
// False when it was stopped.
[[nodiscard]] bool is_best(const Deal& deal, Seat seat, Strain strain,
                           const solver::ShouldStop& should_stop);

// What the condition says of the deal of one seed.
[[nodiscard]] bool fits(const Rules& rules, std::uint64_t seed,
                        const hands::DealCondition& condition,
                        const solver::ShouldStop& should_stop);

struct SearchNews {
  int tried = 0;                        // deals looked at so far
  bool finished = false;                // found, given up, or stopped
  std::optional<std::uint64_t> seed{};  // of the deal that was found
};

class DealSearch {
 public:
  explicit DealSearch(std::function<void()> wake = {}) : wake_(std::move(wake)) {}

  // From this seed on; stops what runs.
  void start(const Rules& rules, std::uint64_t seed, hands::DealCondition condition);
  void stop() { task_.stop(); }
  [[nodiscard]] SearchNews news() const;
  void wait() { task_.wait(); }  // until it is finished

 private:
  void run(const Rules& rules, std::uint64_t seed, const hands::DealCondition& condition,
           const solver::ShouldStop& should_stop);

  std::function<void()> wake_;
  std::atomic<int> tried_ = 0;
  std::atomic<bool> finished_ = true;
  mutable std::mutex mutex_;
  std::optional<std::uint64_t> found_;  // guarded
  OneTask task_;                        // last, so that it ends before what it uses
};

}  // namespace rightbower::app
