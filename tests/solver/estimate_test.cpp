#include "solver/estimate.h"

#include <doctest/doctest.h>

#include <atomic>
#include <cmath>
#include <string>
#include <vector>

#include "engine/first_look.h"
#include "engine/match.h"
#include "engine/notation.h"
#include "engine/score.h"
#include "solver/bid_values.h"
#include "solver/reference.h"

namespace rightbower::solver {
namespace {

CardSet cards(const char* text) { return parse_hand(text).value(); }

// Twelve cards a suit less: A K Q J of hearts and diamonds, both copies, four in each hand.
Rules small_rules() {
  Rules rules = *find_rules("double-deck");
  rules.pack = cards(".AAKKQQJJ.AAKKQQJJ.");
  rules.hand_size = 4;
  rules.auction.max = 4;
  rules.specials.front().level = 4;
  return rules;
}

EstimateRequest small_request(const Rules& rules = small_rules()) {
  EstimateRequest request;
  request.layouts.seen =
      first_look(rules, Seat::south, cards(".AJJ.K."), Seat::east, starting_score(rules));
  request.samples = 60;
  request.other_leads = true;
  request.alone = true;
  return request;
}

Estimate estimated(const EstimateRequest& request, int threads = 1) {
  const auto answer = estimate(request, threads);
  REQUIRE(answer.ok());
  CHECK_FALSE(answer->stopped);
  return answer->estimate;
}

// Every number an estimate holds.
std::vector<double> numbers_of(const Estimate& estimate) {
  std::vector<double> numbers{static_cast<double>(estimate.samples())};
  for (const StrainEstimate& strain : estimate.strains()) {
    for (int tricks = 0; tricks <= TrickCounts::highest; ++tricks) {
      numbers.push_back(static_cast<double>(strain.bid.count(tricks)));
      numbers.push_back(static_cast<double>(strain.alone.count(tricks)));
      for (Seat seat : all_seats)
        numbers.push_back(static_cast<double>(strain.led_by[seat].count(tricks)));
    }
  }
  for (const BidValue& value : bid_values(estimate).bids) {
    numbers.push_back(value.worth.worth);
    numbers.push_back(value.behind_error);
  }
  return numbers;
}

}  // namespace

TEST_CASE("an estimate counts what the reference says of every layout") {
  const EstimateRequest request = small_request();
  const Estimate estimate = estimated(request);
  CHECK(estimate.samples() == request.samples);
  const auto layouts = Layouts::make(request.layouts);
  for (const StrainEstimate& strain : estimate.strains()) {
    TrickCounts own;
    TrickCounts west;
    TrickCounts lone;
    DifferenceCounts partner;
    for (int number = 0; number < request.samples; ++number) {
      const auto hands = layouts->draw(request.seed, static_cast<std::uint64_t>(number));
      const int with = reference_tricks({*hands, strain.strain, Seat::south, {}, {}});
      const int without = reference_tricks(
          {*hands, strain.strain, Seat::south, alone(Seat::south, SeatSet::all()), {}});
      own.add(with);
      lone.add(without);
      partner.add(with - without);
      west.add(4 - reference_tricks({*hands, strain.strain, Seat::west, {}, {}}));
    }
    CHECK(strain.bid == own);
    CHECK(strain.led_by[Seat::south] == own);
    CHECK(strain.led_by[Seat::west] == west);
    CHECK(strain.alone == lone);
    CHECK(strain.partner == partner);
    CHECK(estimate.counts({Way::Kind::together, strain.strain}) == own);
    CHECK(strain.partner.mean() == doctest::Approx(own.mean() - lone.mean()));
  }
}

TEST_CASE("mean, spread and chances of counts") {
  TrickCounts counts;
  CHECK(counts.mean() == 0);
  CHECK(counts.sd() == 0);
  CHECK(counts.at_least(0) == 0);
  counts.add(7, 3);
  counts.add(11);
  CHECK(counts.total() == 4);
  CHECK(counts.mean() == 8);
  CHECK(counts.sd() == doctest::Approx(2));
  CHECK(counts.standard_error() == doctest::Approx(1));
  CHECK(counts.at_least(0) == 1);
  CHECK(counts.at_least(8) == 0.25);
  CHECK(counts.at_least_error(8) == doctest::Approx(std::sqrt(0.25 * 0.75 / 4)));
  CHECK(counts.at_least(12) == 0);
}

TEST_CASE("the same seed gives the same numbers, whatever the number of threads") {
  const EstimateRequest request = small_request();
  const std::vector<double> one = numbers_of(estimated(request, 1));
  CHECK(numbers_of(estimated(request, 2)) == one);
  CHECK(numbers_of(estimated(request, 8)) == one);
  EstimateRequest other = request;
  other.seed = 2;
  CHECK_FALSE(numbers_of(estimated(other)) == one);
}

TEST_CASE("numbers come in order, and those so far are those of a shorter estimate") {
  EstimateRequest request = small_request();
  std::vector<double> at_twenty;
  int calls = 0;
  const auto answer = estimate(request, 3, {}, [&](const Estimate& so_far) {
    CHECK(so_far.samples() == ++calls);
    if (calls == 20) at_twenty = numbers_of(so_far);
  });
  CHECK(calls == request.samples);
  request.samples = 20;
  CHECK(numbers_of(estimated(request)) == at_twenty);
}

TEST_CASE("stopped, it keeps what it has") {
  EstimateRequest request = small_request();
  request.samples = 100'000;
  std::atomic<int> so_far = 0;
  const auto answer = estimate(
      request, 4, [&] { return so_far > 10; },
      [&](const Estimate& now) { so_far = now.samples(); });
  REQUIRE(answer.ok());
  CHECK(answer->stopped);
  const int samples = answer->estimate.samples();
  CHECK(samples > 10);
  request.samples = samples;
  CHECK(numbers_of(estimated(request)) == numbers_of(answer->estimate));
}

TEST_CASE("what cannot be estimated is refused") {
  EstimateRequest request = small_request();
  request.layouts.known[Seat::north] = cards(".AA..");
  CHECK(estimate(request).faults().front().what.id == "layouts.not-there");
  request = small_request();
  request.layouts.fits = [](const auto&) { return false; };
  const auto answer = estimate(request);
  REQUIRE_FALSE(answer.ok());
  CHECK(answer.faults().front().what.id == "layouts.too-few");
}

TEST_CASE("a bid is worth what the score of every layout says") {
  const EstimateRequest request = small_request();
  const Rules& rules = *request.layouts.seen.rules;
  const Estimate estimate = estimated(request);
  const BidValues values = bid_values(estimate);
  CHECK(values.bids.size() == 4 * 5 + 5);  // 1 to 4 in five strains, and alone
  for (const BidValue& value : values.bids) {
    const StrainEstimate& strain = *estimate.find(*value.bid.strain);
    const bool lone = !value.bid.special.empty();
    double sum = 0;
    for (int tricks = 0; tricks <= 4; ++tricks) {
      const Points points =
          score_hand(rules, value.bid, PerSeat<int>{{0, 4 - tricks, tricks, 0}}).points;
      sum += static_cast<double>((lone ? strain.alone : strain.bid).count(tricks)) *
             (points[Seat::south] - points[Seat::east]);
    }
    CHECK(value.worth.points == doctest::Approx(sum / estimate.samples()));
    CHECK(value.worth.worth == doctest::Approx(value.worth.points));  // 0-0: nobody can win yet
    CHECK(value.made == (lone ? strain.alone : strain.bid).at_least(value.bid.level));
  }
  REQUIRE(values.best.has_value());
  const BidValue& best = values.bids[*values.best];
  for (const BidValue& value : values.bids) {
    CHECK(value.behind >= 0);
    CHECK(value.behind == doctest::Approx(best.worth.worth - value.worth.worth));
    if (value.behind < 1e-9) CHECK(value.close);
  }
  CHECK(best.close);
  CHECK(values.theirs.has_value());
}

TEST_CASE("only bids over the highest so far, and none when the auction is over for this seat") {
  EstimateRequest request = small_request();
  request.layouts.seen.calls = {{Seat::south, Call::bid(2, Strain::hearts)},
                                {Seat::west, Call::pass()},
                                {Seat::north, Call::bid(3, Strain::hearts)}};
  request.layouts.seen.bid = Bid{Seat::north, 3, {}, Strain::hearts};
  const BidValues values = bid_values(estimated(request));
  CHECK(values.bids.size() == 5 + 5);
  for (const BidValue& value : values.bids)
    CHECK((value.bid.level == 4 || !value.bid.special.empty()));
}

TEST_CASE("close to the target a bid that wins the match beats one that scores more") {
  // 50 to 0: any bid made wins. Only the chance of making it counts, so the lowest bid is best,
  // though the lone one scores more when it is made.
  Rules rules = small_rules();
  EstimateRequest request = small_request(rules);
  request.layouts.seen.score = PerSeat<int>{{50, 0, 50, 0}};
  const BidValues values = bid_values(estimated(request));
  const BidValue& best = values.bids[*values.best];
  double most = 0;
  for (const BidValue& value : values.bids) most = std::max(most, value.worth.wins);
  CHECK(best.worth.wins == doctest::Approx(most));
  CHECK(best.bid.special.empty());
}

}  // namespace rightbower::solver
