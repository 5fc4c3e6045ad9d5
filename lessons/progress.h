// How far a learner is: what is done, what was right at once, what was missed and comes back, and
// how the drills go.
//
// A missed question comes back the next day. Right then, it comes back after three days, a week,
// three weeks; then it is known. Missed again, it starts anew.
#pragma once

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lessons/drill_record.h"
#include "lessons/lesson.h"

namespace rightbower::lessons {

// Days since the first of January 1970.
using Day = int;
// "2026-11-30"; nothing when there is no such day.
[[nodiscard]] std::optional<Day> day_of(std::string_view date);

// A step by the ids of its lesson and its own: they never change.
struct StepId {
  std::string lesson;
  std::string step;

  friend auto operator<=>(const StepId&, const StepId&) = default;
};

struct StepRecord {
  bool done = false;         // answered right, or seen where nothing is asked
  bool right_first = false;  // at the first try
  int missed = 0;            // wrong answers so far
  int stage = 0;             // of coming back, from 0
  std::optional<Day> due{};  // comes back then; nothing: it does not
  std::string unknown{};     // what a later version wrote beside it, as JSON; kept as it is

  friend bool operator==(const StepRecord&, const StepRecord&) = default;
};

class Progress {
 public:
  // The learner has seen a step that asks nothing.
  void note_seen(const StepId& id);
  // The learner has checked an answer.
  void note_answer(const StepId& id, bool right, Day today);
  // The first answer to a question of a drill.
  void note_drill(const std::string& drill, DrillResult result);
  // Everything is as before the first lesson.
  void reset() { *this = {}; }

  [[nodiscard]] bool done(const StepId& id) const;
  // Null where nothing has been noted.
  [[nodiscard]] const StepRecord* find(const StepId& id) const;
  // Those that come back today, the longest overdue first.
  [[nodiscard]] std::vector<StepId> due(Day today) const;

  [[nodiscard]] const std::map<StepId, StepRecord>& steps() const { return steps_; }
  void set(const StepId& id, const StepRecord& record) { steps_[id] = record; }

  // By the name of the drill; also those of a later version. Null where nothing has been answered.
  [[nodiscard]] const DrillRecord* drill(std::string_view name) const;
  [[nodiscard]] const std::map<std::string, DrillRecord>& drills() const { return drills_; }
  void set_drill(const std::string& name, DrillRecord record) { drills_[name] = std::move(record); }

  // What a later version wrote beside all that, as JSON; kept as it is.
  [[nodiscard]] const std::string& unknown() const { return unknown_; }
  void set_unknown(std::string json) { unknown_ = std::move(json); }

  [[nodiscard]] bool empty() const { return steps_.empty() && drills_.empty(); }

  friend bool operator==(const Progress&, const Progress&) = default;

 private:
  std::map<StepId, StepRecord> steps_;
  std::map<std::string, DrillRecord> drills_;
  std::string unknown_;
};

// A lesson in numbers.
struct LessonScore {
  int steps = 0;
  int steps_done = 0;
  int questions = 0;
  int right_first = 0;

  [[nodiscard]] bool complete() const { return steps > 0 && steps_done == steps; }
  friend bool operator==(const LessonScore&, const LessonScore&) = default;
};
[[nodiscard]] LessonScore score_of(const Progress& progress, const Lesson& lesson);

}  // namespace rightbower::lessons
