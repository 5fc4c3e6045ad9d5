#include "lessons/layouts.h"

#include <doctest/doctest.h>

#include <set>

#include "engine/notation.h"

namespace rightbower::lessons {
namespace {

const Rules& rules() { return *find_rules(default_rules_name); }

Deal deal_of(std::string_view text) { return parse_situation(text)->deal; }

TEST_CASE("hands that are known stay, the others share what is left") {
  const Deal deal = deal_of("N:- - K.AJQT9.JK9.KT9 -");
  const auto dealt = layouts(deal, rules(), {20, 1});
  REQUIRE(dealt.size() == 20);
  std::set<std::string> norths;
  for (const PerSeat<CardSet>& hands : dealt) {
    CHECK(hands[Seat::south] == deal[Seat::south].cards);
    CardSet all;
    for (Seat seat : all_seats) {
      CHECK(hands[seat].size() == 12);
      all = all.plus(hands[seat]);
    }
    CHECK(all == rules().pack);
    norths.insert(to_string(hands[Seat::north]));
  }
  CHECK(norths.size() == 20);
}

TEST_CASE("the same seed deals the same, another one not") {
  const Deal deal = deal_of("N:- - K.AJQT9.JK9.KT9 -");
  CHECK(layouts(deal, rules(), {5, 3}) == layouts(deal, rules(), {5, 3}));
  CHECK_FALSE(layouts(deal, rules(), {5, 3}) == layouts(deal, rules(), {5, 4}));
}

TEST_CASE("a deal that is known has one layout") {
  const Deal deal = random_deal(rules(), 5);
  for (const PerSeat<CardSet>& hands : layouts(deal, rules(), {3, 1}))
    for (Seat seat : all_seats) CHECK(hands[seat] == deal[seat].cards);
}

}  // namespace
}  // namespace rightbower::lessons
