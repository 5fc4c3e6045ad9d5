// The estimate of a hand as a person sees and uses it.
#include "gui/app/estimate_view.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/notation.h"
#include "tests/hands/temporary_folder.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

using app::ActionId;

// Four cards each: layouts are solved in no time.
constexpr const char* small_deal = "N:A.AJ.K.Q 9.K9.J.T KQ.Q.9.9 QT.T.A.K | trump=H | lead=S";

void estimate(Robot& robot) {
  robot.clipboard = small_deal;
  robot.key("Ctrl+V");
  robot.key("Ctrl+4");
  robot.settle();
  REQUIRE(robot.state().estimate.numbers != nullptr);
}

std::string deal_of(const Robot& robot) {
  return to_string(robot.state().document().situation.deal);
}

TEST_CASE("a hand is estimated, and every number has its words") {
  Robot robot;
  estimate(robot);
  CHECK(robot.state().view == app::ViewId::estimate);
  CHECK(robot.state().estimate.numbers->estimate.samples() == 200);
  CHECK_FALSE(robot.state().estimate.running);
  const solver::StrainEstimate* hearts = app::chosen_estimate(robot.state());
  REQUIRE(hearts != nullptr);
  CHECK(hearts->bid.total() == 200);
  CHECK(hearts->partner.total() == 200);
  REQUIRE(app::best_bid(robot.state()) != nullptr);
  for (const char* strain : {"S", "H", "D", "C", "NT"})
    CHECK(robot.spot(std::string("estimate.strain.") + strain).label.find("tricks on average") !=
          std::string::npos);
  const std::string two = robot.spot("estimate.level.2").label;
  CHECK(two.starts_with("2 hearts makes "));
  CHECK(two.ends_with(" times in 100."));
  CHECK_FALSE(robot.shows("estimate.level.6"));
}

TEST_CASE("the numbers are those of the solver, from the bidder's own cards alone") {
  Robot robot;
  estimate(robot);
  const auto direct = solver::estimate(app::request_of(*robot.state().estimate.question));
  REQUIRE(direct.ok());
  for (const solver::StrainEstimate& strain : robot.state().estimate.numbers->estimate.strains()) {
    CHECK(strain.bid == direct->estimate.find(strain.strain)->bid);
    CHECK(strain.alone == direct->estimate.find(strain.strain)->alone);
  }
  // The same hand beside other hands, all hidden.
  const solver::TrickCounts before = app::chosen_estimate(robot.state())->bid;
  robot.clipboard = "- - KQ.Q.9.9 - | trump=H | lead=S";
  robot.key("Ctrl+V");
  robot.settle();
  CHECK(robot.state().view == app::ViewId::estimate);
  CHECK_FALSE(robot.state().notice.has_value());
  REQUIRE(app::chosen_estimate(robot.state()) != nullptr);
  CHECK(app::chosen_estimate(robot.state())->bid == before);
}

TEST_CASE("strain, tricks and hand are chosen by mouse") {
  Robot robot;
  estimate(robot);
  robot.click("estimate.strain.NT");
  CHECK(robot.state().trump == Strain::no_trump);
  robot.click("estimate.level.3");
  CHECK(app::level_shown(robot.state()) == 3);
  robot.click("estimate.bid.2NT");
  CHECK(app::level_shown(robot.state()) == 2);
  CHECK_FALSE(robot.state().estimate.revealed);
  robot.click("estimate.reveal");
  CHECK(robot.state().estimate.revealed);
  robot.click("tab.analysis");
  robot.click("tab.estimate");
  CHECK(robot.state().estimate.numbers != nullptr);  // nothing is asked twice
  CHECK_FALSE(robot.state().estimate.running);
}

TEST_CASE("by keyboard alone: another hand, another strain, partner's bower, a layout that fails") {
  Robot robot;
  estimate(robot);
  robot.key("Shift+N");
  robot.settle();
  CHECK(robot.state().estimate.question->seen.seat == Seat::north);
  robot.key("Down");
  CHECK(robot.state().trump == Strain::diamonds);
  robot.key("H");
  const double plain = app::chosen_estimate(robot.state())->bid.mean();
  robot.key("B");
  robot.settle();
  CHECK(robot.state().estimate.partner == app::PartnerBowers{Strain::hearts, 1});
  CHECK(app::chosen_estimate(robot.state())->bid.mean() > plain);
  robot.key("B");
  robot.key("B");
  robot.settle();
  CHECK(app::chosen_estimate(robot.state())->bid.mean() == plain);
  while (robot.state().estimate.level.value_or(0) < 4) robot.key("Right");
  robot.key("V");
  robot.key("Tab");
  const Robot& now = robot;
  REQUIRE(app::failing_layouts(now.state()) > 0);
  const std::string own = to_string(app::set_up(now.state().document()).deal[Seat::north].cards);
  robot.key("F");
  robot.settle();
  // The layout is a deal now: its own hand is the same, and the bid fails in it.
  CHECK(robot.state().view == app::ViewId::analysis);
  CHECK(to_string(robot.state().document().situation.deal[Seat::north].cards) == own);
  REQUIRE(app::chosen_tricks(robot.state()).has_value());
  CHECK(*app::chosen_tricks(robot.state()) < 4);
  const std::string first = deal_of(robot);
  robot.key("PageUp");
  robot.key("Ctrl+4");
  robot.settle();
  robot.key("L");
  robot.settle();
  CHECK(robot.state().view == app::ViewId::analysis);
  CHECK(deal_of(robot) != first);
}

