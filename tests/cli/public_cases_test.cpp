// The reports and disputes of tests/rules/public_cases_test.cpp once more, as a person can ask
// them: through the command line.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "engine/game.h"
#include "engine/notation.h"
#include "engine/random.h"
#include "tests/cli/rbower.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::cli {
namespace {

using Json = nlohmann::json;
using tests::TemporaryFolder;

const std::string no_hands = "N:- - - - | dealer=W";

Json show(const std::string& situation, const Words& more = {}) {
  Words words{"show", situation, "--json"};
  words.insert(words.end(), more.begin(), more.end());
  const Run run = rbower(words);
  REQUIRE_MESSAGE(run.code == done, situation, ": ", run.err);
  return Json::parse(run.out);
}

// What stands on standard error, where the situation is refused.
std::string refusal(const std::string& situation, const Words& more = {}) {
  Words words{"show", situation};
  words.insert(words.end(), more.begin(), more.end());
  const Run run = rbower(words);
  CHECK(run.code == wrong_input);
  CHECK(run.out.empty());
  return run.err;
}

bool may(const Json& shown, const std::string& call) {
  return std::ranges::find(shown.at("legal"), Json(call)) != shown.at("legal").end();
}

// A hand bid by East, with these calls, played at random to its end, whose sides then took so many
// tricks; its text.
std::string played_hand(const Rules& rules, const std::vector<Call>& calls, int east_west) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    Game game(rules, random_start(rules, Seat::north, seed));
    for (const Call& call : calls) game = game.after(call);
    while (!game.finished()) {
      const auto legal = game.legal_actions();
      game = game.after(legal[static_cast<std::size_t>(random.below(legal.size()))]);
    }
    const Position& end = *game.position();
    if (end.tricks_won(Seat::east) + end.tricks_won(Seat::west) == east_west)
      return to_string(situation_of(game));
  }
  FAIL("no such hand");
  return {};
}

// East bid three and took four.
std::string single_deck_hand() {
  return played_hand(
      *find_rules("single-deck"),
      {Call::bid(3), Call::pass(), Call::pass(), Call::pass(), Call::name(Strain::clubs)}, 4);
}

}  // namespace

TEST_CASE("P14 asked: nine of twelve tricks can be bid in the Indiana game") {
  CHECK(may(show(no_hands + " | rules=indiana"), "9S"));
  CHECK(show(no_hands + " | rules=indiana | auction=9S").at("bid").at("level") == 9);
  CHECK(contains(refusal(no_hands + " | rules=indiana | auction=13S"), "13S is too high"));
}

TEST_CASE("P16 asked: both readings as files of house rules") {
  const TemporaryFolder folder;
  const std::string two = folder.put("two.json", R"({
    "base": "hammerwalt", "name": "two-bids", "auction": {"rounds": 1, "stuck_min": 6},
    "specials": [
      {"id": "Shooter", "rank": 1, "level": 12, "win": 18, "lose": 18,
       "swap": {"min": 2, "max": 2}},
      {"id": "Loner", "rank": 2, "level": 12, "win": 24, "lose": 24}]})");
  const std::string one = folder.put("one.json", R"({
    "base": "hammerwalt", "name": "one-bid", "auction": {"style": "until_passes"},
    "specials": [{"id": "Loner", "level": 12, "win": 24, "lose": 24,
                  "swap": {"min": 0, "max": 2}}]})");
  const Json stops = show(no_hands + " | auction=7 Shooter Loner P", {"--rules", two});
  CHECK(stops.at("phase") == "naming");
  CHECK(stops.at("to_act") == "S");
  const Json goes_on = show(no_hands + " | auction=7 Loner P P", {"--rules", one});
  CHECK(goes_on.at("phase") == "auction");
  CHECK(goes_on.at("to_act") == "N");
  CHECK(contains(refusal(no_hands + " | auction=7 Shooter", {"--rules", one}), "\"SHOOTER\""));
  CHECK(contains(rbower({"rules", two}).out, "Shooter, Loner"));
}

