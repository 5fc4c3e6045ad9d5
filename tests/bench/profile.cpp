// How the search ends its questions, and how often the first card settles one: on random
// double-deck deals, all strains and leaders. Linked with a solver that counts (RB_PROFILE).
//
//     rb_profile [DEALS]
#include <array>
#include <cstdio>
#include <cstdlib>

#include "solver/search.h"
#include "tests/bench/bench_deals.h"

namespace {

using namespace rightbower;

using solver::Profile;

void add(Profile& total, const Profile& one) {
  for (auto what : {&Profile::trivial, &Profile::in_table, &Profile::by_bounds, &Profile::searched})
    total.*what += one.*what;
  for (std::size_t seat = 0; seat < total.seats.size(); ++seat)
    for (auto what : {&Profile::Choices::settled, &Profile::Choices::settled_first,
                      &Profile::Choices::failed, &Profile::Choices::tried_in_vain})
      total.seats[seat].*what += one.seats[seat].*what;
}

double ratio(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

void print_starts(const Profile& profile, int deals) {
  const std::uint64_t all =
      profile.trivial + profile.in_table + profile.by_bounds + profile.searched;
  const auto line = [&](const char* name, std::uint64_t count) {
    std::printf("  %-16s %12.0f %8.1f %%\n", name, static_cast<double>(count) / deals,
                100 * ratio(count, all));
  };
  std::printf("starts of a trick, by what ended them\n");
  line("trivial", profile.trivial);
  line("in the table", profile.in_table);
  line("by bounds", profile.by_bounds);
  line("searched", profile.searched);
}

void print_choices(const Profile& profile, int deals) {
  const std::array names{"lead", "second", "third", "last"};
  std::printf("seats with a choice  %9s %14s %10s %14s\n", "settled", "by first card", "failed",
              "cards tried");
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    const Profile::Choices& choices = profile.seats[seat];
    std::printf("  %-16s %12.0f %12.1f %% %10.0f %14.2f\n", names[seat],
                static_cast<double>(choices.settled) / deals,
                100 * ratio(choices.settled_first, choices.settled),
                static_cast<double>(choices.failed) / deals,
                ratio(choices.tried_in_vain, choices.failed));
  }
}

}  // namespace

int main(int argument_count, char** arguments) {
  const int deals = argument_count > 1 ? std::atoi(arguments[1]) : 20;
  if (deals < 1) {
    std::fprintf(stderr, "rb_profile [DEALS]\n");
    return 2;
  }
  static_assert(solver::profiling);
  solver::Profile total;
  std::uint64_t nodes = 0;
  for (const bench::Hands& hands : bench::random_hands("double-deck", deals))
    for (Strain strain : table_strains) {
      solver::Search search(solver::Request{hands, strain, Seat::north, {}, {}});
      for (Seat leader : all_seats) (void)search.tricks(search.start(leader));
      add(total, search.profile());
      nodes += search.nodes();
    }
  std::printf("%d double-deck tables, each: %.0f cards played\n", deals,
              static_cast<double>(nodes) / deals);
  print_starts(total, deals);
  print_choices(total, deals);
  return 0;
}