TEST_CASE("more layouts go on from those that are shown, and can be stopped") {
  Robot robot;
  estimate(robot);
  robot.click("estimate.more");
  CHECK(robot.state().estimate.numbers->estimate.samples() >= 200);
  robot.settle();
  CHECK(robot.state().estimate.numbers->estimate.samples() == 1000);
  robot.key("M");
  robot.any_key("Escape");
  robot.settle();
  CHECK_FALSE(robot.state().estimate.running);
  CHECK(robot.state().estimate.numbers->estimate.samples() >= 1000);
}

TEST_CASE("alone: what to give, and in the deal that is shown what comes back") {
  Robot robot;
  robot.clipboard = "N:A.AJJ.J. KQ.K.K.A QT.T9.QT. 9.AQ.A.K | trump=H | lead=N";
  robot.key("Ctrl+V");
  robot.key("Ctrl+4");
  robot.click("estimate.panel.alone");
  robot.settle();
  const app::AloneView& alone = robot.state().estimate.alone;
  CHECK_FALSE(alone.running);
  REQUIRE(alone.gifts != nullptr);
  CHECK(alone.gifts->samples == 200);
  CHECK(alone.known == nullptr);  // nothing is told of hands nobody has asked to see
  CHECK(robot.spot("estimate.gift.none").label.starts_with("Giving nothing: makes "));
  robot.key("V");
  robot.settle();
  REQUIRE(robot.state().estimate.alone.known != nullptr);
  CHECK(robot.state().estimate.alone.known->pairs.size() > 1);
}

TEST_CASE("by hand: what can be counted before anything is dealt, in the chosen strain") {
  for (const Screen& screen : {Screen{}, Screen{900, 600}}) {
    Robot robot(screen);
    estimate(robot);
    robot.click("estimate.panel.count");
    const std::string spades = robot.spot("estimate.count").label;
    CHECK(spades.starts_with("Sure from the top when it leads: "));
    robot.key("N");
    CHECK(robot.spot("estimate.count").label !=
          spades);  // no trump has another start and no bowers
    robot.key("Tab");
    CHECK_FALSE(robot.shows("estimate.count"));
    CHECK(robot.state().estimate.panel == app::EstimatePanel::alone);
  }
}

TEST_CASE("the estimate that was on screen the last time is made again") {
  const TemporaryFolder folder;
  app::Ports ports;
  ports.state_folder = folder.path();
  {
    Robot robot({}, ports);
    estimate(robot);
  }
  Robot again({}, ports);
  CHECK(again.state().view == app::ViewId::estimate);
  again.settle();
  CHECK(again.state().estimate.numbers != nullptr);
}

TEST_CASE("where only a number is bid, every bid is shown, whatever strain is looked at") {
  Robot robot;
  robot.clipboard = "AQ.Q.KT.A - - - | rules=hasenpfeffer | lead=N";
  robot.key("Ctrl+V");
  robot.key("Ctrl+4");
  robot.settle();
  REQUIRE(robot.state().estimate.numbers != nullptr);
  for (const char* strain : {"S", "H"}) {
    robot.click(std::string("estimate.strain.") + strain);
    for (const char* bid : {"1", "2", "3"}) CHECK(robot.shows(std::string("estimate.bid.") + bid));
  }
}

TEST_CASE("in an auction that goes on the hand is that of who calls; none may be left to bid") {
  Robot robot;
  const std::string deal = "A9.9.T.AT JT.Q.KJ.K Q.KJT.A.9 K.A.Q9.QJ | rules=single-deck | dealer=E";
  robot.clipboard = deal + " | auction=P";
  robot.key("Ctrl+V");
  CHECK(robot.state().lead == Seat::west);
  robot.clipboard = deal + " | auction=P 4 | lead=S";
  robot.key("Ctrl+V");
  robot.key("Ctrl+4");
  robot.settle();
  REQUIRE(robot.state().estimate.numbers != nullptr);
  CHECK(robot.state().estimate.numbers->values.bids.empty());
}

TEST_CASE("a hand that is not known is said so") {
  Robot robot;
  robot.clipboard = "- - KQ.Q.9.9 - | trump=H | lead=N";
  robot.key("Ctrl+V");
  robot.key("Ctrl+4");
  robot.settle();
  CHECK(robot.state().estimate.numbers == nullptr);
  REQUIRE(robot.state().estimate.faults.size() == 1);
  CHECK(robot.state().estimate.faults.front().what.id == "look.hand-not-known");
  CHECK_FALSE(robot.spot("estimate.fails").enabled);
}

}  // namespace
}  // namespace rightbower::tests
