// What a learner has answered in one drill: the last results, for streaks, shares and averages.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rightbower::lessons {

// What a question was about, by kind: {"strain": "H", "bowers": "3"}. Averages are taken by these.
using DrillTags = std::map<std::string, std::string>;

// The first answer given to one question of a drill.
struct DrillResult {
  bool right = false;
  std::optional<double> lost{};  // points given away on average; only where answers are graded so
  DrillTags tags{};
  std::string unknown{};  // what a later version wrote beside it, as JSON; kept as it is

  friend bool operator==(const DrillResult&, const DrillResult&) = default;
};

inline constexpr std::size_t longest_record = 200;  // results kept; older ones go
inline constexpr double most_lost = 1000;           // points; larger numbers are damage

struct DrillRecord {
  int answered = 0;  // ever, also those that have gone
  int right = 0;
  int streak = 0;  // right in a row up to the last one
  int best_streak = 0;
  std::vector<DrillResult> results{};  // the oldest first
  std::string unknown{};

  void note(DrillResult result);
  friend bool operator==(const DrillRecord&, const DrillRecord&) = default;
};

// Of the last results, as many as there are up to so many.
struct ShareRight {
  int right = 0;
  int of = 0;
};
[[nodiscard]] ShareRight share_right(const DrillRecord& record, std::size_t last);

// Points lost on average, and over how many answers; of none it is nothing.
struct AverageLost {
  double points = 0;
  int of = 0;
};
[[nodiscard]] std::optional<AverageLost> average_lost(const DrillRecord& record);
// The same by what the questions were about: by strain, by number of bowers.
[[nodiscard]] std::map<std::string, AverageLost> average_lost_by(const DrillRecord& record,
                                                                 std::string_view tag);
// The average of each result with those up to nine before it, the oldest first: how it goes. Those
// that were not graded are left out.
inline constexpr std::size_t running_length = 10;
[[nodiscard]] std::vector<double> running_average(const DrillRecord& record);
// The same of the share right, from 0 to 1; of all results.
[[nodiscard]] std::vector<double> running_share(const DrillRecord& record);

}  // namespace rightbower::lessons
