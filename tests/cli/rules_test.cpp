#include "engine/rules.h"

#include <doctest/doctest.h>

#include "tests/cli/rbower.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::cli {

using tests::TemporaryFolder;

TEST_CASE("rules lists every game, one a line, and what is left out") {
  const Run run = rbower({"rules"});
  CHECK(run.code == done);
  for (const Rules& rules : rules_presets())
    CHECK(contains("\n" + run.out, "\n" + rules.name + " "));
  CHECK(contains(run.out, "six players"));
  CHECK(contains(run.out, "Napoleon"));
  // The example of house rules is one.
  std::string example = run.out.substr(run.out.find('{'));
  std::ranges::replace(example, '\n', ' ');
  const TemporaryFolder folder;
  const std::string file = folder.put("example.json", example);
  const Run house = rbower({"rules", file});
  CHECK(house.code == done);
  CHECK(contains(house.out, "friday (house rules)"));
  CHECK(contains(house.out, "the dealer must bid"));
}

TEST_CASE("rules NAME tells every game in full sentences, in lines that fit") {
  for (const Rules& rules : rules_presets()) {
    CAPTURE(rules.name);
    const Run run = rbower({"rules", rules.name});
    CHECK(run.code == done);
    CHECK(run.err.empty());
    CHECK(lines_of(run.out) > 25);
    CHECK_FALSE(contains(run.out, "{"));
    CHECK_FALSE(contains(run.out, "rules-"));
    std::istringstream lines(run.out);
    for (std::string line; std::getline(lines, line);) {
      const auto wide = std::ranges::count_if(
          line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
      CHECK(wide <= 80);
    }
  }
}

TEST_CASE("the double deck in words") {
  // Lines may break anywhere between two words.
  std::string text = rbower({"rules", "double-deck"}).out;
  for (std::size_t at = 0; (at = text.find("\n  ", at)) != std::string::npos;)
    text.replace(at, 3, " ");
  for (const std::string sentence :
       {"Double-deck Bid Euchre", "The pack has 48 cards", "every one of them twice",
        "right bower, left bower, ace, king, queen, 10, 9. That makes 14 cards.",
        "from 1 to 12 together with the trump: spades, hearts, diamonds, clubs or no trump.",
        "The bidding ends when three pass in a row after a bid.",
        "One bid beats every number up to 11: Alone.", "Made, it scores 24 points.",
        "The match goes to 52."})
    CHECK_MESSAGE(contains(text, sentence), sentence);
}

TEST_CASE("rules FILE tells house rules, with every fault where there are any") {
  const TemporaryFolder folder;
  const std::string good = folder.put(
      "friday.json", R"({"base": "single-deck", "name": "friday", "match": {"target": 42}})");
  const Run told = rbower({"rules", good});
  CHECK(told.code == done);
  CHECK(contains(told.out, "friday (house rules)"));
  CHECK(contains(told.out, "The match goes to 42."));
  const std::string bad =
      folder.put("bad.json", R"({"base": "single-deck", "hand_size": 9, "match": {"goal": 1}})");
  const Run faulty = rbower({"rules", bad});
  CHECK(faulty.code == wrong_input);
  CHECK(contains(faulty.err, "match.goal: "));
  CHECK(contains(rbower({"check", good, bad}).err, "match.goal: "));
  CHECK(contains(rbower({"check", good}).out, "sound"));
  const Run gone = rbower({"rules", (folder.path() / "gone.json").string()});
  CHECK(gone.code == wrong_input);
  CHECK(gone.err.find("gone.json") == gone.err.rfind("gone.json"));  // named once
}

TEST_CASE("an unknown name is answered with the names there are") {
  for (const Words& words : {Words{"rules", "whist"}, Words{"deal", "--rules", "whist"},
                             Words{"table", "--rules", "whist"}}) {
    const Run run = rbower(words);
    CHECK(run.code == wrong_input);
    CHECK(run.out.empty());
    CHECK(contains(run.err, "\"whist\""));
    for (const Rules& rules : rules_presets()) CHECK(contains(run.err, " " + rules.name));
  }
}

TEST_CASE("house rules are taken wherever a name is") {
  const TemporaryFolder folder;
  const std::string file =
      folder.put("small.json",
                 R"({"base": "single-deck", "name": "small", "hand_size": 3, "auction": {"max": 3},
                        "specials": []})");
  const Run deal = rbower({"deal", "--rules", file});
  CHECK(deal.code == done);
  CHECK(contains(deal.out, "rules=small"));
  const std::string line = deal.out.substr(0, deal.out.size() - 1);
  CHECK(rbower({"table", line, "--rules", file, "--lines"}).code == done);
  CHECK(rbower({"table", line, "--lines"}).code == wrong_input);
  const Run shown = rbower({"show", line + " | dealer=N | auction=3 P P P", "--rules", file});
  CHECK(shown.code == done);
  CHECK(contains(shown.out, "small (house rules)"));
}

}  // namespace rightbower::cli
