#include "lessons/drill_record_file.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "hands/json_others.h"

namespace rightbower::lessons {
namespace {

using hands::Json;

constexpr int most_answers = 1'000'000;  // numbers beyond all use
constexpr std::size_t most_tags = 8;
constexpr std::size_t longest_tag = 40;  // bytes

[[nodiscard]] Json json_of(const DrillResult& result) {
  Json json = Json::object();
  json.update(hands::object_of(result.unknown));
  json["right"] = result.right;
  if (result.lost) json["lost"] = *result.lost;
  if (!result.tags.empty()) json["tags"] = result.tags;
  return json;
}

[[nodiscard]] int number(const Json& json, const char* key, bool& whole) {
  const auto value = json.find(key);
  if (value == json.end()) return 0;
  whole = whole && value->is_number_unsigned();
  if (!value->is_number_unsigned()) return 0;
  return static_cast<int>(
      std::min(value->get<std::uint64_t>(), static_cast<std::uint64_t>(most_answers)));
}

[[nodiscard]] std::optional<double> points(const Json& json, const char* key, bool& whole) {
  const auto value = json.find(key);
  if (value == json.end()) return std::nullopt;
  if (value->is_number())
    if (const auto read = value->get<double>(); read >= 0 && read <= most_lost) return read;
  whole = false;
  return std::nullopt;
}

// Tags beyond those a drill can have are no loss.
[[nodiscard]] DrillTags tags_of(const Json& json, bool& whole) {
  DrillTags tags;
  const auto value = json.find("tags");
  if (value == json.end()) return tags;
  whole = whole && value->is_object();
  if (!value->is_object()) return tags;
  for (const auto& [key, tag] : value->items()) {
    if (tags.size() == most_tags || !tag.is_string()) continue;
    const auto& text = tag.get_ref<const std::string&>();
    if (key.size() <= longest_tag && text.size() <= longest_tag) tags[key] = text;
  }
  return tags;
}

[[nodiscard]] std::optional<DrillResult> result_of(const Json& json, bool& whole) {
  if (!json.is_object()) return std::nullopt;
  const auto right = json.find("right");
  if (right == json.end() || !right->is_boolean()) return std::nullopt;
  return DrillResult{right->get<bool>(), points(json, "lost", whole), tags_of(json, whole),
                     hands::kept_text(hands::others_of(json, {"right", "lost", "tags"}))};
}

// The last ones of those that are whole.
[[nodiscard]] std::vector<DrillResult> results_of(const Json& json, bool& whole) {
  std::vector<DrillResult> results;
  const auto list = json.find("results");
  if (list == json.end()) return results;
  whole = whole && list->is_array();
  if (!list->is_array()) return results;
  const std::size_t first = list->size() - std::min(list->size(), longest_record);
  for (std::size_t i = first; i < list->size(); ++i) {
    auto result = result_of((*list)[i], whole);
    whole = whole && result.has_value();
    if (result) results.push_back(std::move(*result));
  }
  return results;
}

}  // namespace

Json json_of(const DrillRecord& record) {
  Json json = Json::object();
  json.update(hands::object_of(record.unknown));
  json["answered"] = record.answered;
  json["right"] = record.right;
  json["streak"] = record.streak;
  json["best_streak"] = record.best_streak;
  json["results"] = Json::array();
  for (const DrillResult& result : record.results) json["results"].push_back(json_of(result));
  return json;
}

std::optional<DrillRecord> drill_record_of(const Json& json, bool& whole) {
  if (!json.is_object()) return std::nullopt;
  DrillRecord record;
  record.results = results_of(json, whole);
  // There were never fewer answers than are left, nor more right ones than answers.
  record.answered =
      std::max(number(json, "answered", whole), static_cast<int>(record.results.size()));
  record.right = std::min(number(json, "right", whole), record.answered);
  record.streak = std::min(number(json, "streak", whole), record.answered);
  record.best_streak =
      std::clamp(number(json, "best_streak", whole), record.streak, record.answered);
  record.unknown = hands::kept_text(
      hands::others_of(json, {"answered", "right", "streak", "best_streak", "results"}));
  return record;
}

}  // namespace rightbower::lessons
