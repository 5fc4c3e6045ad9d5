#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/rbower.h"

namespace rightbower::cli {
namespace {

using Json = nlohmann::json;
constexpr const char* four = "N:..KKJJ. AJ9..9. KK..AA. AJ9..9.";
constexpr const char* other = "N:TT...TT A.T9.K. 9..K9.A J..AQ.J";

}  // namespace

TEST_CASE("table prints the deal and its table in words") {
  const Run run = rbower({"table", four});
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK(run.out ==
        "N:..KKJJ. AJ9..9. KK..AA. AJ9..9.\n"
        "\n"
        "Tricks for the leader's side, all cards known:\n"
        "           S    H    D    C   NT\n"
        "North      1    4    4    1    2\n"
        "East       3    0    0    3    3\n"
        "South      1    4    4    1    2\n"
        "West       3    0    0    3    3\n");
}

TEST_CASE("a batch gives one line of twenty numbers for each deal, in order") {
  const Run run = rbower({"table", "-", "--lines"}, std::string(four) + "\n\n" + other + "\r\n");
  CHECK(run.code == 0);
  CHECK(run.out ==
        "1 3 1 3 4 0 4 0 4 0 4 0 1 3 1 3 2 3 2 3\n"
        "1 4 1 4 0 4 0 4 0 4 0 4 1 3 1 4 1 4 1 4\n");
}

TEST_CASE("a faulty line of a batch is an error of its own") {
  const Run run = rbower({"table", "-", "--lines"}, std::string("N:JJJ... AS\n") + four + "\n");
  CHECK(run.code == wrong_input);
  CHECK(run.out == "error\n1 3 1 3 4 0 4 0 4 0 4 0 1 3 1 3 2 3 2 3\n");
  CHECK(run.err.find("line 1, column 5: ") == 0);
  CHECK(lines_of(run.err) == 3);
}

TEST_CASE("table --json gives only what was asked for") {
  const Run run = rbower({"table", four, "--json", "--trump", "H", "--leader", "S"});
  CHECK(run.out ==
        "{\"situation\":\"N:..KKJJ. AJ9..9. KK..AA. AJ9..9.\",\"rules\":\"double-deck\","
        "\"tricks\":{\"H\":{\"S\":4}}}\n");
  const Run low = rbower({"table", four, "--json", "--trump", "LOW", "--alone", "N"});
  CHECK(Json::parse(low.out)["tricks"]["LOW"].size() == 3);
}

TEST_CASE("play values every legal card, also in mid-trick") {
  const Run run = rbower({"play", "N:9.KQJ..J AKJ.9.J. J.9.T9.9 .AK.K.QT", "--trump", "LOW",
                          "--leader", "E", "--played", "AS", "--json"});
  CHECK(run.out ==
        "{\"to_play\":\"S\",\"cards\":[{\"card\":\"JS\",\"tricks\":5,\"same_as\":[]}]}\n");
  const Run first = rbower({"play", four, "--trump", "H", "--leader", "N", "--json"});
  const Json json = Json::parse(first.out);
  CHECK(json["to_play"] == "N");
  CHECK(json["cards"].size() == 2);
}

TEST_CASE("a line takes what the table says") {
  const Run run = rbower({"line", four, "--trump", "H", "--leader", "N", "--json"});
  const Json json = Json::parse(run.out);
  CHECK(json["tricks"] == 4);
  CHECK(json["plays"].size() == 16);
  for (const Json& play : json["plays"]) CHECK_FALSE(play["why"].get<std::string>().empty());
  const Run words = rbower({"line", four, "--trump", "H", "--leader", "N"});
  CHECK(words.out.find("Trick 4") != std::string::npos);
}

TEST_CASE("what is missing or contradicts is said, and nothing is answered") {
  CHECK(rbower({"play", four}).code == wrong_input);
  CHECK(rbower({"play", four}).out.empty());
  CHECK(rbower({"play", four, "--trump", "H"}).err.find("lead") != std::string::npos);
  const std::string fixed = std::string(four) + " | trump=H | lead=N";
  CHECK(rbower({"play", fixed, "--trump", "S"}).code == wrong_input);
  CHECK(rbower({"play", fixed, "--trump", "H"}).code == done);
  CHECK(rbower({"play", fixed, "--played", "AS"}).code == wrong_input);
  CHECK(rbower({"play", fixed, "--played", "ZZ"}).err.find("--played: line 1, column 1") == 0);
  CHECK(rbower({"table", "N:A... - Q... J..."}).err.find("estimate") != std::string::npos);
  CHECK(rbower({"table", "N:A... - Q... J...", "--alone", "W"}).code == done);
}

TEST_CASE("options that contradict the situation are refused") {
  CHECK(rbower({"table", std::string(four) + " | alone=N", "--alone", "each"}).code == wrong_input);
  CHECK(rbower({"table", four, "--alone", "N", "--leader", "S"}).code == wrong_input);
  CHECK(rbower({"table", "N:x x K.K.KQJ. T..A.QJ9 | rules=two-handed", "--rules", "euchre-three"})
            .code == wrong_input);
  const Run played =
      rbower({"play", std::string(four) + " | trump=H | lead=W | play=AS KD", "--played", "TH"});
  CHECK(played.err.find("--played: card 1: ") == 0);
}

TEST_CASE("wrong usage is exit 2 and says why") {
  for (const Words& words :
       {Words{}, Words{"dance"}, Words{"table", "--trump", "Q"},
        Words{"table", "--lines", "--json"}, Words{"play", "--leader", "up"},
        Words{"table", "--threads", "0"}, Words{"check"}, Words{"deal", "--count", "-1"},
        Words{"deal", "--seed", ""}, Words{"deal", "--seed", "-1"},
        Words{"deal", "--seed", "18446744073709551616"},
        Words{"table", "--trump", "LOW", "--lines"}, Words{"table", four, "extra"}}) {
    const Run run = rbower(words);
    CHECK(run.code == wrong_usage);
    CHECK(run.out.empty());
    CHECK_FALSE(run.err.empty());
  }
}

TEST_CASE("help and version are asked for, not errors") {
  CHECK(rbower({"--help"}).code == done);
  CHECK(rbower({"table", "--help"}).out.find("--threads") != std::string::npos);
  CHECK(rbower({"--version"}).out.find("rbower ") == 0);
}

TEST_CASE("deals come from seeds, one a line, the next seed each") {
  const Run two = rbower({"deal", "--seed", "1", "--count", "2"});
  CHECK(two.out ==
        "N:QJT9.A.KJT9.KQ9 KQJT.AQ9.AQ9.AQ K.KJJ.AKT.JJTT9 AA9.KQTT9.QJ.AK\n"
        "N:AKJ9.T9.AQJJ.KQ A9.AKQJ.AKT.AA9 KQT.AJ.KQT9.QJT QJT.KQT9.9.KJT9\n");
  CHECK(rbower({"deal", "--seed", "2"}).out == two.out.substr(two.out.find('\n') + 1));
  CHECK(rbower({"deal", "--rules", "two-handed"}).out.find("rules=two-handed") !=
        std::string::npos);
  CHECK(rbower({"deal", "--rules", "whist"}).code == wrong_input);
}

TEST_CASE("check names every fault of a file and calls a sound one sound") {
  const std::string library = RB_SOURCE_DIR "/hands/library/01-count-the-trumps.rbower.json";
  const std::string lesson = RB_SOURCE_DIR "/lessons/course/01-the-changing-pack.json";
  const Run sound = rbower({"check", library, lesson});
  CHECK(sound.code == done);
  CHECK(lines_of(sound.out) == 2);

  const auto folder = std::filesystem::temp_directory_path() / "rightbower-cli-test";
  std::filesystem::create_directories(folder);
  const std::string file = folder / "wrong.rbower.json";
  std::ofstream(file) << R"({"format": "rightbower-deal/1", "situation": ")" << four
                      << R"(", "answers": {"table": {"H": {"N": 3}}}})";
  const Run wrong = rbower({"check", file, "not-there.json"});
  CHECK(wrong.code == wrong_input);
  CHECK(wrong.err.find("answers.table.H.N") != std::string::npos);
  CHECK(wrong.err.find("not-there.json") != std::string::npos);
  CHECK(rbower({"table", file}).code == done);
  std::filesystem::remove_all(folder);
}

