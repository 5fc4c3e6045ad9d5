#include "hands/rules_file.h"

#include <doctest/doctest.h>

#include "engine/notation.h"
#include "engine/random.h"
#include "tests/hands/faults.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::hands {
namespace {

using tests::Expected;
using tests::faults_of;
using tests::TemporaryFolder;

Rules single_deck() { return *find_rules("single-deck"); }

}  // namespace

TEST_CASE("what is not said is as in the base, and the base is double-deck") {
  const auto rules = parse_rules("{}");
  REQUIRE(rules.ok());
  Rules expected = *find_rules("double-deck");
  expected.name = "house";
  CHECK(*rules == expected);
}

TEST_CASE("any parameter can be changed") {
  const auto rules = parse_rules(R"({
    "format": "rightbower-rules/1", "base": "single-deck", "name": "friday",
    "pack": {"joker": true}, "dealer_extra_card": true,
    "strains": ["S", "H", "D", "C", "NT"],
    "auction": {"all_pass": "dealer_must_bid", "stuck_min": 3, "strain_min": {"NT": 4}},
    "specials": [{"id": "ASK"}, {"id": "MOON", "lose": 24}],
    "score": {"fail_loss": "symmetric"},
    "match": {"target": 42, "floor": -42},
    "revoke": {"points": 4, "others_points": 4, "ends_hand": true},
    "ace_no_face": true})");
  REQUIRE(faults_of(rules) == Expected{});
  Rules expected = single_deck();
  expected.name = "friday";
  expected.pack = make_pack(Rank::nine, 1, true);
  expected.dealer_extra_card = true;
  expected.strains.push_back(Strain::no_trump);
  expected.auction.all_pass = AuctionRules::AllPass::dealer_must_bid;
  expected.auction.stuck_min = 3;
  expected.auction.strain_min[4] = 4;
  expected.specials[1].lose = 24;
  expected.score.fail_loss = ScoreRules::FailLoss::symmetric;
  expected.match.target = 42;
  expected.match.floor = -42;
  expected.revoke = {4, 4, true};
  expected.ace_no_face = true;
  CHECK(*rules == expected);
}

TEST_CASE("the list of specials is the whole list, and null takes a number away") {
  const auto one = parse_rules(R"({"base": "single-deck", "specials": [{"id": "MOON"}]})");
  REQUIRE(one.ok());
  REQUIRE(one->specials.size() == 1);
  CHECK(one->specials.front() == single_deck().specials.back());
  const auto none = parse_rules(R"({"base": "single-deck", "specials": []})");
  CHECK(none->specials.empty());
  const auto plain = parse_rules(R"({"specials": [{"id": "Alone", "win": null}]})");
  REQUIRE(plain.ok());
  CHECK_FALSE(plain->specials.front().win.has_value());
}

TEST_CASE("every fault is named with its path") {
  CHECK(faults_of(parse_rules(R"({
    "format": "rightbower-deal/1", "name": "no spaces", "colour": "red",
    "hand_size": "many", "strains": ["S", "X", 3], "trump_named": "loudly", "seats": "NEWW",
    "pack": {"copies": 3, "lowest": "2"}, "ace_no_face": 1,
    "auction": {"min": 100000, "speed": 2, "strain_min": {"Q": 1}},
    "specials": [{"rank": 1}, 7], "match": []})")) ==
        Expected{"format deal-file.format-unknown", "pack.lowest rules-file.word",
                 "pack rules-file.copies", "hand_size json.not-whole-number",
                 "seats rules-file.seats", "strains[1] rules-file.word", "strains[2] json.not-text",
                 "trump_named rules-file.word", "auction.min rules-file.number",
                 "auction.strain_min.Q json.key-unknown", "auction.speed json.key-unknown",
                 "specials[0] json.key-missing", "specials[1] json.not-object",
                 "match json.not-object", "ace_no_face json.not-flag", "colour json.key-unknown",
                 "name rules-file.name"});
  CHECK(faults_of(parse_rules("[]")) == Expected{"json.not-object"});
  CHECK(faults_of(parse_rules("{")) == Expected{"1:2 json.ends-early"});
  CHECK(faults_of(parse_rules(R"({"base": "whist"})")) == Expected{"base rules-file.no-preset"});
  CHECK(faults_of(parse_rules(R"({"name": "single-deck"})")) ==
        Expected{"name rules-file.name-taken"});
}

TEST_CASE("rules that cannot be played are refused, each reason with its member") {
  CHECK(faults_of(parse_rules(R"({"hand_size": 13})")) ==
        Expected{"hand_size rules.pack-too-small"});
  CHECK(faults_of(parse_rules(R"({"auction": {"min": 9, "max": 8}})")) ==
        Expected{"auction.min rules.min-over-max"});
  // Where a member can't be read, nothing more is said of its part; of the others it is.
  CHECK(
      faults_of(parse_rules(R"({"auction": {"min": "x", "max": 20}, "match": {"target": -1}})")) ==
      Expected{"auction.min json.not-whole-number", "match.target rules.target"});
}

TEST_CASE("law: what is written is read back equal") {
  for (const Rules& preset : rules_presets()) {
    CAPTURE(preset.name);
    const auto same = parse_rules(to_json(preset));
    REQUIRE(faults_of(same) == Expected{});
    CHECK(*same == preset);
    CHECK(is_preset(*same));
    Rules house = preset;
    house.name = "house-" + preset.name;
    house.match.target += house.score.down ? -1 : 7;
    house.auction.turned_down_barred = false;
    house.revoke = {3, 1, true};
    for (Special& special : house.specials) special.win = 17;
    const std::string text = to_json(house);
    const auto read = parse_rules(text);
    REQUIRE(faults_of(read) == Expected{});
    CHECK(*read == house);
    CHECK_FALSE(is_preset(*read));
    CHECK(to_json(*read) == text);
    CHECK(text.size() < 1500);  // only what differs from some preset
  }
}

TEST_CASE("a name or a file") {
  CHECK(rules_for("single-deck").value() == single_deck());
  CHECK(faults_of(rules_for("whist")) == Expected{"rules-file.no-preset"});
  CHECK(faults_of(rules_for("whist.json")) == Expected{"file.not-there"});
  const TemporaryFolder folder;
  const auto file = folder.put("friday.json", R"({"base": "single-deck", "name": "friday"})");
  CHECK(rules_for(file.string())->name == "friday");
}

TEST_CASE("a text that means to be rules") {
  CHECK(is_rules_text(R"({"format": "rightbower-rules/1"})"));
  CHECK(is_rules_text(R"({"base": "single-deck"})"));
  CHECK_FALSE(is_rules_text(R"({"format": "rightbower-deal/1", "base": "x"})"));
  CHECK_FALSE(is_rules_text(R"({"base": "x", "situation": "N:A..."})"));
  CHECK_FALSE(is_rules_text("N:A... K... Q... J..."));
}

TEST_CASE("a situation is read under house rules as under a preset") {
  Rules house = single_deck();
  CHECK(parse_under("N:A... K... Q... J...", house)->rules == "single-deck");
  CHECK_FALSE(parse_under("N:A... K... Q... J...", house)->house.has_value());
  house.name = "friday";
  house.match.target = 40;
  const auto situation = parse_under("N:A... K... Q... J... | rules=friday", house);
  REQUIRE(situation.ok());
  CHECK(rules_of(*situation).match.target == 40);
}

}  // namespace rightbower::hands
