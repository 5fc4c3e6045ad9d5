// The whole course, stepped through as a learner does.
#include <doctest/doctest.h>

#include <chrono>
#include <functional>

#include "engine/notation.h"
#include "gui/app/drill_steps.h"
#include "gui/app/lesson_steps.h"
#include "gui/app/lesson_table.h"
#include "gui/view/choice_cards.h"
#include "gui/view/lesson_words.h"
#include "tests/app/lesson_answers.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

// How a learner acts: by mouse or by keyboard.
struct Hands {
  std::function<void(Robot&, std::string_view action)> press;
  std::function<void(Robot&, Card)> pick;
  std::function<void(Robot&, std::size_t)> option;
  std::function<void(Robot&, int)> number;
};

std::string key_that_does(const Robot& robot, const app::Action& action) {
  for (const app::Command& command : app::commands())
    for (std::string_view key : command.keys)
      if (app::action_of(robot.state(), command, key) == action) return std::string(key);
  return {};
}

std::string key_that_picks(const Robot& robot, Card card) {
  return key_that_does(robot, {app::ActionId::lesson_pick, card});
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

// One more or one less until the number stands there.
template <class Press>
void count_to(Robot& robot, int number, Press press) {
  const auto now = [&] { return robot.state().lesson.answer.number; };
  if (!now()) press(number < 0 ? "lesson.less" : "lesson.more");
  while (*now() < number) press("lesson.more");
  while (*now() > number) press("lesson.less");
}

Hands by_mouse() {
  return {[](Robot& robot, std::string_view action) { robot.click(action); },
          [](Robot& robot, Card card) { robot.click(spot_that_picks(robot, card)); },
          [](Robot& robot, std::size_t place) { robot.click("option." + std::to_string(place)); },
          [](Robot& robot, int number) {
            count_to(robot, number, [&](std::string_view id) { robot.click(id); });
          }};
}

Hands by_keyboard() {
  return {[](Robot& robot, std::string_view action) {
            if (action == "lesson.back") return robot.key("Left");
            if (action == "lesson.next") return robot.key("Right");
            if (action == "lesson.hint") return robot.key("H");
            if (action == "lesson.card-next" || action == "lesson.trick-next")
              return robot.key("Space");
            robot.key("Enter");  // Check, Try again
          },
          [](Robot& robot, Card card) { robot.key(key_that_picks(robot, card)); },
          [](Robot& robot, std::size_t place) { robot.key(std::to_string(place + 1)); },
          [](Robot& robot, int number) {
            if (number >= 0)
              for (char digit : std::to_string(number)) robot.key(std::string(1, digit));
            else
              count_to(robot, number, [&](std::string_view id) {
                robot.key(id == "lesson.less" ? "Down" : "Up");
              });
          }};
}

void give(Robot& robot, const Hands& hands, const lessons::Answer& answer) {
  if (answer.number) hands.number(robot, *answer.number);
  for (Card card : answer.cards) hands.pick(robot, card);
  const auto options = app::offered_options(robot.state());
  for (const lessons::Option& option : answer.options)
    hands.option(robot,
                 static_cast<std::size_t>(std::ranges::find(options, option) - options.begin()));
}

// Plays until the question is over.
void play(Robot& robot, const Hands& hands, bool best) {
  for (int cards = 0; cards < 48 && !robot.state().lesson.verdict; ++cards) {
    robot.settle();
    const auto card = card_to_play(robot.state(), best);
    REQUIRE(card.has_value());
    hands.pick(robot, *card);
    robot.settle();
  }
}

void answer(Robot& robot, const Hands& hands, bool right) {
  while (app::watching(robot.state())) {
    CHECK_FALSE(robot.shows("lesson.check"));
    hands.press(robot, "lesson.trick-next");
  }
  if (app::plays_out(robot.state())) return play(robot, hands, right);
  give(robot, hands, right ? right_answer(robot.state()) : wrong_answer(robot.state()));
  hands.press(robot, "lesson.check");
}

bool answered(const Robot& robot, bool right) {
  const auto& verdict = robot.state().lesson.verdict;
  return verdict && verdict->right == right && verdict->reason != nullptr;
}

// A card played wrong is refuted: the line that beats it comes card by card.
void step_refutation(Robot& robot, const Hands& hands) {
  const auto before = app::lesson_line(robot.state());
  if (!before) return;
  robot.settle();
  const auto line = app::lesson_line(robot.state());
  CHECK(line->whole);
  if (!robot.spot("lesson.card-next").enabled) return;
  const std::size_t shown = app::line_shown(robot.state());
  hands.press(robot, "lesson.card-next");
  CHECK(app::line_shown(robot.state()) == shown + 1);
}

void answer_wrong_then_right(Robot& robot, const Hands& hands) {
  answer(robot, hands, false);
  REQUIRE(answered(robot, false));
  CHECK(robot.shows("lesson.again"));
  step_refutation(robot, hands);
  if (app::hint_left(robot.state())) hands.press(robot, "lesson.hint");
  CHECK(robot.state().lesson.hints == 1);

  hands.press(robot, "lesson.again");
  CHECK_FALSE(robot.state().lesson.verdict.has_value());
  CHECK_FALSE(robot.shows("lesson.again"));
  answer(robot, hands, true);
  REQUIRE(answered(robot, true));
  CHECK_FALSE(robot.shows("lesson.again"));
  CHECK_FALSE(robot.shows("lesson.check"));
}

template <class Visit>
void through_the_course(Robot& robot, const Hands& hands, Visit visit) {
  int questions = 0;
  do {
    CAPTURE(robot.state().lesson.lesson);
    CAPTURE(app::open_step(robot.state())->id);
    if (app::open_question(robot.state()) != nullptr) {
      ++questions;
      visit();
    }
    if (!app::step_after(robot.state())) break;
    hands.press(robot, "lesson.next");
  } while (true);
  CHECK(questions >= 60);
}

bool all_done(const Robot& robot) {
  return std::ranges::all_of(robot.state().course, [&](const lessons::Lesson& lesson) {
    return score_of(robot.state().progress, lesson).complete();
  });
}

int right_at_once(const Robot& robot) {
  int right = 0;
  for (const lessons::Lesson& lesson : robot.state().course)
    right += score_of(robot.state().progress, lesson).right_first;
  return right;
}

TEST_CASE("the whole course is answered right by mouse") {
  Robot robot;
  robot.click("tab.lessons");
  REQUIRE(robot.state().view == app::ViewId::lessons);
  through_the_course(robot, by_mouse(), [&] {
    answer(robot, by_mouse(), true);
    CHECK(answered(robot, true));
  });
  CHECK(all_done(robot));
  CHECK(right_at_once(robot) >= 60);
  CHECK(app::due_count(robot.state()) == 0);
}

TEST_CASE("every question of the course is answered wrong, then right, by keyboard only") {
  Robot robot;
  robot.key("Ctrl+2");
  REQUIRE(robot.state().view == app::ViewId::lessons);
  through_the_course(robot, by_keyboard(), [&] { answer_wrong_then_right(robot, by_keyboard()); });
  CHECK(all_done(robot));
  CHECK(right_at_once(robot) == 0);
}

TEST_CASE("one lesson is answered wrong, then right, by mouse") {
  Robot robot;
  robot.click("tab.lessons");
  const std::size_t steps = app::open_lesson(robot.state())->steps.size();
  for (std::size_t step = 0; step < steps; ++step) {
    if (app::open_question(robot.state()) != nullptr) answer_wrong_then_right(robot, by_mouse());
    if (step + 1 < steps) robot.click("lesson.next");
  }
  for (bool solved : robot.state().lesson.solved) CHECK(solved);
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

TEST_CASE("every card and option that can be chosen has a key") {
  Robot robot;
  robot.key("Ctrl+2");
  while (app::step_after(robot.state())) {
    for (Card card : app::offered(robot.state())) CHECK_FALSE(key_that_picks(robot, card).empty());
    for (std::size_t i = 0; i < app::offered_options(robot.state()).size(); ++i)
      CHECK_FALSE(key_that_does(robot, {app::ActionId::lesson_option, static_cast<std::int64_t>(i)})
                      .empty());
    robot.key("Right");
  }
}

TEST_CASE("who wins a trick is not starred while that is the question") {
  Robot robot;
  robot.apply({app::ActionId::open_lesson, std::int64_t{1}});
  int asked = 0;
  while (app::step_after(robot.state()) && robot.state().lesson.lesson == 1) {
    const lessons::Question* question = app::open_question(robot.state());
    if (question != nullptr && std::holds_alternative<lessons::TrickWinner>(question->fact)) {
      ++asked;
      CHECK_FALSE(view::winner_shown(robot.state()));
      robot.step();
      answer(robot, by_keyboard(), true);
    }
    CHECK(view::winner_shown(robot.state()));
    robot.key("Right");
  }
  CHECK(asked == 2);
}

TEST_CASE("which cards may be played is asked of cards as they are printed") {
  Robot robot;
  robot.apply({app::ActionId::open_lesson, std::int64_t{1}});
  for (int step = 0; step < 2; ++step) robot.apply({app::ActionId::lesson_next, {}});
  robot.step();
  REQUIRE(std::holds_alternative<lessons::LegalCards>(app::open_question(robot.state())->fact));
  CHECK(app::cards_as_printed(robot.state()));
  // From left to right as they lie, by the printed suit: the king of spades before its jack.
  CHECK(app::offered(robot.state()) == parse_cards("KS JS").value());
  CHECK(robot.spot(spot_that_picks(robot, app::offered(robot.state())[0])).box.x <
        robot.spot(spot_that_picks(robot, app::offered(robot.state())[1])).box.x);
  answer(robot, by_keyboard(), true);
  CHECK_FALSE(app::cards_as_printed(robot.state()));
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

TEST_CASE("a lesson is chosen from the list, by mouse and by keys") {
  Robot robot;
  robot.click("tab.lessons");
  robot.click("lesson.list");
  CHECK(robot.state().lesson.listing);
  CHECK_FALSE(robot.shows("lesson.check"));
  robot.click("lesson.row.2");
  CHECK_FALSE(robot.state().lesson.listing);
  CHECK(robot.state().lesson.lesson == 2);
  robot.key("L");
  robot.key("Down");
  robot.key("Down");
  robot.key("Up");
  robot.key("Enter");
  CHECK(robot.state().lesson.lesson == 3);
}

TEST_CASE("what was missed comes back the next day") {
  std::string day = "2026-11-30";
  app::Ports ports;
  ports.today = [&] { return day; };
  Robot robot({}, std::move(ports));
  robot.key("Ctrl+2");
  while (app::open_question(robot.state()) == nullptr) robot.key("Right");
  const std::string missed = app::open_step(robot.state())->id;
  answer(robot, by_mouse(), false);
  robot.key("L");
  CHECK_FALSE(robot.spot("lesson.review").enabled);
  day = "2026-12-01";
  robot.key("L");
  robot.key("L");
  robot.click("lesson.review");
  REQUIRE(app::reviewing(robot.state()));
  CHECK(app::open_step(robot.state())->id == missed);
  answer(robot, by_mouse(), true);
  robot.click("lesson.next");
  CHECK_FALSE(app::reviewing(robot.state()));
  CHECK(robot.state().lesson.listing);
  CHECK(app::due_count(robot.state()) == 0);
}

TEST_CASE("progress is forgotten only when it is asked for twice") {
  Robot robot;
  robot.key("Ctrl+2");
  while (app::open_question(robot.state()) == nullptr) robot.key("Right");
  answer(robot, by_mouse(), true);
  robot.key("L");
  robot.click("lesson.forget");
  CHECK_FALSE(robot.state().progress.steps().empty());
  robot.key("Down");
  robot.click("lesson.forget");
  CHECK_FALSE(robot.state().progress.steps().empty());
  robot.click("lesson.forget");
  CHECK(right_at_once(robot) == 0);
}

TEST_CASE("a drill is chosen from the list by keys, below the lessons") {
  for (const Screen screen : {Screen{}, Screen{900, 600}}) {
    Robot robot(screen);
    robot.key("Ctrl+2");
    robot.key("L");
    for (std::size_t i = 0; i < robot.state().course.size() + 1; ++i) robot.key("Down");
    CHECK(app::marked_drill(robot.state()) == lessons::Drill::counting);
    robot.key("Enter");
    REQUIRE(app::drilling(robot.state()));
    CHECK(robot.state().lesson.drill->drill == lessons::Drill::counting);
    robot.key("L");  // back to where it was
    CHECK(app::marked_drill(robot.state()) == lessons::Drill::counting);
    while (robot.state().lesson.listed + 1 < app::listed_rows(robot.state())) robot.key("Down");
    robot.any_key("Down");
    CHECK(app::marked_drill(robot.state()) == lessons::all_drills.back());
    robot.click("drill." + std::string(lessons::name(lessons::all_drills.back())));
    CHECK(app::drilling(robot.state()));
  }
}

TEST_CASE("how a drill goes is drawn where it is marked") {
  Robot robot;
  robot.key("Ctrl+2");
  robot.apply({app::ActionId::drill_start, std::string("bowers")});
  for (int question = 0; question < 3; ++question) {
    robot.step();
    answer(robot, by_keyboard(), question != 1);
    robot.click("lesson.next");
  }
  const lessons::DrillRecord& record = *robot.state().progress.drill("bowers");
  CHECK(record.answered == 3);
  CHECK(record.right == 2);
  CHECK(record.streak == 1);
  robot.key("L");
  const int with_chart = robot.vertices();
  robot.key("Up");  // the last lesson
  CHECK_FALSE(app::marked_drill(robot.state()).has_value());
  CHECK(robot.vertices() != with_chart);
}

TEST_CASE("a question that is passed over is not counted, and those after it are") {
  Robot robot;
  robot.key("Ctrl+2");
  robot.apply({app::ActionId::drill_start, std::string("score")});
  robot.step();
  robot.click("lesson.next");
  answer(robot, by_mouse(), true);
  CHECK(robot.state().progress.drill("score")->answered == 1);
  CHECK(app::streak(robot.state()) == 1);
}

TEST_CASE("a play is watched at a pace before its question is asked") {
  std::chrono::steady_clock::time_point now{};
  app::Ports ports;
  ports.clock = [&] { return now; };
  Robot robot({}, std::move(ports));
  const auto after = [&](int milliseconds) {
    now += std::chrono::milliseconds(milliseconds);
    robot.step();
    return app::cards_watched(robot.state());
  };
  robot.apply({app::ActionId::drill_start, std::string("counting")});
  robot.step();
  REQUIRE(app::watching(robot.state()));
  CHECK_FALSE(robot.shows("lesson.check"));
  CHECK_FALSE(robot.shows("lesson.hint"));
  CHECK_FALSE(robot.program().due_in().has_value());
  CHECK(after(100'000) == 0);  // only a key brings a trick

  robot.key("Space");
  CHECK(app::cards_watched(robot.state()) == 4);
  robot.click("lesson.pace.slow");
  CHECK(robot.state().settings.watch_pace == app::WatchPace::slow);
  const int of_whole_trick =
      static_cast<int>(app::time_for_card(app::WatchPace::slow, true)->count());
  const int of_card = static_cast<int>(app::time_for_card(app::WatchPace::slow, false)->count());
  CHECK(of_whole_trick > of_card);
  robot.step();
  CHECK(robot.program().due_in() == std::chrono::milliseconds(of_whole_trick));
  CHECK(after(of_whole_trick - 1) == 4);
  CHECK(after(1) == 5);
  CHECK(after(of_card) == 6);
  robot.key("Space");  // the rest of the trick at once
  CHECK(app::cards_watched(robot.state()) == 8);

  robot.key("F1");  // what floats over the table holds it up
  CHECK(after(100'000) == 8);
  robot.key("Escape");
  robot.key("P");
  robot.key("P");
  CHECK(robot.state().settings.watch_pace == app::WatchPace::fast);
  for (int card = 0; card < 48 && app::watching(robot.state()); ++card) after(of_whole_trick);
  CHECK_FALSE(app::watching(robot.state()));
  CHECK(app::answering(robot.state()));
  robot.step();
  CHECK_FALSE(robot.program().due_in().has_value());
  CHECK_FALSE(robot.shows("lesson.pace.slow"));

  answer(robot, by_keyboard(), false);
  REQUIRE(answered(robot, false));
  robot.key("Enter");  // once more: what is counted is watched again
  CHECK(app::watching(robot.state()));
}

TEST_CASE("every drill asks on and on, and counts only first answers") {
  Robot robot;
  robot.click("tab.lessons");
  for (const char* drill : {"bowers", "counting", "sure-tricks", "lead", "score"}) {
    robot.key("L");
    robot.click(std::string("drill.") + drill);
    REQUIRE(app::drilling(robot.state()));
    for (int question = 0; question < 6; ++question) {
      CAPTURE(drill);
      CAPTURE(question);
      const Hands hands = question % 2 == 0 ? by_keyboard() : by_mouse();
      if (question == 2) {
        answer_wrong_then_right(robot, hands);
      } else {
        answer(robot, hands, true);
        CHECK(answered(robot, true));
      }
      CHECK(app::streak(robot.state()) == (question < 2 ? question + 1 : question - 2));
      hands.press(robot, "lesson.next");
    }
    CHECK(robot.state().lesson.drill->results.size() == 6);
    robot.click("lesson.back");
    CHECK(app::open_question(robot.state()) != nullptr);
  }
  CHECK(right_at_once(robot) == 0);  // it is no progress in the course
  robot.key("L");
  robot.click("lesson.row.0");
  CHECK_FALSE(app::drilling(robot.state()));
}

}  // namespace
}  // namespace rightbower::tests
