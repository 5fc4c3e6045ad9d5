#include "lessons/lesson_file.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/notation.h"
#include "tests/hands/faults.h"
#include "tests/hands/temporary_folder.h"
#include "tests/lessons/sample.h"

namespace rightbower::lessons {
namespace {

using tests::broken;
using tests::Expected;
using tests::faults_of;
using tests::sample_lesson;
using tests::short_forms;
using tests::TemporaryFolder;

[[nodiscard]] Expected faults_with(std::string_view from, std::string_view to) {
  return faults_of(parse_lesson(broken(from, to)));
}

TEST_CASE("a lesson is read with everything in it") {
  const auto lesson = parse_lesson(sample_lesson);
  REQUIRE(faults_of(lesson) == Expected{});
  CHECK(lesson->id == "sample");
  CHECK(lesson->title.in("de") == "Beispiel");
  CHECK(lesson->objective.in("en") == "Try it.");
  REQUIRE(lesson->steps.size() == 6);

  const Step& look = lesson->steps[0];
  CHECK(look.text.in("en") == "The **right** {JH}.\n- In {H}.");
  REQUIRE(look.board.has_value());
  CHECK(to_string(look.board->situation) == "N:.AJ..AA .K..KK9 - - | trump=H");
  CHECK(look.board->hidden == SeatSet{Seat::south, Seat::west});
  CHECK(look.board->marks[Seat::north] ==
        CardSet{{Rank::jack, Suit::hearts}, {Rank::ace, Suit::clubs}, {Rank::ace, Suit::clubs}});
  CHECK_FALSE(look.question.has_value());

  CHECK(std::get<StrengthOrder>(lesson->steps[1].question->fact).trump == Strain::hearts);
  CHECK(std::get<CardsInSuit>(lesson->steps[2].question->fact) ==
        CardsInSuit{Strain::hearts, Suit::diamonds, "single-deck"});
  CHECK(std::get<BeatenBy>(lesson->steps[3].question->fact) ==
        BeatenBy{Strain::no_trump, {Rank::king, Suit::diamonds}});
  CHECK(std::get<TrumpsHeld>(lesson->steps[4].question->fact) ==
        TrumpsHeld{Strain::hearts, Seat::north});
  CHECK(std::get<BowersHeld>(lesson->steps[5].question->fact) ==
        BowersHeld{Strain::hearts, Seat::north});
  CHECK(lesson->steps[2].question->hints.size() == 2);
  CHECK(lesson->steps[3].question->wrong[0].has == std::vector<Card>{{Rank::king, Suit::diamonds}});
  CHECK(lesson->steps[3].question->wrong[0].lacks == std::vector<Card>{{Rank::ace, Suit::spades}});
}

TEST_CASE("keys that are unknown or missing are faults where they stand") {
  CHECK(faults_with("\"objective\"", "\"objektive\"") ==
        Expected{"objektive json.key-unknown", "json.key-missing"});
  CHECK(faults_with("\"text\": {\"en\": \"Red", "\"txt\": {\"en\": \"Red") ==
        Expected{"steps[1].txt json.key-unknown", "steps[1] json.key-missing"});
  CHECK(faults_with("\"marks\"", "\"mark\"") == Expected{"steps[0].board.mark json.key-unknown"});
  CHECK(faults_with("\"N\": \"JH AC", "\"P\": \"JH AC") ==
        Expected{"steps[0].board.marks.P json.key-unknown"});
  CHECK(faults_with("\"before\": \"KD JD\"", "\"after\": \"KD JD\"") ==
        Expected{"steps[1].question.wrong[0].when.after json.key-unknown",
                 "steps[1].question.wrong[0].when lesson.condition-empty"});
  CHECK(faults_with("\"prompt\": {\"en\": \"Order?\"},", "") ==
        Expected{"steps[1].question json.key-missing"});
  CHECK(faults_with("\"hints\": [{\"en\": \"Bowers.\"}]", "\"hint\": \"Bowers.\"") ==
        Expected{"steps[1].question.hint json.key-unknown", "steps[1].question json.key-missing"});
  CHECK(faults_with(", \"seat\": \"N\"", "") == Expected{"steps[4].question.ask json.key-missing"});
  CHECK(faults_with("\"card\": \"KD\"", "\"card\": \"KD\", \"seat\": \"N\"") ==
        Expected{"steps[3].question.ask.seat json.key-unknown"});
  CHECK(faults_of(parse_lesson("{}")).size() == 5);
}

TEST_CASE("values of a wrong type or that say nothing are faults with their path") {
  CHECK(faults_of(parse_lesson("[]")) == Expected{"json.not-object"});
  CHECK(faults_with("\"sample\"", "7") == Expected{"id json.not-text"});
  CHECK(faults_with("rightbower-lesson/1", "rightbower-deal/1") ==
        Expected{"format lesson.format-unknown"});
  CHECK(faults_with("{\"en\": \"Try it.\"}", "\"Try it.\"") ==
        Expected{"objective json.not-object"});
  CHECK(faults_with("\"Try it.\"", "[\"Try\", 3]") == Expected{"objective.en[1] json.not-text"});
  CHECK(faults_with("[\"S\", \"W\"]", "[\"S\", \"Q\"]") ==
        Expected{"steps[0].board.hidden[1] notation.not-a-seat"});
  CHECK(faults_with("[\"S\", \"W\"]", "\"SW\"") == Expected{"steps[0].board.hidden json.not-list"});
  CHECK(faults_with("strength-order", "strongest") ==
        Expected{"steps[1].question.ask.what lesson.question-unknown"});
  CHECK(faults_with("\"suit\": \"D\"", "\"suit\": \"NT\"") ==
        Expected{"steps[2].question.ask.suit lesson.not-a-suit"});
  CHECK(faults_with("\"trump\": \"NT\"", "\"trump\": \"X\"") ==
        Expected{"steps[3].question.ask.trump notation.not-a-strain"});
  CHECK(faults_with("\"card\": \"KD\"", "\"card\": \"KD KS\"") ==
        Expected{"steps[3].question.ask.card lesson.not-one-card"});
  CHECK(faults_with("\"KD JD\"", "\"KD\"") ==
        Expected{"steps[1].question.wrong[0].when.before lesson.not-two-cards"});
  CHECK(faults_with("\"answer\": 5", "\"answer\": 5.5") ==
        Expected{"steps[2].question.answer json.not-whole-number"});
  CHECK(faults_with("\"answer\": 5", "\"answer\": [5]") ==
        Expected{"steps[2].question.answer lesson.answer-form"});
  CHECK(faults_with("\"JH AC AC\"", "\"AC AC AC\"") ==
        Expected{"steps[0].board.marks.N lesson.mark-thrice"});
}

TEST_CASE("a fault in cards or in a deal has its path and its place in the text") {
  const Expected cards = faults_with("\"AH JD JH KD\"", "\"AH JX JH KD\"");
  REQUIRE_FALSE(cards.empty());
  CHECK(cards.front() == "steps[1].question.choices 1:4 notation.not-a-card");
  const Expected deal = faults_with("N:.AJ..AA", "N:.AX..AA");
  REQUIRE_FALSE(deal.empty());
  CHECK(deal.front() == "steps[0].board.deal 1:5 notation.not-a-rank");
}

TEST_CASE("faults in several steps come at once, those of form and those of content") {
  std::string text = broken("\"answer\": 5", "\"answer\": 6");
  text.replace(text.find("\"AD KD AS\""), 10, "[]");
  text.replace(text.find("\"id\": \"beat\""), 12, "\"id\": \"look\"");
  text.replace(text.find("{JH}"), 4, "{JX}");
  CHECK(faults_of(parse_lesson(text)) == Expected{"steps[0].text.en 1:15 markup.token-unknown",
                                                  "steps[2].question.answer lesson.answer-wrong",
                                                  "steps[3].question.choices json.not-text",
                                                  "steps[3].id lesson.id-twice"});
}

TEST_CASE("what is no JSON is refused with line and column") {
  CHECK(faults_of(parse_lesson("")) == Expected{"1:1 json.ends-early"});
  CHECK(faults_of(parse_lesson(broken("\"objective\": {", "\"objective\" {"))) ==
        Expected{"5:15 json.unexpected"});
  CHECK(
      faults_of(parse_lesson(broken("\"id\": \"order\",", "\"id\": \"order\", \"id\": \"x\","))) ==
      Expected{"steps[1].id json.key-twice"});
  CHECK(faults_of(parse_lesson(std::string(1'000'000, '['))) == Expected{"1:33 json.too-deep"});
  CHECK_FALSE(parse_lesson(std::string(1'000'000, 'A')).ok());
  CHECK_FALSE(parse_lesson("\xFF").ok());
}

TEST_CASE("a course is read in the order of its index") {
  const TemporaryFolder folder;
  folder.put("a.json", sample_lesson);
  folder.put("b.json", broken("\"sample\"", "\"other\""));
  folder.put("index.json", R"(["b.json", "a.json"])");
  const Course course = read_course(folder.path());
  REQUIRE(short_forms(course.faults) == Expected{});
  REQUIRE(course.lessons.size() == 2);
  CHECK(course.lessons.front().id == "other");
  CHECK(course.lessons.back().id == "sample");
}

TEST_CASE("the faults of a course name their files, all of them; what is sound stays") {
  const TemporaryFolder folder;
  CHECK(short_forms(read_course(folder.path()).faults) == Expected{"file.not-there"});
  folder.put("index.json", "{}");
  CHECK(short_forms(read_course(folder.path()).faults) == Expected{"index.json json.not-list"});
  folder.put("index.json", "[]");
  CHECK(short_forms(read_course(folder.path()).faults) == Expected{"index.json course.empty"});
  folder.put("a.json", sample_lesson);
  folder.put("b.json", sample_lesson);
  folder.put("c.json", "{ x");
  folder.put("d.json", broken("\"answer\": 5", "\"answer\": 6"));
  folder.put("index.json",
             R"(["a.json", "b.json", "c.json", "d.json", "none.json", "a.json", 7, "../x"])");
  const Course course = read_course(folder.path());
  CHECK(course.lessons.size() == 1);
  CHECK(course.left_out == 4);
  CHECK(short_forms(course.faults) ==
        Expected{"index.json: [5] course.file-twice", "index.json: [6] json.not-text",
                 "index.json: [7] course.not-a-file-name", "b.json: id course.id-twice",
                 "c.json 1:3 json.unexpected",
                 "d.json: steps[2].question.answer lesson.answer-wrong",
                 "none.json file.not-there"});
}

}  // namespace
}  // namespace rightbower::lessons
