// What every kind of question answers, on cards small enough to see it.
#include "lessons/asked.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "engine/notation.h"
#include "lessons/fact_file.h"
#include "tests/hands/faults.h"

namespace rightbower::lessons {
namespace {

using tests::Expected;
using tests::short_forms;

// A question as a lesson file has it, about a board.
struct Case {
  Fact fact;
  std::optional<Board> board;
  std::vector<Card> cards;
  std::vector<Option> options;

  [[nodiscard]] Asked asked() const { return {fact, board ? &*board : nullptr, cards, options}; }
};

Case case_of(const char* ask, std::string_view deal = {}, const char* options = "") {
  Faults faults;
  const auto json = hands::Json::parse(ask);
  Case made{*read_fact({json, "", faults}), {}, {}, {}};
  REQUIRE(faults.empty());
  if (!deal.empty()) made.board = Board{parse_situation(deal).value(), {}, {}};
  std::istringstream words(options);
  for (std::string word; words >> word;)
    made.options.push_back(
        *parse_option(shape_of(made.fact).options, word, *find_rules(default_rules_name)));
  return made;
}

// "JH JD", "7", "H D"
std::string answer_to(const Case& asked) {
  SolvedBook book;
  const Expected faults = short_forms(faults_of(asked.asked()));
  if (!faults.empty()) return faults.front();
  const Answer answer = computed_answer(asked.asked(), book)->answer;
  if (answer.number) return std::to_string(*answer.number);
  return answer.options.empty() ? to_string(answer.cards) : to_string(answer.options);
}

std::string answer_to(const char* ask, std::string_view deal = {}, const char* options = "") {
  return answer_to(case_of(ask, deal, options));
}

constexpr const char* ending =
    "N:9.AJ.. .9.J.T ..T9.9 A..K.Q | trump=H | lead=N";  // North leads 9S
const std::string led = std::string(ending) + " | play=9S";

TEST_CASE("the rules answer") {
  CHECK(answer_to(R"({"what": "legal-cards"})", led) == "9H JD TC");
  CHECK(answer_to(R"({"what": "trick-winner"})", led) == "N");
  CHECK(answer_to(R"({"what": "trick-winner"})", led + " TC 9C AS") == "W");
  CHECK(answer_to(R"({"what": "best-trump", "trump": "H", "seat": "E"})", ending) == "JD");
  CHECK(answer_to(R"({"what": "is-trump", "trump": "H", "card": "JD"})") == "yes");
  CHECK(answer_to(R"({"what": "is-trump", "trump": "NT", "card": "JD"})") == "no");
  CHECK(answer_to(R"({"what": "legal-calls"})", "N:- - - - | dealer=W | auction=4S", "P 4NT 5C") ==
        "P 5C");
  CHECK(answer_to(R"({"what": "setting-tricks", "bid": "8H"})") == "5");
  CHECK(answer_to(R"({"what": "points", "bid": "8H", "bidder": "N", "tricks": 7, "side": "NS"})") ==
        "-8");
  CHECK(answer_to(R"({"what": "points", "bid": "8H", "bidder": "N", "tricks": 7, "side": "EW"})") ==
        "5");
  CHECK(answer_to(
            R"({"what": "points", "bid": "Alone:H", "bidder": "E", "tricks": 12, "side": "EW"})") ==
        "24");
  CHECK(answer_to(R"({"what": "match-won", "score": {"NS": 49, "EW": 20}, "bid": "6H",
                      "bidder": "E", "tricks": 8, "side": "NS"})") == "no");
  CHECK(answer_to(R"({"what": "match-won", "score": {"NS": 49, "EW": 20}, "bid": "6H",
                      "bidder": "E", "tricks": 5, "side": "NS"})") == "yes");
}

TEST_CASE("counting answers") {
  CHECK(answer_to(R"({"what": "trumps-out", "trump": "H", "seat": "N"})", ending) == "12");
  CHECK(answer_to(R"({"what": "trumps-out", "trump": "H", "seat": "N"})",
                  std::string(ending) + " | play=JH 9H 9C QC") == "11");
  CHECK(answer_to(R"({"what": "rounds-to-draw", "trump": "H", "seat": "N"})", ending) == "2");
  CHECK(answer_to(R"({"what": "sure-trumps", "trump": "H", "seat": "N"})", ending) == "1");
  // 2.457 + 1.665 + 1.056 + 0.735 + 3 * 0.561 + 0.738
  CHECK(answer_to(R"({"what": "tricks-by-points", "trump": "H", "seat": "S"})",
                  "N:- - AK.AQJT9.KJ9.T9 -") == "8");
}

TEST_CASE("the solver answers") {
  CHECK(answer_to(R"({"what": "best-card"})", led) == "TC");
  CHECK(answer_to(R"({"what": "best-cards"})", led) == "TC");
  CHECK(answer_to(R"({"what": "tricks-after", "card": "9H"})", led) == "1");
  CHECK(answer_to(R"({"what": "tricks-after", "card": "TC"})", led) == "2");
  CHECK(answer_to(R"({"what": "play-out"})", led) == "2");
  CHECK(answer_to(R"({"what": "tricks", "trump": "H", "leader": "N"})", ending) == "1");
  CHECK(answer_to(R"({"what": "best-strain", "leader": "N"})", ending, "S NT") == "S NT");  // equal
}

TEST_CASE("exact chances answer") {
  CHECK(
      answer_to(R"({"what": "both-follow", "trump": "H", "suit": "D", "held": 4, "rounds": 1})") ==
      "86");
  CHECK(answer_to(R"({"what": "longest-trumps", "held": 6, "most": 3})") == "54");
  CHECK(answer_to(R"({"what": "partner-holds", "out": 1, "least": 1})") == "33");
  // 24 when made; -24 and a point for the others when set: 49p - 25 = 9.
  CHECK(answer_to(R"({"what": "break-even", "special": "Alone", "instead": 9})") == "69");
}

TEST_CASE("what can't be computed says why") {
  const auto why = [](const char* ask, std::string_view deal = {}, const char* options = "") {
    return short_forms(faults_of(case_of(ask, deal, options).asked()));
  };
  constexpr const char* hidden = "N:9.AJ.. - - -";
  CHECK(why(R"({"what": "legal-cards"})") == Expected{"ask lesson.no-board"});
  CHECK(why(R"({"what": "legal-cards"})", ending) == Expected{"ask lesson.no-trick"});
  CHECK(why(R"({"what": "best-card"})", hidden) == Expected{"ask lesson.no-position"});
  CHECK(why(R"({"what": "tricks", "trump": "H", "leader": "N"})", hidden) ==
        Expected{"ask lesson.deal-not-whole"});
  CHECK(why(R"({"what": "tricks-after", "card": "AS"})", led) ==
        Expected{"ask lesson.card-not-legal"});
  CHECK(why(R"({"what": "tricks", "trump": "H", "leader": "N", "alone": true, "gives": "AS",
                "gets": "9C"})",
            ending) == Expected{"ask lesson.swap-not-held"});
  CHECK(why(R"({"what": "average-tricks", "trump": "H", "leader": "N", "deals": 9})", hidden) ==
        Expected{"ask lesson.no-layouts"});
  CHECK(why(R"({"what": "legal-calls"})", hidden, "P 5H") == Expected{"ask lesson.no-auction"});
  CHECK(why(R"({"what": "legal-calls"})", "N:- - - - | dealer=W | auction=4S") ==
        Expected{"choices lesson.too-few-options"});
  CHECK(why(R"({"what": "best-strain", "leader": "N"})", ending, "S H S") ==
        Expected{"choices lesson.option-twice"});
  CHECK(why(R"({"what": "points", "bid": "8H", "bidder": "N", "tricks": 13, "side": "NS"})") ==
        Expected{"ask lesson.number-of-tricks"});
  CHECK(why(R"({"what": "partner-holds", "out": 0, "least": 1})").size() == 2);
  CHECK(why(R"({"what": "break-even", "special": "Moon", "instead": 9})") ==
        Expected{"ask lesson.special-unknown"});
  CHECK(why(R"({"what": "tricks-by-points", "trump": "H", "seat": "N"})", ending) ==
        Expected{"ask lesson.no-points"});
}

