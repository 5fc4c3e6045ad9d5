#include "hands/deal_file.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "engine/notation.h"
#include "engine/rules.h"
#include "hands/json_text.h"
#include "tests/hands/faults.h"
#include "tests/hands/random_situation.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::hands {
namespace {

using tests::Expected;
using tests::faults_of;
using tests::random_situation;
using tests::TemporaryFolder;

const std::string line = "N:A9.AKQJJT.J9.AK AKKQJTT.AQ.QJ.A QJ9.T99.K.QJT99 .K.AAKQTT9.KQJT";

[[nodiscard]] std::string deal(const std::string& more) {
  return R"({"format": "rightbower-deal/1", "situation": "N:A... K... Q... J...")" + more + "}";
}

TEST_CASE("a deal as JSON is read with everything it says") {
  const auto deals = parse_deals(R"({
    "format": "rightbower-deal/1", "id": "x1", "title": "Ein ♥", "notes": "n", "tags": ["a", "b"],
    "situation": "N:A... K... Q... J... | trump=S | lead=W",
    "answers": {"table": {"NT": {"N": 1, "W": 0}, "LOW": {"S": 1}}}})");
  REQUIRE(faults_of(deals) == Expected{});
  REQUIRE(deals->size() == 1);
  const DealRecord& record = deals->front();
  CHECK(record.id == "x1");
  CHECK(record.title == "Ein ♥");
  CHECK(record.notes == "n");
  CHECK(record.tags == std::vector<std::string>{"a", "b"});
  CHECK(record.situation.trump == Strain::spades);
  CHECK(record.situation.lead == Seat::west);
  CHECK(record.answers.at(Strain::no_trump)[Seat::north] == 1);
  CHECK(record.answers.at(Strain::no_trump)[Seat::west] == 0);
  CHECK(record.answers.at(Strain::no_trump)[Seat::east] == std::nullopt);
  CHECK(record.answers.at(Strain::low)[Seat::south] == 1);
  CHECK(record.unknown_keys.empty());
}

TEST_CASE("a list of deals and a text of one situation a line hold as many deals") {
  CHECK(parse_deals("[" + deal("") + ", " + deal("") + "]")->size() == 2);
  CHECK(parse_deals("\xEF\xBB\xBF \n" + deal(""))->size() == 1);
  CHECK(parse_deals(line)->size() == 1);
  const auto deals = parse_deals("\n" + line + "\r\n  \n" + line + " | trump=H\n");
  REQUIRE(faults_of(deals) == Expected{});
  REQUIRE(deals->size() == 2);
  CHECK(to_string(deals->front().situation) == line);
  CHECK(deals->back().situation.trump == Strain::hearts);
}

TEST_CASE("hands on lines of their own are one deal") {
  const auto deals = parse_deals("N: AS\nE: KS\nS: QS\nW: JS\n");
  REQUIRE(faults_of(deals) == Expected{});
  REQUIRE(deals->size() == 1);
  CHECK(to_string(deals->front().situation) == "N:A... K... Q... J...");
}

TEST_CASE("every faulty line of a list is named") {
  const auto faults =
      faults_of(parse_deals("N:X... K... Q... J...\n" + line + "\n\nN:A... K... Q... Z..."));
  REQUIRE_FALSE(faults.empty());
  CHECK(faults.front() == "1:3 notation.not-a-rank");
  CHECK(std::count(faults.begin(), faults.end(), "4:18 notation.not-a-rank") == 1);
}

TEST_CASE("the faults of a situation in JSON keep their place and get the path") {
  const auto one = faults_of(
      parse_deals(R"({"format": "rightbower-deal/1", "situation": "N:A... K... Q... Z..."})"));
  REQUIRE_FALSE(one.empty());
  CHECK(one.front() == "situation 1:18 notation.not-a-rank");
  const auto listed = faults_of(parse_deals(
      "[" + deal("") + R"(, {"format": "rightbower-deal/1", "situation": "N:A..."}, 5])"));
  REQUIRE(listed.size() >= 2);
  CHECK(listed.front().starts_with("[1].situation "));
  CHECK(listed.back() == "[2] json.not-object");
}

