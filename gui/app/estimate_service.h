// The worker that estimates what a hand is worth, and the one that looks for a layout to look at.
// Nothing here touches the state: the owner takes what is ready.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "engine/card_set.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "gui/app/one_task.h"
#include "solver/bid_values.h"
#include "solver/estimate.h"

namespace rightbower::app {

// What so many layouts came to, and what the bids are worth by them.
struct EstimateNumbers {
  solver::Estimate estimate;
  solver::BidValues values;
};

struct EstimateNews {
  std::shared_ptr<const EstimateNumbers> numbers;  // newer ones, else null
  bool finished = false;                           // all layouts, refused, or stopped
  bool stopped = false;
  Faults faults;  // why nothing could be estimated
  solver::Work work;
};

class EstimateService {
 public:
  // wake is called from the worker whenever there is news (it must be safe from any thread).
  explicit EstimateService(std::function<void()> wake = {}) : wake_(std::move(wake)) {}

  // Stops what runs. Numbers come about ten times a second, the last ones always.
  void start(solver::EstimateRequest request, int threads);
  void stop() { task_.stop(); }
  [[nodiscard]] EstimateNews take_news();
  void wait() { task_.wait(); }  // until it is finished

 private:
  void run(const solver::EstimateRequest& request, int threads,
           const solver::ShouldStop& should_stop);
  void publish(const solver::Estimate& so_far);

  std::function<void()> wake_;
  std::mutex mutex_;
  EstimateNews news_;  // guarded
  OneTask task_;       // last, so that it ends before what it uses
};

// A layout of a request, by its number.
struct FoundLayout {
  std::uint64_t number = 0;
  PerSeat<CardSet> hands;
};

struct LayoutNews {
  bool finished = false;
  std::optional<FoundLayout> found;  // nothing: there is none below the limit, or it was stopped
};

// Looks for the first layout from a number on, below a limit, in which a bid fails.
class LayoutSearch {
 public:
  explicit LayoutSearch(std::function<void()> wake = {}) : wake_(std::move(wake)) {}

  struct Wanted {
    solver::EstimateRequest request;  // of one strain
    std::optional<int> fails;         // the bid takes less than so many; else any layout will do
    std::uint64_t from = 0;
    std::uint64_t limit = 0;
  };
  void start(Wanted wanted);
  void stop() { task_.stop(); }
  [[nodiscard]] LayoutNews take_news();
  void wait() { task_.wait(); }

 private:
  void run(const Wanted& wanted, const solver::ShouldStop& should_stop);

  std::function<void()> wake_;
  std::mutex mutex_;
  LayoutNews news_;  // guarded
  OneTask task_;     // last, so that it ends before what it uses
};

}  // namespace rightbower::app
