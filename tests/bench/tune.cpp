// Looks for better weights of the move order by climbing at random: one or two weights are changed,
// and what costs fewer nodes is kept. Nodes, never time, so that every run and every machine finds
// the same; of each deal and strain a power, so that a few hard deals do not rule.
//
// Weights are found on small deals and judged at the end on deals they have never seen. The last
// lines are the table of solver/weights.cpp.
#include <CLI/CLI.hpp>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <limits>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "engine/deal.h"
#include "engine/random.h"
#include "solver/search.h"
#include "tests/dds/bridge_deals.h"

namespace {

using namespace rightbower;
using solver::Weights;

struct Settings {
  bool suits = true;  // else no trump
  int deals = 40;
  int bridge_deals = 20;  // each in as many strains
  int cards = 9;          // a hand, in the deals tuned on
  int fresh_deals = 20;
  int steps = 400;
  double power = 0.75;
  int threads = 2;
  std::uint64_t seed = 1;
};

// Far from the seeds of the benchmark and of the signatures.
constexpr std::uint64_t first_deal = 1'000'000;
constexpr std::uint64_t first_fresh_deal = 2'000'000;

volatile std::sig_atomic_t interrupted = 0;

using Deals = std::vector<solver::RankedDeal>;  // each in one strain

// So many cards of each hand, at random.
solver::RankedDeal smaller(solver::RankedDeal deal, int cards, Random& random) {
  shuffle(std::span(deal.cards), random);
  PerSeat<int> kept;
  for (int& number : kept.values) number = cards;
  std::erase_if(deal.cards, [&](const auto& card) { return kept[card.owner]-- <= 0; });
  return deal;
}

// Of the double deck, or of bridge.
Deals deals_from(std::uint64_t first_seed, int count, int cards, bool bridge, bool suits) {
  Deals deals;
  for (int i = 0; i < count; ++i) {
    const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
    const Deal dealt = random_deal(*find_rules(default_rules_name), seed);
    for (Strain strain : table_strains) {
      if ((strain != Strain::no_trump) != suits) continue;
      Random random(seed);
      deals.push_back(
          smaller(bridge ? libdds::bridge_deal(seed, suits ? index(strain) : -1)
                         : solver::ranked({solver::hands_of(dealt), strain, Seat::north, {}, {}}),
                  cards, random));
    }
  }
  return deals;
}

struct Cost {
  double powers = 0;  // the sum of the nodes, each to a power
  double nodes = 0;
};

// Of deals shared out to threads; gives up once the powers come to more than enough.
class Costing {
 public:
  Costing(const Deals& deals, const Weights& weights, const Settings& settings, double enough)
      : deals_(deals), weights_(weights), settings_(settings), enough_(enough) {}

  Cost run() {
    std::vector<std::thread> others;
    for (int i = 1; i < settings_.threads; ++i) others.emplace_back([this] { work(); });
    work();
    for (std::thread& other : others) other.join();
    return cost_;
  }

 private:
  void work() {
    std::unique_ptr<solver::PatternTable> memory;
    for (std::size_t i = next_++; i < deals_.size(); i = next_++) {
      solver::Search search(deals_[i], {}, weights_, std::move(memory));
      for (Seat leader : all_seats) (void)search.tricks(search.start(leader));
      memory = search.take_table();
      const auto nodes = static_cast<double>(search.nodes());
      const std::scoped_lock lock(mutex_);
      cost_.powers += std::pow(nodes, settings_.power);
      cost_.nodes += nodes;
      if (cost_.powers > enough_) return;
    }
  }

