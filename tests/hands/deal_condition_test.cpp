#include "hands/deal_condition.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/notation.h"
#include "tests/hands/faults.h"

namespace rightbower::hands {
namespace {

using tests::Expected;
using tests::faults_of;

// South: both red jacks of hearts' colour twice is more than a pack has; here three bowers.
constexpr const char* text = "N:A9.AKQJJT.J9.AK AKKQJTT.AQ.QJ.A QJ9.T99.K.QJT99 .K.AAKQTT9.KQJT";

Deal deal() {
  const auto situation = parse_situation(text);
  REQUIRE(situation.ok());
  return situation->deal;
}

bool holds(std::string_view condition, const IsBest& best = {}) {
  const auto parsed = parse_condition(condition);
  CAPTURE(std::string(condition));
  REQUIRE(parsed.ok());
  return parsed->holds(deal(), best);
}

}  // namespace

TEST_CASE("counts are those of the strain they are asked in") {
  CHECK(holds("N.rights(H) = 2"));
  CHECK(holds("N.lefts(H) = 1"));
  CHECK(holds("N.bowers(H) = 3"));
  CHECK(holds("N.trumps(H) = 7"));
  CHECK(holds("N.trumps(D) = 4"));  // J9 and both jacks of hearts
  CHECK(holds("N.cards(H) = 6"));   // printed hearts only
  CHECK(holds("N.cards(D) = 2"));
  CHECK(holds("N.aces = 3"));
  CHECK(holds("W.cards(S) = 0"));
  CHECK(holds("E.bowers(NT) = 0"));
  CHECK(holds("E.trumps(NT) = 0"));
}

TEST_CASE("comparisons") {
  for (const char* yes : {"N.aces=3", "N.aces == 3", "N.aces != 2", "N.aces < 4", "N.aces<=3",
                          "N.aces > 2", "N.aces>=3"})
    CHECK(holds(yes));
  for (const char* no : {"N.aces=2", "N.aces == 4", "N.aces != 3", "N.aces < 3", "N.aces<=2",
                         "N.aces > 3", "N.aces>=4"})
    CHECK_FALSE(holds(no));
}

TEST_CASE("and binds tighter than or, not tighter than both, parentheses tightest") {
  CHECK(holds("N.aces=3 or N.aces=9 and N.aces=9"));
  CHECK_FALSE(holds("(N.aces=3 or N.aces=9) and N.aces=9"));
  CHECK(holds("not N.aces=9 and N.aces=3"));
  CHECK_FALSE(holds("not (N.aces=9 or N.aces=3)"));
  CHECK(holds("not not N.aces=3"));
}

TEST_CASE("any case, names of seats and suits, no spaces needed") {
  CHECK(holds("north.BOWERS(hearts)>=3AND not east.Aces=0"));
  CHECK(holds("N.cards(♥) = 6"));
}

TEST_CASE("a condition of nothing is met by every deal") {
  CHECK(holds(""));
  CHECK(holds("   "));
  CHECK(DealCondition().holds(deal(), {}));
}

TEST_CASE("best is asked of the caller, and last") {
  std::vector<std::string> asked;
  const IsBest best = [&](const Deal& of, Seat seat, Strain strain) {
    CHECK(of == deal());
    asked.push_back(std::string(1, letter(seat)) + name(strain));
    return strain == Strain::no_trump;
  };
  CHECK(holds("best(S) = NT", best));
  CHECK_FALSE(holds("best(w)=hearts", best));
  CHECK(asked == std::vector<std::string>{"SNT", "WH"});
  asked.clear();
  CHECK_FALSE(holds("best(S)=NT and N.aces=0", best));
  CHECK(asked.empty());  // the aces have decided
  CHECK(holds("best(S)=H or N.aces=3", best));
  CHECK(asked.empty());
  CHECK_FALSE(holds("best(S) = NT"));  // nobody to ask
  CHECK(parse_condition("N.aces=0 or not best(S)=NT")->asks_best());
  CHECK_FALSE(parse_condition("N.aces=0 or N.aces=1")->asks_best());
}

TEST_CASE("faults name the column") {
  const auto faults = [](std::string_view condition) {
    return faults_of(parse_condition(condition));
  };
  CHECK(faults("X.aces = 1") == Expected{"1:1 condition.seat"});
  CHECK(faults("N aces = 1") == Expected{"1:3 condition.dot"});
  CHECK(faults("N.kings = 1") == Expected{"1:3 condition.what"});
  CHECK(faults("N.trumps = 1") == Expected{"1:10 condition.opening"});
  CHECK(faults("N.trumps(X) = 1") == Expected{"1:10 condition.strain"});
  CHECK(faults("N.cards(NT) = 1") == Expected{"1:9 condition.suit"});
  CHECK(faults("N.trumps(H = 1") == Expected{"1:12 condition.closing"});
  CHECK(faults("N.aces 1") == Expected{"1:8 condition.comparison"});
  CHECK(faults("N.aces = x") == Expected{"1:10 condition.number"});
  CHECK(faults("N.aces = 123") == Expected{"1:10 condition.number"});
  CHECK(faults("N.aces = 1 E.aces = 1") == Expected{"1:12 condition.more"});
  CHECK(faults("N.aces = 1 and") == Expected{"1:15 condition.seat"});
  CHECK(faults("(N.aces = 1") == Expected{"1:12 condition.closing"});
  CHECK(faults("best(N) > NT") == Expected{"1:9 condition.equals"});
  CHECK(faults("best N = NT") == Expected{"1:6 condition.opening"});
  CHECK(faults("♥♥ = 1") == Expected{"1:1 condition.seat"});
}

TEST_CASE("the counts that follow from a condition") {
  const auto counts = [](const char* condition) {
    return parse_condition(condition)->needed_counts();
  };
  const CardSet red_jacks = parse_hand(".J.J.")->twice();
  const auto bowers = counts("N.bowers(H) >= 1 and (E.aces = 2 and not S.aces = 1)");
  REQUIRE(bowers.size() == 2);
  CHECK(bowers[0].seat == Seat::north);
  CHECK(bowers[0].kinds == red_jacks);
  CHECK(bowers[0].least == 1);
  CHECK(bowers[0].most > 12);
  CHECK(bowers[1].seat == Seat::east);
  CHECK(bowers[1].kinds.size() == 8);
  CHECK(bowers[1].least == 2);
  CHECK(bowers[1].most == 2);
  CHECK(counts("N.bowers(H) > 1")[0].least == 2);
  CHECK(counts("N.bowers(H) < 1")[0].most == 0);
  CHECK(counts("N.aces = 1 or N.aces = 2").empty());
  CHECK(counts("N.aces != 1").empty());
  CHECK(counts("").empty());

  const auto only = [](const char* condition) { return parse_condition(condition)->only_counts(); };
  CHECK(only(""));
  CHECK(only("N.aces = 1 and E.cards(S) <= 3"));
  CHECK_FALSE(only("N.aces = 1 and not E.cards(S) <= 3"));
  CHECK_FALSE(only("N.aces = 1 or E.aces = 1"));
  CHECK_FALSE(only("N.aces != 1"));
}

TEST_CASE("hostile texts are refused") {
  CHECK(faults_of(parse_condition(std::string(3000, '('))) == Expected{"condition.too-long"});
  CHECK_FALSE(parse_condition(std::string(1000, '(')).ok());
  std::string nots;
  for (int i = 0; i < 400; ++i) nots += "not ";
  CHECK_FALSE(parse_condition(nots + "N.aces=1").ok());
  CHECK_FALSE(parse_condition(std::string("\xff\xfe\x00(", 4)).ok());
}

}  // namespace rightbower::hands
