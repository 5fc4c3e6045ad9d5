// The worker that makes questions of drills before they are wanted: while a learner thinks about
// one, the next are found. Nothing here touches the state: the owner takes what is ready.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "gui/app/one_task.h"
#include "lessons/drill.h"

namespace rightbower::app {

// A question by its drill and seed: the same for ever.
struct DrillPlace {
  lessons::Drill drill = lessons::Drill::bowers;
  std::uint64_t seed = 0;

  friend bool operator==(const DrillPlace&, const DrillPlace&) = default;
};

class DrillService {
 public:
  // wake is called from the worker whenever there is news (it must be safe from any thread).
  explicit DrillService(std::function<void()> wake = {}) : wake_(std::move(wake)) {}

  // These are made, the first one first, by so many threads; all others are dropped, made or not.
  // Cheap when nothing has changed.
  void prepare(const std::vector<DrillPlace>& wanted, int threads);
  // The item, once it is made; then it is gone here.
  [[nodiscard]] std::optional<lessons::DrillItem> take(const DrillPlace& place);
  // Layouts solved so far for the item that is being made.
  [[nodiscard]] int layouts() const { return layouts_; }
  // Until that item is made, or nothing is being made.
  void wait_for(const DrillPlace& place);

 private:
  struct Made {
    DrillPlace place;
    lessons::DrillItem item;
  };
  void run(int threads, const solver::ShouldStop& should_stop);
  [[nodiscard]] std::optional<DrillPlace> next_to_make();
  // Under the lock.
  [[nodiscard]] std::optional<DrillPlace> first_missing() const;
  [[nodiscard]] bool is_made(const DrillPlace& place) const;
  void news();

  std::function<void()> wake_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<DrillPlace> wanted_;    // guarded, as the next two
  std::vector<Made> made_;            // of these
  std::optional<DrillPlace> making_;  // while something is at work
  std::atomic<int> layouts_ = 0;
  OneTask task_;  // last, so that it ends before what it uses
};

}  // namespace rightbower::app
