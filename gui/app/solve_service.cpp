#include "gui/app/solve_service.h"

#include <algorithm>
#include <atomic>
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
  struct Task {
    solver::TableRequest request;
    std::uint64_t generation;
  };

  explicit Shared(std::function<void()> on_news) : wake(std::move(on_news)) {}

  void run();
  void solve(const Task& task);
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

void SolveService::Shared::run() {
  std::unique_lock lock(mutex);
  while (true) {
    work_or_quit.wait(lock, [&] { return quit || pending; });
    if (quit) return;
    const Task task = std::move(*pending);
    pending.reset();
    running = true;
    cancelled = false;
    lock.unlock();
    solve(task);
    lock.lock();
  }
}

void SolveService::Shared::solve(const Task& task) {
  const auto on_cell = [&](solver::Cell cell, int tricks) {
    {
      const std::lock_guard lock(mutex);
      if (news.generation != task.generation) return;
      news.cells.emplace_back(cell, tricks);
    }
    tell();
  };
  const auto should_stop = [&] { return cancelled.load(std::memory_order_relaxed); };
  // Nothing may leave the thread: a solve that runs out of memory ends as a stopped one.
  try {
    const auto answer = solver::solve_table(task.request, worker_count(), should_stop, on_cell);
    publish_end(task, answer.stopped, answer.work);
  } catch (const std::exception&) {
    publish_end(task, true, {});
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

void SolveService::request(solver::TableRequest request, std::uint64_t generation) {
  const std::lock_guard lock(shared_->mutex);
  shared_->news = {};
  shared_->news.generation = generation;
  shared_->pending = Shared::Task{std::move(request), generation};
  shared_->cancelled = true;
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
  std::unique_lock lock(shared_->mutex);
  shared_->idle.wait(lock, [&] { return !shared_->busy(); });
}

}  // namespace rightbower::app