TEST_CASE("all faults are told at once, each with its path") {
  CHECK(
      faults_of(parse_deals(R"({"format": "rightbower-deal/9", "id": 1, "title": [], "notes": null,
            "tags": ["a", 2], "situation": 3,
            "answers": {"table": {"X": {}, "S": {"N": "7", "Q": 1, "E": -1}, "H": 4}}})")) ==
      Expected{"format deal-file.format-unknown", "id json.not-text", "title json.not-text",
               "notes json.not-text", "tags[1] json.not-text", "answers.table.H json.not-object",
               "answers.table.S.E deal-file.too-few-tricks",
               "answers.table.S.N json.not-whole-number",
               "answers.table.S.Q deal-file.no-such-seat",
               "answers.table.X deal-file.no-such-strain", "situation json.not-text"});
  CHECK(faults_of(parse_deals("{}")) == Expected{"json.key-missing", "json.key-missing"});
  CHECK(faults_of(parse_deals("[]")) == Expected{"deal-file.none"});
  CHECK(faults_of(parse_deals(deal(R"(, "answers": {"table": {"H": {"S": 2}}})"))) ==
        Expected{"answers.table.H.S deal-file.too-many-tricks"});
  CHECK(faults_of(parse_deals(deal(R"(, "rules": "bridge")"))) ==
        Expected{"rules deal-file.rules-unknown"});
  CHECK(faults_of(parse_deals(deal(R"(, "rules": 3)"))) == Expected{"rules json.not-text"});
}

TEST_CASE("the rules given hold where a text names none") {
  REQUIRE(find_rules("single-deck") != nullptr);
  CHECK(parse_deals("N:A... K... Q... J...", "single-deck")->front().situation.rules ==
        "single-deck");
  CHECK(parse_deals(deal(""), "single-deck")->front().situation.rules == "single-deck");
  const auto named = parse_deals(deal(R"(, "rules": "single-deck")"));
  REQUIRE(faults_of(named) == Expected{});
  CHECK(named->front().situation.rules == "single-deck");
  CHECK(*parse_deals(to_json(named->front())) == *named);
}

TEST_CASE("unknown keys survive saving, those beside the table of answers too") {
  const auto read =
      parse_deals(deal(R"(, "author": {"name": "♣", "deep": [[1, 2.5, null]]}, "z": "",
      "answers": {"best": "JH", "table": {"S": {"N": 1}}})"));
  REQUIRE(faults_of(read) == Expected{});
  const std::string saved = to_json(read->front());
  const auto again = parse_deals(saved);
  REQUIRE(faults_of(again) == Expected{});
  CHECK(*again == *read);
  CHECK(to_json(again->front()) == saved);
  for (const char* kept :
       {R"("author": {"deep":[[1,2.5,null]],"name":"♣"})", R"("z": "")", R"("best": "JH")"}) {
    CAPTURE(std::string(kept));
    CHECK(saved.find(kept) != std::string::npos);
  }
}

TEST_CASE("a deal can bring house rules of its own") {
  const auto read = parse_deals(
      deal(R"(, "rules": {"base": "single-deck", "name": "friday", "match": {"target": 40}})"),
      "two-handed");
  REQUIRE(faults_of(read) == Expected{});
  const Situation& situation = read->front().situation;
  CHECK(situation.rules == "friday");
  CHECK(rules_of(situation).match.target == 40);
  const std::string saved = to_json(read->front());
  CHECK(saved.find(R"("rules": {"format":"rightbower-rules/1","base":"single-deck")") !=
        std::string::npos);
  CHECK(parse_deals(saved).value() == *read);

  CHECK(faults_of(parse_deals(deal(R"(, "rules": {"target": 32, "match": {"rule": "luck"}})"))) ==
        Expected{"rules.match.rule rules-file.word", "rules.target json.key-unknown"});
  // The object of a preset is the preset.
  const auto preset =
      parse_deals(deal(R"(, "rules": {"base": "single-deck", "name": "single-deck"})"));
  REQUIRE(faults_of(preset) == Expected{});
  CHECK(preset->front().situation.rules == "single-deck");
  CHECK_FALSE(preset->front().situation.house.has_value());
}

TEST_CASE("house rules given hold where a text names none") {
  Rules house = *find_rules("single-deck");
  house.name = "friday";
  house.match.target = 40;
  for (const std::string& text : {std::string("N:A... K... Q... J..."), deal("")})
    CHECK(rules_of(parse_deals(text, house)->front().situation).match.target == 40);
  CHECK(parse_deals(deal(R"(, "rules": "single-deck")"), house)->front().situation.rules ==
        "single-deck");
}

TEST_CASE("unknown keys that are no object, or known ones, do not spoil the file") {
  DealRecord record = parse_deals(deal(""))->front();
  const std::string plain = to_json(record);
  for (const char* spoilt : {"[]", "{", "nonsense", R"({"id": 7, "format": 1, "situation": []})",
                             R"({"answers": 3})", R"({"answers": {"table": 1}})"}) {
    record.unknown_keys = spoilt;
    CHECK(to_json(record) == plain);
  }
  record.unknown_keys.clear();
  record.title = "\xFF";
  CHECK(parse_deals(to_json(record)).ok());
}

TEST_CASE("law: what is written is read back equal") {
  int played = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    DealRecord record;
    record.situation = random_situation(seed);
    played += record.situation.play.empty() ? 0 : 1;
    if (random.below(2) == 0) record.id = "id " + std::to_string(seed);
    if (random.below(2) == 0) record.title = "\"quoted\" \\ \n\t ♦";
    if (random.below(2) == 0) record.notes = "{[,:]}";
    for (std::uint64_t i = random.below(3); i > 0; --i)
      record.tags.push_back("tag, \"" + std::to_string(i));
    for (Strain strain : all_strains)
      if (random.below(3) == 0)
        for (Seat seat : all_seats)
          if (random.below(2) == 0)
            record.answers[strain][seat] = static_cast<int>(
                random.below(static_cast<std::uint64_t>(record.situation.deal.hand_size()) + 1));
    if (random.below(2) == 0) record.unknown_keys = R"({"answers":{"x":[1]},"more":{"y":"z"}})";
    const std::string text = to_json(record);
    CAPTURE(text);
    const auto read = parse_deals(text);
    REQUIRE(faults_of(read) == Expected{});
    REQUIRE(read->size() == 1);
    CHECK(read->front() == record);
  }
  CHECK(played > 20);  // the law was tried in mid-play too
}