TEST_CASE("what is out of all bounds is refused") {
  const auto why = [](const char* ask, std::string_view deal = {}, const char* options = "") {
    return short_forms(faults_of(case_of(ask, deal, options).asked()));
  };
  constexpr const char* one_hand = "N:- - AK.AQJT9.KJ9.T9 -";
  CHECK(why(R"({"what": "break-even", "special": "Alone", "instead": 25})") ==
        Expected{"ask lesson.number-out-of-range"});
  CHECK(why(R"({"what": "match-won", "score": {"NS": 2147483647, "EW": 0}, "bid": "6H",
                "bidder": "E", "tricks": 5, "side": "NS"})")
            .front() == "ask lesson.number-out-of-range");
  CHECK(why(R"({"what": "chance-of-tricks", "trump": "H", "leader": "S", "tricks": 13,
                "deals": 60})",
            one_hand) == Expected{"ask lesson.number-out-of-range"});
  for (const char* few : {"1", "19"})
    CHECK(why((R"({"what": "average-tricks", "trump": "H", "leader": "S", "deals": )" +
               std::string(few) + "}")
                  .c_str(),
              one_hand) == Expected{"ask lesson.number-out-of-range"});
  CHECK(why(R"({"what": "partner-off", "by": 2, "deals": 1})") ==
        Expected{"ask lesson.number-out-of-range"});
  CHECK(why(R"({"what": "tricks", "trump": "H", "leader": "N", "gives": "JH", "gets": "TD"})",
            ending) == Expected{"ask lesson.no-such-swap"});
  CHECK(why(R"({"what": "best-strain", "leader": "N"})", ending, "S LOW") ==
        Expected{"choices lesson.strain-not-bid"});
}

}  // namespace
}  // namespace rightbower::lessons
