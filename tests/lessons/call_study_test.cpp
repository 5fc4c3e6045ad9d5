// What calls are worth, and the drills made of it, found by another route: the raw layouts are
// drawn and solved here, and what each call scores is written out.
#include "lessons/call_study.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/notation.h"
#include "hands/point_count.h"
#include "lessons/count_bidding.h"
#include "tests/lessons/call_route.h"

namespace rightbower::lessons {
namespace {

constexpr const char* over_clubs = "N:- - KJ9.AQJTT9.QJT. - | dealer=S | auction=6C P P";
constexpr const char* over_partner = "N:- - JJ9.AT.KQQJ9.QJ - | dealer=W | auction=3NT 4H";

Situation situation(const char* text) { return parse_situation(text).value(); }

CallSample sample_of(const char* text, std::uint64_t seed = 1) {
  const Situation before = situation(text);
  return CallSample::make({before, calls_with_partner(before), seed}).value();
}

bool same(const CallStudy& a, const CallStudy& b) {
  return a.best == b.best && a.layouts == b.layouts && a.tricks == b.tricks &&
         a.tricks_passed_out == b.tricks_passed_out &&
         std::ranges::equal(a.calls, b.calls, [](const CallWorth& x, const CallWorth& y) {
           return x.call == y.call && x.points == y.points && x.behind == y.behind &&
                  x.error == y.error;
         });
}

TEST_CASE("what every call is worth is found by another route, too") {
  constexpr int layouts = 5;
  for (const char* text : {over_clubs, over_partner}) {
    CAPTURE(text);
    CallSample sample = sample_of(text);
    REQUIRE(sample.extend(layouts));
    const CallStudy study = sample.study();
    CHECK(study.layouts == layouts);
    CHECK(study.tricks_in(Strain::hearts).total() == layouts);
    CHECK(study.tricks_passed_out.total() == layouts);
    const Route route(situation(text), 1, layouts);
    check_by_another_route(study, route);
    for (const PerSeat<CardSet>& hands : route.layouts)
      for (Seat seat : all_seats) CHECK(hands[seat].size() == 12);
  }
}

TEST_CASE("a study does not depend on threads, nor on how often it went on") {
  CallSample at_once = sample_of(over_partner);
  REQUIRE(at_once.extend(5));
  CallSample in_steps = sample_of(over_partner);
  REQUIRE(in_steps.extend(2, {{}, 2}));
  CHECK(in_steps.study().layouts == 2);
  int layouts = 0;
  REQUIRE(in_steps.extend(5, {{}, 1, [&] { ++layouts; }}));
  CHECK(layouts == 3);
  CHECK(same(at_once.study(), in_steps.study()));
  CallSample other = sample_of(over_partner, 2);
  REQUIRE(other.extend(5));
  CHECK_FALSE(same(at_once.study(), other.study()));
}

TEST_CASE("a study that is stopped says so and can go on") {
  CallSample sample = sample_of(over_clubs);
  CHECK_FALSE(sample.extend(3, {[] { return true; }}));
  CHECK(sample.study().layouts == 0);
  CHECK(sample.extend(2));
  CHECK(sample.study().layouts == 2);
}

TEST_CASE("calls with partner are a pass and every bid that goes higher") {
  const std::vector<Call> calls = calls_with_partner(situation(over_clubs));
  CHECK(calls.size() == 1 + 5 * 6);
  CHECK(calls.front() == Call::pass());
  CHECK(std::ranges::count(calls, Call::bid(7, Strain::no_trump)) == 1);
  CHECK(std::ranges::count(calls, Call::bid(6, Strain::hearts)) == 0);
}

TEST_CASE("a bid tells the best strain by the count, and no more tricks than it") {
  const CardSet hand = parse_hand("JH JH JD AH KH QH TH AS AC KC 9D 9S").value();
  const Counted by_count = counted(hand);
  CHECK(by_count.strain == Strain::hearts);
  CHECK(by_count.tricks == static_cast<int>(hands::expected_tricks(hand, Strain::hearts)));
  CHECK(agrees_with_call(hand, Call::pass()));
  CHECK(agrees_with_call(hand, Call::bid(3, Strain::hearts)));
  CHECK(agrees_with_call(hand, Call::bid(by_count.tricks, Strain::hearts)));
  CHECK_FALSE(agrees_with_call(hand, Call::bid(by_count.tricks + 1, Strain::hearts)));
  CHECK_FALSE(agrees_with_call(hand, Call::bid(3, Strain::diamonds)));
  for (int level : {1, 5, 8})
    for (Strain strain : table_strains)
      CHECK(agrees_with_call(hand, Call::bid(level, strain)) ==
            may_have_bid(hand, Call::bid(level, strain)));
}

}  // namespace
}  // namespace rightbower::lessons
