#include "engine/score.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/notation.h"

namespace rightbower {
namespace {

Rules preset(const char* name) { return *find_rules(name); }

Bid bid_of(const Rules& rules, Seat bidder, const char* call) {
  const Call made = parse_call(call, rules).value();
  if (made.kind != Call::Kind::special) {
    const int level = made.kind == Call::Kind::bid ? made.level : rules.auction.min;
    return {bidder, level, {}, made.strain};
  }
  return {bidder, rules.find_special(made.special)->level, rules.find_special(made.special)->id,
          made.strain};
}

// "made 9 3" : made or set, and the points of North-South and East-West.
std::string pairs_score(const Rules& rules, Seat bidder, const char* call, int north_south,
                        int east_west) {
  const HandScore score =
      score_hand(rules, bid_of(rules, bidder, call), PerSeat<int>{{north_south, east_west, 0, 0}});
  CHECK(score.points[Seat::north] == score.points[Seat::south]);
  return std::string(score.made ? "made " : "set ") + std::to_string(score.points[Seat::north]) +
         " " + std::to_string(score.points[Seat::east]);
}

}  // namespace

TEST_CASE("double deck: a point a trick, a bid that fails is lost, alone is 24 either way") {
  const Rules rules = preset("double-deck");
  CHECK(pairs_score(rules, Seat::south, "5H", 9, 3) == "made 9 3");
  CHECK(pairs_score(rules, Seat::south, "8H", 7, 5) == "set -8 5");
  CHECK(pairs_score(rules, Seat::north, "1H", 0, 12) == "set -1 12");
  CHECK(pairs_score(rules, Seat::north, "12H", 12, 0) == "made 12 0");
  CHECK(pairs_score(rules, Seat::north, "12H", 11, 1) == "set -12 1");
  CHECK(pairs_score(rules, Seat::west, "Alone:NT", 0, 12) == "made 0 24");
  CHECK(pairs_score(rules, Seat::west, "Alone:NT", 1, 11) == "set 1 -24");
  Rules nothing = rules;
  nothing.score.defenders_score_vs_alone = false;
  CHECK(pairs_score(nothing, Seat::west, "Alone:NT", 1, 11) == "set 0 -24");
  CHECK(pairs_score(nothing, Seat::west, "5H", 1, 11) == "made 1 11");
}

TEST_CASE("single deck: ask 12, moon 24, and two readings of what failing costs") {
  Rules rules = preset("single-deck");
  CHECK(pairs_score(rules, Seat::north, "5", 4, 2) == "set -5 2");
  CHECK(pairs_score(rules, Seat::north, "4", 5, 1) == "made 5 1");
  CHECK(pairs_score(rules, Seat::north, "6ASK", 6, 0) == "made 12 0");
  CHECK(pairs_score(rules, Seat::north, "6MOON", 6, 0) == "made 24 0");
  CHECK(pairs_score(rules, Seat::north, "6ASK", 5, 1) == "set -6 1");
  CHECK(pairs_score(rules, Seat::north, "6MOON", 5, 1) == "set -6 1");
  rules.score.fail_loss = ScoreRules::FailLoss::symmetric;
  CHECK(pairs_score(rules, Seat::north, "6ASK", 5, 1) == "set -12 1");
  CHECK(pairs_score(rules, Seat::north, "6MOON", 5, 1) == "set -24 1");
  CHECK(pairs_score(rules, Seat::north, "5", 4, 2) == "set -5 2");
}

TEST_CASE("a revoke costs two points, or four each way") {
  Rules rules = preset("single-deck");
  CHECK(revoke_points(rules, Seat::west) == Points{{0, -2, 0, -2}});
  rules.revoke = {4, 4, true};
  CHECK(revoke_points(rules, Seat::west) == Points{{4, -4, 4, -4}});
}

TEST_CASE("turned-up trump: a point, two for all tricks, two against a maker who fails") {
  const Rules two = preset("two-handed");
  const auto score = [&](int makers, int others) {
    return score_hand(two, bid_of(two, Seat::south, "H"), PerSeat<int>{{0, 0, makers, others}});
  };
  CHECK(score(3, 2).points == Points{{0, 0, 1, 0}});
  CHECK(score(4, 1).points == Points{{0, 0, 1, 0}});
  CHECK(score(5, 0).points == Points{{0, 0, 2, 0}});
  CHECK(score(2, 3).points == Points{{0, 0, 0, 2}});
  CHECK(score(2, 3).reason == Message{"score.maker-set", {Seat::south, Strain::hearts, 2}});

  const Rules four = preset("euchre");
  CHECK(pairs_score(four, Seat::south, "H", 3, 2) == "made 1 0");
  CHECK(pairs_score(four, Seat::south, "H", 5, 0) == "made 2 0");
  CHECK(pairs_score(four, Seat::south, "Alone:H", 4, 1) == "made 1 0");
  CHECK(pairs_score(four, Seat::south, "Alone:H", 5, 0) == "made 4 0");
  CHECK(pairs_score(four, Seat::south, "Alone:H", 2, 3) == "set 0 2");

  const Rules three = preset("euchre-three");
  const auto three_score = [&](int north, int east, int west) {
    return score_hand(three, bid_of(three, Seat::east, "H"), PerSeat<int>{{north, east, 0, west}})
        .points;
  };
  CHECK(three_score(0, 5, 0) == Points{{0, 3, 0, 0}});
  CHECK(three_score(1, 3, 1) == Points{{0, 1, 0, 0}});
  CHECK(three_score(2, 2, 1) == Points{{2, 0, 0, 2}});
}

TEST_CASE("losses that do not depend on the bid, points that run down, tricks one must take") {
  const Rules pepper = preset("pepper");
  CHECK(pairs_score(pepper, Seat::north, "2", 1, 5) == "set -6 5");
  CHECK(pairs_score(pepper, Seat::north, "LittlePepper", 6, 0) == "made 6 0");
  CHECK(pairs_score(pepper, Seat::north, "BigPepper", 5, 1) == "set -12 1");
  Rules penalty = pepper;
  penalty.score.no_trick_penalty = 6;
  penalty.score.no_trick_penalty_specials_only = true;
  CHECK(pairs_score(penalty, Seat::north, "LittlePepper", 6, 0) == "made 6 -6");
  CHECK(pairs_score(penalty, Seat::north, "3", 6, 0) == "made 6 0");

  const Rules buck = preset("buck-euchre");
  const auto points = [&](PerSeat<int> tricks) {
    return score_hand(buck, bid_of(buck, Seat::south, "3"), tricks).points;
  };
  CHECK(points({{1, 1, 3, 0}}) == Points{{-1, -1, -3, 5}});
  CHECK(points({{1, 1, 2, 1}}) == Points{{-1, -1, 5, -1}});
  Rules bonus = preset("double-deck");
  bonus.score.made_bonus = 2;
  CHECK(pairs_score(bonus, Seat::north, "6H", 7, 5) == "made 9 5");
}

TEST_CASE("an ace and no king, queen or jack") {
  const auto claim = [](const char* hand) { return is_ace_no_face(parse_hand(hand).value()); };
  CHECK(claim("AS AH 9S TS TD 9C"));
  CHECK_FALSE(claim("9S TS 9H TH TD 9C"));
  CHECK_FALSE(claim("AS KS TS 9H TD 9C"));
  CHECK_FALSE(claim("AS JS 9S TS TD 9C"));
}

}  // namespace rightbower
