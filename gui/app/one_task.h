// One task at a time in a thread of its own, which can be stopped. What the services share that
// work on something long; what comes of it they keep themselves.
#pragma once

#include <atomic>
#include <functional>
#include <thread>
#include <utility>

#include "solver/stop.h"

namespace rightbower::app {

class OneTask {
 public:
  using Task = std::function<void(const solver::ShouldStop& should_stop)>;

  OneTask() = default;
  ~OneTask() { stop(); }
  OneTask(const OneTask&) = delete;
  OneTask& operator=(const OneTask&) = delete;

  // No other task may be running: stop it first, so that it says nothing more.
  void start(Task task) {
    stop_ = false;
    thread_ = std::thread([this, task = std::move(task)] {
      task([this] { return stop_.load(std::memory_order_relaxed); });
    });
  }
  // Asks it to end, and waits until it has.
  void stop() {
    stop_ = true;
    wait();
  }
  void wait() {
    if (thread_.joinable()) thread_.join();
  }

 private:
  std::thread thread_;
  std::atomic<bool> stop_ = false;
};

}  // namespace rightbower::app
