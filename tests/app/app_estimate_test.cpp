// The part of App that estimates, stopped and set going again.
#include <doctest/doctest.h>

#include <chrono>
#include <thread>

#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

using app::ActionId;

// Long enough to be stopped in the middle: hands of eight cards, as many layouts as can be asked.
void begin_long_estimate(TestApp& test) {
  test.paste(slow_deal);
  test.act(ActionId::choose_lead, Seat::south);
  test.act(ActionId::show_estimate);
  while (test.state().estimate.numbers == nullptr) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    test.app.poll();
  }
  while (test.state().estimate.samples < app::sample_steps.back())
    test.act(ActionId::estimate_more);
}

}  // namespace

TEST_CASE("a stopped estimate goes on, and is never shown for another hand") {
  TestApp test;
  begin_long_estimate(test);
  test.act(ActionId::estimate_stop);
  test.app.poll();
  const app::EstimateView& view = test.state().estimate;
  CHECK(view.stopped);
  CHECK_FALSE(view.running);
  REQUIRE(view.numbers != nullptr);
  const int samples = view.numbers->estimate.samples();
  CHECK(samples > 0);
  CHECK(samples < app::sample_steps.back());

  test.act(ActionId::estimate_go_on);
  CHECK(view.running);
  CHECK_FALSE(view.stopped);
  REQUIRE(view.numbers != nullptr);  // what was counted stays on the screen
  CHECK(view.numbers->estimate.samples() >= samples);

  test.act(ActionId::estimate_stop);
  test.app.poll();
  CHECK(view.stopped);
  test.act(ActionId::choose_lead, Seat::north);
  CHECK(view.question->seen.seat == Seat::north);
  CHECK((view.numbers == nullptr || view.numbers->estimate.seen().seat == Seat::north));
  CHECK(view.count->strain == test.state().trump);
}

TEST_CASE("the exchange is stopped with the estimate, and goes on with it") {
  TestApp test;
  begin_long_estimate(test);
  test.act(ActionId::estimate_panel, std::string("alone"));
  CHECK(test.state().estimate.alone.running);
  test.act(ActionId::estimate_stop);
  test.app.poll();
  const app::AloneView& alone = test.state().estimate.alone;
  CHECK_FALSE(alone.running);
  CHECK(alone.stopped);
  REQUIRE(app::enabled(test.state(), {ActionId::estimate_go_on, {}}));
  test.act(ActionId::estimate_go_on);
  CHECK(alone.running);
  CHECK_FALSE(alone.stopped);
  CHECK(test.state().estimate.running);
}

TEST_CASE("the count by hand follows the hand and the strain") {
  TestApp test;
  test.paste("N:A.AJ.K.Q 9.K9.J.T KQ.Q.9.9 QT.T.A.K | trump=H | lead=N");
  test.act(ActionId::show_estimate);
  const app::EstimateView& view = test.state().estimate;
  REQUIRE(view.count.has_value());
  CHECK(view.count->strain == Strain::hearts);
  CHECK(view.count->features == hands::PointFeatures{1, 0, 1, 0, 1});
  test.act(ActionId::choose_trump, Strain::diamonds);
  CHECK(view.count->strain == Strain::diamonds);
  CHECK(view.count->features == hands::PointFeatures{0, 1, 0, 1, 2});
  test.act(ActionId::choose_lead, Seat::south);
  CHECK(view.count->features == hands::PointFeatures{0, 0, 0, 1, 0});
}

}  // namespace rightbower::tests
