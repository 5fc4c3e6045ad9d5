#include <algorithm>
#include <array>

#include "engine/match.h"
#include "tests/rules/categories.h"

namespace rightbower::tests {
namespace {

// The special of that kind ("ask"), whatever its case; nothing for "normal".
std::string special_named(const Rules& rules, const std::string& kind) {
  if (kind == "normal") return "";
  const Special* special = rules.find_special(kind);
  if (special == nullptr) throw CaseFailure("unknown kind " + kind);
  return special->id;
}

Bid bid_of(const Rules& rules, Fields& input) {
  std::string special;
  if (input.has("alone") && input.flag("alone")) special = special_named(rules, "alone");
  if (input.has("kind")) special = special_named(rules, input.text("kind"));
  return {seat_of(input["bidder"]), input.number("level"), special, Strain::hearts};
}

PerSeat<int> tricks_of(const Json& json) {
  PerSeat<int> tricks;
  for (const auto& [side, number] : json.items()) {
    if (side != "NS" && side != "EW") throw CaseFailure("unknown side " + side);
    tricks[side == "NS" ? Seat::north : Seat::east] = number.get<int>();
  }
  return tricks;
}

void expect_score(const Rules& rules, const Bid& bid, Fields& input, Fields& expected) {
  const HandScore score = score_hand(rules, bid, tricks_of(input["tricks"]));
  expected.expect("made", score.made);
  expected.expect("delta", points_json(rules, score.points));
}

void check_score_hand(Fields& input, Fields& expected) {
  const Rules rules = rules_named(input["rules"]);
  expect_score(rules, bid_of(rules, input), input, expected);
}

void check_score_single(Fields& input, Fields& expected) {
  Rules rules = rules_named(input["rules"]);
  if (input.has("event")) {
    if (input.text("event") != "revoke") throw CaseFailure("unknown event");
    const std::string side = input.text("offender_side");
    const Seat offender = side == "NS" ? Seat::north : Seat::east;
    if (side != "NS" && side != "EW") throw CaseFailure("unknown side " + side);
    expected.expect("delta", points_json(rules, revoke_points(rules, offender)));
    return;
  }
  if (input.has("fail_loss")) {
    const std::string loss = input.text("fail_loss");
    if (loss != "literal" && loss != "symmetric") throw CaseFailure("unknown loss " + loss);
    rules.score.fail_loss =
        loss == "literal" ? ScoreRules::FailLoss::literal : ScoreRules::FailLoss::symmetric;
  }
  expect_score(rules, bid_of(rules, input), input, expected);
}

void expect_match(const Rules& rules, const MatchState& after, Fields& expected) {
  expected.expect("scores_after", points_json(rules, after.score));
  expected.expect("winner", team_json(after.winner));
  expected.expect("play_another_hand", after.tie);
}

void check_match_win(Fields& input, Fields& expected) {
  Rules rules = rules_named(input["rules"]);
  rules.match.target = input.number("target");
  const Points before = points_of(rules, input["before"]);
  if (input.has("event")) {
    if (input.text("event") != "thrown_in") throw CaseFailure("unknown event");
    return expect_match(rules, match_after(rules, before, {}, std::nullopt), expected);
  }
  const Bid bid = bid_of(rules, input);
  const HandScore score = score_hand(rules, bid, tricks_of(input["tricks"]));
  expected.expect("made", score.made);
  expect_match(rules, match_after(rules, before, score.points, HandVerdict{bid.bidder, score.made}),
               expected);
}

void check_match_single(Fields& input, Fields& expected) {
  Rules rules = rules_named(input["rules"]);
  rules.match.target = input.number("target");
  expect_match(rules,
               match_after(rules, points_of(rules, input["before"]),
                           points_of(rules, input["delta"]), std::nullopt),
               expected);
}

}  // namespace

std::span<const Category> score_categories() {
  static constexpr std::array<Category, 4> categories{{{"score_hand", check_score_hand},
                                                       {"score_hand_single", check_score_single},
                                                       {"match_win", check_match_win},
                                                       {"match_win_single", check_match_single}}};
  return categories;
}

}  // namespace rightbower::tests
