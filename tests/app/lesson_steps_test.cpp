#include "gui/app/lesson_steps.h"

#include <algorithm>

#include "gui/app/lesson_play.h"
#include "gui/app/lesson_table.h"
#include "tests/app/fixture.h"
#include "tests/app/lesson_answers.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::tests {
namespace {

using app::ActionId;
using app::AppState;
using enum app::ActionId;

void open_first_lesson(TestApp& test) { test.act(ActionId::open_lesson, std::int64_t{0}); }

void give(TestApp& test, const lessons::Answer& answer) {
  for (Card card : answer.cards) test.act(lesson_pick, card);
  if (answer.number) test.act(lesson_number, std::int64_t{*answer.number});
}

template <class Visit>
void at_every_question(TestApp& test, Visit visit) {
  open_first_lesson(test);
  const std::size_t steps = app::open_lesson(test.state())->steps.size();
  int questions = 0;
  for (std::size_t step = 0; step < steps; ++step) {
    if (app::open_question(test.state()) != nullptr) {
      visit();
      ++questions;
    }
    test.act(lesson_next);
  }
  CHECK(questions >= 4);
}

}  // namespace

TEST_CASE("a lesson opens on its first step, nothing answered") {
  TestApp test;
  open_first_lesson(test);
  CHECK(test.state().view == app::ViewId::lessons);
  CHECK(test.state().lesson.step == 0);
  CHECK(test.state().lesson.answer == lessons::Answer{});
  CHECK_FALSE(test.state().lesson.verdict);
  CHECK_FALSE(app::enabled(test.state(), {lesson_back, {}}));
}

TEST_CASE("back and next step through the whole lesson, answered or not") {
  TestApp test;
  open_first_lesson(test);
  const std::size_t steps = app::open_lesson(test.state())->steps.size();
  REQUIRE(steps >= 4);
  for (std::size_t step = 1; step < steps; ++step) {
    test.act(lesson_next);
    CHECK(test.state().lesson.step == step);
  }
  const bool next_lesson = test.state().course.size() > 1;
  CHECK(app::enabled(test.state(), {lesson_next, {}}) == next_lesson);
  for (std::size_t step = steps - 1; step > 0; --step) test.act(lesson_back);
  CHECK(test.state().lesson.step == 0);
}

TEST_CASE("next at the end of a lesson opens the lesson after it") {
  AppState state;
  lessons::Lesson lesson;
  lesson.steps.resize(2);
  state.course = {lesson, lesson};
  app::start_lesson(state, 0);
  app::step_on(state);
  REQUIRE(app::step_after(state));
  app::step_on(state);
  CHECK(state.lesson.lesson == 1);
  CHECK(state.lesson.step == 0);
  app::step_on(state);
  CHECK_FALSE(app::step_after(state));
}

TEST_CASE("the right answer of every question is right, a wrong one wrong, each with its reason") {
  TestApp test;
  at_every_question(test, [&] {
    const std::size_t step = test.state().lesson.step;
    give(test, wrong_answer(test.state()));
    test.act(lesson_check);
    REQUIRE(test.state().lesson.verdict);
    CHECK_FALSE(test.state().lesson.verdict->right);
    REQUIRE(test.state().lesson.verdict->reason != nullptr);
    CHECK_FALSE(test.state().lesson.verdict->reason->empty());
    CHECK_FALSE(test.state().lesson.solved[step]);

    test.act(lesson_again);
    CHECK_FALSE(test.state().lesson.verdict);
    CHECK(test.state().lesson.answer == lessons::Answer{});

    give(test, app::open_question(test.state())->answer);
    test.act(lesson_check);
    REQUIRE(test.state().lesson.verdict);
    CHECK(test.state().lesson.verdict->right);
    CHECK(test.state().lesson.verdict->reason == &app::open_question(test.state())->right);
    CHECK(test.state().lesson.solved[step]);
  });
}