TEST_CASE("P17 asked: 53 by spare tricks does not win") {
  const Rules& rules = *find_rules("double-deck");
  const std::string hand = played_hand(
      rules, {Call::bid(6, Strain::hearts), Call::pass(), Call::pass(), Call::pass()}, 8);
  const Json shown = show(hand + " | score=NS:49 EW:20");
  CHECK(shown.at("phase") == "over");
  CHECK(shown.at("score") == Json({{"NS", 53}, {"EW", 28}}));
  CHECK(shown.at("winner").is_null());
  CHECK(contains(shown.at("reason"), "NS stands at 53, but a match is won only by"));
}

TEST_CASE("P19 asked: the left bower led asks for trumps") {
  const Json shown =
      show("N:T9.J.. .AK.9. AK.Q.. QJ.T.. | rules=single-deck | trump=D | lead=N | play=JH");
  CHECK(shown.at("to_act") == "E");
  CHECK(shown.at("legal") == Json({"9D"}));
  CHECK(shown.at("refused").size() == 2);
}

TEST_CASE("P21 asked: three passes leave the dealer to call") {
  const Json shown = show(no_hands + " | auction=P P P");
  CHECK(shown.at("phase") == "auction");
  CHECK(shown.at("to_act") == "W");
}

TEST_CASE("P22 asked: the left bower takes the trick") {
  const Json shown =
      show("N:9... .T.. ..J. A... | rules=single-deck | trump=H | lead=N | play=9S TH JD AS");
  CHECK(shown.at("tricks") == Json({{"NS", 1}, {"EW", 0}}));
}

TEST_CASE("P29 asked: an equal bid is refused, with its place") {
  const std::string situation = no_hands + " | auction=5S 5H";
  CHECK(refusal(situation) == "line 1, column " + std::to_string(situation.find("5H") + 1) +
                                  ": 5H does not beat 5S: a bid must name more tricks.\n");
}

TEST_CASE("P30 asked: each game tells its target, and another one counts") {
  for (const auto& [name, target] :
       {std::pair("double-deck", "52"), {"single-deck", "32"}, {"two-handed", "10"}})
    CHECK(contains(rbower({"rules", name}).out, std::string("The match goes to ") + target + "."));
  const TemporaryFolder folder;
  const std::string longer =
      folder.put("longer.json", R"({"base": "single-deck", "match": {"target": 40}})");
  CHECK(contains(rbower({"rules", longer}).out, "The match goes to 40."));
  std::string scored = single_deck_hand() + " | score=NS:0 EW:28";
  const std::string key = " | rules=single-deck";
  scored.erase(scored.find(key), key.size());
  CHECK(show(scored, {"--rules", "single-deck"}).at("winner") == "EW");
  CHECK(show(scored, {"--rules", longer}).at("winner").is_null());
}

TEST_CASE("P31 asked: at no trump the ten takes the trick") {
  const Json shown =
      show("N:9... T... ...9 ..A. | rules=single-deck | trump=NT | lead=N | play=9S TS 9C AD");
  CHECK(shown.at("tricks") == Json({{"NS", 0}, {"EW", 1}}));
}

TEST_CASE("P32 asked: a revoke costs two, or four with four to the others and the hand is over") {
  const std::string hand = single_deck_hand();
  CHECK(show(hand).at("hand_score") == Json({{"NS", 2}, {"EW", 4}}));
  const Json revoked = show(hand + " | revoke=E");
  CHECK(revoked.at("hand_score") == Json({{"NS", 2}, {"EW", 2}}));
  CHECK(revoked.at("revokes") == Json({"E"}));
  CHECK(contains(rbower({"show", hand + " | revoke=E"}).out, "A revoke of East was declared"));
  const TemporaryFolder folder;
  const std::string tournament = folder.put("tournament.json", R"({
    "base": "single-deck", "name": "tournament",
    "revoke": {"points": 4, "others_points": 4, "ends_hand": true}})");
  std::string begun = hand.substr(0, hand.find(" | play=") + std::string(" | play=9S").size());
  begun.replace(begun.find("single-deck"), std::string("single-deck").size(), "tournament");
  const Json shown = show(begun + " | revoke=E", {"--rules", tournament});
  CHECK(shown.at("phase") == "over");
  CHECK(shown.at("hand_score") == Json({{"NS", 4}, {"EW", -4}}));
  CHECK(contains(shown.at("reason"), "East revoked: the hand is over."));
}

}  // namespace rightbower::cli
