#include "gui/view/hand_layout.h"

#include <doctest/doctest.h>

#include "engine/notation.h"

namespace rightbower::view {
namespace {

CardSet hand(std::string_view text) {
  const auto cards = parse_hand(text);
  REQUIRE(cards.ok());
  return *cards;
}

constexpr FanMeasure measure{72, 44, 30, 11, 800};

TEST_CASE("a pair lies closer together, a new suit further apart") {
  const HandLayout fan = fan_layout(hand("A.KKQ.."), Contract(Strain::hearts), measure);
  REQUIRE(fan.cards.size() == 4);  // KH KH QH AS
  CHECK(fan.cards[1].at.x == 30);
  CHECK(fan.cards[1].copy == 1);
  CHECK(fan.cards[2].at.x == 74);
  CHECK(fan.cards[3].at.x == 74 + 44 + 11);
  CHECK(fan.width == fan.cards[3].at.x + 72);
  CHECK(fan.cards[0].strip == 30);
  CHECK(fan.cards[3].strip == 72);
}

TEST_CASE("a fan shrinks to the room there is") {
  const CardSet twelve = hand("AAKKQ.AAK.AK.AK");
  for (float room : {800.0F, 500.0F, 300.0F, 90.0F}) {
    FanMeasure tight = measure;
    tight.room = room;
    const HandLayout fan = fan_layout(twelve, Contract(Strain::no_trump), tight);
    CHECK(fan.width <= room + 1);
    CHECK(fan.cards.size() == 12);
  }
}

TEST_CASE("rows show every suit in play, and a void as a void") {
  const HandLayout rows =
      rows_layout(hand("AJ.J..9"), Contract(Strain::clubs), {46, 32, 29, 69, 69});
  // Clubs: JS and 9C; hearts: JH; spades: AS; diamonds: none.
  REQUIRE(rows.cards.size() == 4);
  CHECK(to_string(rows.cards[0].card) == "JS");
  CHECK(to_string(rows.cards[1].card) == "9C");
  CHECK(rows.cards[1].at.y == 0);
  CHECK(to_string(rows.cards[2].card) == "JH");
  CHECK(rows.cards[2].at.y == 69);
  REQUIRE(rows.voids.size() == 1);
  CHECK(rows.voids[0].first == Suit::diamonds);
  CHECK(rows.voids[0].second.y == 207);
}

TEST_CASE("an empty hand has no cards and no trouble") {
  CHECK(fan_layout({}, Contract(Strain::hearts), measure).cards.empty());
  CHECK(rows_layout({}, Contract(Strain::hearts), {46, 32, 29, 69, 69}).voids.size() == 4);
  CHECK(row_layout({}, measure).cards.empty());
}

}  // namespace
}  // namespace rightbower::view
