#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "engine/game.h"
#include "engine/notation.h"
#include "tests/cli/rbower.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::cli {
namespace {

using Json = nlohmann::json;

const std::string deal = "N:QJT9.A.KJT9.KQ9 KQJT.AQ9.AQ9.AQ K.KJJ.AKT.JJTT9 AA9.KQTT9.QJ.AK";

Json show(const std::string& fields, Words more = {}) {
  Words words{"show", deal + " | dealer=S" + fields, "--json"};
  words.insert(words.end(), more.begin(), more.end());
  const Run run = rbower(words);
  REQUIRE_MESSAGE(run.code == done, run.err);
  return Json::parse(run.out);
}

Json reason_of(const Json& shown, const std::string& what) {
  for (const Json& refused : shown.at("refused"))
    if (refused.at("what") == what) return refused.at("reason");
  return {};
}

}  // namespace

TEST_CASE("in the auction: whose turn, what may be called, and why not else") {
  const Json shown = show(" | score=NS:49 EW:20 | auction=P 5H P");
  CHECK(shown.at("phase") == "auction");
  CHECK(shown.at("to_act") == "S");
  CHECK(shown.at("legal").front() == "P");
  CHECK(shown.at("legal").size() == 1 + 7 * 5 + 5);
  CHECK(reason_of(shown, "5S") == "5S does not beat 5H: a bid must name more tricks.");
  CHECK(shown.at("bid").at("bidder") == "N");
  CHECK(shown.at("contract").is_null());
  CHECK(shown.at("score") == Json({{"NS", 49}, {"EW", 20}}));
  CHECK(shown.at("winner").is_null());
}

TEST_CASE("in the exchange: which cards and how many, with nothing told too early") {
  const Json bidder = show(" | auction=Alone:H");
  CHECK(bidder.at("phase") == "exchange");
  CHECK(bidder.at("to_act") == "W");
  CHECK(bidder.at("give") == Json({{"min", 0}, {"max", 3}}));
  CHECK(bidder.at("contract").at("special") == "Alone");
  const Json partner = show(" | auction=Alone:H | exchange=W:9S>?", {"--seat", "E"});
  CHECK(partner.at("give") == Json({{"min", 1}, {"max", 1}}));
  CHECK(partner.at("seen").at("exchange").at("got").is_null());
  CHECK_FALSE(partner.contains("situation"));
}

TEST_CASE("in the play: legal cards, tricks, contract") {
  const Json shown = show(" | auction=P 5H P 7D P P P | play=AD QD 9D");
  CHECK(shown.at("phase") == "play");
  CHECK(shown.at("to_act") == "E");
  CHECK(shown.at("trick").size() == 3);
  CHECK(shown.at("trick").back() == Json({{"seat", "N"}, {"card", "9D"}}));
  CHECK(shown.at("contract") == Json({{"bidder", "S"},
                                      {"level", 7},
                                      {"strain", "D"},
                                      {"special", nullptr},
                                      {"alone", false}}));
}

TEST_CASE("a card that does not follow is named with its reason") {
  const Json shown = show(" | auction=P 5H P 7D P P P | play=AD");
  CHECK(shown.at("to_act") == "W");
  CHECK(shown.at("legal") == Json({"QD", "JD"}));
  CHECK(reason_of(shown, "AS").get<std::string>().find("must follow diamonds") !=
        std::string::npos);
}

TEST_CASE("what cannot have happened is refused with its place and reason") {
  const Run call = rbower({"show", deal + " | dealer=S | auction=5H 5S"});
  CHECK(call.code == wrong_input);
  CHECK(contains(call.err, "5S does not beat 5H"));
  const Run play = rbower({"show", deal + " | dealer=S | auction=P 5H P 7D P P P | play=AD AS"});
  CHECK(play.code == wrong_input);
  CHECK(contains(play.err, "must follow diamonds"));
}

TEST_CASE("nobody bids: thrown in, and who deals next") {
  const Json shown = show(" | auction=P P P P");
  CHECK(shown.at("phase") == "thrown_in");
  CHECK(shown.at("to_act").is_null());
  CHECK(shown.at("next_dealer") == "W");
  CHECK(shown.at("reason").is_string());
}

