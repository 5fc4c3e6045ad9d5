// Whole matches against the stories in this folder: whatever changes a rule, a deal or a sentence
// of a result shows here. RB_BLESS=1 in the environment (./dev bless) writes the stories of today.
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/rules.h"
#include "tests/golden/story.h"

namespace rightbower::tests {
namespace {

const app::Strings& strings() {
  static const app::Strings loaded =
      app::Strings::load(RB_SOURCE_DIR "/gui/assets/lang", "en").value();
  return loaded;
}

std::string file_of(const std::string& rules) {
  return std::string(RB_TESTS_DIR "/golden/") + rules + ".txt";
}

std::string content_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The first line in which two texts differ, for the message of a failed test.
std::string first_difference(const std::string& a, const std::string& b) {
  std::size_t at = 0;
  while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
  const std::size_t start = at == 0 ? 0 : a.rfind('\n', at - 1) + 1;
  return a.substr(start, a.find('\n', at) - start);
}

Story check_story(const std::string& rules, std::uint64_t seed) {
  Story story = tell_match(*find_rules(rules), seed, strings());
  const std::string file = file_of(rules);
  if (std::getenv("RB_BLESS") != nullptr) std::ofstream(file, std::ios::binary) << story.text;
  const std::string golden = content_of(file);
  CHECK_MESSAGE(story.text == golden, file, ": ", first_difference(story.text, golden));
  CHECK(story.won);
  return story;
}

}  // namespace

TEST_CASE("a match of double-deck: a set, an alone with exchange, a hand thrown in") {
  const Story story = check_story("double-deck", 1);
  CHECK(story.set > 0);
  CHECK(story.exchanges > 0);
  CHECK(story.thrown_in > 0);
}

TEST_CASE("a match of single-deck: ask and moon") {
  const Story story = check_story("single-deck", 1);
  CHECK(story.text.find(":6ASK") != std::string::npos);
  CHECK(story.text.find(":6MOON") != std::string::npos);
  CHECK(story.exchanges > 0);
}

TEST_CASE("a match of two-handed: ordered, accepted, turned down") {
  const Story story = check_story("two-handed", 1);
  CHECK(story.text.find(":Order") != std::string::npos);
  CHECK(story.text.find(":Accept") != std::string::npos);
  CHECK(story.text.find(" takes ") != std::string::npos);
  CHECK(story.text.find("euchred") != std::string::npos);
}

TEST_CASE("every game can be played hand after hand, and nearly every match comes to an end") {
  int matches = 0;
  int won = 0;
  for (const Rules& rules : rules_presets())
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
      CAPTURE(rules.name);
      const Story story = tell_match(rules, seed, strings());
      CHECK(story.hands >= 2);
      ++matches;
      if (story.won) ++won;
    }
  // The player bids too high for some games and never gets there.
  CHECK(won >= matches - 6);
}

}  // namespace rightbower::tests
