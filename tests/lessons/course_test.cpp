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
#include "tests/solver/symmetry.h"

namespace rightbower::lessons {
namespace {

namespace fs = std::filesystem;
using tests::Expected;
using tests::short_forms;

const fs::path folder = fs::path(RB_SOURCE_DIR) / "lessons" / "course";

// That its answers are right is proved in proof_test.cpp.
TEST_CASE("every lesson of the course is sound") {
  const Course course = read_course(folder);
  REQUIRE(short_forms(course.faults) == Expected{});
  REQUIRE_FALSE(course.lessons.empty());
  for (const Lesson& lesson : course.lessons) {
    CAPTURE(lesson.id);
    CHECK(short_forms(check(lesson)) == Expected{});
  }
}

TEST_CASE("every file of the course stands in its index") {
  const std::vector<Lesson> course = read_course(folder).lessons;
  const auto files = std::count_if(
      fs::directory_iterator(folder), fs::directory_iterator(),
      [](const fs::directory_entry& entry) { return entry.path().extension() == ".json"; });
  CHECK(static_cast<std::size_t>(files) == course.size() + 1);  // and the index itself
}

// A board without a trump shows the cards as printed: no gold edge gives the answer away.
TEST_CASE("no board gives away what is asked about its hand") {
  const std::vector<Lesson> course = read_course(folder).lessons;
  for (const Lesson& lesson : course)
    for (const Step& step : lesson.steps) {
      CAPTURE(step.id);
      const bool about_hand =
          step.question && (std::holds_alternative<TrumpsHeld>(step.question->fact) ||
                            std::holds_alternative<BowersHeld>(step.question->fact));
      if (about_hand) CHECK_FALSE(step.board->situation.trump.has_value());
    }
}

// Whether it is one deal, suits renamed and the table turned: the final test asks about deals of
// the lessons so that nobody knows them again.
bool same_but_for_names(const Deal& a, const Deal& b) {
  for (int how = 0; how < solver::ways_to_rename; ++how) {
    solver::Request request;
    request.hands = solver::hands_of(a);
    request = solver::renamed(request, how);
    for (std::size_t turn = 0; turn < all_seats.size(); ++turn, request = solver::turned(request))
      if (request.hands.values == solver::hands_of(b).values) return true;
  }
  return false;
}

TEST_CASE("full deals of the course are deals of the library") {
  const std::vector<Lesson> course = read_course(folder).lessons;
  const auto library = hands::read_library(fs::path(RB_SOURCE_DIR) / "hands" / "library");
  REQUIRE(library.ok());
  for (const Lesson& lesson : course)
    for (const Step& step : lesson.steps) {
      if (!step.board || step.board->situation.deal.hand_size() < 12) continue;
      if (!(step.board->situation.deal.not_known() == SeatSet{})) continue;
      CAPTURE(step.id);
      CHECK(std::any_of(library->begin(), library->end(), [&](const hands::DealRecord& record) {
        return same_but_for_names(record.situation.deal, step.board->situation.deal);
      }));
    }
}

}  // namespace
}  // namespace rightbower::lessons