TEST_CASE("nothing is explained before it was answered") {
  TestApp test;
  at_every_question(test, [&] {
    CHECK_FALSE(app::enabled(test.state(), {lesson_check, {}}));
    test.act(lesson_check);
    CHECK_FALSE(test.state().lesson.verdict);
  });
}

TEST_CASE("an answer is gone in the next step and when one comes back") {
  TestApp test;
  at_every_question(test, [&] {
    const auto fresh = [&] {
      const app::LessonState& lesson = test.state().lesson;
      return lesson.answer == lessons::Answer{} && !lesson.verdict && lesson.hints == 0;
    };
    CHECK(fresh());
    give(test, app::open_question(test.state())->answer);
    test.act(lesson_hint);
    test.act(lesson_check);
    CHECK_FALSE(fresh());
    test.act(lesson_back);
    CHECK(fresh());
    test.act(lesson_next);
    CHECK(fresh());
  });
}

TEST_CASE("a checked answer can't be changed until it is tried again") {
  TestApp test;
  at_every_question(test, [&] {
    give(test, wrong_answer(test.state()));
    test.act(lesson_check);
    const lessons::Answer checked = test.state().lesson.answer;
    give(test, app::open_question(test.state())->answer);
    test.act(lesson_more);
    CHECK(test.state().lesson.answer == checked);
    test.act(lesson_check);
    CHECK_FALSE(test.state().lesson.verdict->right);
  });
}

TEST_CASE("cards are chosen in order and taken back") {
  TestApp test;
  open_first_lesson(test);
  while (!app::answering_cards(test.state())) test.act(lesson_next);
  const std::vector<Card> cards = app::offered(test.state());
  REQUIRE(cards.size() >= 3);
  for (std::size_t i = 0; i < 3; ++i) test.act(lesson_pick, cards[i]);
  test.act(lesson_pick, cards[0]);
  CHECK(test.state().lesson.answer.cards == std::vector<Card>{cards[1], cards[2]});
  test.act(lesson_pick, cards[0]);
  CHECK(test.state().lesson.answer.cards == std::vector<Card>{cards[1], cards[2], cards[0]});
}

TEST_CASE("cards that are not offered can't be chosen") {
  TestApp test;
  at_every_question(test, [&] {
    for (int i = 0; i < Card::kinds; ++i) {
      const Card card = Card::from_index(i);
      const bool offered = std::ranges::count(app::offered(test.state()), card) > 0;
      CHECK(app::enabled(test.state(), {lesson_pick, card}) == offered);
    }
  });
}

TEST_CASE("numbers stay between none and what a key can write") {
  TestApp test;
  open_first_lesson(test);
  while (!app::answering_number(test.state())) test.act(lesson_next);
  CHECK_FALSE(app::enabled(test.state(), {lesson_less, {}}));
  test.act(lesson_more);
  CHECK(test.state().lesson.answer.number == 1);
  test.act(lesson_less);
  CHECK(test.state().lesson.answer.number == 0);
  test.act(lesson_number, std::int64_t{app::largest_answer});
  CHECK_FALSE(app::enabled(test.state(), {lesson_more, {}}));
  CHECK_FALSE(app::enabled(test.state(), {lesson_number, std::int64_t{100}}));
  CHECK_FALSE(app::enabled(test.state(), {lesson_number, std::int64_t{1} << 40}));
}

TEST_CASE("hints come one at a time, and none after the right answer") {
  TestApp test;
  at_every_question(test, [&] {
    const int all = static_cast<int>(app::open_question(test.state())->hints.size());
    REQUIRE(all > 0);
    test.act(lesson_hint);
    CHECK(test.state().lesson.hints == 1);
    for (int i = 0; i < all + 3; ++i) test.act(lesson_hint);
    CHECK(test.state().lesson.hints == all);
    test.act(lesson_back);
    test.act(lesson_next);
    give(test, app::open_question(test.state())->answer);
    test.act(lesson_check);
    CHECK_FALSE(app::enabled(test.state(), {lesson_hint, {}}));
  });
}

