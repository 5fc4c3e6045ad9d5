// What the two workers of an estimate find comes in any order, and always comes to the same.
#include "gui/app/estimate_news.h"

#include <doctest/doctest.h>

#include <functional>
#include <vector>

#include "engine/first_look.h"
#include "engine/match.h"
#include "engine/notation.h"

namespace rightbower::app {
namespace {

// Four cards in each hand, of two suits: solved in no time.
Rules small_rules() {
  Rules rules = *find_rules("double-deck");
  rules.pack = parse_hand(".AAKKQQJJ.AAKKQQJJ.").value();
  rules.hand_size = 4;
  rules.auction.max = 4;
  rules.specials.front().level = 4;
  return rules;
}

EstimateQuestion question_of(const char* hand) {
  const Rules rules = small_rules();
  return {
      first_look(rules, Seat::south, parse_hand(hand).value(), Seat::east, starting_score(rules)),
      {},
      40};
}

EstimateNews tricks_news(const EstimateQuestion& question, int samples, bool finished) {
  solver::EstimateRequest request = request_of(question);
  request.samples = samples;
  const auto answer = solver::estimate(request);
  REQUIRE(answer.ok());
  EstimateNews news;
  news.numbers = std::make_shared<const EstimateNumbers>(
      EstimateNumbers{answer->estimate, solver::bid_values(answer->estimate)});
  news.finished = finished;
  return news;
}

GiftNews gift_news(const EstimateQuestion& question, Strain strain, int samples, bool finished) {
  const solver::EstimateRequest request = request_of(question);
  const auto answer = solver::gift_estimate(
      {request.layouts, strain, *lone_special(*question.seen.rules), samples, request.seed});
  REQUIRE(answer.ok());
  GiftNews news;
  news.gifts = std::make_shared<const solver::GiftEstimate>(answer->estimate);
  news.finished = finished;
  return news;
}

// As when both are being asked.
EstimateView asked(const EstimateQuestion& question, Strain strain) {
  EstimateView view;
  view.question = question;
  view.running = true;
  view.alone.question = question;
  view.alone.strain = strain;
  view.alone.running = true;
  return view;
}

const solver::BidValue& lone_value(const EstimateView& view, Strain strain) {
  REQUIRE(view.numbers != nullptr);
  for (const solver::BidValue& value : view.numbers->values.bids)
    if (!value.bid.special.empty() && value.bid.strain == strain) return value;
  FAIL("no lone bid");
  return view.numbers->values.bids.front();
}

constexpr const char* hand = ".AAJ.K.";

}  // namespace

TEST_CASE("a lone bid with its exchange is worth the same whichever worker is first") {
  const EstimateQuestion question = question_of(hand);
  const EstimateNews some = tricks_news(question, 10, false);
  const EstimateNews all = tricks_news(question, 40, true);
  const GiftNews few_gifts = gift_news(question, Strain::hearts, 5, false);
  const GiftNews gifts = gift_news(question, Strain::hearts, 40, true);
  const double without = solver::bid_values(all.numbers->estimate).bids.back().made;
  const solver::BidValues with =
      solver::bid_values(all.numbers->estimate, {solver::lone_tricks(*gifts.gifts)});

  const auto tricks = [](const EstimateNews& news) {
    return [&news](EstimateView& view) { take_news(view, news); };
  };
  const auto given = [](const GiftNews& news) {
    return [&news](EstimateView& view) { take_news(view, news); };
  };
  const std::vector<std::vector<std::function<void(EstimateView&)>>> orders{
      {tricks(some), tricks(all), given(few_gifts), given(gifts)},
      {given(few_gifts), given(gifts), tricks(some), tricks(all)},
      {given(few_gifts), tricks(some), given(gifts), tricks(all)},
      {tricks(some), given(few_gifts), tricks(all), given(gifts)},
      {tricks(some), given(gifts), tricks(all)},
  };
  for (const auto& order : orders) {
    EstimateView view = asked(question, Strain::hearts);
    for (const auto& arrives : order) arrives(view);
    CHECK_FALSE(view.running);
    CHECK_FALSE(view.alone.running);
    const solver::BidValue& value = lone_value(view, Strain::hearts);
    CHECK(value.made == solver::lone_tricks(*gifts.gifts).tricks.at_least(4));
    CHECK(value.made > without);  // else the test would see nothing
    CHECK(view.numbers->values.best == with.best);
    for (std::size_t i = 0; i < with.bids.size(); ++i)
      CHECK(view.numbers->values.bids[i].worth.worth == with.bids[i].worth.worth);
  }
}

TEST_CASE("a lone bid in another strain is not forgotten while this one is counted") {
  const EstimateQuestion question = question_of(hand);
  EstimateView view = asked(question, Strain::hearts);
  take_news(view, gift_news(question, Strain::hearts, 40, true));
  take_news(view, tricks_news(question, 40, true));
  const double hearts = lone_value(view, Strain::hearts).made;
  const double plain = lone_value(view, Strain::diamonds).made;
  view.alone = {question, Strain::diamonds};
  view.alone.running = true;
  take_news(view, gift_news(question, Strain::diamonds, 40, true));
  CHECK(lone_value(view, Strain::hearts).made == hearts);
  CHECK(lone_value(view, Strain::diamonds).made > plain);
  CHECK(view.lone.size() == 2);
}

TEST_CASE("gifts of another hand are not counted for this one") {
  const EstimateQuestion question = question_of(hand);
  const EstimateQuestion other = question_of(".AAJJ..");
  EstimateView view = asked(question, Strain::hearts);
  take_news(view, tricks_news(question, 40, true));
  const double before = lone_value(view, Strain::hearts).made;
  view.alone.question = other;
  take_news(view, gift_news(other, Strain::hearts, 40, true));
  CHECK(lone_value(view, Strain::hearts).made == before);
  CHECK(view.lone.empty());
}

TEST_CASE("news of fewer layouts than are shown are kept back") {
  const EstimateQuestion question = question_of(hand);
  EstimateView view = asked(question, Strain::hearts);
  CHECK(take_news(view, tricks_news(question, 20, true)));
  view.running = true;
  CHECK_FALSE(take_news(view, tricks_news(question, 10, false)));
  CHECK(view.numbers->estimate.samples() == 20);
  CHECK(view.running);
  CHECK(take_news(view, tricks_news(question, 40, true)));
  CHECK(view.numbers->estimate.samples() == 40);
  CHECK_FALSE(view.running);
}

}  // namespace rightbower::app
