#include "gui/app/solve_service.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace rightbower::app {
namespace {

// One core is left to the window.
int worker_count() {
  const unsigned cores = std::thread::hardware_concurrency();
  return std::max(1, static_cast<int>(cores) - 1);
}

}  // namespace

struct SolveService::Shared {
  using Clock = std::chrono::steady_clock;
  struct Task {
    SolveTask what;
    std::uint64_t generation;
    Clock::time_point begins;
  };

  explicit Shared(std::function<void()> on_news) : wake(std::move(on_news)) {}

  void run();
  // Waits for a task and for its time; nothing when the service goes.
  [[nodiscard]] std::optional<Task> next_task(std::unique_lock<std::mutex>& lock);
  void solve(const Task& task);
  // One of the two tables; adds its work, and says whether it was stopped.
  bool solve_part(const Task& task, const solver::TableRequest& request,
                  std::vector<std::pair<solver::Cell, int>> SolveNews::*cells, solver::Work& work);
  void publish_end(const Task& task, bool stopped, const solver::Work& work);
  void tell() const {
    if (wake) wake();
  }
  [[nodiscard]] bool busy() const { return running || pending.has_value(); }

  const std::function<void()> wake;
  std::atomic<bool> cancelled{false};  // the task that runs is to end

  mutable std::mutex mutex;  // over all below
  std::condition_variable work_or_quit;
  std::condition_variable idle;
  std::optional<Task> pending;
  bool running = false;
  bool quit = false;
  SolveNews news;  // of the latest request

  std::thread thread;
};

std::optional<SolveService::Shared::Task> SolveService::Shared::next_task(
    std::unique_lock<std::mutex>& lock) {
  while (!quit) {
    if (!pending) {
      work_or_quit.wait(lock);
    } else if (pending->begins > Clock::now()) {
      work_or_quit.wait_until(lock, pending->begins);
    } else {
      return std::exchange(pending, std::nullopt);
    }
  }
  return std::nullopt;
}

void SolveService::Shared::run() {
  std::unique_lock lock(mutex);
  while (const auto task = next_task(lock)) {
    running = true;
    cancelled = false;
    lock.unlock();
    solve(*task);
    lock.lock();
  }
}

bool SolveService::Shared::solve_part(const Task& task, const solver::TableRequest& request,
                                      std::vector<std::pair<solver::Cell, int>> SolveNews::*cells,
                                      solver::Work& work) {
  const auto on_cell = [&](solver::Cell cell, int tricks) {
    {
      const std::lock_guard lock(mutex);
      if (news.generation != task.generation) return;
      (news.*cells).emplace_back(cell, tricks);
    }
    tell();
  };
  const auto should_stop = [&] { return cancelled.load(std::memory_order_relaxed); };
  const auto answer = solver::solve_table(request, worker_count(), should_stop, on_cell);
  work.nodes += answer.work.nodes;
  work.milliseconds += answer.work.milliseconds;
  return answer.stopped;
}

void SolveService::Shared::solve(const Task& task) {
  solver::Work work;
  // Nothing may leave the thread: a solve that runs out of memory ends as a stopped one.
  try {
    bool stopped = solve_part(task, task.what.table, &SolveNews::cells, work);
    if (!stopped && task.what.alone)
      stopped = solve_part(task, *task.what.alone, &SolveNews::alone, work);
    publish_end(task, stopped, work);
  } catch (const std::exception&) {
    publish_end(task, true, work);
  }
}

void SolveService::Shared::publish_end(const Task& task, bool stopped, const solver::Work& work) {
  {
    const std::lock_guard lock(mutex);
    running = false;
    if (news.generation == task.generation) {
      news.finished = true;
      news.stopped = stopped;
      news.work = work;
    }
    // Under the lock: whoever waits may destroy all this as soon as it is free.
    if (!busy()) idle.notify_all();
  }
  tell();
}

SolveService::SolveService(std::function<void()> wake)
    : shared_(std::make_unique<Shared>(std::move(wake))) {
  shared_->thread = std::thread([shared = shared_.get()] { shared->run(); });
}

SolveService::~SolveService() {
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->quit = true;
    shared_->cancelled = true;
    shared_->work_or_quit.notify_all();
  }
  shared_->thread.join();
}

void SolveService::request(SolveTask task, std::uint64_t generation) {
  const std::lock_guard lock(shared_->mutex);
  shared_->news = {};
  shared_->news.generation = generation;
  const auto begins = Shared::Clock::now() + task.delay;
  shared_->pending = Shared::Task{std::move(task), generation, begins};
  shared_->cancelled = true;
  shared_->work_or_quit.notify_all();
}

void SolveService::hurry() {
  const std::lock_guard lock(shared_->mutex);
  if (shared_->pending) shared_->pending->begins = Shared::Clock::now();
  shared_->work_or_quit.notify_all();
}

void SolveService::cancel() {
  const std::lock_guard lock(shared_->mutex);
  shared_->cancelled = true;
  if (!shared_->pending) return;
  shared_->pending.reset();
  shared_->news.finished = true;
  shared_->news.stopped = true;
  if (!shared_->busy()) shared_->idle.notify_all();
}

bool SolveService::busy() const {
  const std::lock_guard lock(shared_->mutex);
  return shared_->busy();
}

SolveNews SolveService::drain() {
  const std::lock_guard lock(shared_->mutex);
  SolveNews ready = std::move(shared_->news);
  shared_->news = {};
  shared_->news.generation = ready.generation;
  return ready;
}

void SolveService::wait() {
  hurry();
  std::unique_lock lock(shared_->mutex);
  shared_->idle.wait(lock, [&] { return !shared_->busy(); });
}

}  // namespace rightbower::app
