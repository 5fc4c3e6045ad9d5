// Looks for better weights of the move order by climbing at random: one or two weights are changed,
// and what costs fewer nodes is kept. Nodes, never time, so that every run and every machine finds
// the same; of each deal and strain the square root, so that a few hard deals do not rule.
//
// Weights are found on small deals and judged at the end on deals they have never seen. The last
// lines are the table of solver/ordering.cpp.
#include <CLI/CLI.hpp>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <limits>
#include <span>
#include <vector>

#include "engine/deal.h"
#include "engine/random.h"
#include "solver/search.h"

namespace {

using namespace rightbower;
using solver::Weights;

struct Settings {
  int deals = 40;
  int cards = 9;  // a hand, in the deals tuned on
  int fresh_deals = 20;
  int steps = 400;
  std::uint64_t seed = 1;
};

// Far from the seeds of the benchmark and of the signatures.
constexpr std::uint64_t first_deal = 1'000'000;
constexpr std::uint64_t first_fresh_deal = 2'000'000;

volatile std::sig_atomic_t interrupted = 0;

using Hands = PerSeat<CardSet>;

CardSet some_of(CardSet hand, int count, Random& random) {
  std::vector<Card> cards(hand.begin(), hand.end());
  shuffle(std::span(cards), random);
  CardSet some;
  for (int i = 0; i < count; ++i) some = some.with(cards[static_cast<std::size_t>(i)]);
  return some;
}

std::vector<Hands> deals_from(std::uint64_t first_seed, int count, int cards) {
  std::vector<Hands> deals;
  for (int i = 0; i < count; ++i) {
    const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
    Hands hands = solver::hands_of(random_deal(*find_rules(default_rules_name), seed));
    Random random(seed);
    for (CardSet& hand : hands.values) hand = some_of(hand, cards, random);
    deals.push_back(hands);
  }
  return deals;
}

std::uint64_t nodes_of(const Hands& hands, Strain strain, const Weights& weights) {
  solver::Search search(solver::Request{hands, strain, Seat::north, {}, {}}, {}, weights);
  for (Seat leader : all_seats) (void)search.tricks(search.start(leader));
  return search.nodes();
}

struct Cost {
  double roots = 0;  // the sum of the square roots
  double nodes = 0;
};

// Gives up once the roots come to more than enough.
Cost cost_of(const std::vector<Hands>& deals, const Weights& weights,
             double enough = std::numeric_limits<double>::infinity()) {
  Cost cost;
  for (const Hands& hands : deals)
    for (Strain strain : table_strains) {
      const auto nodes = static_cast<double>(nodes_of(hands, strain, weights));
      cost.roots += std::sqrt(nodes);
      cost.nodes += nodes;
      if (cost.roots > enough) return cost;
    }
  return cost;
}

// A small step, at times a large one.
Weights changed(Weights weights, Random& random) {
  const std::uint64_t changes = 1 + random.below(2);
  for (std::uint64_t i = 0; i < changes; ++i) {
    auto& column = weights[random.below(weights.size())];
    int step = 1 + static_cast<int>(random.below(12));
    if (random.below(3) == 0) step *= 3;
    column[random.below(column.size())] += random.below(2) == 0 ? step : -step;
  }
  return weights;
}

Weights climb(const std::vector<Hands>& deals, const Settings& settings) {
  Weights best = solver::default_weights();
  const Cost start = cost_of(deals, best);
  double least = start.roots;
  std::printf("tuned on %d deals of %d cards a hand: roots %.0f, nodes %.0f\n", settings.deals,
              settings.cards, start.roots, start.nodes);
  Random random(settings.seed);
  for (int step = 1; step <= settings.steps && interrupted == 0; ++step) {
    const Weights candidate = changed(best, random);
    const Cost cost = cost_of(deals, candidate, least);
    if (cost.roots >= least) continue;
    best = candidate;
    least = cost.roots;
    std::printf("step %d: roots %.0f, %.4f of the start\n", step, least, least / start.roots);
    std::fflush(stdout);
  }
  return best;
}

void judge(const Settings& settings, const Weights& weights) {
  const auto deals = deals_from(first_fresh_deal, settings.fresh_deals, 12);
  const Cost before = cost_of(deals, solver::default_weights());
  const Cost after = cost_of(deals, weights);
  std::printf(
      "%d fresh deals of 12 cards a hand: roots %.0f to %.0f (%.4f), nodes %.0f to %.0f"
      " (%.4f)\n",
      settings.fresh_deals, before.roots, after.roots, after.roots / before.roots, before.nodes,
      after.nodes, after.nodes / before.nodes);
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
  app.add_option("--deals", settings.deals, "deals tuned on")->capture_default_str();
  app.add_option("--cards", settings.cards, "cards a hand of these")
      ->check(CLI::Range(1, 12))
      ->capture_default_str();
  app.add_option("--fresh", settings.fresh_deals, "deals judged on")->capture_default_str();
  app.add_option("--steps", settings.steps, "changes tried")->capture_default_str();
  app.add_option("--seed", settings.seed, "of the changes")->capture_default_str();
  CLI11_PARSE(app, argument_count, arguments);
  std::signal(SIGINT, [](int) { interrupted = 1; });
  const Weights weights = climb(deals_from(first_deal, settings.deals, settings.cards), settings);
  judge(settings, weights);
  print(weights);
  return 0;
}
