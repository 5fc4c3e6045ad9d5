// Questions that are made before they are wanted, and a drill of them.
#include "gui/app/drill_service.h"

#include <algorithm>
#include <atomic>

#include "gui/app/call_choice.h"
#include "gui/app/drill_steps.h"
#include "gui/app/lesson_steps.h"
#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

using app::ActionId;
using lessons::Drill;

// Its hand is the first that is looked at: found at once.
constexpr app::DrillPlace quick{Drill::estimate, 1};
constexpr app::DrillPlace other{Drill::partner, 3};

bool same(const lessons::DrillItem& a, const lessons::DrillItem& b) {
  return a.text == b.text && a.reason == b.reason && a.difficulty == b.difficulty &&
         a.step.board->situation == b.step.board->situation &&
         a.step.question->fact == b.step.question->fact &&
         a.step.question->answer == b.step.question->answer &&
         a.study->best_call().points == b.study->best_call().points;
}

}  // namespace

TEST_CASE("an item is made as the generator makes it, by any number of threads") {
  const lessons::DrillItem expected = lessons::make_item(quick.drill, quick.seed);
  std::atomic<int> woken = 0;
  for (int threads : {1, 2}) {
    app::DrillService service([&] { ++woken; });
    service.prepare({quick}, threads);
    service.prepare({quick}, threads);  // changes nothing
    CHECK_FALSE(service.take(other).has_value());
    service.wait_for(quick);
    const auto item = service.take(quick);
    REQUIRE(item.has_value());
    CHECK(same(*item, expected));
    CHECK(woken > 0);
    CHECK_FALSE(service.take(quick).has_value());  // it is gone
  }
}

TEST_CASE("what is not wanted any more is stopped and dropped") {
  Gate gate;
  app::DrillService service(gate.wake());
  service.prepare({other, quick}, 1);
  gate.wait_for_news();  // it is at work
  gate.open();
  service.prepare({}, 1);
  service.wait_for(other);  // nothing is being made: it comes back at once
  CHECK_FALSE(service.take(other).has_value());
  CHECK_FALSE(service.take(quick).has_value());
  service.prepare({other}, 1);  // and it can be at work when all ends
}

TEST_CASE("a drill that takes long says that it waits, and asks when the question is there") {
  TestApp app;
  app.act(ActionId::drill_start, std::string("estimate"));
  REQUIRE(app::drilling(app.state()));
  CHECK(app::drill_waits(app.state()));
  CHECK(app::open_step(app.state()) == nullptr);
  for (ActionId id : {ActionId::lesson_next, ActionId::lesson_back, ActionId::lesson_check,
                      ActionId::lesson_hint, ActionId::lesson_more, ActionId::lesson_to_analysis})
    CHECK_FALSE(app::enabled(app.state(), {id, {}}));
  app.act(ActionId::show_analysis);  // nothing is made for nobody
  app.app.settle();
  CHECK(app::drill_waits(app.state()));
  app.act(ActionId::show_lessons);
  app.app.settle();
  CHECK_FALSE(app::drill_waits(app.state()));
  const lessons::Question* question = app::open_question(app.state());
  REQUIRE(question != nullptr);

  // Bids at one level and a pass are offered, and another level can be named.
  const auto levels = app::call_levels(app.state());
  REQUIRE(levels.has_value());
  CHECK(levels->at == levels->lowest);
  CHECK(levels->highest == 12);
  CHECK(app::offered_options(app.state()).size() == 6);
  CHECK(app::offered_options(app.state()).back() == lessons::Option(Call::pass()));
  CHECK_FALSE(app::enabled(app.state(), {ActionId::lesson_less, {}}));
  app.act(ActionId::lesson_option, std::int64_t{1});
  app.act(ActionId::lesson_more);
  const Call chosen = Call::bid(levels->lowest + 1, Strain::hearts);
  CHECK(app.state().lesson.answer.options == std::vector<lessons::Option>{chosen});
  app.act(ActionId::lesson_check);
  REQUIRE(app.state().lesson.verdict.has_value());
  const lessons::CallWorth* worth = app::answered_call(app.state());
  REQUIRE(worth != nullptr);
  CHECK(worth->call == chosen);
  CHECK(app.state().lesson.verdict->right == lessons::as_good_as_best(*worth));

  // On to the next, and back while it is waited for.
  app.act(ActionId::lesson_next);
  if (app::drill_waits(app.state())) {
    app.act(ActionId::lesson_back);
    CHECK(app::open_question(app.state()) == question);
  }
}

}  // namespace rightbower::tests
