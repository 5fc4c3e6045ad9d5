// The commands estimate and exchange.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <tuple>

#include "tests/cli/rbower.h"

namespace rightbower::cli {
namespace {

using Json = nlohmann::json;

constexpr const char* hand = "JH JD AH QH TH 9H AS KS TC 9C KD 9D";
constexpr const char* blank = "N:- - AK.AQJT9.KJ9.T9 -";
constexpr const char* ten_trumps =
    "AS AH AH KH KH QH JH JH TH 9H KD JD|KS QS QS 9S 9H KD TD AC AC TC 9C 9C|"
    "KS JS TS TS QH QD TD 9D 9D KC JC TC|AS JS 9S TH AD AD QD JD KC QC QC JC";

bool says(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("estimate: bids whose strain is named later are all shown; who has passed has none") {
  const Run low = rbower({"estimate", "AQ.Q.KT.A", "--rules", "hasenpfeffer", "--samples", "20"});
  CHECK(low.code == 0);
  for (const char* level : {"\n  1", "\n  2", "\n  3", "\n  4", "\n  5", "\n  6"})
    CHECK(says(low.out, level));
  const Run passed = rbower({"estimate",
                             "A9.9.T.AT JT.Q.KJ.K Q.KJT.A.9 K.A.Q9.QJ | rules=single-deck | "
                             "dealer=E | auction=P 4",
                             "--seat", "S", "--samples", "5"});
  CHECK(passed.code == 0);
  CHECK(says(passed.out, "No bid is left for South."));
}

TEST_CASE("a hand by itself is read wherever a situation is") {
  const Run typed = rbower({"estimate", hand, "--samples", "4", "--json"});
  const Run piped = rbower({"estimate", "-", "--samples", "4"}, std::string(hand) + "\n");
  CHECK(piped.code == 0);
  CHECK(piped.out == typed.out);
  const Run alone =
      rbower({"exchange", hand, "--trump", "H", "--alone", "E", "--cards", "0", "--samples", "2"});
  CHECK(alone.code == 0);
  CHECK(says(alone.out, "East alone, hearts"));
  CHECK(says(rbower({"table", hand}).err, "(estimate)"));
  // All four hands, without their seats, are no hand.
  const Run deal = rbower({"estimate", "A9.9.T.AT JT.Q.KJ.K Q.KJT.A.9 K.A.Q9.QJ", "--rules",
                           "single-deck", "--seat", "E", "--samples", "4"});
  CHECK(deal.code == 0);
  CHECK(says(deal.out, "East holds JT.Q.KJ.K"));
}

TEST_CASE("a faulty hand is told from a faulty situation, and games have their titles") {
  CHECK(says(rbower({"estimate", "AS KX JH"}).err, "\"KX\" is no card"));
  const Run three = rbower({"estimate", "AS KS JH 9H TH", "--rules", "euchre-three"});
  CHECK(three.code == 1);
  CHECK(says(three.err, "In Three-handed Euchre a card is turned up"));
}

TEST_CASE("estimate answers in JSON") {
  const Run run = rbower({"estimate", hand, "--samples", "4", "--seed", "7", "--trump", "H",
                          "--json", "--threads", "2"});
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  const Json json = Json::parse(run.out);
  CHECK(json["samples"] == 4);
  CHECK(json["seed"] == 7);
  CHECK(json["seat"] == "S");
  CHECK(json["strains"].size() == 1);
  const Json& hearts = json["strains"]["H"];
  CHECK(hearts["at_least"].size() == 13);
  CHECK(hearts["at_least"][0] == 1.0);
  double sum = 0;
  for (std::size_t tricks = 1; tricks <= 12; ++tricks)
    sum += hearts["at_least"][tricks].get<double>();
  CHECK(hearts["mean"].get<double>() == doctest::Approx(sum));
  CHECK(hearts["sd"].get<double>() >= 0);
  CHECK(json["best"]["call"].get<std::string>().ends_with("H"));
  CHECK(json["best"]["points"].is_number());
  CHECK(json["bids"].size() == 13);
}

TEST_CASE("estimate says in words what it assumes and what is best") {
  const Run run = rbower({"estimate", hand, "--samples", "3", "--threads", "1"});
  CHECK(run.code == 0);
  CHECK(says(run.out, "open cards"));
  CHECK(says(run.out, "3 layouts"));
  CHECK(says(run.out, "Best: "));
  CHECK(says(run.out, "times in 100"));
  CHECK_FALSE(says(run.out, "cli."));
  CHECK(says(run.out, "By points "));
}

TEST_CASE("the number of threads changes nothing that is printed") {
  for (const Words& asked : {Words{"estimate", hand, "--samples", "3", "--trump", "H"},
                             Words{"exchange", "N:- - A.AAKKQJJT9.KJ. -", "--trump", "H", "--alone",
                                   "S", "--cards", "1", "--samples", "3"}}) {
    const auto with = [&](const char* threads) {
      Words words = asked;
      words.insert(words.end(), {"--threads", threads});
      return rbower(words);
    };
    const Run one = with("1");
    CHECK(one.code == 0);
    CHECK(with("2").out == one.out);
    CHECK(with("8").out == one.out);
  }
}

// P02, P20 and P23 are reports of people who play or program the game; the numbers are those of the
// list they were collected in (see tests/rules/public_cases_test.cpp).
TEST_CASE("P02: where the missing bowers are when two or three are held") {
  // In how many ways the cards can lie: of all, and with so many bowers in partner's hand.
  const auto ways = [](const char* own, const char* condition) {
    const Run run =
        rbower({"estimate", own, "--samples", "1", "--trump", "H", "--json", "--where", condition});
    REQUIRE(run.code == 0);
    return Json::parse(run.out);
  };
  for (const auto& [own, missing, partner, opponents] :
       {std::tuple("JH JD AH QH TH 9H AS KS TC 9C KD 9D", "2", 0.105, 0.895),
        std::tuple("JH JH JD AH KH QH TH AS AC KC 9D 9S", "1", 0.333, 0.667)}) {
    const Json free = ways(own, "");
    const Json held = ways(own, (std::string("N.bowers(H) >= ") + missing).c_str());
    const double share = held["layouts"].get<double>() / free["layouts"].get<double>();
    CHECK(share == doctest::Approx(partner).epsilon(0.005));
    // And it is said so.
    const Json& bowers = free["strains"]["H"]["count"]["missing_bowers"];
    CHECK(bowers["number"] == std::stoi(missing));
    CHECK(bowers["partner_all"].get<double>() == doctest::Approx(share));
    CHECK(bowers["opponents_have_one"].get<double>() == doctest::Approx(opponents).epsilon(0.005));
  }
  const Run words = rbower({"estimate", hand, "--samples", "1", "--trump", "H"});
  CHECK(says(words.out, "2 bowers are missing: partner holds all of them 10 times in 100"));
}

TEST_CASE("P23: two aces of a side suit are at most one sure trick") {
  const char* aces = "AD AD KS TS 9S 9S KH 9H QC TC TC 9C";
  const Run run = rbower({"estimate", aces, "--samples", "2", "--trump", "H", "--json"});
  REQUIRE(run.code == 0);
  const Json count = Json::parse(run.out)["strains"]["H"]["count"];
  CHECK(count["sure"] <= 1);
  REQUIRE(count["side_aces"].size() == 1);
  CHECK(count["side_aces"][0]["suit"] == "D");
  CHECK(count["side_aces"][0]["aces"] == 2);
  CHECK(count["side_aces"][0]["twice"].get<double>() == doctest::Approx(0.68).epsilon(0.005));
  const Run words = rbower({"estimate", aces, "--samples", "2", "--trump", "H"});
  CHECK(says(words.out, "Sure from the top when it leads: 0 tricks."));
  CHECK(says(words.out,
             "Two aces of diamonds: the opponents follow once 95 times in 100, twice 68 times."));
}

TEST_CASE("P20: of a deal with blank hands an estimate is offered, and made") {
  // The deal itself is taken as it is: nobody has to know more than his own cards.
  const Run shown = rbower({"show", blank});
  CHECK(shown.code == 0);
  CHECK(shown.err.empty());
  for (const Words& solving : {Words{"table", blank}, Words{"play", blank, "--trump", "H"},
                               Words{"line", blank, "--trump", "H", "--leader", "S"}}) {
    const Run refused = rbower(solving);
    CHECK(refused.code == 1);
    CHECK(refused.out.empty());
    CHECK(says(refused.err, "North"));
    CHECK(says(refused.err, "estimate"));
  }
  const Run made = rbower({"estimate", blank, "--samples", "2", "--trump", "H", "--json"});
  CHECK(made.code == 0);
  CHECK(Json::parse(made.out)["hand"] == "AK.AQJT9.KJ9.T9");
  // The same hand by itself.
  CHECK(rbower({"estimate", "AK.AQJT9.KJ9.T9", "--samples", "2", "--trump", "H", "--json"}).out ==
        made.out);
}

TEST_CASE("estimate bids over what was bid, by the rules in force") {
  const Run run = rbower({"estimate", std::string(blank) + " | dealer=W | auction=P 10NT",
                          "--samples", "2", "--trump", "H", "--json"});
  CHECK(run.code == 0);
  const Json answer = Json::parse(run.out);
  CHECK(answer["bids"].size() == 3);
  for (const Json& bid : answer["bids"]) {
    const std::string call = bid["call"];
    CHECK((call == "11H" || call == "12H" || call == "Alone:H"));
  }
  CHECK(rbower({"estimate", std::string(blank) + " | dealer=W | auction=P 12NT", "--samples", "2"})
            .code == 1);
}

TEST_CASE("conditions on the hidden hands") {
  const Words words{"estimate", hand, "--samples", "2", "--trump", "H", "--json", "--where"};
  const auto with = [&](const char* condition) {
    Words all = words;
    all.emplace_back(condition);
    return rbower(all);
  };
  CHECK(with("N.bowers(H) >= 2").code == 0);
  CHECK(with("not N.bowers(H) = 0 or E.aces = 1").code == 0);
  CHECK(says(with("N.bowers(H) >= 3").err, "No deal agrees"));
  CHECK(with("N.bowers(H) >= 3").code == 1);
  CHECK(says(with("N.kings = 1").err, "column 3"));
  CHECK(says(with("best(N) = H").err, "best"));
}

TEST_CASE("faults of estimate name their place, and change nothing") {
  const Run card = rbower({"estimate", "JH JD AH QH TH 9H AS KS TC 9C KD XX"});
  CHECK(card.code == 1);
  CHECK(card.out.empty());
  CHECK(says(card.err, "column 34"));
  // What is wrong with the hand as a whole has no place in it.
  const Run eight = rbower({"estimate", "JH JD AH QH TH 9H AS KS TC 9C KD 8D"});
  CHECK(eight.code == 1);
  CHECK(eight.err == "the pack of Double-deck Bid Euchre has no 8 of diamonds.\n");
  CHECK(says(rbower({"estimate", "JH JD AH QH TH 9H AS KS TC 9C KD 9D 9D"}).err, "13 cards"));
  const Run few = rbower({"estimate", "JH JD AH"});
  CHECK(few.code == 1);
  CHECK(says(few.err, "3 cards"));
  // Every reason at once.
  const Run all = rbower({"estimate", "JH JD AH", "--trump", "LOW", "--where", "N.kings = 1"});
  CHECK(all.code == 1);
  CHECK(all.out.empty());
  CHECK(says(all.err, "3 cards"));
  CHECK(says(all.err, "In Double-deck Bid Euchre nobody can name low."));
  CHECK(says(all.err, "--where: line 1, column 3: "));
  CHECK(rbower({"estimate"}).code == 2);
  CHECK(rbower({"estimate", hand, "--samples", "0"}).code == 2);
  // Four, each for himself: three against one is nothing the solver plays.
  const Run each = rbower({"estimate", "QT.J.K.9", "--rules", "buck-euchre"});
  CHECK(each.code == 1);
  CHECK(says(each.err, "three play against one"));
  CHECK(rbower({"estimate", hand, "--trump", "LOW", "--samples", "2"}).code == 1);
}

TEST_CASE("estimate and exchange are interrupted") {
  CHECK(rbower({"estimate", hand, "--samples", "100000"}, "", 1).code == 130);
  CHECK(rbower({"exchange", ten_trumps, "--trump", "H", "--alone", "N"}, "", 1).code == 130);
}

TEST_CASE("exchange with all hands known") {
  const Run run = rbower({"exchange", ten_trumps, "--trump", "H", "--alone", "N", "--json"});
  CHECK(run.code == 0);
  const Json json = Json::parse(run.out);
  bool found = false;
  for (const Json& pair : json["pairs"])
    if (pair["give"] == Json{"KD"} && pair["get"] == Json{"QH"}) {
      found = true;
      CHECK(pair["tricks"] == 12);
    }
  CHECK(found);
  CHECK(json["pairs"][json["best"].get<std::size_t>()]["tricks"] == 12);
  const Run words = rbower({"exchange", ten_trumps, "--trump", "H", "--alone", "N"});
  CHECK(says(words.out, "Best: 12 tricks, give KD, get QH."));
  const Run two =
      rbower({"exchange", ten_trumps, "--trump", "H", "--alone", "N", "--cards", "2", "--json"});
  const Json pairs = Json::parse(two.out)["pairs"];
  CHECK_FALSE(pairs.empty());
  for (const Json& pair : pairs) CHECK(pair["give"].size() == 2);
}

TEST_CASE("exchange with the bidder's hand alone") {
  const Run run = rbower({"exchange", "N:- - A.AAKKQJJT9.KJ. -", "--trump", "H", "--alone", "S",
                          "--cards", "1", "--samples", "3", "--json"});
  CHECK(run.code == 0);
  const Json json = Json::parse(run.out);
  CHECK(json["samples"] == 3);
  CHECK(json["gifts"].size() == 3);  // a spade, a trump, the king
  CHECK(json["break_even"].is_number());
}

TEST_CASE("faults of exchange") {
  const Run known = rbower(
      {"exchange", ten_trumps, "--trump", "H", "--alone", "N", "--where", "S.bowers(H) = 1"});
  CHECK(known.code == 1);
  CHECK(says(known.err, "--where: "));
  CHECK(says(rbower({"exchange", ten_trumps, "--trump", "H"}).err, "--alone"));
  CHECK(rbower({"exchange", ten_trumps, "--alone", "N"}).code == 1);
  CHECK(rbower({"exchange", ten_trumps, "--trump", "H", "--alone", "N", "--leader", "S"}).code ==
        1);
  CHECK(rbower({"exchange", ten_trumps, "--trump", "H", "--alone", "N", "--cards", "4"}).code == 2);
  CHECK(says(
      rbower({"exchange", "N:- - A.AAKKQJJT9.KJ. AKQ.T.AAKQ.AAKK", "--trump", "H", "--alone", "S"})
          .err,
      "South's hand alone known, or with every hand known"));
}

}  // namespace rightbower::cli
