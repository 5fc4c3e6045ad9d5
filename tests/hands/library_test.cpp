#include "hands/library.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <set>
#include <string>

#include "engine/notation.h"
#include "tests/hands/faults.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::hands {
namespace {

namespace fs = std::filesystem;
using tests::Expected;
using tests::faults_of;
using tests::TemporaryFolder;

const fs::path library = fs::path(RB_SOURCE_DIR) / "hands" / "library";

TEST_CASE("the library opens on the deal in which trumps are counted") {
  const auto deals = read_library(library);
  REQUIRE(faults_of(deals) == Expected{});
  CHECK(deals->size() >= 24);
  CHECK(deals->front().id == "D11");
  CHECK(to_string(deals->front().situation) ==
        "N:A9.AKQJJT.J9.AK AKKQJTT.AQ.QJ.A QJ9.T99.K.QJT99 .K.AAKQTT9.KQJT");
}

TEST_CASE("every deal of the library is known, with a title, a sentence, tags and all answers") {
  const auto deals = read_library(library);
  REQUIRE(deals.ok());
  std::set<std::string> titles;
  for (const DealRecord& deal : *deals) {
    CAPTURE(deal.id);
    CHECK(titles.insert(deal.title).second);
    CHECK_FALSE(deal.title.empty());
    CHECK_FALSE(deal.notes.empty());
    CHECK_FALSE(deal.tags.empty());
    CHECK(deal.notes.ends_with('.'));
    CHECK(deal.situation.deal.hand_size() >= 4);
    CHECK(deal.situation.deal.not_known().size() == 0);
    CHECK(deal.answers.size() >= table_strains.size());
    for (const auto& [strain, row] : deal.answers)
      for (Seat seat : all_seats)
        CHECK(row[seat].has_value() == deal.situation.deal.seated().contains(seat));
  }
}

TEST_CASE("the files of the library are written as the program writes them") {
  for (const auto& entry : fs::directory_iterator(library)) {
    CAPTURE(entry.path().filename().string());
    const auto text = read_file(entry.path());
    REQUIRE(text.ok());
    const auto deals = parse_deals(*text);
    REQUIRE(deals.ok());
    REQUIRE(deals->size() == 1);
    CHECK(to_json(deals->front()) == *text);
  }
}

TEST_CASE("the faults of a library name their files, all of them") {
  const TemporaryFolder folder;
  CHECK(faults_of(read_library(folder.path())) == Expected{"library.empty"});
  CHECK(faults_of(read_library(folder.path() / "none")) == Expected{"library.cannot-read"});
  const std::string deal =
      R"({"format": "rightbower-deal/1", "id": "x", "situation": "N:A... K... - -"})";
  folder.put("a.rbower.json", deal);
  folder.put("b.rbower.json", "{\n oops");
  folder.put("c.rbower.json", R"({"format": "rightbower-deal/1", "situation": 7})");
  folder.put("d.rbower.json", deal);
  folder.put("notes.txt", "not a deal");
  CHECK(faults_of(read_library(folder.path())) == Expected{"b.rbower.json 2:2 json.unexpected",
                                                           "c.rbower.json: situation json.not-text",
                                                           "d.rbower.json library.id-twice"});
}

}  // namespace
}  // namespace rightbower::hands
