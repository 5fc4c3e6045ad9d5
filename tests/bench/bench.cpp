// What the solver costs: on the deals of the library; with --against-dds as ratios to libdds; with
// --estimate beside an estimate; with --ablation, with each idea of the search left out. Nodes are
// the same on every machine; a change of them is a change of the search.
#include <CLI/CLI.hpp>
#include <string>

#include "tests/bench/ablation.h"
#include "tests/bench/against_dds.h"
#include "tests/bench/estimate_bench.h"
#include "tests/bench/library_bench.h"

int main(int argument_count, char** arguments) {
  using namespace rightbower;
  CLI::App app("What the solver costs. Without options: on the deals of the library.");
  std::string library = RB_SOURCE_DIR "/hands/library";
  bench::AgainstDds against;
  int ablation_deals = 0;
  app.add_option("--library", library, "another folder of deals")->type_name("FOLDER");
  auto* against_dds = app.add_option("--against-dds", against.rows,
                                     "ratios to libdds and their targets; "
                                     "ROW: only these")
                          ->expected(0, -1)
                          ->type_name("ROW")
                          ->check(CLI::IsMember(bench::row_names()));
  app.add_option("--deals", against.deals, "random deals for these rows")->capture_default_str();
  app.add_option("--rounds", against.rounds, "how often each is measured")->capture_default_str();
  app.add_option("--lone-hands", against.lone_hands, "hands for the row alone")
      ->capture_default_str();
  app.add_option("--ablation", ablation_deals, "each idea left out, on so many deals")
      ->type_name("DEALS");
  bench::EstimateBench estimate;
  auto* of_estimate =
      app.add_option("--estimate", estimate.layouts, "an estimate beside bare solves")
          ->expected(0, 1)
          ->type_name("LAYOUTS");
  app.add_option("--threads", estimate.threads, "threads of the estimate")->capture_default_str();
  CLI11_PARSE(app, argument_count, arguments);
  if (*against_dds) return bench::bench_against_dds(against) ? 0 : 1;
  if (*of_estimate) {
    estimate.rounds = against.rounds;
    return bench::bench_estimate(estimate) ? 0 : 1;
  }
  if (ablation_deals > 0) return bench::bench_ablation(ablation_deals) ? 0 : 1;
  return bench::bench_library(library) ? 0 : 1;
}
