#include "gui/app/insight_service.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace rightbower::app {

struct InsightService::Shared {
  explicit Shared(std::function<void()> on_news) : wake(std::move(on_news)) {}

  void run();
  [[nodiscard]] std::optional<InsightAnswer> answer(const InsightTask& task);
  [[nodiscard]] bool busy() const { return running.has_value() || !tasks.empty(); }

  const std::function<void()> wake;
  std::atomic<bool> cancelled{false};  // the task that runs is to end
  solver::Solver solver;               // of the worker alone; it remembers the last cards

  mutable std::mutex mutex;  // over all below
  std::condition_variable work_or_quit;
  std::condition_variable idle;
  std::deque<InsightTask> tasks;
  std::optional<InsightTask> running;
  std::vector<InsightAnswer> ready;
  bool quit = false;

  std::thread thread;
};

std::optional<InsightAnswer> InsightService::Shared::answer(const InsightTask& task) {
  const auto should_stop = [&] { return cancelled.load(std::memory_order_relaxed); };
  InsightAnswer answer{task, {}, {}};
  // Nothing may leave the thread: out of memory is no answer.
  try {
    if (task.kind == InsightTask::Kind::values) {
      auto values = solver.values(task.request, should_stop);
      if (!values) return std::nullopt;
      answer.values = std::move(*values);
    } else {
      auto line = solver.line(task.request, should_stop);
      if (!line) return std::nullopt;
      answer.line = std::move(*line);
    }
  } catch (const std::exception&) {
    return std::nullopt;
  }
  return answer;
}

void InsightService::Shared::run() {
  std::unique_lock lock(mutex);
  while (true) {
    work_or_quit.wait(lock, [&] { return quit || !tasks.empty(); });
    if (quit) return;
    running = std::move(tasks.front());
    tasks.pop_front();
    cancelled = false;
    lock.unlock();
    auto answered = answer(*running);
    lock.lock();
    running.reset();
    const bool news = answered.has_value();
    if (news) ready.push_back(std::move(*answered));
    // Under the lock: whoever waits may destroy all this as soon as it is free.
    if (!busy()) idle.notify_all();
    if (!news || !wake) continue;
    lock.unlock();
    wake();
    lock.lock();
  }
}

InsightService::InsightService(std::function<void()> wake)
    : shared_(std::make_unique<Shared>(std::move(wake))) {
  shared_->thread = std::thread([shared = shared_.get()] { shared->run(); });
}

InsightService::~InsightService() {
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->quit = true;
    shared_->cancelled = true;
    shared_->work_or_quit.notify_all();
  }
  shared_->thread.join();
}

void InsightService::request(std::vector<InsightTask> tasks) {
  const std::lock_guard lock(shared_->mutex);
  if (shared_->running) {
    const auto same = std::ranges::find(tasks, *shared_->running);
    if (same == tasks.end())
      shared_->cancelled = true;
    else if (!shared_->cancelled)  // one that was cancelled before has to be asked again
      tasks.erase(same);
  }
  shared_->tasks.assign(std::make_move_iterator(tasks.begin()),
                        std::make_move_iterator(tasks.end()));
  if (shared_->tasks.empty() && !shared_->running) shared_->idle.notify_all();
  shared_->work_or_quit.notify_all();
}

std::vector<InsightAnswer> InsightService::drain() {
  const std::lock_guard lock(shared_->mutex);
  return std::exchange(shared_->ready, {});
}

void InsightService::wait() {
  std::unique_lock lock(shared_->mutex);
  shared_->idle.wait(lock, [&] { return !shared_->busy(); });
}

}  // namespace rightbower::app
