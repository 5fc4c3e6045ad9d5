#include "tests/bench/ablation.h"

#include <cstdio>
#include <vector>

#include "solver/search.h"
#include "tests/bench/bench_deals.h"
#include "tests/bench/stopwatch.h"
#include "tests/solver/ideas.h"

namespace rightbower::bench {
namespace {

struct Cost {
  std::vector<int> answers;
  std::uint64_t nodes = 0;
  double milliseconds = 0;
};

Cost cost_of(const std::vector<Hands>& deals, const solver::Switches& switches) {
  Cost cost;
  cost.milliseconds = cpu_milliseconds_of([&] {
    for (const Hands& hands : deals)
      for (Strain strain : table_strains) {
        solver::Search search(solver::Request{hands, strain, Seat::north, {}, {}}, switches);
        for (Seat leader : all_seats) cost.answers.push_back(search.tricks(search.start(leader)));
        cost.nodes += search.nodes();
      }
  });
  return cost;
}

void print_row(const char* name, const Cost& cost, const Cost& whole, std::size_t tables,
               const char* remark) {
  const auto nodes = static_cast<double>(cost.nodes);
  const auto count = static_cast<double>(tables);
  std::printf("%-18s %14.0f %8.2f %10.1f %8.2f%s\n", name, nodes / count,
              nodes / static_cast<double>(whole.nodes), cost.milliseconds / count,
              cost.milliseconds / whole.milliseconds, remark);
  std::fflush(stdout);
}

}  // namespace

bool bench_ablation(int deals) {
  const std::vector<Hands> hands = random_hands("double-deck", deals);
  const Cost whole = cost_of(hands, {});
  std::printf("%-18s %14s %8s %10s %8s\n", "left out", "nodes a table", "factor", "ms", "factor");
  print_row("nothing", whole, whole, hands.size(), "");
  bool right = true;
  for (const solver::Idea& idea : solver::ideas) {
    solver::Switches without;
    without.*idea.member = false;
    const Cost cost = cost_of(hands, without);
    const bool same = cost.answers == whole.answers;
    print_row(idea.name, cost, whole, hands.size(), same ? "" : "   OTHER ANSWERS");
    right = right && same;
  }
  return right;
}

}  // namespace rightbower::bench
