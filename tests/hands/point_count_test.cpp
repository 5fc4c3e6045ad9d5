#include "hands/point_count.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <utility>
#include <vector>

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

namespace {

// A figure measured before, on other deals, given with one digit.
struct Before {
  double mean = 0;
  double cases = 0;
};

// Within three standard errors of both samples together.
void check_agrees(const char* what, Before before, const MeanOf& now) {
  REQUIRE(now.cases > 0);
  const double error = now.sd * std::sqrt(1 / before.cases + 1.0 / now.cases);
  CHECK_MESSAGE(std::abs(now.mean - before.mean) <= 0.05 + 3 * error, what, ": ", now.mean,
                " against ", before.mean, ", error ", error);
}

// A table by the number held, of so many cases in all: a row has the share of them it has now.
template <std::size_t Size>
void check_table(const char* what, double cases, const std::vector<std::pair<int, double>>& before,
                 const std::array<MeanOf, Size>& now) {
  double all = 0;
  for (const MeanOf& row : now) all += row.cases;
  for (const auto& [held, mean] : before) {
    const MeanOf& row = now[static_cast<std::size_t>(held)];
    check_agrees(what, {mean, cases * row.cases / all}, row);
  }
}

}  // namespace

TEST_CASE("the deals behind it agree with what was measured on other deals before") {
  const PointCount& count = point_count();
  CHECK(count.deals >= 20'000);
  check_table("bowers", 1'445, {{0, 5.2}, {1, 6.2}, {2, 7.6}, {3, 9.1}, {4, 10.2}},
              count.by_bowers);
  check_table("trumps", 1'445,
              {{1, 5.2}, {2, 5.5}, {3, 5.5}, {4, 6.6}, {5, 7.6}, {6, 8.5}, {7, 9.1}},
              count.by_trumps);
  check_table("aces", 361, {{0, 4.1}, {2, 6.5}, {4, 9.1}}, count.by_aces);
  check_agrees("best strain", {9.0, 361}, count.best_strain);
  check_agrees("partner, longest suit", {2.9, 80}, count.partner_longest_suit);
  check_agrees("partner, suits", {3.2, 320}, count.partner_suits);
  check_agrees("partner, no trump", {3.1, 80}, count.partner_no_trump);
  check_agrees("lead, suits", {0.8, 320}, count.lead_suits);
  check_agrees("lead, no trump", {1.2, 80}, count.lead_no_trump);
  CHECK(count.suit.error == doctest::Approx(2.2).epsilon(0.05));
  CHECK(count.no_trump.error == doctest::Approx(2.2).epsilon(0.05));
  CHECK(count.no_trump_best == doctest::Approx(0.14).epsilon(0.3));
  CHECK(count.no_trump_equal == doctest::Approx(0.13).epsilon(0.3));
}

TEST_CASE("every deal is counted in every table") {
  const PointCount& count = point_count();
  const auto cases_of = [](const auto& table) {
    int cases = 0;
    for (const MeanOf& row : table) cases += row.cases;
    return cases;
  };
  CHECK(cases_of(count.by_bowers) == 4 * count.deals);
  CHECK(cases_of(count.by_trumps) == 4 * count.deals);
  CHECK(cases_of(count.by_aces) == count.deals);
  CHECK(count.best_strain.cases == count.deals);
}

TEST_CASE("the count is for double-deck and its like") {
  const Rules& rules = *find_rules(default_rules_name);
  CHECK(counts_points(rules, Strain::hearts));
  CHECK(counts_points(rules, Strain::no_trump));
  CHECK_FALSE(counts_points(rules, Strain::low));
  CHECK(counts_points(*find_rules("hammerwalt"), Strain::hearts));
  CHECK_FALSE(counts_points(*find_rules("single-deck"), Strain::hearts));
  CHECK_FALSE(counts_points(*find_rules("two-handed"), Strain::hearts));
}

}  // namespace rightbower::hands
