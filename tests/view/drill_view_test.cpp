// The drills about calls, on the screen and by keyboard alone.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "gui/app/call_choice.h"
#include "gui/app/drill_steps.h"
#include "gui/app/lesson_steps.h"
#include "gui/view/study_words.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

// Names its level, then its strain or the pass.
void call_by_keyboard(Robot& robot, const Call& call) {
  if (call.kind == Call::Kind::bid)
    while (app::call_levels(robot.state())->at < call.level) robot.key("Up");
  const auto options = app::offered_options(robot.state());
  const auto place = std::ranges::find(options, lessons::Option(call)) - options.begin();
  REQUIRE(place < static_cast<std::ptrdiff_t>(options.size()));
  robot.key(std::to_string(place + 1));
  robot.key("Enter");
}

TEST_CASE("a call is asked for, answered wrong and right by keyboard, and valued") {
  Robot robot;
  robot.apply({app::ActionId::drill_start, std::string("estimate")});
  robot.step();
  CHECK(app::drill_waits(robot.state()));  // a sign of progress stands there
  CHECK_FALSE(robot.spot("lesson.next").enabled);
  robot.settle();
  REQUIRE(app::open_question(robot.state()) != nullptr);
  CHECK(robot.shows("lesson.more"));
  CHECK(robot.shows("option.0"));
  const lessons::CallStudy& study = *app::open_study(robot.state());
  const Call best = study.best_call().call;
  const auto worst = std::ranges::min_element(study.calls, {}, &lessons::CallWorth::points);

  call_by_keyboard(robot, worst->call);
  REQUIRE(robot.state().lesson.verdict.has_value());
  CHECK_FALSE(robot.state().lesson.verdict->right);
  CHECK(app::answered_call(robot.state())->behind == worst->behind);
  CHECK_FALSE(app::best_call_told(robot.state()));
  const int with_chart = robot.vertices();
  robot.key("Enter");  // try again
  CHECK(app::answered_call(robot.state()) == nullptr);
  CHECK(robot.vertices() != with_chart);
  call_by_keyboard(robot, worst->call);
  CHECK(app::best_call_told(robot.state()));
  CHECK(robot.vertices() > with_chart);  // what the best one comes to stands below
  robot.key("Enter");
  call_by_keyboard(robot, best);
  REQUIRE(robot.state().lesson.verdict.has_value());
  CHECK(robot.state().lesson.verdict->right);
  CHECK(robot.state().lesson.drill->results == std::vector<bool>{false});
}

}  // namespace
}  // namespace rightbower::tests
