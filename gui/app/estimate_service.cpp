#include "gui/app/estimate_service.h"

#include <chrono>
#include <exception>
#include <utility>

#include "solver/solver.h"

namespace rightbower::app {
namespace {

constexpr auto between_news = std::chrono::milliseconds(100);

}  // namespace

EstimateService::~EstimateService() { stop(); }

void EstimateService::start(solver::EstimateRequest request, int threads) {
  stop();
  stop_ = false;
  news_ = {};
  thread_ = std::thread([this, request = std::move(request), threads] { run(request, threads); });
}

void EstimateService::stop() {
  stop_ = true;
  wait();
}

void EstimateService::wait() {
  if (thread_.joinable()) thread_.join();
}

EstimateNews EstimateService::take_news() {
  const std::lock_guard lock(mutex_);
  EstimateNews news = news_;
  news_.numbers.reset();
  return news;
}

void EstimateService::publish(const solver::Estimate& so_far) {
  auto numbers =
      std::make_shared<const EstimateNumbers>(EstimateNumbers{so_far, solver::bid_values(so_far)});
  {
    const std::lock_guard lock(mutex_);
    news_.numbers = std::move(numbers);
  }
  if (wake_) wake_();
}

void EstimateService::run(const solver::EstimateRequest& request, int threads) {
  EstimateNews end;
  // Nothing may leave the thread: out of memory is no answer.
  try {
    auto last = std::chrono::steady_clock::now();
    const auto answer = solver::estimate(
        request, threads, [this] { return stop_.load(std::memory_order_relaxed); },
        [&](const solver::Estimate& so_far) {
          const auto now = std::chrono::steady_clock::now();
          if (now - last < between_news) return;
          last = now;
          publish(so_far);
        });
    if (answer) {
      if (answer->estimate.samples() > 0) publish(answer->estimate);
      end.stopped = answer->stopped;
      end.work = answer->work;
    } else {
      end.faults = answer.faults();
    }
  } catch (const std::exception&) {
    end.stopped = true;
  }
  {
    const std::lock_guard lock(mutex_);
    end.numbers = std::move(news_.numbers);
    end.finished = true;
    news_ = std::move(end);
  }
  if (wake_) wake_();
}

LayoutSearch::~LayoutSearch() { stop(); }

void LayoutSearch::start(Wanted wanted) {
  stop();
  stop_ = false;
  news_ = {};
  thread_ = std::thread([this, wanted = std::move(wanted)] {
    LayoutNews end;
    try {
      end.found = look(wanted);
    } catch (const std::exception&) {
      end.found.reset();
    }
    end.finished = true;
    {
      const std::lock_guard lock(mutex_);
      news_ = std::move(end);
    }
    if (wake_) wake_();
  });
}

void LayoutSearch::stop() {
  stop_ = true;
  wait();
}

void LayoutSearch::wait() {
  if (thread_.joinable()) thread_.join();
}

LayoutNews LayoutSearch::take_news() {
  const std::lock_guard lock(mutex_);
  return std::exchange(news_, {});
}

std::optional<FoundLayout> LayoutSearch::look(const Wanted& wanted) const {
  const solver::ShouldStop should_stop = [this] { return stop_.load(std::memory_order_relaxed); };
  const auto layouts = solver::Layouts::make(wanted.request.layouts);
  if (!layouts) return std::nullopt;
  solver::Solver solver;
  for (std::uint64_t number = wanted.from; number < wanted.limit && !stop_; ++number) {
    const auto hands = layouts->draw(wanted.request.seed, number, should_stop);
    if (!hands) return std::nullopt;
    if (!wanted.fails) return FoundLayout{number, *hands};
    const auto tricks = solver::solve_layout(wanted.request, *hands, solver, should_stop);
    if (!tricks) return std::nullopt;
    const auto strain = static_cast<std::size_t>(index(wanted.request.strains.front()));
    if (tricks->strains[strain].bid < wanted.fails) return FoundLayout{number, *hands};
  }
  return std::nullopt;
}

}  // namespace rightbower::app