TEST_CASE("a seat is shown what it may know and nothing else") {
  const std::string fields = " | auction=P 5H P 7D P P P | play=AD QD";
  const Json seen = show(fields, {"--seat", "E"}).at("seen");
  CHECK(seen.at("hand") == "KQJT.AQ9.AQ9.AQ");
  CHECK(seen.at("hidden").at("hands").at("N").at("cards") == 12);
  CHECK(seen.at("hidden").at("hands").size() == 3);
  const Run words = rbower({"show", deal + " | dealer=S" + fields, "--seat", "E"});
  CHECK(words.code == done);
  CHECK_FALSE(contains(words.out, "QJT9.A.KJT9.KQ9"));  // North's
  CHECK_FALSE(contains(words.out, "AA9.KQTT9"));        // West's
  // It is not East's turn, so nothing is said of the cards of whose turn it is.
  CHECK(show(" | auction=P 5H P 7D P P P | play=AD", {"--seat", "E"}).at("legal").empty());
}

TEST_CASE("hands alone, and a play without an auction") {
  CHECK(Json::parse(rbower({"show", deal, "--json"}).out).at("phase") == "deal");
  const Json shown =
      Json::parse(rbower({"show", deal + " | trump=H | lead=N | play=QS", "--json"}).out);
  CHECK(shown.at("phase") == "play");
  CHECK(shown.at("to_act") == "E");
  CHECK(shown.at("contract").at("strain") == "H");
  CHECK(shown.at("contract").at("bidder").is_null());
  CHECK(rbower({"show", deal, "--seat", "N"}).code == wrong_input);
}

TEST_CASE("in words: a bid is no contract yet, and who sits out is said") {
  const auto words = [](const std::string& fields) {
    return rbower({"show", deal + " | dealer=S" + fields}).out;
  };
  const std::string open = words(" | auction=P 5H P");
  CHECK(contains(open, "Dealer: South\n"));
  CHECK(contains(open, "Highest bid: North, 5H\n"));
  CHECK_FALSE(contains(open, "Trump:"));
  CHECK(contains(open, "South holds K.KJJ.AKT.JJTT9\n"));
  const std::string lone = words(" | auction=Alone:H | exchange=W:9S>KS");
  CHECK(contains(lone, "Contract: West, Alone\nTrump: hearts\nEast sits out\n"));
  CHECK(contains(words(" | auction=Alone:H | exchange=W:9S>?"), "Cards to give: 1"));
  CHECK(contains(words(" | auction=Alone:H"), "Cards to give: 0 to 3"));
  const Run asked = rbower({"show", "N:- - - - | rules=single-deck | dealer=S | auction=6ASK"});
  CHECK(contains(asked.out, "Highest bid: West, 6ASK\n"));
  CHECK(contains(asked.out, "6ASK does not beat 6ASK: only a special bid that ranks higher does."));
  CHECK(contains(asked.out, "and above it one calls 6ASK, 6MOON."));
}

TEST_CASE("in words: the maker of a turned-up game, and a card that may be left") {
  const std::string two = "N:x x T.A9.KJ. .KQJ.Q.T | rules=two-handed | dealer=W | turn=9C";
  const Run run = rbower({"show", two + " | auction=Order"});
  CHECK(contains(run.out, "Maker: South\nTrump: clubs\n"));
  CHECK(contains(run.out, "(-: the turned-up card is left)"));
  const std::string four =
      "N:9..QJ.Q9 T.AKJ.9. Q.9.KT.T AK.T.A.J | rules=euchre | dealer=S | turn=JS";
  const Run lone = rbower({"show", four + " | auction=Alone"});
  CHECK(contains(lone.out, "Maker: West, Alone\nTrump: spades\nEast sits out\n"));
  CHECK_FALSE(contains(lone.out, "is left)"));
}

TEST_CASE("in words: a few reasons are all told, of many the last") {
  const Run naming = rbower({"show", "N:- - - - | rules=single-deck | dealer=S | auction=3 P P P"});
  CHECK(contains(naming.out,
                 "  NT LOW\n    No trump can’t be named in these rules.\n"
                 "    Low can’t be named in these rules.\n"));
  const Run calling = rbower({"show", deal + " | dealer=S | auction=P 5H P"});
  CHECK(contains(calling.out, "5NT\n    5NT does not beat 5H: a bid must name more tricks."));
  CHECK_FALSE(contains(calling.out, "    1S does not beat"));
}

