#include "gui/app/hand_order.h"

#include <doctest/doctest.h>

#include "engine/notation.h"

namespace rightbower::app {
namespace {

std::string ordered(std::string_view hand, Strain strain) {
  const auto cards = parse_hand(hand);
  REQUIRE(cards.ok());
  return to_string(hand_order(*cards, Contract(strain)));
}

constexpr std::string_view north = "A9.AKQJJT.J9.AK";

TEST_CASE("trumps come first, both bowers before the ace") {
  CHECK(ordered(north, Strain::hearts) == "JH JH JD AH KH QH TH AS 9S 9D AC KC");
  CHECK(ordered(north, Strain::diamonds) == "JD JH JH 9D AS 9S AH KH QH TH AC KC");
}

TEST_CASE("the other suits follow in turns of colour") {
  CHECK(ordered("9.9.9.9", Strain::spades) == "9S 9H 9C 9D");
  CHECK(ordered("9.9.9.9", Strain::hearts) == "9H 9S 9D 9C");
  CHECK(ordered("9.9.9.9", Strain::diamonds) == "9D 9S 9H 9C");
  CHECK(ordered("9.9.9.9", Strain::clubs) == "9C 9H 9S 9D");
  CHECK(ordered("9.9.9.9", Strain::no_trump) == "9S 9H 9C 9D");
}

TEST_CASE("at no trump a jack is a plain jack") {
  CHECK(ordered("KJT..AJ.", Strain::no_trump) == "KS JS TS AD JD");
}

TEST_CASE("at LOW the nine stands first") {
  CHECK(ordered("AKQJT9.A9..", Strain::low) == "9S TS JS QS KS AS 9H AH");
}

TEST_CASE("the joker leads the trumps, and is a suit of its own without them") {
  CHECK(ordered("JA.9..+JK", Strain::spades) == "JK JS AS 9H");
  CHECK(ordered("JA.9..+JK", Strain::no_trump) == "AS JS 9H JK");
}

}  // namespace
}  // namespace rightbower::app
