#include "lessons/progress.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "hands/deal_date.h"

namespace rightbower::lessons {
namespace {

// Days until a question comes back, stage by stage.
constexpr std::array<Day, 4> waits{1, 3, 7, 21};

void note_wrong(StepRecord& record, Day today) {
  ++record.missed;
  record.stage = 0;
  record.due = today + waits[0];
}

// Right when it came back: it waits longer, and at last is known. Right sooner changes nothing:
// the answer has just been explained.
void note_right(StepRecord& record, Day today) {
  if (!record.done) record.right_first = record.missed == 0;
  record.done = true;
  if (!record.due || *record.due > today) return;
  ++record.stage;
  if (static_cast<std::size_t>(record.stage) < waits.size())
    record.due = today + waits[static_cast<std::size_t>(record.stage)];
  else
    record.due.reset();
}

}  // namespace

std::optional<Day> day_of(std::string_view date) {
  const auto number = hands::seed_of_day(date);  // 20261130
  if (!number) return std::nullopt;
  const auto part = [&](std::uint64_t from, std::uint64_t below) {
    return static_cast<unsigned>(*number / from % below);
  };
  const std::chrono::year_month_day day{std::chrono::year(static_cast<int>(part(10'000, 10'000))),
                                        std::chrono::month(part(100, 100)),
                                        std::chrono::day(part(1, 100))};
  return static_cast<Day>(std::chrono::sys_days(day).time_since_epoch().count());
}

void Progress::note_seen(const StepId& id) { steps_[id].done = true; }

void Progress::note_answer(const StepId& id, bool right, Day today) {
  if (right)
    note_right(steps_[id], today);
  else
    note_wrong(steps_[id], today);
}

void Progress::note_drill(const std::string& drill, DrillResult result) {
  drills_[drill].note(std::move(result));
}

const DrillRecord* Progress::drill(std::string_view name) const {
  const auto found = drills_.find(std::string(name));
  return found == drills_.end() ? nullptr : &found->second;
}

bool Progress::done(const StepId& id) const {
  const StepRecord* record = find(id);
  return record != nullptr && record->done;
}

const StepRecord* Progress::find(const StepId& id) const {
  const auto found = steps_.find(id);
  return found == steps_.end() ? nullptr : &found->second;
}

std::vector<StepId> Progress::due(Day today) const {
  std::vector<std::pair<Day, StepId>> found;
  for (const auto& [id, record] : steps_)
    if (record.due && *record.due <= today) found.emplace_back(*record.due, id);
  std::ranges::stable_sort(found, {}, &std::pair<Day, StepId>::first);
  std::vector<StepId> ids;
  for (auto& [day, id] : found) ids.push_back(std::move(id));
  return ids;
}

LessonScore score_of(const Progress& progress, const Lesson& lesson) {
  LessonScore score;
  for (const Step& step : lesson.steps) {
    const StepRecord* record = progress.find({lesson.id, step.id});
    ++score.steps;
    if (step.question) ++score.questions;
    if (record == nullptr) continue;
    if (record->done) ++score.steps_done;
    if (step.question && record->right_first) ++score.right_first;
  }
  return score;
}

}  // namespace rightbower::lessons