TEST_CASE("hands that are not known: what goes on without them does, and the rest says so") {
  const std::string hidden = "N:- - - - | dealer=S";
  for (const std::string fields : {" | auction=Alone:H", " | auction=5H P P P",
                                   " | rules=single-deck-joker | auction=P P P 3 | trump=S"}) {
    CAPTURE(fields);
    const Json shown = Json::parse(rbower({"show", hidden + fields, "--json"}).out);
    CHECK(shown.at("legal").empty());
    CHECK(contains(shown.at("reason"), "’s cards are not known."));
    CHECK(contains(rbower({"show", hidden + fields}).out, "’s cards are not known."));
  }
  const Run exchange = rbower({"show", hidden + " | auction=Alone:H"});
  CHECK(contains(exchange.out, "Cards to give: 0 to 3"));
  const Run seat = rbower({"show", hidden + " | auction=P", "--seat", "N"});
  CHECK(seat.code == wrong_input);
  CHECK(contains(seat.err, "North’s cards are not known."));
}

TEST_CASE("what is missing to go on from hands alone is named") {
  const std::string hands = "N:9..QJ.Q9 T.AKJ.9. Q.9.KT.T AK.T.A.J | rules=euchre";
  CHECK(contains(rbower({"show", hands + " | dealer=S"}).out, "Add turn=9H."));
  CHECK(contains(rbower({"show", hands}).out, "Add dealer= and turn="));
  CHECK(contains(rbower({"show", deal}).out, "Add dealer= to begin"));
  CHECK(contains(rbower({"show", deal + " | trump=H"}).out, "The leader is not given."));
  CHECK(contains(rbower({"show", deal + " | lead=N"}).out, "The strain is not given."));
}

TEST_CASE("a partner asked for his best two trumps is told which of them he would keep") {
  const tests::TemporaryFolder folder;
  const std::string rules = folder.put("two.json", R"({
    "base": "single-deck", "name": "two",
    "specials": [{"id": "ASK", "swap": {"min": 2, "max": 2}}, {"id": "MOON"}]})");
  const Json shown = Json::parse(
      rbower({"show",
              "N:AJ..J.AKJ KT9.JT..T Q.9.KQT.9 .AKQ.A9.Q | dealer=S | auction=6ASK P P P"
              " | trump=H | exchange=W:QC 9D>?",
              "--rules", rules, "--json"})
          .out);
  CHECK(shown.at("give") == Json({{"min", 2}, {"max", 2}}));
  CHECK(shown.at("legal") == Json({"JH", "TH"}));
  CHECK(contains(reason_of(shown, "KS"), "he is asked for his best trump"));
}

TEST_CASE("every moment of a hand can be shown, in every game") {
  for (const Rules& rules : rules_presets()) {
    CAPTURE(rules.name);
    Random random(3);
    for (int hand = 0; hand < 2; ++hand) {
      Game game(rules, random_start(rules, rules.seats.next_after(Seat::north), random.next()));
      while (true) {
        const std::string text = to_string(situation_of(game));
        CAPTURE(text);
        const Run run = rbower({"show", text, "--json"});
        REQUIRE(run.code == done);
        const Json shown = Json::parse(run.out);
        REQUIRE(shown.at("phase") == name(game.phase()));
        REQUIRE(shown.at("legal").empty() == game.finished());
        REQUIRE(shown.at("to_act").is_null() == game.finished());
        const Run words = rbower({"show", text});
        REQUIRE(words.code == done);
        if (game.finished()) break;
        const std::string seat(1, letter(*game.to_act()));
        REQUIRE(rbower({"show", text, "--seat", seat}).code == done);
        const auto legal = game.legal_actions();
        const bool call = game.phase() == Phase::auction;
        game = game.after(legal[static_cast<std::size_t>(
            random.below(call ? std::min<std::uint64_t>(legal.size(), 4) : legal.size()))]);
      }
    }
  }
}

}  // namespace rightbower::cli
