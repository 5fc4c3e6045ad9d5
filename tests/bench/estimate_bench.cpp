#include "tests/bench/estimate_bench.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

#include "engine/first_look.h"
#include "engine/match.h"
#include "engine/notation.h"
#include "solver/estimate.h"
#include "solver/solver.h"
#include "tests/bench/peak_memory.h"
#include "tests/bench/stopwatch.h"

namespace rightbower::bench {
namespace {

constexpr double target = 1.2;

solver::EstimateRequest request_for(int layouts) {
  const Rules& rules = *find_rules(default_rules_name);
  solver::EstimateRequest request;
  request.layouts.seen =
      first_look(rules, Seat::south, parse_hand("JH JD AH QH TH 9H AS KS TC 9C KD 9D").value(),
                 Seat::east, starting_score(rules));
  request.samples = layouts;
  return request;
}

// The questions of the estimate, made beforehand.
std::vector<solver::Request> questions_of(const solver::EstimateRequest& request) {
  const auto layouts = solver::Layouts::make(request.layouts);
  std::vector<solver::Request> questions;
  for (int number = 0; number < request.samples; ++number) {
    const auto hands = layouts->draw(request.seed, static_cast<std::uint64_t>(number));
    for (Strain strain : table_strains)
      questions.push_back({*hands, strain, Seat::south, Seating{}, {}});
  }
  return questions;
}

void solve_bare(const std::vector<solver::Request>& questions, int threads) {
  std::atomic<std::size_t> next = 0;
  std::atomic<int> sum = 0;  // so that nothing can be left out
  const auto work = [&] {
    solver::Solver solver;
    for (std::size_t i = next++; i < questions.size(); i = next++)
      sum += solver.tricks(questions[i]).value_or(0);
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
}

struct Times {
  double cpu = 0;
  double wall = 0;
};

template <class Work>
Times times_of(Work work) {
  const double wall = wall_milliseconds();
  const double cpu = cpu_milliseconds_of(work);
  return {cpu, wall_milliseconds() - wall};
}

}  // namespace

bool bench_estimate(const EstimateBench& bench) {
  const solver::EstimateRequest request = request_for(bench.layouts);
  const std::vector<solver::Request> questions = questions_of(request);
  std::printf("%d layouts, five strains, %d threads\n", bench.layouts, bench.threads);
  std::printf("%8s %12s %12s %12s %12s %8s %10s\n", "round", "bare cpu", "bare wall", "est. cpu",
              "est. wall", "ratio", "first ms");
  double least = 1e9;
  for (int round = 1; round <= bench.rounds; ++round) {
    const Times bare = times_of([&] { solve_bare(questions, bench.threads); });
    double first = 0;
    const double start = wall_milliseconds();
    const Times estimated = times_of([&] {
      (void)solver::estimate(request, bench.threads, {}, [&](const solver::Estimate&) {
        if (first == 0) first = wall_milliseconds() - start;
      });
    });
    const double ratio = estimated.cpu / bare.cpu;
    least = std::min(least, ratio);
    std::printf("%8d %12.0f %12.0f %12.0f %12.0f %8.2f %10.1f\n", round, bare.cpu, bare.wall,
                estimated.cpu, estimated.wall, ratio, first);
    std::fflush(stdout);
  }
  for (int layouts : {bench.layouts, 10 * bench.layouts})
    std::printf("%d layouts, one thread: %.1f MB\n", layouts,
                peak_megabytes_of([&] { (void)solver::estimate(request_for(layouts)); }));
  std::printf("ratio of processor time %.2f, target at most %.1f%s\n", least, target,
              least <= target ? "" : "   MISSED");
  return least <= target;
}

}  // namespace rightbower::bench
