#include "lessons/progress.h"

#include <doctest/doctest.h>

#include "lessons/lesson_file.h"
#include "tests/lessons/sample.h"

namespace rightbower::lessons {
namespace {

const StepId order{"sample", "order"};
const StepId count{"sample", "count"};

TEST_CASE("days follow one another") {
  CHECK(day_of("1970-01-01") == 0);
  CHECK(*day_of("2026-12-01") - *day_of("2026-11-30") == 1);
  CHECK(*day_of("2024-03-01") - *day_of("2024-02-28") == 2);
  CHECK_FALSE(day_of("2026-02-30").has_value());
  CHECK_FALSE(day_of("today").has_value());
}

TEST_CASE("what is right at once is done and does not come back") {
  Progress progress;
  progress.note_answer(order, true, 100);
  CHECK(progress.done(order));
  CHECK(progress.find(order)->right_first);
  CHECK(progress.due(10'000).empty());
}

TEST_CASE("what is missed comes back the next day, then later and later, then is known") {
  Progress progress;
  progress.note_answer(order, false, 100);
  progress.note_answer(order, true, 100);  // it has just been explained
  CHECK(progress.done(order));
  CHECK_FALSE(progress.find(order)->right_first);
  CHECK(progress.due(100).empty());
  Day today = 100;
  for (Day wait : {1, 3, 7, 21}) {
    CHECK(progress.due(today + wait - 1).empty());
    today += wait;
    CHECK(progress.due(today) == std::vector<StepId>{order});
    progress.note_answer(order, true, today);
  }
  CHECK(progress.due(today + 1000).empty());
}

TEST_CASE("what is missed when it comes back starts anew") {
  Progress progress;
  progress.note_answer(order, false, 100);
  progress.note_answer(order, true, 101);
  progress.note_answer(order, false, 104);
  CHECK(progress.due(104).empty());
  CHECK(progress.due(105) == std::vector<StepId>{order});
  CHECK(progress.find(order)->missed == 2);
}

TEST_CASE("the longest overdue comes first") {
  Progress progress;
  progress.note_answer(order, false, 101);
  progress.note_answer(count, false, 100);
  CHECK(progress.due(200) == std::vector<StepId>{count, order});
}

TEST_CASE("a lesson is counted step by step") {
  const Lesson lesson = parse_lesson(tests::sample_lesson).value();
  Progress progress;
  CHECK(score_of(progress, lesson) == LessonScore{6, 0, 5, 0});
  progress.note_seen({"sample", "look"});
  progress.note_answer(order, true, 1);
  progress.note_answer(count, false, 1);
  progress.note_answer(count, true, 1);
  CHECK(score_of(progress, lesson) == LessonScore{6, 3, 5, 1});
  CHECK_FALSE(score_of(progress, lesson).complete());
  progress.reset();
  CHECK(score_of(progress, lesson) == LessonScore{6, 0, 5, 0});
}

}  // namespace
}  // namespace rightbower::lessons