  const Deals& deals_;
  const Weights& weights_;
  const Settings& settings_;
  const double enough_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  Cost cost_;
};

Cost cost_of(const Deals& deals, const Weights& weights, const Settings& settings,
             double enough = std::numeric_limits<double>::infinity()) {
  return Costing(deals, weights, settings, enough).run();
}

// A small step, at times a large one.
Weights changed(Weights weights, std::size_t which, Random& random) {
  const std::uint64_t changes = 1 + random.below(2);
  for (std::uint64_t i = 0; i < changes; ++i) {
    auto& column = weights[which];
    int step = 1 + static_cast<int>(random.below(12));
    if (random.below(3) == 0) step *= 3;
    column[random.below(column.size())] += random.below(2) == 0 ? step : -step;
  }
  return weights;
}

Weights climb(const Deals& deals, const Settings& settings) {
  Weights best = solver::default_weights();
  const Cost start = cost_of(deals, best, settings);
  double least = start.powers;
  std::printf("tuned on %zu deals of %d cards a hand: cost %.0f, nodes %.0f\n", deals.size(),
              settings.cards, start.powers, start.nodes);
  Random random(settings.seed);
  for (int step = 1; step <= settings.steps && interrupted == 0; ++step) {
    const Weights candidate = changed(best, settings.suits ? 0 : 1, random);
    const Cost cost = cost_of(deals, candidate, settings, least);
    if (cost.powers >= least) continue;
    best = candidate;
    least = cost.powers;
    std::printf("step %d: cost %.0f, %.4f of the start\n", step, least, least / start.powers);
    std::fflush(stdout);
  }
  return best;
}

void judge(const Settings& settings, const Weights& weights, bool bridge) {
  const Deals deals =
      deals_from(first_fresh_deal, settings.fresh_deals, 12, bridge, settings.suits);
  const Cost before = cost_of(deals, solver::default_weights(), settings);
  const Cost after = cost_of(deals, weights, settings);
  std::printf("%zu fresh deals of %s: cost %.0f to %.0f (%.4f), nodes %.0f to %.0f (%.4f)\n",
              deals.size(), bridge ? "bridge" : "the double deck", before.powers, after.powers,
              after.powers / before.powers, before.nodes, after.nodes, after.nodes / before.nodes);
}

void print(const Weights& weights) {
  for (const auto& column : weights) {
    std::printf("      {");
    for (std::size_t i = 0; i < column.size(); ++i)
      std::printf("%s%d", i > 0 ? ", " : "", column[i]);
    std::printf("},\n");
  }
}

}  // namespace

int main(int argument_count, char** arguments) {
  Settings settings;
  CLI::App app("Looks for better weights of the move order; Ctrl-C ends the search early.");
  app.add_flag("!--no-trump", settings.suits, "the weights of no trump, not those of suits");
  app.add_option("--deals", settings.deals, "deals of the double deck tuned on")
      ->capture_default_str();
  app.add_option("--bridge", settings.bridge_deals, "and of bridge, dealt without the twos")
      ->capture_default_str();
  app.add_option("--cards", settings.cards, "cards a hand of these")
      ->check(CLI::Range(1, 12))
      ->capture_default_str();
  app.add_option("--fresh", settings.fresh_deals, "deals judged on")->capture_default_str();
  app.add_option("--steps", settings.steps, "changes tried")->capture_default_str();
  app.add_option("--power", settings.power,
                 "of the nodes of a deal; below 1, so that few do not rule")
      ->check(CLI::Range(0.1, 1.0))
      ->capture_default_str();
  app.add_option("--threads", settings.threads)->check(CLI::Range(1, 64))->capture_default_str();
  app.add_option("--seed", settings.seed, "of the changes")->capture_default_str();
  CLI11_PARSE(app, argument_count, arguments);
  std::signal(SIGINT, [](int) { interrupted = 1; });
  Deals deals = deals_from(first_deal, settings.deals, settings.cards, false, settings.suits);
  const Deals bridge =
      deals_from(first_deal, settings.bridge_deals, settings.cards, true, settings.suits);
  deals.insert(deals.end(), bridge.begin(), bridge.end());
  const Weights weights = climb(deals, settings);
  judge(settings, weights, false);
  judge(settings, weights, true);
  print(weights);
  return 0;
}
