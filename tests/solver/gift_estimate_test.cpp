#include "solver/gift_estimate.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/first_look.h"
#include "engine/match.h"
#include "engine/notation.h"
#include "solver/lone_exchange.h"

namespace rightbower::solver {
namespace {

CardSet cards(const char* text) { return parse_hand(text).value(); }

GiftRequest ten_trumps(int samples) {
  const Rules& rules = *find_rules("double-deck");
  GiftRequest request;
  request.layouts.seen =
      first_look(rules, Seat::south, cards("JH JH JD AH AH KH KH QH TH 9H AS KD"), Seat::east,
                 starting_score(rules));
  request.strain = Strain::hearts;
  request.special = rules.specials.front();
  request.samples = samples;
  return request;
}

const Gift& gift_of(const GiftEstimate& estimate, CardSet give) {
  const auto found = std::ranges::find(estimate.gifts, give, &Gift::give);
  REQUIRE(found != estimate.gifts.end());
  return *found;
}

}  // namespace

TEST_CASE("one card less makes all the difference, three are too many") {
  const auto answer = gift_estimate(ten_trumps(60), 2);
  REQUIRE(answer.ok());
  const GiftEstimate& estimate = answer->estimate;
  CHECK(estimate.samples == 60);
  const double none = gift_of(estimate, {}).open.at_least(12);
  const double king = gift_of(estimate, cards("KD")).open.at_least(12);
  const double three = gift_of(estimate, cards("KD AS 9H")).open.at_least(12);
  CHECK(none < 0.25);
  CHECK(king > 0.9);
  CHECK(three > none);
  CHECK(three < king);
  CHECK(estimate.best_open().give == cards("KD"));
  for (const Gift& gift : estimate.gifts) {
    CHECK(gift.open.total() == 60);
    CHECK(gift.open.mean() >= gift.blind.mean());
  }
}

TEST_CASE("a gift comes to what its layouts say, with any number of threads") {
  const GiftRequest request = ten_trumps(6);
  const auto one = gift_estimate(request, 1);
  const auto many = gift_estimate(request, 8);
  REQUIRE(one.ok());
  REQUIRE(many.ok());
  const auto layouts = Layouts::make(request.layouts);
  for (std::size_t i = 0; i < one->estimate.gifts.size(); ++i) {
    const Gift& gift = one->estimate.gifts[i];
    CHECK(gift.open == many->estimate.gifts[i].open);
    CHECK(gift.blind == many->estimate.gifts[i].blind);
    TrickCounts open;
    for (std::uint64_t number = 0; number < 6; ++number) {
      const auto found =
          exchange_results({*layouts->draw(request.seed, number), SeatSet::all(), request.strain,
                            Seat::south, Seat::south, request.special.swap});
      int most = 0;
      for (const Swap& pair : found->pairs)
        if (pair.give == gift.give) most = std::max(most, pair.tricks);
      open.add(most);
    }
    CHECK(gift.open == open);
  }
}

TEST_CASE("alone has to be made seven times in ten against a bid that nets nine") {
  const GiftRequest request = ten_trumps(1);
  const auto chance = [&](double worth) {
    return break_even(request.layouts.seen, request.special, request.strain, worth);
  };
  // Made +24; failed by a trick -24, and one for the others.
  CHECK(chance(9) == doctest::Approx((9 + 25) / 49.0));
  CHECK(chance(0) == doctest::Approx(25 / 49.0));
  CHECK(chance(24) == doctest::Approx(1));
}

TEST_CASE("stopped, or without partner") {
  const auto stopped = gift_estimate(ten_trumps(50), 2, [] { return true; });
  REQUIRE(stopped.ok());
  CHECK(stopped->stopped);
  CHECK(stopped->estimate.samples == 0);
}

}  // namespace rightbower::solver