TEST_CASE("check takes the index of a course as the course it lists") {
  const Run sound = rbower({"check", RB_SOURCE_DIR "/lessons/course/index.json"});
  CHECK(sound.code == done);
  CHECK(lines_of(sound.out) == 1);

  const auto folder = std::filesystem::temp_directory_path() / "rightbower-cli-test";
  std::filesystem::create_directories(folder);
  const std::string file = folder / "index.json";
  std::ofstream(file) << R"(["not-there.json", "../elsewhere.json"])";
  const Run wrong = rbower({"check", file});
  CHECK(wrong.code == wrong_input);
  CHECK(contains(wrong.err, "not-there.json"));
  CHECK(contains(wrong.err, "[1]"));
  std::ofstream(file) << '"' << four << '"';  // another file of that name
  CHECK_FALSE(contains(rbower({"check", file}).err, "not-there.json"));
  std::filesystem::remove_all(folder);
}

TEST_CASE("an interrupt ends with its own code") {
  const std::string deal = "N:QJT9.A.KJT9.KQ9 KQJT.AQ9.AQ9.AQ K.KJJ.AKT.JJTT9 AA9.KQTT9.QJ.AK";
  CHECK(rbower({"table", deal}, "", 1).code == interrupted);
  CHECK(rbower({"table", "-"}, deal, 1).code == interrupted);
}

}  // namespace rightbower::cli
