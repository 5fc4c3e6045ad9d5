// The drills about calls: every answer by another route, and none in doubt.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string>

#include "lessons/asked.h"
#include "lessons/drill.h"
#include "tests/lessons/call_route.h"

namespace rightbower::lessons {
namespace {

// One answer, with a strain or a pass, and everything else clearly behind it.
void check_clear(const DrillItem& item) {
  const CallStudy& study = *item.study;
  const Answer& answer = item.step.question->answer;
  const Call& best = study.best_call().call;
  REQUIRE_FALSE(answer.options.empty());
  CHECK(answer.options.size() <= 2);
  for (const CallWorth& worth : study.calls) {
    const bool right = std::ranges::count(answer.options, Option(worth.call)) == 1;
    CAPTURE(to_string(worth.call));
    CHECK(right == (worth.behind <= std::max(0.5, 2 * worth.error)));
    if (right) CHECK((worth.call.kind == best.kind && worth.call.strain == best.strain));
  }
  CHECK(item.step.question->options.size() == study.calls.size());
  // Every other call has its reason, and none but those.
  CHECK(item.wrong.size() + answer.options.size() == study.calls.size());
  for (const DrillReason& reason : item.wrong)
    CHECK(std::ranges::count(answer.options, reason.chose) == 0);
}

// How the answers stand up to layouts they were not chosen by.
struct Fresh {
  int items = 0;
  int behind = 0;  // by more than the error
  double lost = 0;

  void add(const CallStudy& chosen, CallSample other) {
    REQUIRE(other.extend(chosen.layouts));
    const CallStudy study = other.study();
    const CallWorth& worth = *study.find(chosen.best_call().call);
    ++items;
    behind += as_good_as_best(worth) ? 0 : 1;
    lost += worth.behind;
  }
};

struct Range {
  std::uint64_t first;
  std::uint64_t last;
};

// By default one that is found at once. RB_CALL_ITEMS=1000 makes so many of each, from seed
// RB_CALL_FIRST or 1 on, and tries their answers on other layouts as well.
Range range_of(Drill drill) {
  const char* wanted = std::getenv("RB_CALL_ITEMS");
  const std::uint64_t quick = drill == Drill::estimate ? 1 : 3;
  if (wanted == nullptr) return {quick, quick};
  const char* from = std::getenv("RB_CALL_FIRST");
  const std::uint64_t first = from != nullptr ? std::stoull(from) : 1;
  return {first, first + std::stoull(wanted) - 1};
}

void check_items(Drill drill) {
  const Range range = range_of(drill);
  std::array<int, 4> difficulty{};
  std::map<std::string, int> kinds;
  Fresh fresh;
  for (std::uint64_t seed = range.first; seed <= range.last; ++seed) {
    CAPTURE(seed);
    const DrillItem item = make_item(drill, seed);
    CHECK(faults_of(asked_by(item.step)).empty());
    CHECK(grade(*item.step.question, item.step.question->answer).right);
    check_clear(item);
    const auto& sample = std::get<CallsByCount>(item.step.question->fact).sample;
    CHECK(sample.deals == item.study->layouts);
    const Situation& before = item.step.board->situation;
    check_by_another_route(*item.study, Route(before, sample.seed, sample.deals));
    ++difficulty[static_cast<std::size_t>(item.difficulty)];
    ++kinds[item.reason.id];
    if (range.first == range.last) continue;
    fresh.add(*item.study,
              CallSample::make({before, calls_with_partner(before), ~sample.seed}).value());
  }
  MESSAGE(std::string(name(drill)), ", by difficulty: ", difficulty[1], " ", difficulty[2], " ",
          difficulty[3]);
  for (const auto& [kind, count] : kinds) MESSAGE(kind, ": ", count);
  if (fresh.items > 0)
    MESSAGE("on other layouts: ", fresh.behind, " of ", fresh.items,
            " behind by more than the error; points lost on average: ", fresh.lost / fresh.items);
}

TEST_CASE("every call of the estimate drill is right by another route, and none is in doubt") {
  check_items(Drill::estimate);
}

TEST_CASE("every call of the partner drill is right by another route, and none is in doubt") {
  check_items(Drill::partner);
}

TEST_CASE("a drill that takes long stops when it is told to") {
  for (Drill drill : all_drills) {
    int asked = 0;
    const auto item = make_item(drill, 7, {[&] { return ++asked > 2; }});
    CHECK(item.has_value() == !takes_long(drill));
  }
}

}  // namespace
}  // namespace rightbower::lessons