TEST_CASE("steps without a question are done when they were seen") {
  TestApp test;
  open_first_lesson(test);
  const lessons::Lesson& lesson = *app::open_lesson(test.state());
  for (std::size_t step = 1; step < lesson.steps.size(); ++step) test.act(lesson_next);
  for (std::size_t step = 0; step < lesson.steps.size(); ++step)
    CHECK(test.state().lesson.solved[step] == !lesson.steps[step].question.has_value());
}

TEST_CASE("a question no card answers can be answered with none") {
  AppState state;
  state.view = app::ViewId::lessons;
  lessons::Question question;
  question.fact = lessons::BeatenBy{Strain::hearts, {Rank::jack, Suit::hearts}};
  question.choices = {{Rank::ace, Suit::hearts}, {Rank::jack, Suit::diamonds}};
  lessons::Lesson lesson;
  lesson.steps.resize(1);
  lesson.steps[0].question = question;
  state.course = {lesson};
  app::start_lesson(state, 0);
  CHECK(app::answer_complete(state));
  app::check_answer(state);
  CHECK(app::answered_right(state));
}

TEST_CASE("the board of a step becomes the deal, and undo brings the old one back") {
  TestApp test;
  open_first_lesson(test);
  while (!app::open_step(test.state())->board || !app::answering(test.state()))
    test.act(lesson_next);
  const lessons::Step step = *app::open_step(test.state());
  test.act(lesson_to_analysis);
  CHECK(test.state().view == app::ViewId::analysis);
  Situation board = step.board->situation;
  board.trump = app::board_trump(step);  // what the step is about
  CHECK(test.state().document().situation == board);
  CHECK(test.state().document().title == test.state().course[0].title.in("en"));
  CHECK(test.state().trump == app::board_trump(step));
  test.act(stop_solving);
  test.act(undo);
  CHECK(test.shown() == first_deal);
  test.act(show_lessons);
  CHECK(app::open_step(test.state())->id == step.id);
}

namespace {

// Opens the first step of the course whose question is of that kind.
void open_question_of(TestApp& test, lessons::Kind kind) {
  open_first_lesson(test);
  while (app::open_question(test.state()) == nullptr ||
         kind_of(app::open_question(test.state())->fact) != kind) {
    REQUIRE(app::step_after(test.state()));
    test.act(lesson_next);
  }
}

}  // namespace

TEST_CASE("of cards and options to pick, the last one chosen stays") {
  TestApp test;
  open_question_of(test, lessons::Kind::pick_card);
  const std::vector<Card> cards = app::offered(test.state());
  test.act(lesson_pick, cards[0]);
  test.act(lesson_pick, cards[1]);
  CHECK(test.state().lesson.answer.cards == std::vector<Card>{cards[1]});
  open_question_of(test, lessons::Kind::pick_option);
  test.act(lesson_option, std::int64_t{0});
  test.act(lesson_option, std::int64_t{1});
  CHECK(test.state().lesson.answer.options ==
        std::vector<lessons::Option>{app::offered_options(test.state())[1]});
  CHECK_FALSE(app::enabled(test.state(), {lesson_option, std::int64_t{9}}));
}

TEST_CASE("of options to choose, each is taken and taken back") {
  TestApp test;
  open_question_of(test, lessons::Kind::choose_options);
  for (std::int64_t place : {0, 2, 0}) test.act(lesson_option, place);
  CHECK(test.state().lesson.answer.options ==
        std::vector<lessons::Option>{app::offered_options(test.state())[2]});
}

TEST_CASE("only points go below zero") {
  TestApp test;
  open_question_of(test, lessons::Kind::number);
  CHECK_FALSE(app::enabled(test.state(), {lesson_number, std::int64_t{-1}}));
  while (app::lowest_answer(test.state()) == 0) test.act(lesson_next);
  test.act(lesson_less);
  CHECK(test.state().lesson.answer.number == -1);
}

