#include "lessons/lesson.h"

#include <doctest/doctest.h>

#include "lessons/lesson_file.h"
#include "tests/lessons/sample.h"

namespace rightbower::lessons {
namespace {

constexpr Card ace_of_hearts(Rank::ace, Suit::hearts);
constexpr Card right_bower(Rank::jack, Suit::hearts);
constexpr Card left_bower(Rank::jack, Suit::diamonds);
constexpr Card king_of_diamonds(Rank::king, Suit::diamonds);
constexpr Card ace_of_diamonds(Rank::ace, Suit::diamonds);
constexpr Card ace_of_spades(Rank::ace, Suit::spades);

[[nodiscard]] Lesson sample() { return parse_lesson(tests::sample_lesson).value(); }
[[nodiscard]] const Question& question(const Lesson& lesson, std::size_t step) {
  return *lesson.steps[step].question;
}
[[nodiscard]] Answer cards(std::vector<Card> chosen) { return {std::move(chosen), std::nullopt}; }
[[nodiscard]] Answer number(int given) { return {{}, given}; }

void check_graded(const Question& asked, const Answer& answer, bool right,
                  std::string_view reason) {
  const Verdict verdict = grade(asked, answer);
  CHECK(verdict.right == right);
  REQUIRE(verdict.reason != nullptr);
  CHECK(verdict.reason->in("en") == reason);
}

TEST_CASE("a text is found in its language, else in English") {
  const Text text{{{"en", "trick"}, {"de", "Stich"}}};
  CHECK(text.in("de") == "Stich");
  CHECK(text.in("fr") == "trick");
  CHECK(Text{}.in("en").empty());
}

TEST_CASE("every fact is asked in its kind") {
  CHECK(kind_of(StrengthOrder{Strain::hearts}) == Kind::order_cards);
  CHECK(kind_of(CardsInSuit{Strain::hearts, Suit::hearts}) == Kind::number);
  CHECK(kind_of(BeatenBy{Strain::hearts, ace_of_hearts}) == Kind::choose_cards);
  CHECK(kind_of(TrumpsHeld{Strain::hearts, Seat::north}) == Kind::number);
  CHECK(kind_of(BowersHeld{Strain::hearts, Seat::north}) == Kind::choose_cards);
}

TEST_CASE("an order is right only as a whole, and the first reason that fits is given") {
  const Lesson lesson = sample();
  const Question& order = question(lesson, 1);
  check_graded(order, cards({right_bower, left_bower, ace_of_hearts, king_of_diamonds}), true,
               "Yes.");
  check_graded(order, cards({right_bower, ace_of_hearts, left_bower, king_of_diamonds}), false,
               "No.");
  check_graded(order, cards({king_of_diamonds, right_bower, left_bower, ace_of_hearts}), false,
               "A bower.");
  check_graded(order, cards({right_bower, left_bower, ace_of_hearts}), false, "No.");
  check_graded(order, cards({king_of_diamonds}), false, "No.");
  check_graded(order, number(4), false, "No.");
}

TEST_CASE("a number is right or wrong with its own reason") {
  const Lesson lesson = sample();
  check_graded(question(lesson, 2), number(5), true, "Yes.");
  check_graded(question(lesson, 2), number(6), false, "Printed.");
  check_graded(question(lesson, 2), number(7), false, "No.");
  check_graded(question(lesson, 2), Answer{}, false, "No.");
}

TEST_CASE("chosen cards are compared as sets") {
  const Lesson lesson = sample();
  check_graded(question(lesson, 3), cards({ace_of_diamonds}), true, "Yes.");
  check_graded(question(lesson, 3), cards({king_of_diamonds, ace_of_diamonds}), false, "Equal.");
  check_graded(question(lesson, 3), cards({king_of_diamonds, ace_of_spades}), false, "No.");
  check_graded(question(lesson, 3), Answer{}, false, "No.");
  check_graded(question(lesson, 5), cards({right_bower, left_bower}), true, "Yes.");
  check_graded(question(lesson, 5), cards({left_bower, right_bower, left_bower}), true, "Yes.");
  check_graded(question(lesson, 5), cards({left_bower}), false, "No.");
}

TEST_CASE("a question without reasons grades all the same") {
  Question bare = question(sample(), 2);
  bare.wrong.clear();
  CHECK_FALSE(grade(bare, number(1)).right);
  CHECK(grade(bare, number(1)).reason == nullptr);
}

TEST_CASE("the cards offered are the choices, or the kinds of the hand asked about") {
  const Lesson lesson = sample();
  CHECK(offered_cards(lesson.steps[0]).empty());
  CHECK(offered_cards(lesson.steps[1]) ==
        std::vector<Card>{ace_of_hearts, left_bower, right_bower, king_of_diamonds});
  CHECK(offered_cards(lesson.steps[2]).empty());
  CHECK(offered_cards(lesson.steps[4]).empty());
  CHECK(offered_cards(lesson.steps[5]) ==
        std::vector<Card>{ace_of_spades, ace_of_hearts, right_bower, left_bower});
}

}  // namespace
}  // namespace rightbower::lessons
