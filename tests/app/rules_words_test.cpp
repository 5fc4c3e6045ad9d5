#include "gui/app/rules_words.h"

#include <algorithm>

#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

std::string all_of(const app::RulesWords& words) {
  std::string text = words.title;
  for (const app::RulesSection& section : words.sections) {
    text += "\n" + section.title;
    for (const std::string& paragraph : section.paragraphs) text += "\n" + paragraph;
  }
  return text;
}

bool says(const Rules& rules, const std::string& sentence) {
  return all_of(app::rules_words(rules, load_strings())).find(sentence) != std::string::npos;
}

Rules preset(const char* name) { return *find_rules(name); }

}  // namespace

TEST_CASE("every game is told without a gap: no empty paragraph, no slot left open") {
  const app::Strings strings = load_strings();
  for (const Rules& rules : rules_presets()) {
    CAPTURE(rules.name);
    const app::RulesWords words = app::rules_words(rules, strings);
    CHECK(strings.has("rules-name." + rules.name));
    CHECK(words.sections.size() >= 6);
    for (const app::RulesSection& section : words.sections) {
      CHECK_FALSE(section.paragraphs.empty());
      for (const std::string& paragraph : section.paragraphs) {
        CAPTURE(paragraph);
        CHECK(paragraph.size() > 10);
        CHECK(paragraph.find('{') == std::string::npos);
        CHECK(paragraph.find("  ") == std::string::npos);
        CHECK(paragraph.find("...") == std::string::npos);
      }
    }
    const bool tells_gaps = words.sections.back().title == strings["rules-title.not-covered"];
    CHECK(tells_gaps == !rules.not_covered.empty());
  }
}

TEST_CASE("a setting that is changed changes what is told") {
  Rules rules = preset("single-deck");
  CHECK_FALSE(says(rules, "dealer must bid"));
  rules.auction.all_pass = AuctionRules::AllPass::dealer_must_bid;
  CHECK(says(rules, "dealer must bid"));
  CHECK_FALSE(says(rules, "an ace but no king, queen or jack"));
  rules.ace_no_face = true;
  CHECK(says(rules, "an ace but no king, queen or jack"));
  CHECK(says(rules, "Set, it costs 6 points"));
  rules.score.fail_loss = ScoreRules::FailLoss::symmetric;
  CHECK(says(rules, "Set, it costs 12 points"));
  CHECK(says(rules, "Set, it costs 24 points"));
  rules.name = "friday";
  CHECK(says(rules, "friday (house rules)"));
}

TEST_CASE("each game is told in its own words") {
  CHECK(says(preset("hasenpfeffer"), "the holder of the joker must bid 3, no more and no less."));
  CHECK(says(preset("hammerwalt"), "Whoever has passed may bid at his next turn."));
  CHECK(says(preset("mrmortem"), "To name low takes a bid of 4 or more."));
  CHECK(says(preset("two-handed"), "First round: the player who did not deal passes or orders"));
  CHECK(says(preset("two-handed"), "The other plays against him."));
  CHECK(says(preset("two-handed"), "The other then scores 2 points."));
  CHECK(says(preset("euchre-three"), "Each of the others then scores 2 points."));
  CHECK(
      says(preset("euchre"), "Alone (written Alone, in the second round with the suit, Alone:S)"));
  CHECK(says(preset("pepper"),
             "LittlePepper: all 6 tricks must be taken. Partner plays along. Made"));
  CHECK(says(preset("single-deck"), "ASK (written 6ASK): all 6"));
  CHECK(
      says(preset("single-deck"), "The bidder’s card goes over first. Partner must give his best"));
  CHECK(says(preset("horse"), "Horse: all 6"));
}

TEST_CASE("an exchange in a game of a turned-up card is told, where house rules have one") {
  Rules rules = preset("euchre");
  CHECK_FALSE(says(rules, "swap"));
  rules.specials.front().swap.max = 1;
  rules.specials.front().swap.min = 1;
  CHECK(says(rules, "bidder and partner swap one card"));
}

TEST_CASE("the order of the cards is that of the contract") {
  CHECK(says(preset("single-deck-joker"),
             "joker, right bower, left bower, ace, king, queen, 10, 9. That makes 8 cards."));
  CHECK(says(preset("indiana"), "9, 10, jack, queen, king, ace"));
  CHECK(says(preset("two-handed-32"), "ace, king, queen, 10, 9, 8, 7. That makes 7 cards."));
  CHECK(says(preset("barrie"), "right bower, left bower, ace, king, queen. That makes 10 cards."));
}

TEST_CASE("one line for a list of games") {
  CHECK(app::rules_summary(preset("double-deck"), load_strings()) ==
        "Double-deck Bid Euchre: 4 players, 48 cards, 12 each; to 52");
}

}  // namespace rightbower::tests
