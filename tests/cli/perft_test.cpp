#include <doctest/doctest.h>

#include "tests/cli/rbower.h"

namespace rightbower::cli {
namespace {

constexpr const char* three_cards = "N:AJ9... .AJ9.. ..AJ9. ...AJ9 | rules=single-deck";

}  // namespace

TEST_CASE("perft counts to the depth asked for, and at the end the tricks") {
  const Run four = rbower({"perft", three_cards, "4", "--trump", "S", "--leader", "N", "--json"});
  CHECK(four.code == done);
  CHECK(four.out == "{\"perft\":[3,9,27,27]}\n");
  const Run all = rbower({"perft", three_cards, "99", "--trump", "S", "--leader", "N"});
  CHECK(all.out ==
        "N:AJ9... .AJ9.. ..AJ9. ...AJ9 | rules=single-deck | trump=S | lead=N\n"
        "\n"
        "Ways to play the next cards:\n"
        "  1  3\n  2  9\n  3  27\n  4  27\n  5  54\n  6  108\n  7  216\n  8  432\n"
        "  9  432\n  10  432\n  11  432\n  12  432\n"
        "\n"
        "Of the ways to play all cards, by the tricks North-South take:\n"
        "  0  0\n  1  0\n  2  288\n  3  144\n");
}

TEST_CASE("perft counts on from mid-trick, and with a lone player") {
  const Run run = rbower({"perft", three_cards, "3", "--trump", "S", "--leader", "N", "--played",
                          "JS", "--alone", "N", "--json"});
  CHECK(run.code == done);
  CHECK(run.out == "{\"perft\":[3,3,6]}\n");
}

TEST_CASE("perft says what it misses, and can be interrupted") {
  CHECK(rbower({"perft", three_cards, "4", "--trump", "S"}).code == wrong_input);
  CHECK(rbower({"perft", three_cards, "0"}).code == wrong_usage);
  CHECK(rbower({"perft", three_cards}).code == wrong_usage);
  const std::string deal = "N:QJT9.A.KJT9.KQ9 KQJT.AQ9.AQ9.AQ K.KJJ.AKT.JJTT9 AA9.KQTT9.QJ.AK";
  CHECK(rbower({"perft", deal, "48", "--trump", "S", "--leader", "N"}, "", 1).code == interrupted);
}

}  // namespace rightbower::cli
