#include "tests/bench/against_dds.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <functional>
#include <thread>

#include "solver/search.h"
#include "solver/solver.h"
#include "solver/table.h"
#include "tests/bench/bench_deals.h"
#include "tests/bench/peak_memory.h"
#include "tests/bench/samples.h"
#include "tests/bench/stopwatch.h"
#include "tests/dds/bridge_deals.h"
#include "tests/dds/libdds.h"

namespace rightbower::bench {
namespace {

// --- what is printed -----------------------------------------------------------------------------

struct Target {
  double must;
  double aim;
  bool more_is_better = false;
};

const char* verdict(double value, const Target& target) {
  const auto reaches = [&](double mark) {
    return target.more_is_better ? value >= mark : value <= mark;
  };
  return reaches(target.aim) ? "aim" : reaches(target.must) ? "must" : "MISSED";
}

void print_head() {
  std::printf("%-34s %11s %11s %8s %8s %8s\n", "", "ours", "other", "ratio", "must", "aim");
}

void print_ratio(const char* name, double ours, double other, const char* unit, double ratio,
                 const Target& target) {
  std::printf("%-34s %8.2f %-2s %8.2f %-2s %8.3f %8.2f %8.2f  %s\n", name, ours, unit, other, unit,
              ratio, target.must, target.aim, verdict(ratio, target));
  std::fflush(stdout);
}

void print_value(const char* name, double value, const char* unit, const Target& target) {
  std::printf("%-34s %8.2f %-2s %11s %8s %8.0f %8.0f  %s\n", name, value, unit, "", "", target.must,
              target.aim, verdict(value, target));
  std::fflush(stdout);
}

// --- the work ------------------------------------------------------------------------------------

solver::TableRequest table_request(const Hands& hands) {
  solver::TableRequest request;
  request.hands = hands;
  return request;
}

void solve_table_of(const Hands& hands, solver::TableSolver& solver) {
  (void)solver.solve(table_request(hands));
}

// Solves a deal of bridge, its strains one after another in the same memory, as a TableSolver does.
using Strains = std::vector<solver::RankedDeal>;
void solve_strains(const Strains& strains, std::unique_ptr<solver::PatternTable>& memory) {
  for (const solver::RankedDeal& strain : strains) {
    solver::Search search(strain, {}, solver::default_weights(), std::move(memory));
    for (Seat leader : all_seats) (void)search.tricks(search.start(leader));
    memory = search.take_table();
  }
}

// A deal of bridge in its five strains.
struct BridgeDeal {
  Strains strains;
  libdds::Deal theirs;
};

BridgeDeal bridge_deal_of(int seed) {
  BridgeDeal deal;
  for (int trump : {0, 1, 2, 3, -1})
    deal.strains.push_back(libdds::bridge_deal(static_cast<std::uint64_t>(seed), trump));
  deal.theirs = libdds::deal_of(deal.strains.back());
  return deal;
}

// --- the rows ------------------------------------------------------------------------------------

void start_libdds() {
  static const bool started = [] {
    libdds::start_on_one_thread();
    return true;
  }();
  (void)started;
}

// Double deck and bridge beside libdds on bridge.
void measure_tables(const AgainstDds& wanted, bool double_deck, bool bridge) {
  start_libdds();
  const std::vector<Hands> deals = random_hands("double-deck", wanted.deals);
  solver::TableSolver solver;
  std::unique_ptr<solver::PatternTable> memory;
  Samples ours;
  Samples ours_bridge;
  Samples theirs;
  for (int i = 0; i < wanted.deals; ++i) {
    const Hands& hands = deals[static_cast<std::size_t>(i)];
    const BridgeDeal deal = bridge_deal_of(i + 1);
    std::vector<double> times;
    std::vector<double> bridge_times;
    std::vector<double> their_times;
    for (int round = 0; round < wanted.rounds; ++round) {
      if (double_deck) times.push_back(cpu_milliseconds_of([&] { solve_table_of(hands, solver); }));
      their_times.push_back(cpu_milliseconds_of([&] { (void)libdds::table(deal.theirs); }));
      if (bridge)
        bridge_times.push_back(cpu_milliseconds_of([&] { solve_strains(deal.strains, memory); }));
    }
    if (double_deck) ours.add(times);
    if (bridge) ours_bridge.add(bridge_times);
    theirs.add(their_times);
  }
  if (double_deck) {
    print_ratio("double-deck table, mean", ours.mean(), theirs.mean(), "ms",
                ours.mean() / theirs.mean(), {0.75, 0.5});
    print_ratio("double-deck table, p95", ours.p95(), theirs.p95(), "ms", ours.p95() / theirs.p95(),
                {0.75, 0.5});
  }
  if (bridge)
    print_ratio("bridge table, mean", ours_bridge.mean(), theirs.mean(), "ms",
                ours_bridge.mean() / theirs.mean(), {0.65, 0.45});
}

// Six tricks: libdds has the same deal with the bowers among the trumps, a deal for each strain.
void measure_single_deck(const AgainstDds& wanted) {
  start_libdds();
  solver::TableSolver solver;
  Samples ours;
  Samples theirs;
  for (const Hands& hands : random_hands("single-deck", wanted.deals)) {
    std::vector<libdds::Deal> mapped;
    for (Strain strain : table_strains)
      mapped.push_back(libdds::deal_of(solver::ranked({hands, strain, Seat::north, {}, {}})));
    std::vector<double> times;
    std::vector<double> their_times;
    for (int round = 0; round < 3 * wanted.rounds; ++round) {
      times.push_back(cpu_milliseconds_of([&] { solve_table_of(hands, solver); }));
      their_times.push_back(cpu_milliseconds_of([&] {
        for (const libdds::Deal& deal : mapped) (void)libdds::row(deal);
      }));
    }
    ours.add(times);
    theirs.add(their_times);
  }
  print_ratio("single-deck table, mean", ours.mean(), theirs.mean(), "ms",
              ours.mean() / theirs.mean(), {0.3, 0.1});
}

std::vector<Hands> all_freaks() {
  constexpr int of_each_kind = 10;
  std::vector<Hands> freaks = freak_hands(Freak::two_suits, of_each_kind);
  const std::vector<Hands> voids = freak_hands(Freak::void_suit, of_each_kind);
  freaks.insert(freaks.end(), voids.begin(), voids.end());
  return freaks;
}

void measure_freaks() {
  solver::TableSolver solver;
  Samples times;
  for (const Hands& hands : all_freaks())
    times.add({cpu_milliseconds_of([&] { solve_table_of(hands, solver); }) / 1000});
  print_value("freak table, worst of 20", times.most(), "s", {8, 2});
}

void measure_memory(const AgainstDds& wanted) {
  Samples random;
  for (const Hands& hands : random_hands("double-deck", wanted.deals))
    random.add({peak_megabytes_of([&] { (void)solver::solve_table(table_request(hands)); })});
  print_value("peak memory, random deal, mean", random.mean(), "MB", {32, 16});
  print_value("peak memory, random deal, worst", random.most(), "MB", {32, 16});
  Samples freak;
  for (const Hands& hands : all_freaks())
    freak.add({peak_megabytes_of([&] { (void)solver::solve_table(table_request(hands)); })});
  print_value("peak memory, freak deal, worst", freak.most(), "MB", {256, 64});
}

void measure_alone(const AgainstDds& wanted) {
  Samples times;
  for (const solver::Request& request : lone_hands(wanted.lone_hands))
    times.add({cpu_milliseconds_of([&] { (void)solver::Solver().tricks(request); })});
  const std::string name = "alone, 8+ trumps, worst of " + std::to_string(wanted.lone_hands);
  print_value(name.c_str(), times.most(), "ms", {100, 10});
}

// Tables a second of one process that solves these deals on so many threads, each deal on one.
double tables_a_second(const std::vector<Hands>& deals, int threads) {
  const double start = wall_milliseconds();
  std::atomic<std::size_t> next_deal = 0;
  const auto work = [&] {
    solver::TableSolver solver;
    for (std::size_t i = next_deal++; i < deals.size(); i = next_deal++)
      solve_table_of(deals[i], solver);
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  return 1000 * static_cast<double>(deals.size()) / (wall_milliseconds() - start);
}

// The same of two processes side by side, both speeds together; each has all the deals, so that
// neither waits for the other.
double tables_a_second_of_two(const std::vector<Hands>& deals) {
  int ends[2];
  if (pipe(ends) != 0) return 0;
  const pid_t child = fork();
  const double speed = tables_a_second(deals, 1);
  if (child == 0) _exit(write(ends[1], &speed, sizeof speed) == sizeof speed ? 0 : 1);
  double others = 0;
  close(ends[1]);
  if (child < 0 || read(ends[0], &others, sizeof others) != sizeof others) others = 0;
  close(ends[0]);
  if (child > 0) waitpid(child, nullptr, 0);
  return speed + others;
}

void measure_threads(const AgainstDds& wanted) {
  const std::vector<Hands> deals = random_hands("double-deck", wanted.deals);
  Samples threads;
  Samples processes;
  std::vector<double> thread_speeds;
  std::vector<double> process_speeds;
  for (int round = 0; round < wanted.rounds; ++round) {
    thread_speeds.push_back(tables_a_second(deals, 2));
    process_speeds.push_back(tables_a_second_of_two(deals));
  }
  threads.add(thread_speeds);
  processes.add(process_speeds);
  print_ratio("two threads / two processes", threads.mean(), processes.mean(), "/s",
              threads.mean() / processes.mean(), {0.9, 1.0, true});
}

void measure_cards(const AgainstDds& wanted) {
  solver::Solver solver;
  solver::TableSolver table_solver;
  Samples values;
  Samples cells;
  for (const Hands& hands : random_hands("double-deck", wanted.deals)) {
    const double cells_in_table = 20;
    const double openings = 5;
    values.add({cpu_milliseconds_of([&] {
                  for (Strain strain : table_strains)
                    (void)solver.values({hands, strain, Seat::north, {}, {}});
                }) /
                openings});
    cells.add({cpu_milliseconds_of([&] { solve_table_of(hands, table_solver); }) / cells_in_table});
  }
  print_ratio("all cards at the lead / a cell", values.mean(), cells.mean(), "ms",
              values.mean() / cells.mean(), {6, 3});
}

struct Row {
  const char* name;
  std::function<void(const AgainstDds&)> measure;
};

// What forks comes first, while the process is small.
const std::vector<Row>& rows() {
  static const std::vector<Row> all{
      {"memory", measure_memory},
      {"threads", measure_threads},
      {"tables", [](const auto& wanted) { measure_tables(wanted, true, true); }},
      {"double-deck", [](const auto& wanted) { measure_tables(wanted, true, false); }},
      {"bridge", [](const auto& wanted) { measure_tables(wanted, false, true); }},
      {"single-deck", measure_single_deck},
      {"cards", measure_cards},
      {"alone", measure_alone},
      {"freaks", [](const auto&) { measure_freaks(); }},
  };
  return all;
}

// "tables" is the two rows after it in one go.
bool in_full_run(const std::string& name) { return name != "double-deck" && name != "bridge"; }

}  // namespace

std::vector<std::string> row_names() {
  std::vector<std::string> names;
  for (const Row& row : rows()) names.emplace_back(row.name);
  return names;
}

bool bench_against_dds(const AgainstDds& wanted) {
  const std::vector<std::string> known = row_names();
  for (const std::string& name : wanted.rows) {
    if (std::ranges::find(known, name) != known.end()) continue;
    std::fprintf(stderr, "There is no row %s.\n", name.c_str());
    return false;
  }
  print_head();
  for (const Row& row : rows()) {
    const bool asked = wanted.rows.empty()
                           ? in_full_run(row.name)
                           : std::ranges::find(wanted.rows, row.name) != wanted.rows.end();
    if (asked) row.measure(wanted);
  }
  return true;
}

}  // namespace rightbower::bench
