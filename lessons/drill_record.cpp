#include "lessons/drill_record.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace rightbower::lessons {
namespace {

void count_in(AverageLost& average, double lost) {
  average.points += (lost - average.points) / ++average.of;
}

[[nodiscard]] std::vector<double> all_lost(const DrillRecord& record) {
  std::vector<double> lost;
  for (const DrillResult& result : record.results)
    if (result.lost) lost.push_back(*result.lost);
  return lost;
}

// Each value averaged with those before it.
[[nodiscard]] std::vector<double> running(const std::vector<double>& values) {
  std::vector<double> averages;
  for (std::size_t end = 1; end <= values.size(); ++end) {
    const std::size_t of = std::min(end, running_length);
    const auto last = values.begin() + static_cast<std::ptrdiff_t>(end);
    averages.push_back(std::accumulate(last - static_cast<std::ptrdiff_t>(of), last, 0.0) /
                       static_cast<double>(of));
  }
  return averages;
}

}  // namespace

void DrillRecord::note(DrillResult result) {
  ++answered;
  if (result.right) ++right;
  streak = result.right ? streak + 1 : 0;
  best_streak = std::max(best_streak, streak);
  results.push_back(std::move(result));
  if (results.size() > longest_record) results.erase(results.begin());
}

ShareRight share_right(const DrillRecord& record, std::size_t last) {
  const std::size_t of = std::min(last, record.results.size());
  const auto from = record.results.end() - static_cast<std::ptrdiff_t>(of);
  const auto right = std::count_if(from, record.results.end(),
                                   [](const DrillResult& result) { return result.right; });
  return {static_cast<int>(right), static_cast<int>(of)};
}

std::optional<AverageLost> average_lost(const DrillRecord& record) {
  AverageLost average;
  for (double lost : all_lost(record)) count_in(average, lost);
  return average.of > 0 ? std::optional(average) : std::nullopt;
}

std::map<std::string, AverageLost> average_lost_by(const DrillRecord& record,
                                                   std::string_view tag) {
  std::map<std::string, AverageLost> averages;
  for (const DrillResult& result : record.results) {
    const auto found = result.tags.find(std::string(tag));
    if (result.lost && found != result.tags.end()) count_in(averages[found->second], *result.lost);
  }
  return averages;
}

std::vector<double> running_average(const DrillRecord& record) { return running(all_lost(record)); }

std::vector<double> running_share(const DrillRecord& record) {
  std::vector<double> right;
  for (const DrillResult& result : record.results) right.push_back(result.right ? 1 : 0);
  return running(right);
}

}  // namespace rightbower::lessons