TEST_CASE("hostile texts end in faults") {
  const std::string many(1'000'000, 'A');
  std::string brackets(1'000'000, '[');
  for (const std::string& text :
       {std::string(), std::string(" \n\t"), many, brackets, "{\"a\":" + brackets, "[" + many,
        std::string("\xFF\xFE"), std::string("{\"\xFF\": 1}"), std::string("{}\0", 3),
        std::string("\0", 1), std::string(1'000'000, '\n'),
        "{\"format\": " + std::string(100'000, '9') + "}"}) {
    const auto deals = parse_deals(text);
    REQUIRE_FALSE(deals.ok());
    for (const Fault& fault : deals.faults()) CHECK_FALSE(fault.what.id.empty());
  }
}

TEST_CASE("a text with very many faults lists the first and says there are more") {
  std::string list = "[0";
  std::string lines = line;
  for (int i = 0; i < 20'000; ++i) {
    list += ",0";
    lines += "\nx";
  }
  for (const std::string& text : {list + "]", lines}) {
    const auto deals = parse_deals(text);
    REQUIRE_FALSE(deals.ok());
    CHECK(deals.faults().size() == most_faults + 1);
    CHECK(deals.faults().back().what.id == "json.more-faults");
  }
}

TEST_CASE("an object of very many keys is read without delay") {
  std::string text = deal("");
  text.pop_back();
  for (int i = 0; i < 50'000; ++i) text += ", \"k" + std::to_string(i) + "\": 0";
  const auto deals = parse_deals(text + "}");
  REQUIRE(deals.ok());
  CHECK(*parse_deals(to_json(deals->front())) == *deals);
}

TEST_CASE("a file is read by its path, and a missing one is a fault") {
  const TemporaryFolder folder;
  CHECK(read_deals(folder.put("deal.rbower.json", deal(""))).ok());
  CHECK(read_deals(folder.put("deals.txt", line)).ok());
  CHECK(faults_of(read_deals(folder.path() / "none.json")) == Expected{"file.not-there"});
}

}  // namespace
}  // namespace rightbower::hands
