// The whole course, proved: every answer and every claim computed, and nothing of it can be changed
// without being found out.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"
#include "hands/file.h"
#include "lessons/check.h"
#include "lessons/lesson_file.h"
#include "tests/hands/faults.h"

namespace rightbower::lessons {
namespace {

namespace fs = std::filesystem;
using tests::Expected;
using tests::short_forms;

const std::vector<Lesson>& course() {
  static const std::vector<Lesson> lessons =
      read_course(fs::path(RB_SOURCE_DIR) / "lessons" / "course").lessons;
  return lessons;
}

// One for all: what is proved once need not be solved again for the changed answers.
SolvedBook& book() {
  static SolvedBook solved;
  return solved;
}

// Another option of the same kind that is not there yet.
Option other_option(const Fact& fact, const std::vector<Option>& offered,
                    const std::vector<Option>& there) {
  const std::vector<Option> all = offered.empty() ? all_options(shape_of(fact).options) : offered;
  for (const Option& option : all)
    if (std::count(there.begin(), there.end(), option) == 0) return option;
  return there.front();
}

// The answer, made wrong: a number one more, a card or an option more or less.
Answer changed(const Fact& fact, Answer answer, const std::vector<Option>& offered) {
  if (answer.number) {
    ++*answer.number;
  } else if (shape_of(fact).kind == Kind::order_cards) {
    std::swap(answer.cards[0], answer.cards[1]);
  } else if (!answer.options.empty()) {
    const Option other = other_option(fact, offered, answer.options);
    if (other == answer.options.front())
      answer.options.pop_back();
    else
      answer.options.push_back(other);
  } else if (answer.cards.size() > 1) {
    answer.cards.pop_back();
  } else {
    const Card card = answer.cards.front();
    answer.cards.front() = Card::from_index((card.index() + 1) % Card::kinds);
  }
  return answer;
}

template <class Visit>
void at_every_step(Visit visit) {
  for (const Lesson& lesson : course())
    for (const Step& step : lesson.steps) {
      CAPTURE(lesson.id);
      CAPTURE(step.id);
      visit(step);
    }
}

TEST_CASE("every answer and every claim of the course is proved") {
  int questions = 0;
  int claims = 0;
  for (const Lesson& lesson : course()) {
    CAPTURE(lesson.id);
    CHECK(short_forms(prove(lesson, book())) == Expected{});
    for (const Step& step : lesson.steps) {
      questions += step.question ? 1 : 0;
      claims += static_cast<int>(step.claims.size());
    }
  }
  CHECK(course().size() == 13);
  CHECK(questions >= 60);
  CHECK(claims >= 30);
}

TEST_CASE("a changed answer is found out, whatever the question") {
  at_every_step([](const Step& step) {
    if (!step.question) return;
    Step wrong = step;
    Question& question = *wrong.question;
    question.answer = changed(question.fact, question.answer, question.options);
    const Expected faults = short_forms(check_step(wrong, "step", &book()));
    REQUIRE_FALSE(faults.empty());
    CHECK(faults.front() == "step.question.answer lesson.answer-wrong");
  });
}

TEST_CASE("a changed claim is found out") {
  at_every_step([](const Step& step) {
    for (std::size_t i = 0; i < step.claims.size(); ++i) {
      Step wrong = step;
      Claim& claim = wrong.claims[i];
      claim.answer = changed(claim.fact, claim.answer, claim.options);
      CHECK(short_forms(check_step(wrong, "step", &book())) ==
            Expected{"step.claims[" + std::to_string(i) + "].answer lesson.answer-wrong"});
    }
  });
}

TEST_CASE("a mark that is moved to a card not held is found out") {
  at_every_step([](const Step& step) {
    if (!step.board) return;
    for (Seat seat : all_seats) {
      for (Card card : step.board->marks[seat].once()) {
        Step wrong = step;
        CardSet& marks = wrong.board->marks[seat];
        marks = marks.without(card);
        for (int i = 0; i < Card::kinds && marks == step.board->marks[seat].without(card); ++i)
          if (!step.board->situation.deal[seat].cards.contains(Card::from_index(i)))
            marks = marks.with(Card::from_index(i));
        const Expected faults = short_forms(check_step(wrong, "step"));
        REQUIRE(faults.size() == 1);
        CHECK(faults.front() ==
              std::string("step.board.marks.") + letter(seat) + " lesson.mark-not-held");
      }
    }
  });
}

constexpr std::string_view ranks = "AKQJT9";

// The places of the cards in a deal of a file's text that has all 48; else none.
std::vector<std::size_t> cards_of_whole_deal(const std::string& text, std::size_t from) {
  std::vector<std::size_t> places;
  for (std::size_t at = text.find(':', from) + 1; text[at] != '"' && text[at] != '|'; ++at)
    if (ranks.find(text[at]) != std::string_view::npos) places.push_back(at);
  return places.size() == 48 ? places : std::vector<std::size_t>();
}

// With 48 cards on the table another rank is a card too many of its kind, wherever it stands.
TEST_CASE("a card of a whole deal that is changed is found out") {
  constexpr std::string_view key = "\"deal\": \"";
  std::size_t boards = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(RB_SOURCE_DIR) / "lessons" / "course")) {
    const auto read = hands::read_file(entry.path());
    REQUIRE(read.ok());
    const std::string& text = *read;
    for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at + 1)) {
      const std::size_t from = at + key.size();
      const std::size_t end = text.find('"', from);
      const auto places = cards_of_whole_deal(text, from);
      for (std::size_t place : places) {
        std::string wrong = text;
        wrong[place] = ranks[(ranks.find(text[place]) + 1) % ranks.size()];
        CHECK_FALSE(parse_situation(wrong.substr(from, end - from)).ok());
        if (place == places[boards % places.size()]) CHECK_FALSE(parse_lesson(wrong).ok());
      }
      if (!places.empty()) ++boards;
    }
  }
  CHECK(boards >= 30);
}

TEST_CASE("a card in a condition that is not offered is found out") {
  at_every_step([](const Step& step) {
    if (!step.question) return;
    for (std::size_t i = 0; i < step.question->wrong.size(); ++i) {
      Step wrong = step;
      std::vector<Card>& has = wrong.question->wrong[i].has;
      if (has.empty()) continue;
      has.front() = Card::joker();
      const std::string path = "step.question.wrong[" + std::to_string(i) + "].when.has";
      CHECK(short_forms(check_step(wrong, "step")) == Expected{path + " lesson.card-not-offered"});
    }
  });
}

}  // namespace
}  // namespace rightbower::lessons