TEST_CASE("P27 a wrong card is refuted: what it costs, and the line that beats it, card by card") {
  TestApp test;
  open_question_of(test, lessons::Kind::pick_card);
  CHECK_FALSE(app::lesson_line(test.state()));
  test.act(lesson_pick, wrong_answer(test.state()).cards.front());
  test.act(lesson_check);
  test.app.settle();
  const auto cost = app::cost_of_answer(test.state());
  REQUIRE(cost.has_value());
  CHECK(cost->kept < cost->best);
  const auto line = app::lesson_line(test.state());
  REQUIRE(line.has_value());
  CHECK(line->whole);
  CHECK(line->cards.size() == 48);
  CHECK(line->cards.front() == test.state().lesson.answer.cards.front());
  CHECK(app::line_shown(test.state()) == 4);  // the first trick
  test.act(lesson_card_back);
  CHECK(app::line_shown(test.state()) == 3);
  for (int i = 0; i < 60; ++i) test.act(lesson_card_next);
  CHECK(app::line_shown(test.state()) == 48);
  const auto table = app::lesson_table(test.state());
  REQUIRE(table.has_value());
  CHECK(table->now.position.over());
  CHECK(table->now.tricks_won(Seat::north) == cost->kept);
  test.act(lesson_again);
  CHECK_FALSE(app::lesson_line(test.state()));
}

TEST_CASE("a question that is played out ends when the goal is reached, or out of reach") {
  TestApp test;
  for (bool best : {false, true}) {
    open_question_of(test, lessons::Kind::play_out);
    const int wanted = app::tricks_wanted(test.state());
    test.app.settle();
    for (int i = 0; i < 12 && !test.state().lesson.verdict; ++i) {
      test.act(lesson_pick, *card_to_play(test.state(), best));
      test.app.settle();
    }
    REQUIRE(test.state().lesson.verdict);
    CHECK(test.state().lesson.verdict->right == best);
    CHECK((*test.state().lesson.answer.number >= wanted) == best);
    CHECK(app::offered(test.state()).empty());
    if (best) continue;
    test.act(lesson_again);
    CHECK(test.state().lesson.played.empty());
  }
}

TEST_CASE("the course goes on where it was left, and what is read is kept") {
  const TemporaryFolder folder;
  app::Ports ports;
  ports.state_folder = folder.path();
  ports.today = [] { return std::string("2026-11-30"); };
  {
    TestApp test(ports);
    open_first_lesson(test);
    for (int i = 0; i < 3; ++i) {
      if (app::open_question(test.state()) != nullptr) {
        give(test, right_answer(test.state()));
        test.act(lesson_check);
      }
      test.act(lesson_next);
    }
    test.app.settle();
  }
  {
    TestApp test(ports);
    CHECK(test.state().lesson.step == 3);
    CHECK(test.state().progress.steps().size() == 3);
  }
  folder.put("lessons.json",
             R"({"format": "rightbower-progress/1", "steps": {"a/b": {"done": true}, "c/d": 7}})");
  {
    TestApp test(ports);
    REQUIRE(test.state().notice);
    CHECK(test.state().notice->faults.front().what.id == "lesson.progress-damaged");
    CHECK(test.state().progress.steps().size() == 1);
    CHECK(std::filesystem::exists(folder.path() / "lessons.faulty.json"));
  }
  {
    TestApp test(ports);  // the copy is made once
    CHECK_FALSE(test.state().notice);
    CHECK(test.state().progress.steps().size() == 1);
    CHECK_FALSE(std::filesystem::exists(folder.path() / "lessons.faulty-2.json"));
  }
  folder.put("lessons.json", "{ damaged");
  TestApp test(ports);
  CHECK(test.state().progress.steps().empty());
  REQUIRE(test.state().notice);
  CHECK(test.state().notice->faults.front().what.id == "lesson.progress-faulty");
  CHECK(std::filesystem::exists(folder.path() / "lessons.faulty-2.json"));
}

}  // namespace rightbower::tests
