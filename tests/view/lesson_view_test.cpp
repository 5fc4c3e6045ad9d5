// The first lesson, stepped through as a learner does.
#include <doctest/doctest.h>

#include <functional>

#include "gui/app/lesson_steps.h"
#include "gui/view/choice_cards.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

// How a learner acts: by mouse or by keyboard.
struct Hands {
  std::function<void(Robot&, std::string_view action)> press;
  std::function<void(Robot&, Card)> pick;
  std::function<void(Robot&, int)> number;
};

std::string key_that_picks(const Robot& robot, Card card) {
  const app::Action pick{app::ActionId::lesson_pick, card};
  for (const app::Command& command : app::commands())
    for (std::string_view key : command.keys)
      if (app::action_of(robot.state(), command, key) == pick) return std::string(key);
  return {};
}

std::string spot_that_picks(const Robot& robot, Card card) {
  const std::string offered = "pick." + to_string(card);
  if (robot.shows(offered)) return offered;
  for (const view::Hotspot& spot : robot.hotspots())
    if (spot.enabled && spot.id.starts_with("card.") &&
        spot.id.find("." + to_string(card) + ".") != std::string::npos)
      return spot.id;
  return {};
}

Hands by_mouse() {
  return {[](Robot& robot, std::string_view action) { robot.click(action); },
          [](Robot& robot, Card card) { robot.click(spot_that_picks(robot, card)); },
          [](Robot& robot, int number) {
            for (int i = robot.state().lesson.answer.number.value_or(0); i < number; ++i)
              robot.click("lesson.more");
            if (number == 0 && !robot.state().lesson.answer.number) robot.click("lesson.more");
            while (*robot.state().lesson.answer.number > number) robot.click("lesson.less");
          }};
}

Hands by_keyboard() {
  return {[](Robot& robot, std::string_view action) {
            if (action == "lesson.back") return robot.key("Left");
            if (action == "lesson.next") return robot.key("Right");
            if (action == "lesson.hint") return robot.key("H");
            robot.key("Enter");  // Check, Try again
          },
          [](Robot& robot, Card card) { robot.key(key_that_picks(robot, card)); },
          [](Robot& robot, int number) {
            for (char digit : std::to_string(number)) robot.key(std::string(1, digit));
          }};
}

void give(Robot& robot, const Hands& hands, const lessons::Answer& answer) {
  if (answer.number) return hands.number(robot, *answer.number);
  for (Card card : answer.cards) hands.pick(robot, card);
}

// Another answer of the same kind, and not the right one.
lessons::Answer wrong_answer(const app::AppState& state) {
  const lessons::Question& question = *app::open_question(state);
  if (question.answer.number) return {{}, *question.answer.number + 1};
  std::vector<Card> offered = app::offered(state);
  if (lessons::kind_of(question.fact) == lessons::Kind::order_cards) {
    lessons::Answer wrong = question.answer;
    std::swap(wrong.cards.front(), wrong.cards.back());
    return wrong;
  }
  for (Card card : offered)
    if (std::ranges::count(question.answer.cards, card) == 0) return {{card}, std::nullopt};
  return {};
}

void answer_wrong_then_right(Robot& robot, const Hands& hands) {
  const lessons::Question& question = *app::open_question(robot.state());
  CHECK_FALSE(robot.spot("lesson.check").enabled);
  give(robot, hands, wrong_answer(robot.state()));
  hands.press(robot, "lesson.check");
  REQUIRE(robot.state().lesson.verdict.has_value());
  CHECK_FALSE(robot.state().lesson.verdict->right);
  CHECK(robot.shows("lesson.again"));
  CHECK(robot.shows("lesson.hint"));

  hands.press(robot, "lesson.again");
  CHECK_FALSE(robot.state().lesson.verdict.has_value());
  CHECK_FALSE(robot.shows("lesson.again"));
  hands.press(robot, "lesson.hint");
  CHECK(robot.state().lesson.hints == 1);

  give(robot, hands, question.answer);
  hands.press(robot, "lesson.check");
  REQUIRE(robot.state().lesson.verdict.has_value());
  CHECK(robot.state().lesson.verdict->right);
  CHECK_FALSE(robot.shows("lesson.again"));
  CHECK_FALSE(robot.shows("lesson.check"));
}

void step_through(Robot& robot, const Hands& hands) {
  const std::size_t steps = app::open_lesson(robot.state())->steps.size();
  int questions = 0;
  for (std::size_t step = 0; step < steps; ++step) {
    CAPTURE(step);
    REQUIRE(robot.state().lesson.step == step);
    if (app::open_question(robot.state()) != nullptr) {
      ++questions;
      answer_wrong_then_right(robot, hands);
    }
    if (step + 1 < steps) hands.press(robot, "lesson.next");
  }
  CHECK(questions >= 4);
  hands.press(robot, "lesson.back");
  CHECK(robot.state().lesson.step == steps - 2);
  for (bool solved : robot.state().lesson.solved) CHECK(solved);
}

TEST_CASE("the lesson is stepped through by mouse") {
  Robot robot;
  robot.click("tab.lessons");
  REQUIRE(robot.state().view == app::ViewId::lessons);
  step_through(robot, by_mouse());
}

TEST_CASE("the lesson is stepped through by keyboard only") {
  Robot robot;
  robot.key("Ctrl+2");
  REQUIRE(robot.state().view == app::ViewId::lessons);
  step_through(robot, by_keyboard());
}

TEST_CASE("Back and Next stay in their place") {
  Robot robot;
  robot.key("Ctrl+2");
  const view::Box back = robot.spot("lesson.back").box;
  const view::Box next = robot.spot("lesson.next").box;
  while (robot.spot("lesson.next").enabled) {
    robot.click("lesson.next");
    CHECK(robot.spot("lesson.back").box.x == back.x);
    CHECK(robot.spot("lesson.back").box.y == back.y);
    CHECK(robot.spot("lesson.next").box.x == next.x);
    CHECK(robot.spot("lesson.next").box.w == next.w);
  }
}

TEST_CASE("every card that can be chosen shows a key") {
  Robot robot;
  robot.key("Ctrl+2");
  for (std::size_t step = 0; step < app::open_lesson(robot.state())->steps.size(); ++step) {
    if (app::answering_cards(robot.state()))
      for (Card card : app::offered(robot.state()))
        CHECK_FALSE(key_that_picks(robot, card).empty());
    robot.any_key("Right");
  }
}

TEST_CASE("a lesson's deal opens in the analysis") {
  Robot robot;
  robot.key("Ctrl+2");
  while (!robot.spot("lesson.analysis").enabled) robot.key("Right");
  robot.click("lesson.analysis");
  CHECK(robot.state().view == app::ViewId::analysis);
}

TEST_CASE("the menu lists the lessons of the course") {
  Robot robot;
  robot.click("menu.lesson");
  robot.click("menu.action.lesson.open.0");
  CHECK(robot.state().view == app::ViewId::lessons);
}

}  // namespace
}  // namespace rightbower::tests
