#include "lessons/markup.h"

#include <doctest/doctest.h>

#include <string>

#include "tests/hands/faults.h"

namespace rightbower::lessons {
namespace {

using tests::Expected;
using tests::faults_of;

TEST_CASE("a text is words, bold words, cards and suits, line by line") {
  const auto text = parse_markup("The **left {JD}** is a {H}.\n\n- one\n-two");
  REQUIRE(text.ok());
  const Span the{std::string("The ")};
  const Span left{std::string("left "), true};
  const Span jack{Card(Rank::jack, Suit::diamonds), true};
  const Span is_a{std::string(" is a ")};
  const Span hearts{Suit::hearts};
  const Span stop{std::string(".")};
  REQUIRE(text->size() == 3);
  CHECK((*text)[0] == Paragraph{false, {the, left, jack, is_a, hearts, stop}});
  CHECK((*text)[1] == Paragraph{true, {Span{std::string("one")}}});
  CHECK((*text)[2] == Paragraph{false, {Span{std::string("-two")}}});
}

TEST_CASE("every card and suit has its token") {
  for (int i = 0; i < Card::kinds; ++i) {
    const Card card = Card::from_index(i);
    CHECK(*parse_markup("{" + to_string(card) + "}") ==
          std::vector<Paragraph>{{false, {Span{card}}}});
  }
  for (Suit suit : printed_suits)
    CHECK(*parse_markup(std::string("{") + letter(suit) + "}") ==
          std::vector<Paragraph>{{false, {Span{suit}}}});
}

TEST_CASE("a text without words has no paragraphs") {
  CHECK(parse_markup("")->empty());
  CHECK(parse_markup("\n\n")->empty());
}

TEST_CASE("what is not closed or names nothing is a fault with its place") {
  CHECK(faults_of(parse_markup("♥ {JX} {} {10H}\n {JD")) ==
        Expected{"1:3 markup.token-unknown", "1:8 markup.token-unknown",
                 "1:11 markup.token-unknown", "2:2 markup.brace-alone"});
  CHECK(faults_of(parse_markup("a } b")) == Expected{"1:3 markup.brace-alone"});
  CHECK(faults_of(parse_markup("ab **c\nd** e")) ==
        Expected{"1:4 markup.bold-not-closed", "2:2 markup.bold-not-closed"});
}

}  // namespace
}  // namespace rightbower::lessons
