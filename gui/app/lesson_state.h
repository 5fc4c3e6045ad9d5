// The lesson that is open, and how far the learner is in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "lessons/drill.h"
#include "lessons/lesson.h"
#include "lessons/progress.h"

namespace rightbower::app {

// What a question of a drill has beside its step.
struct DrillQuestion {
  lessons::DrillTags tags{};
  std::shared_ptr<const lessons::CallStudy> study{};  // null where none was made
  int tries = 0;                                      // answers given so far
};

// A drill that goes on: its questions so far are the steps of a lesson.
struct DrillState {
  lessons::Drill drill = lessons::Drill::bowers;
  std::uint64_t seed = 0;  // of the next question
  lessons::Lesson lesson;
  std::vector<bool> results;               // of the questions answered: right at the first try
  std::vector<DrillQuestion> questions{};  // by step
  bool waiting = false;                    // the next question is not made yet
  int layouts = 0;                         // solved so far to find it
};

struct LessonState {
  std::size_t lesson = 0;  // place in the course
  std::size_t step = 0;
  lessons::Answer answer;                   // so far
  std::optional<lessons::Verdict> verdict;  // after Check; cleared by Try again
  int hints = 0;                            // shown
  std::vector<bool> solved;              // by step: answered right (steps without a question: seen)
  std::vector<Card> played{};            // in a step that is played out, by everybody
  std::optional<std::size_t> line_at{};  // cards of the line on the table, once it is stepped
  std::optional<int> call_level{};       // of the bids to choose from; else the lowest

  std::size_t watched = 0;  // cards of a play that is watched before its question

  bool listing = false;     // the list of lessons is shown in place of the step
  std::size_t listed = 0;   // the row marked in it: lessons, then drills
  bool forgetting = false;  // asked to forget all progress; once more does it

  std::optional<DrillState> drill{};  // in place of the lesson

  std::vector<lessons::StepId> review{};  // while questions that come back today are asked
  std::size_t review_at = 0;
};

}  // namespace rightbower::app
