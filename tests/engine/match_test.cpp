#include "engine/match.h"

#include <doctest/doctest.h>

#include <string>

namespace rightbower {
namespace {

Rules preset(const char* name) { return *find_rules(name); }
Points pairs_points(int north_south, int east_west) {
  return {{north_south, east_west, north_south, east_west}};
}

// "NS match.made", "- match.goes-on", "tie match.tie".
std::string result(const MatchState& state) {
  const std::string who = state.tie ? "tie" : state.over() ? to_string(state.winner) : "-";
  return who + " " + state.reason.id;
}

std::string hand(const Rules& rules, Points before, const char* special, Seat bidder, int level,
                 int north_south, int east_west) {
  const Bid bid{bidder, level, special, Strain::hearts};
  const HandScore score = score_hand(rules, bid, PerSeat<int>{{north_south, east_west, 0, 0}});
  return result(match_after(rules, before, score.points, HandVerdict{bidder, score.made}));
}

}  // namespace

TEST_CASE("double deck: 52, and in that hand made or set") {
  const Rules rules = preset("double-deck");
  const auto after = [&](int ns, int ew, Seat bidder, int level, int ns_tricks) {
    return hand(rules, pairs_points(ns, ew), "", bidder, level, ns_tricks, 12 - ns_tricks);
  };
  CHECK(after(46, 30, Seat::south, 6, 6) == "NS match.made");
  CHECK(after(44, 40, Seat::north, 7, 7) == "- match.goes-on");  // 51
  CHECK(after(49, 20, Seat::east, 8, 5) == "NS match.set");
  CHECK(after(53, 44, Seat::south, 7, 3) == "EW match.set");
  CHECK(after(53, 40, Seat::south, 3, 4) == "NS match.made");  // carried over
  CHECK(after(50, 46, Seat::east, 6, 5) == "EW match.made");   // both over
  CHECK(hand(rules, pairs_points(51, 51), "Alone", Seat::north, 12, 11, 1) == "EW match.set");
  CHECK(result(match_after(rules, pairs_points(53, 50), {}, {})) == "- match.not-by-rule");
}

// NS stand at 49; EW bid six and take eight.
TEST_CASE("52 with spare tricks, while the other side makes its bid, is no win") {
  const Rules rules = preset("double-deck");
  CHECK(hand(rules, pairs_points(49, 20), "", Seat::east, 6, 4, 8) == "- match.not-by-rule");
  const HandScore score = score_hand(rules, {Seat::east, 6, "", Strain::hearts}, {{4, 8, 0, 0}});
  CHECK(
      match_after(rules, pairs_points(49, 20), score.points, HandVerdict{Seat::east, true}).score ==
      pairs_points(53, 28));
}

TEST_CASE("single deck: 32, the higher score, and another hand when they are equal") {
  const Rules rules = preset("single-deck");
  const auto after = [&](Points before, Points gained) {
    return result(match_after(rules, before, gained, {}));
  };
  CHECK(after(pairs_points(29, 25), pairs_points(4, 2)) == "NS match.reached");
  CHECK(after(pairs_points(30, 31), pairs_points(5, 1)) == "NS match.reached");
  CHECK(after(pairs_points(29, 31), pairs_points(4, 2)) == "tie match.tie");
  CHECK(after(pairs_points(20, 20), pairs_points(4, 2)) == "- match.goes-on");
  CHECK(after(pairs_points(33, 33), pairs_points(-6, 1)) == "EW match.reached");
}

TEST_CASE("two or three players, each for himself") {
  const Rules two = preset("two-handed");
  CHECK(result(match_after(two, {{0, 0, 9, 8}}, {{0, 0, 0, 2}}, HandVerdict{Seat::west, true})) ==
        "W match.reached");
  CHECK(to_string(team_of(two, Seat::south)) == "S");
  const Rules three = preset("euchre-three");
  CHECK(result(match_after(three, {{8, 9, 0, 8}}, {{2, 0, 0, 2}},
                           HandVerdict{Seat::east, false})) == "tie match.tie");
  CHECK(result(match_after(three, {{8, 9, 0, 9}}, {{2, 0, 0, 2}},
                           HandVerdict{Seat::east, false})) == "W match.reached");
}

TEST_CASE("points that run down win at nought") {
  const Rules rules = preset("buck-euchre");
  CHECK(starting_score(rules) == Points{{25, 25, 25, 25}});
  CHECK(result(match_after(rules, {{3, 9, 9, 9}}, {{-3, -1, 5, 5}}, {})) == "N match.reached");
  CHECK(result(match_after(rules, {{1, 2, 9, 9}}, {{-1, -3, 5, 5}}, {})) == "E match.reached");
}

TEST_CASE("a floor loses the match, and a target may need a bid made") {
  const Rules rules = preset("horse");
  CHECK(hand(rules, pairs_points(-20, 10), "", Seat::north, 4, 3, 3) == "EW match.floor");
  CHECK(hand(rules, pairs_points(48, 10), "", Seat::east, 6, 3, 3) == "- match.not-by-bid");
  CHECK(hand(rules, pairs_points(48, 10), "", Seat::north, 3, 3, 3) == "NS match.made");
}

TEST_CASE("each preset has its target, and changing it has effect") {
  CHECK(preset("double-deck").match.target == 52);
  CHECK(preset("single-deck").match.target == 32);
  CHECK(preset("two-handed").match.target == 10);
  Rules shorter = preset("single-deck");
  shorter.match.target = 10;
  CHECK(result(match_after(shorter, pairs_points(6, 5), pairs_points(4, 2), {})) ==
        "NS match.reached");
}

}  // namespace rightbower
