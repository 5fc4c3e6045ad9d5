// The solver against libdds, on the same deals in every strain with every leader: single-deck
// deals, which are bridge once the bowers are among the trumps, and deals of bridge.
//
//     dds_agreement SINGLE_DECK_DEALS BRIDGE_DEALS
#include <cstdio>
#include <cstdlib>

#include "engine/deal.h"
#include "solver/search.h"
#include "tests/dds/bridge_deals.h"
#include "tests/dds/libdds.h"

namespace {

using namespace rightbower;

libdds::Row solved(const solver::RankedDeal& deal) {
  libdds::Row row;
  solver::Search search(deal);
  for (Seat leader : all_seats) {
    const solver::TrickState start = search.start(leader);
    const int first = search.tricks(start);
    row[leader] = search.is_first(leader) ? first : search.tricks_left(start) - first;
  }
  return row;
}

struct Count {
  long cells = 0;
  long agreeing = 0;
};

void compare(const libdds::Row& ours, const libdds::Row& theirs, const char* what,
             std::uint64_t seed, const char* strain, Count& count) {
  for (Seat leader : all_seats) {
    ++count.cells;
    if (ours[leader] == theirs[leader])
      ++count.agreeing;
    else
      std::printf("%s deal %llu, %s, %c leads: %d, libdds says %d\n", what,
                  static_cast<unsigned long long>(seed), strain, letter(leader), ours[leader],
                  theirs[leader]);
  }
}

Count compare_single_deck(std::uint64_t deals) {
  Count count;
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    const auto hands = solver::hands_of(random_deal(*find_rules("single-deck"), seed));
    for (Strain strain : all_strains) {
      const auto deal = solver::ranked({hands, strain, Seat::north, {}, {}});
      compare(solved(deal), libdds::row(libdds::deal_of(deal)), "single-deck", seed, name(strain),
              count);
    }
  }
  return count;
}

Count compare_bridge(std::uint64_t deals) {
  Count count;
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    const auto theirs = libdds::table(libdds::deal_of(libdds::bridge_deal(seed, -1)));
    for (Strain strain : table_strains) {
      const int trump = strain == Strain::no_trump ? -1 : index(strain);
      compare(solved(libdds::bridge_deal(seed, trump)),
              theirs[static_cast<std::size_t>(index(strain))], "bridge", seed, name(strain), count);
    }
  }
  return count;
}

bool report(const char* what, std::uint64_t deals, const Count& count) {
  std::printf("%s: %llu deals, %ld of %ld cells agree\n", what,
              static_cast<unsigned long long>(deals), count.agreeing, count.cells);
  return count.cells > 0 && count.agreeing == count.cells;
}

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count != 3) {
    std::fprintf(stderr, "dds_agreement SINGLE_DECK_DEALS BRIDGE_DEALS\n");
    return 2;
  }
  const std::uint64_t single = std::strtoull(arguments[1], nullptr, 10);
  const std::uint64_t bridge = std::strtoull(arguments[2], nullptr, 10);
  libdds::start_on_one_thread();
  const bool single_agrees = report("single deck", single, compare_single_deck(single));
  const bool bridge_agrees = report("bridge", bridge, compare_bridge(bridge));
  return single_agrees && bridge_agrees ? 0 : 1;
}
