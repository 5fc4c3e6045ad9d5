#include "hands/point_count.h"

#include <doctest/doctest.h>

#include "engine/notation.h"

namespace rightbower::hands {
namespace {

CardSet cards(const char* text) { return parse_hand(text).value(); }

}  // namespace

TEST_CASE("what is counted in a hand") {
  const CardSet hand = cards("JH JH JD AH AH KH 9H AS AS KD AC QC");
  CHECK(point_features(hand, Contract(Strain::hearts)) == PointFeatures{2, 1, 2, 2, 3});
  CHECK(point_features(hand, Contract(Strain::diamonds)) == PointFeatures{1, 2, 0, 1, 5});
  CHECK(point_features(hand, Contract(Strain::no_trump)) == PointFeatures{0, 0, 0, 0, 5});
}

TEST_CASE("the count is the constant and what each card is worth") {
  const PointCount& count = point_count();
  const CardSet hand = cards("JH JH JD AH KH 9H AS KD QC TC 9C 9S");
  CHECK(expected_tricks(hand, Strain::hearts) ==
        doctest::Approx(count.suit.constant + 2 * count.suit.right + count.suit.left +
                        count.suit.trump_ace + 2 * count.suit.other_trump + count.suit.side_ace));
  CHECK(expected_tricks(hand, Strain::no_trump) ==
        doctest::Approx(count.no_trump.constant + 2 * count.no_trump.ace));
}

TEST_CASE("the deals behind it agree with what was measured on other deals before") {
  // 1,445 cases; the errors allowed are three standard errors of that sample.
  const PointCount& count = point_count();
  CHECK(count.deals > 0);
  CHECK(count.by_bowers[0].mean == doctest::Approx(5.2).epsilon(0.06));
  CHECK(count.by_bowers[1].mean == doctest::Approx(6.2).epsilon(0.06));
  CHECK(count.by_bowers[2].mean == doctest::Approx(7.6).epsilon(0.06));
  CHECK(count.best_strain.mean == doctest::Approx(9.0).epsilon(0.03));
  CHECK(count.suit.error == doctest::Approx(2.2).epsilon(0.05));
  CHECK(count.no_trump.error == doctest::Approx(2.2).epsilon(0.05));
  CHECK(count.partner_suits.mean == doctest::Approx(3.2).epsilon(0.15));
  int cases = 0;
  for (const MeanOf& row : count.by_bowers) cases += row.cases;
  CHECK(cases == 4 * count.deals);
}

}  // namespace rightbower::hands
