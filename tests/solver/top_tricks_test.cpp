#include "solver/top_tricks.h"

#include <doctest/doctest.h>

#include <span>
#include <vector>

#include "engine/notation.h"
#include "engine/random.h"
#include "solver/request.h"
#include "solver/solver.h"

namespace rightbower::solver {
namespace {

int top(const char* text, Seat leader) {
  const auto situation = parse_situation(text);
  REQUIRE(situation.ok());
  return top_tricks(hands_of(situation->deal), Contract(*situation->trump), seating(*situation),
                    leader);
}

// So many cards a hand from a pack of few suits, where ties, ruffs and voids are many.
PerSeat<CardSet> small_hands(std::uint64_t seed, std::size_t size) {
  std::vector<Card> pack;
  for (Suit suit : {Suit::hearts, Suit::diamonds, Suit::spades})
    for (Rank rank : {Rank::ace, Rank::king, Rank::jack, Rank::nine})
      pack.insert(pack.end(), 2, Card(rank, suit));
  Random random(seed);
  shuffle(std::span(pack), random);
  PerSeat<CardSet> hands;
  for (std::size_t i = 0; i < 4 * size; ++i)
    hands[all_seats[i % 4]] = hands[all_seats[i % 4]].with(pack[i]);
  return hands;
}

}  // namespace

TEST_CASE("winners are counted while nobody can ruff them") {
  CHECK(top("N:.JA.A. .K9.9. ..KQ.9 ..JT.T | trump=H", Seat::north) == 3);
  // East ruffs the ace of diamonds before his trumps are drawn.
  CHECK(top("N:.A.AK. .J9..9 ..QJ.T ..T9.J | trump=H", Seat::north) == 0);
  CHECK(top("N:AK.A.. QJ.9.. 9.T.9. T.K.T. | trump=NT", Seat::north) == 3);
  CHECK(top("N:AK.A.. AQ.9.. 9.T.9. T.K.T. | trump=NT", Seat::north) == 2);
}

TEST_CASE("the first of two equals is a winner, the cards below it are not") {
  CHECK(top("N:AK... A9... T...9 J...T | trump=NT", Seat::north) == 1);
  CHECK(top("N:AQ... A9... T...9 J...T | trump=NT", Seat::north) == 1);
}

TEST_CASE("long cards count when the others have none left") {
  CHECK(top("N:AK9... QJ..9. T..9.9 ...AAK | trump=NT", Seat::north) == 3);
}

TEST_CASE("never more than best play takes") {
  Solver solver;
  int sum = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    const PerSeat<CardSet> hands = small_hands(seed, 2 + seed % 4);
    const Strain strain =
        std::array{Strain::hearts, Strain::diamonds, Strain::spades, Strain::no_trump}[seed % 4];
    const Seat leader = all_seats[(seed / 4) % 4];
    const Seating seating = seed % 3 == 0 ? alone(leader, SeatSet::all()) : Seating{};
    const int counted = top_tricks(hands, Contract(strain), seating, leader);
    const int most = solver.tricks({hands, strain, leader, seating, {}}).value();
    CAPTURE(seed);
    CHECK(counted <= most);
    sum += counted;
  }
  CHECK(sum > 2000);  // and not for want of counting
}

}  // namespace rightbower::solver
