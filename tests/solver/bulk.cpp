// The solver against the reference, many times, on tiny requests full of ties: most of 2 to 4 cards
// a hand, one in 40 of 5. A share of them is also asked for the value of every card, under other
// names of suits and seats, and with each idea of the search left out or alone.
//
//     solver_bulk COUNT [FIRST]      COUNT requests, numbered from FIRST
#include <cstdio>
#include <cstdlib>
#include <map>

#include "solver/reference.h"
#include "solver/solver.h"
#include "tests/solver/ideas.h"
#include "tests/solver/small_deals.h"
#include "tests/solver/symmetry.h"

namespace {

using namespace rightbower;
using namespace rightbower::solver;

struct Counts {
  std::uint64_t requests = 0;
  std::uint64_t solves = 0;
  std::uint64_t differing = 0;
};

int hand_size_of(std::uint64_t number) {
  const std::uint64_t in_forty = number % 40;
  return in_forty == 0 ? 5 : in_forty < 9 ? 2 : in_forty < 23 ? 3 : 4;
}

class Comparison {
 public:
  Comparison(const Request& request, Counts& counts)
      : request_(request), tricks_(reference_tricks(request)), counts_(counts) {}

  void plain() { expect(tricks_, Solver().tricks(request_).value(), "the solver"); }

  void under_other_names() {
    Solver solver;
    for (int how = 1; how < ways_to_rename; ++how)
      expect(tricks_, solver.tricks(renamed(request_, how)).value(), "with suits renamed");
    expect(tricks_, solver.tricks(turned(request_)).value(), "with the table turned");
  }

  void with_each_idea() {
    Switches none;
    for (const Idea& idea : ideas) none.*idea.member = false;
    expect(tricks_, searched(none), "with no idea");
    for (const Idea& idea : ideas) {
      Switches without;
      without.*idea.member = false;
      expect(tricks_, searched(without), idea.name);
      Switches only = none;
      only.*idea.member = true;
      expect(tricks_, searched(only), idea.name);
    }
  }

  void every_card() {
    std::map<Card, int> known;
    for (const ReferenceValue& value : reference_values(request_)) known[value.card] = value.tricks;
    std::map<Card, int> found;
    const auto values = Solver().values(request_).value();
    for (const CardValue& value : values) {
      found[value.card] = value.tricks;
      for (Card same : value.same_as) found[same] = value.tricks;
    }
    ++counts_.solves;
    if (found != known) tell("the values of the cards");
  }

 private:
  [[nodiscard]] int searched(const Switches& switches) const {
    Search search(request_, switches);
    const TrickState state = search.state_of(request_);
    const int first = search.tricks(state);
    return search.is_first(request_.leader) ? first : search.tricks_left(state) - first;
  }

  void expect(int known, int found, const char* what) {
    ++counts_.solves;
    if (found != known) tell(what);
  }

  void tell(const char* what) {
    if (++counts_.differing <= 20)
      std::printf("%s differs from the reference: %s\n", what, text_of(request_).c_str());
  }

  const Request& request_;
  int tricks_;
  Counts& counts_;
};

Counts compare(std::uint64_t first, std::uint64_t count) {
  Counts counts;
  for (std::uint64_t number = first; number < first + count; ++number) {
    const Request request = small_request(number, hand_size_of(number));
    Comparison comparison(request, counts);
    ++counts.requests;
    comparison.plain();
    if (number % 11 == 0) comparison.every_card();
    if (number % 13 == 0) comparison.under_other_names();
    if (number % 17 == 0) comparison.with_each_idea();
  }
  return counts;
}

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count < 2) {
    std::fprintf(stderr, "solver_bulk COUNT [FIRST]\n");
    return 2;
  }
  const std::uint64_t first =
      argument_count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1'000'000;
  const Counts counts = compare(first, std::strtoull(arguments[1], nullptr, 10));
  std::printf("%llu requests, %llu solves, %llu differ from the reference\n",
              static_cast<unsigned long long>(counts.requests),
              static_cast<unsigned long long>(counts.solves),
              static_cast<unsigned long long>(counts.differing));
  return counts.requests > 0 && counts.differing == 0 ? 0 : 1;
}
