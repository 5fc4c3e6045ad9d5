// The lessons that come with the program.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "engine/notation.h"
#include "hands/library.h"
#include "lessons/check.h"
#include "lessons/lesson_file.h"
#include "tests/hands/faults.h"

namespace rightbower::lessons {
namespace {

namespace fs = std::filesystem;
using tests::Expected;
using tests::faults_of;
using tests::short_forms;

const fs::path folder = fs::path(RB_SOURCE_DIR) / "lessons" / "course";

// That its answers are right is proved in proof_test.cpp.
TEST_CASE("every lesson of the course is sound") {
  const auto course = read_course(folder);
  REQUIRE(faults_of(course) == Expected{});
  REQUIRE_FALSE(course->empty());
  for (const Lesson& lesson : *course) {
    CAPTURE(lesson.id);
    CHECK(short_forms(check(lesson)) == Expected{});
  }
}

TEST_CASE("every file of the course stands in its index") {
  const auto course = read_course(folder);
  REQUIRE(course.ok());
  const auto files = std::count_if(
      fs::directory_iterator(folder), fs::directory_iterator(),
      [](const fs::directory_entry& entry) { return entry.path().extension() == ".json"; });
  CHECK(static_cast<std::size_t>(files) == course->size() + 1);  // and the index itself
}

// A board without a trump shows the cards as printed: no gold edge gives the answer away.
TEST_CASE("no board gives away what is asked about its hand") {
  const auto course = read_course(folder);
  REQUIRE(course.ok());
  for (const Lesson& lesson : *course)
    for (const Step& step : lesson.steps) {
      CAPTURE(step.id);
      const bool about_hand =
          step.question && (std::holds_alternative<TrumpsHeld>(step.question->fact) ||
                            std::holds_alternative<BowersHeld>(step.question->fact));
      if (about_hand) CHECK_FALSE(step.board->situation.trump.has_value());
    }
}

TEST_CASE("full deals of the course are deals of the library") {
  const auto course = read_course(folder);
  const auto library = hands::read_library(fs::path(RB_SOURCE_DIR) / "hands" / "library");
  REQUIRE(course.ok());
  REQUIRE(library.ok());
  for (const Lesson& lesson : *course)
    for (const Step& step : lesson.steps) {
      if (!step.board || step.board->situation.deal.hand_size() < 12) continue;
      if (!(step.board->situation.deal.not_known() == SeatSet{})) continue;
      CAPTURE(step.id);
      CHECK(std::any_of(library->begin(), library->end(), [&](const hands::DealRecord& record) {
        return record.situation.deal == step.board->situation.deal;
      }));
    }
}

}  // namespace
}  // namespace rightbower::lessons
