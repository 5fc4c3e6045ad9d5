#include "gui/app/estimate_service.h"

#include <chrono>
#include <exception>
#include <utility>

#include "solver/solver.h"

namespace rightbower::app {
namespace {

constexpr auto between_news = std::chrono::milliseconds(100);

// The first layout that is wanted, in the order of their numbers.
std::optional<FoundLayout> look(const LayoutSearch::Wanted& wanted,
                                const solver::ShouldStop& should_stop) {
  const auto layouts = solver::Layouts::make(wanted.request.layouts);
  if (!layouts) return std::nullopt;
  solver::Solver solver;
  for (std::uint64_t number = wanted.from; number < wanted.limit && !should_stop(); ++number) {
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

}  // namespace

void EstimateService::start(solver::EstimateRequest request, int threads) {
  stop();
  news_ = {};
  task_.start([this, request = std::move(request), threads](const solver::ShouldStop& should_stop) {
    run(request, threads, should_stop);
  });
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

void EstimateService::run(const solver::EstimateRequest& request, int threads,
                          const solver::ShouldStop& should_stop) {
  EstimateNews end;
  // Nothing may leave the thread: out of memory is no answer.
  try {
    auto last = std::chrono::steady_clock::now();
    const auto answer =
        solver::estimate(request, threads, should_stop, [&](const solver::Estimate& so_far) {
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

void LayoutSearch::start(Wanted wanted) {
  stop();
  news_ = {};
  task_.start([this, wanted = std::move(wanted)](const solver::ShouldStop& should_stop) {
    run(wanted, should_stop);
  });
}

void LayoutSearch::run(const Wanted& wanted, const solver::ShouldStop& should_stop) {
  LayoutNews end;
  try {
    end.found = look(wanted, should_stop);
  } catch (const std::exception&) {
    end.found.reset();
  }
  end.finished = true;
  {
    const std::lock_guard lock(mutex_);
    news_ = std::move(end);
  }
  if (wake_) wake_();
}

LayoutNews LayoutSearch::take_news() {
  const std::lock_guard lock(mutex_);
  return std::exchange(news_, {});
}

}  // namespace rightbower::app
