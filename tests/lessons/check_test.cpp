#include "lessons/check.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "lessons/lesson_file.h"
#include "tests/hands/faults.h"
#include "tests/lessons/sample.h"

namespace rightbower::lessons {
namespace {

using tests::broken;
using tests::Expected;
using tests::faults_of;
using tests::sample_lesson;
using tests::short_forms;

[[nodiscard]] Expected faults_with(std::string_view from, std::string_view to) {
  return faults_of(parse_lesson(broken(from, to)));
}

TEST_CASE("the answers of the sample are those computed") {
  const auto lesson = parse_lesson(sample_lesson);
  REQUIRE(lesson.ok());
  CHECK(check(*lesson).empty());
  for (const Step& step : lesson->steps)
    if (step.question) CHECK(computed_answer(step) == step.question->answer);
}

TEST_CASE("an answer that is not the computed one is refused, and the computed one named") {
  const auto wrong_number = parse_lesson(broken("\"answer\": 5", "\"answer\": 6"));
  REQUIRE_FALSE(wrong_number.ok());
  CHECK(wrong_number.faults() ==
        Faults{{{0, 0, "steps[2].question.answer"}, {"lesson.answer-wrong", {5}}}});
  const auto wrong_order = parse_lesson(broken("JH JD AH KD", "JH AH JD KD"));
  REQUIRE_FALSE(wrong_order.ok());
  CHECK(wrong_order.faults() == Faults{{{0, 0, "steps[1].question.answer"},
                                        {"lesson.answer-wrong", {std::string("JH JD AH KD")}}}});
  CHECK(faults_with("\"answer\": 4", "\"answer\": 3") ==
        Expected{"steps[4].question.answer lesson.answer-wrong"});
  CHECK(faults_with("\"answer\": \"AD\"", "\"answer\": \"AD KD\"") ==
        Expected{"steps[3].question.answer lesson.answer-wrong"});
  CHECK(faults_with("\"answer\": \"JH JD\"", "\"answer\": \"JH\"") ==
        Expected{"steps[5].question.answer lesson.answer-wrong"});
  CHECK(faults_with("\"answer\": \"JH JD\"", "\"answer\": \"JD JH\"") == Expected{});
  CHECK(faults_with("\"answer\": 4", "\"answer\": \"JH\"") ==
        Expected{"steps[4].question.answer lesson.answer-not-number"});
  CHECK(faults_with("\"answer\": \"AD\"", "\"answer\": 1") ==
        Expected{"steps[3].question.answer lesson.answer-not-cards"});
}

TEST_CASE("a board must hold what is marked on it and asked about it") {
  CHECK(faults_with("\"JH AC AC\"", "\"JD AC\"") ==
        Expected{"steps[0].board.marks.N lesson.mark-not-held"});
  CHECK(faults_with("\"JH AC AC\"", "\"JH JH\"") ==
        Expected{"steps[0].board.marks.N lesson.mark-not-held"});
  CHECK(faults_with("[\"S\", \"W\"]", "[\"N\"]") ==
        Expected{"steps[0].board.marks.N lesson.mark-hidden"});
  CHECK(faults_with("\"seat\": \"N\"", "\"seat\": \"S\"") ==
        Expected{"steps[4].question.ask lesson.hand-not-shown"});
  CHECK(faults_with("K.K.KK.K - -\"}", "K.K.KK.K - -\", \"hidden\": [\"N\"]}") ==
        Expected{"steps[4].question.ask lesson.hand-not-shown"});
  CHECK(faults_with("\"board\": {\"deal\": \"N:A.AJ.JJ. K.K.KK.K - -\"},", "") ==
        Expected{"steps[4].question.ask lesson.no-board"});
  CHECK(faults_with("N:A.AJ.JJ. K.K.KK.K - -", "N:A.AJ.JJ. K.K.KK.K - - | trump=S") ==
        Expected{"steps[4].question.ask lesson.trump-differs"});
  CHECK(faults_with("\"trump\": \"H\", \"seat\"", "\"trump\": \"NT\", \"seat\"") ==
        Expected{"steps[4].question.ask lesson.no-trumps"});
}

TEST_CASE("the cards offered must make a question the rules answer") {
  CHECK(faults_with("\"AH JD JH KD\"", "\"AH JD JH KD QS\"") ==
        Expected{"steps[1].question.choices lesson.order-not-clear"});
  CHECK(faults_with("\"AH JD JH KD\"", "\"AH JD JH KD JH\"") ==
        Expected{"steps[1].question.choices lesson.choice-twice"});
  CHECK(faults_with("\"AH JD JH KD\"", "\"AH\"") ==
        Expected{"steps[1].question.choices lesson.too-few-choices"});
  CHECK(faults_with("\"AH JD JH KD\"", "\"AH KH QH TH 9H JD JH KD\"") ==
        Expected{"steps[1].question.choices lesson.too-many-choices"});
  CHECK(faults_with("\"choices\": \"AH JD JH KD\",", "") ==
        Expected{"steps[1].question.choices lesson.too-few-choices"});
  CHECK(faults_with("\"answer\": 5", "\"choices\": \"AH KH\", \"answer\": 5") ==
        Expected{"steps[2].question.choices lesson.choices-not-asked"});
  CHECK(faults_with("single-deck", "bridge") ==
        Expected{"steps[2].question.ask lesson.rules-unknown"});
}

TEST_CASE("every wrong answer gets a reason, and every reason a wrong answer") {
  CHECK(faults_with("{\"when\": {\"before\": \"KD JD\"}, \"say\": {\"en\": \"A bower.\"}},\n",
                    "") == Expected{});
  CHECK(faults_with("{\"say\": {\"en\": \"No.\"}}\n",
                    "{\"when\": {\"before\": \"KD AH\"}, \"say\": {\"en\": \"No.\"}}\n") ==
        Expected{"steps[1].question.wrong[1] lesson.last-has-condition"});
  CHECK(faults_with("\"wrong\": [{\"say\": {\"en\": \"No.\"}}]", "\"wrong\": []") ==
        Expected{"steps[4].question.wrong lesson.last-has-condition"});
  CHECK(faults_with("\"KD JD\"", "\"JH JD\"") == Expected{});
  CHECK(faults_with("\"number\": 6", "\"number\": 5") ==
        Expected{"steps[2].question.wrong[0] lesson.reason-never-shown"});
  CHECK(faults_with("\"number\": 6", "\"number\": -1") ==
        Expected{"steps[2].question.wrong[0] lesson.reason-never-shown"});
  CHECK(faults_with("\"when\": {\"before\": \"KD JD\"}, ", "") ==
        Expected{"steps[1].question.wrong[1] lesson.reason-never-shown"});
  CHECK(faults_with("\"KD JD\"", "\"KD KD\"") ==
        Expected{"steps[1].question.wrong[0] lesson.reason-never-shown"});
  CHECK(faults_with("\"has\": \"KD\", \"lacks\": \"AS\"", "\"has\": \"QD\"") ==
        Expected{"steps[3].question.wrong[0].when.has lesson.card-not-offered"});
  CHECK(faults_with("\"number\": 6", "\"has\": \"KD\"") ==
        Expected{"steps[2].question.wrong[0].when.has lesson.condition-not-asked",
                 "steps[2].question.wrong[0].when.has lesson.card-not-offered"});
  CHECK(faults_with("\"before\": \"KD JD\"", "\"number\": 1") ==
        Expected{"steps[1].question.wrong[0].when.number lesson.condition-not-asked"});
}

TEST_CASE("where a number may be a little off, a reason tells which way") {
  CHECK(faults_with("\"answer\": 4", "\"answer\": 4, \"within\": 1") ==
        Expected{"steps[4].question.wrong[0] lesson.reason-both-sides"});
}

// A lesson of one step, with this board, and this of its question.
[[nodiscard]] Expected faults_asking(const std::string& board, const std::string& asked) {
  const std::string said = R"({"en": "No."})";
  const std::string question = R"({"prompt": )" + said + R"(, "right": )" + said +
                               R"(, "wrong": [{"say": )" + said + R"(}], "hints": [)" + said +
                               "], " + asked + "}";
  const auto lesson =
      parse_lesson(R"({"format": "rightbower-lesson/1", "id": "a", "title": )" + said +
                   R"(, "objective": )" + said + R"(, "steps": [{"id": "b", "text": )" + said +
                   R"(, "board": )" + board + R"(, "question": )" + question + "}]}");
  if (!lesson) return short_forms(lesson.faults());
  SolvedBook book;
  return short_forms(prove(*lesson, book));
}

TEST_CASE("who is asked about all hands sees them") {
  const std::string ending = "N:9.AJ.. .9.J.T ..T9.9 A..K.Q | trump=H | lead=N";
  const std::string tricks =
      R"("ask": {"what": "tricks", "trump": "H", "leader": "N"}, "answer": 1)";
  CHECK(faults_asking("{\"deal\": \"" + ending + "\"}", tricks) == Expected{});
  CHECK(faults_asking("{\"deal\": \"" + ending + "\", \"hidden\": [\"E\"]}", tricks) ==
        Expected{"steps[0].question.ask lesson.hand-not-shown"});
}

TEST_CASE("a wrong answer is told with the right one, and not by its reasons") {
  CHECK(faults_asking("{\"deal\": \"N:9.AJ.. .9.J.T ..T9.9 A..K.Q | trump=H | lead=N\"}",
                      R"("ask": {"what": "best-strain", "leader": "N"}, "answer": "S H D C NT")") ==
        Expected{"steps[0].question.answer lesson.answer-wrong"});
}

TEST_CASE("several are chosen from a few; what nothing agrees with has no answer") {
  std::string calls = "P";
  for (int level = 5; level <= 12; ++level)
    calls += " " + std::to_string(level) + "S " + std::to_string(level) + "H";
  CHECK(faults_asking(R"({"deal": "N:- - - - | dealer=W | auction=4S"})",
                      R"("ask": {"what": "legal-calls"}, "choices": ")" + calls +
                          R"(", "answer": ")" + calls + "\"") ==
        Expected{"steps[0].question.choices lesson.too-many-options"});
  CHECK(faults_asking(R"({"deal": "N:- - AK.AQJT9.KJ9.T9 - | dealer=W | auction=10H 11S"})",
                      R"("ask": {"what": "calls-by-count", "deals": 30}, "choices": "P 12H 12NT",
                         "answer": "12NT")") ==
        Expected{"steps[0].question.ask lesson.too-few-layouts"});
}

TEST_CASE("texts are there, in English, and well formed; ids are there, well formed and unique") {
  CHECK(faults_with("{\"en\": \"Try it.\"}", "{\"de\": \"Los.\"}") ==
        Expected{"objective lesson.no-english"});
  for (const char* empty : {" ", "-", "****", "\\u200b"})
    CHECK(faults_with("\"Try it.\"", "\"" + std::string(empty) + "\"") ==
          Expected{"objective.en lesson.text-empty"});
  CHECK(faults_with("\"Try it.\"", "\"" + std::string(6000, 'x') + "\"") ==
        Expected{"objective.en lesson.text-too-long"});
  CHECK(faults_with("\"de\"", "\"German\"") == Expected{"title.German lesson.not-a-language"});
  CHECK(faults_with("{\"en\": \"Bowers.\"}", "{\"en\": \"{J}\"}") ==
        Expected{"steps[1].question.hints[0].en 1:1 markup.token-unknown"});
  CHECK(faults_with("\"A bower.\"", "\"A **bower.\"") ==
        Expected{"steps[1].question.wrong[0].say.en 1:3 markup.bold-not-closed"});
  CHECK(faults_with("[{\"en\": \"Bowers.\"}]", "[]") ==
        Expected{"steps[1].question.hints lesson.no-hint"});
  CHECK(faults_with("\"id\": \"order\"", "\"id\": \"look\"") ==
        Expected{"steps[1].id lesson.id-twice"});
  CHECK(faults_with("\"id\": \"order\"", "\"id\": \"The Order\"") ==
        Expected{"steps[1].id lesson.id-form"});
  CHECK(faults_with("\"id\": \"sample\"", "\"id\": \"\"") == Expected{"id lesson.id-form"});
}

TEST_CASE("a lesson that was never in a file is checked the same way") {
  Lesson lesson = parse_lesson(sample_lesson).value();
  lesson.steps[2].question->answer.number = 12;
  lesson.steps[4].id = "look";
  CHECK(short_forms(check(lesson)) ==
        Expected{"steps[4].id lesson.id-twice", "steps[2].question.answer lesson.answer-wrong"});
  lesson.steps.clear();
  CHECK(short_forms(check(lesson)) == Expected{"steps lesson.no-steps"});
}

[[nodiscard]] Step step_asking(Fact fact, std::vector<Card> choices) {
  Step step;
  step.question = Question{{}, std::move(fact), std::move(choices), {}, {}, {}, {}};
  return step;
}

TEST_CASE("the figures of the changing pack: 14, 10, 12 and 12 cards, and at no trump 12 each") {
  for (Suit trump : printed_suits) {
    int all = 0;
    for (Suit suit : printed_suits) {
      const auto strain = static_cast<Strain>(index(trump));
      const Answer counted = computed_answer(step_asking(CardsInSuit{strain, suit}, {}));
      CHECK(counted.number == (suit == trump ? 14 : suit == same_colour(trump) ? 10 : 12));
      all += *counted.number;
      CHECK(computed_answer(step_asking(CardsInSuit{Strain::no_trump, suit}, {})).number == 12);
    }
    CHECK(all == 48);
  }
}

TEST_CASE("what beats a card depends on the strain") {
  const Card king(Rank::king, Suit::diamonds);
  const Card ace(Rank::ace, Suit::diamonds);
  const Card jack(Rank::jack, Suit::diamonds);
  const Card nine_of_hearts(Rank::nine, Suit::hearts);
  const std::vector<Card> choices{ace, king, jack, nine_of_hearts};
  const auto beating = [&](Strain strain) {
    return computed_answer(step_asking(BeatenBy{strain, king}, choices)).cards;
  };
  CHECK(beating(Strain::no_trump) == std::vector<Card>{ace});
  CHECK(beating(Strain::hearts) == std::vector<Card>{ace, jack, nine_of_hearts});
  CHECK(beating(Strain::diamonds) == std::vector<Card>{ace, jack});
  CHECK(beating(Strain::low) == std::vector<Card>{jack});
}

}  // namespace
}  // namespace rightbower::lessons
