#include "gui/app/hand_count.h"

#include <doctest/doctest.h>

#include "engine/first_look.h"
#include "engine/match.h"
#include "engine/notation.h"
#include "tests/app/fixture.h"

namespace rightbower::app {
namespace {

solver::LayoutRequest request_for(const char* hand, const char* game = "double-deck") {
  const Rules& rules = *find_rules(game);
  return {
      first_look(rules, Seat::south, parse_hand(hand).value(), Seat::east, starting_score(rules)),
      {},
      {},
      {},
      {}};
}

HandCount counted(const char* hand, Strain strain, const char* game = "double-deck") {
  return count_hand(request_for(hand, game), strain);
}

}  // namespace

TEST_CASE("sure tricks: trumps from the top; at no trump every suit; never a side ace") {
  CHECK(counted("JH JH JD AH KH QH TH AS AC KC 9D 9S", Strain::hearts).sure == 3);
  CHECK(counted("AD AD KS TS 9S 9S KH 9H QC TC TC 9C", Strain::hearts).sure == 0);
  CHECK(counted("AD AD KD TS 9S 9S KH 9H QC TC TC 9C", Strain::no_trump).sure == 3);
  CHECK(counted("AD KD QD JD KS 9S", Strain::no_trump, "single-deck").sure == 4);
  CHECK(counted("JD JH AD KS 9S 9C", Strain::diamonds, "single-deck").sure == 3);
}

TEST_CASE("where missing bowers are, exactly") {
  const HandCount two = counted("AS KS QS AH JH JH KH TH AD KD AC KC", Strain::hearts);
  REQUIRE(two.bowers.has_value());
  CHECK(two.bowers->number == 2);
  CHECK(two.bowers->partner_all == doctest::Approx(12.0 * 11 / (36 * 35)));
  CHECK(two.bowers->opponents_have_one == doctest::Approx(1 - 12.0 * 11 / (36 * 35)));
  CHECK_FALSE(counted("JH JH JD JD AH KH QH TH AS AC KC 9S", Strain::hearts).bowers.has_value());
  CHECK_FALSE(counted("JH JH JD JD AH KH QH TH AS AC KC 9S", Strain::no_trump).bowers.has_value());
}

TEST_CASE("what is known of the hidden hands changes the chances") {
  solver::LayoutRequest request = request_for("AS KS QS AH JH JH KH TH AD KD AC KC");
  request.known[Seat::north] = parse_hand("JD").value();
  CHECK(count_hand(request, Strain::hearts).bowers->partner_all == doctest::Approx(11.0 / 35));
  request.known[Seat::west] = parse_hand("JD").value();
  CHECK(count_hand(request, Strain::hearts).bowers->partner_all == 0);
  CHECK(count_hand(request, Strain::hearts).bowers->opponents_have_one == 1);
  request.fits = [](const auto&) { return true; };  // may be anything: not counted
  CHECK_FALSE(count_hand(request, Strain::hearts).bowers.has_value());
}

TEST_CASE("how long side aces live") {
  const HandCount count = counted("AD AD AS 9S AH KH QH TH 9H KC QC TC", Strain::hearts);
  REQUIRE(count.side_aces.size() == 2);
  CHECK(count.side_aces[0].suit == Suit::spades);
  CHECK(count.side_aces[0].aces == 1);
  CHECK(count.side_aces[0].once == doctest::Approx(0.98).epsilon(0.005));
  CHECK(count.side_aces[1].suit == Suit::diamonds);
  CHECK(count.side_aces[1].aces == 2);
  CHECK(count.side_aces[1].once == doctest::Approx(0.95).epsilon(0.005));
  CHECK(count.side_aces[1].twice == doctest::Approx(0.68).epsilon(0.005));
  CHECK(counted("AD AD AS 9S AH KH QH TH 9H KC QC TC", Strain::no_trump).side_aces.empty());
}

TEST_CASE("points are counted where the count was made") {
  const char* hand = "JH JD AH QH TH 9H AS KS TC 9C KD 9D";
  CHECK(counted(hand, Strain::hearts).points ==
        hands::expected_tricks(parse_hand(hand).value(), Strain::hearts));
  CHECK(counted(hand, Strain::no_trump).points.has_value());
  CHECK_FALSE(counted("AD KD QD JD KS 9S", Strain::diamonds, "single-deck").points.has_value());
  CHECK_FALSE(counted(hand, Strain::low, "indiana").points.has_value());
}

TEST_CASE("the count in words") {
  const Strings strings = tests::load_strings();
  std::string all;
  for (const std::string& words :
       words_of(counted("JH JD AH QH TH 9H AS KS TC 9C KD 9D", Strain::hearts), strings))
    all += words + "\n";
  CHECK(all.starts_with("Sure from the top when it leads: 1 trick.\nBy points "));
  CHECK(all.find(" for 1 right, ") != std::string::npos);
  CHECK(all.find(" for 3 other trumps, ") != std::string::npos);
  CHECK(all.find("2 bowers are missing: partner holds all of them 10 times in 100, an opponent "
                 "at least one 90 times.") != std::string::npos);
  CHECK(all.find("An ace of spades: the opponents follow once 98 times in 100, twice 86 times.") !=
        std::string::npos);
}

}  // namespace rightbower::app
