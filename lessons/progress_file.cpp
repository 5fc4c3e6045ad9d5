#include "lessons/progress_file.h"

#include <optional>
#include <utility>

#include "hands/json_others.h"
#include "hands/json_text.h"
#include "hands/json_value.h"
#include "lessons/drill_record_file.h"

namespace rightbower::lessons {
namespace {

using hands::Json;

constexpr int longest_wait = 1000;  // days and numbers beyond all use
constexpr Day last_day = 1'000'000;

[[nodiscard]] Json json_of(const StepRecord& record) {
  Json json = Json::object();
  json.update(hands::object_of(record.unknown));
  if (record.done) json["done"] = true;
  if (record.right_first) json["right_first"] = true;
  if (record.missed > 0) json["missed"] = record.missed;
  if (record.due) {
    json["stage"] = record.stage;
    json["due"] = *record.due;
  }
  return json;
}

[[nodiscard]] bool flag(const Json& json, const char* key, bool& whole) {
  const auto value = json.find(key);
  if (value == json.end()) return false;
  whole = whole && value->is_boolean();
  return value->is_boolean() && value->get<bool>();
}

// A number from 0 to the largest; nothing when there is none, or another.
[[nodiscard]] std::optional<int> number(const Json& json, const char* key, int largest,
                                        bool& whole) {
  const auto value = json.find(key);
  if (value == json.end()) return std::nullopt;
  if (value->is_number_unsigned())
    if (const auto read = value->get<std::uint64_t>(); read <= static_cast<std::uint64_t>(largest))
      return static_cast<int>(read);
  whole = false;
  return std::nullopt;
}

[[nodiscard]] std::optional<StepRecord> record_of(const Json& json, bool& whole) {
  if (!json.is_object()) return std::nullopt;
  StepRecord record;
  record.done = flag(json, "done", whole);
  record.right_first = flag(json, "right_first", whole);
  record.missed = number(json, "missed", longest_wait, whole).value_or(0);
  record.stage = number(json, "stage", longest_wait, whole).value_or(0);
  record.due = number(json, "due", last_day, whole);
  record.unknown =
      hands::kept_text(hands::others_of(json, {"done", "right_first", "missed", "stage", "due"}));
  return record;
}

// "counting-trumps/rounds"
[[nodiscard]] std::optional<StepId> id_of(const std::string& key) {
  const std::size_t slash = key.find('/');
  if (slash == 0 || slash == std::string::npos || slash + 1 == key.size()) return std::nullopt;
  return StepId{key.substr(0, slash), key.substr(slash + 1)};
}

// Files of the first version have none.
void read_drills(const Json& json, Progress& progress, bool& whole) {
  const auto drills = json.find("drills");
  if (drills == json.end()) return;
  whole = whole && drills->is_object();
  if (!drills->is_object()) return;
  for (const auto& [name, value] : drills->items()) {
    auto record = drill_record_of(value, whole);
    whole = whole && record.has_value();
    if (record) progress.set_drill(name, std::move(*record));
  }
}

}  // namespace

std::string to_json(const Progress& progress) {
  Json steps = Json::object();
  for (const auto& [id, record] : progress.steps())
    steps[id.lesson + "/" + id.step] = json_of(record);
  Json drills = Json::object();
  for (const auto& [name, record] : progress.drills()) drills[name] = json_of(record);
  Json json = Json::object();
  json.update(hands::object_of(progress.unknown()));
  json["format"] = std::string(progress_format);
  json["steps"] = std::move(steps);
  json["drills"] = std::move(drills);
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Progress> parse_progress(std::string_view text) {
  bool whole = true;
  return parse_progress(text, whole);
}

Result<Progress> parse_progress(std::string_view text, bool& whole) {
  whole = true;
  Faults faults = hands::json_faults(text);
  if (!faults.empty()) return faults;
  const Json json = Json::parse(text, nullptr, false);
  const hands::JsonValue document(json, "", faults);
  if (!document.expect_object()) return faults;
  const auto format = json.find("format");
  const auto steps = json.find("steps");
  if (format == json.end() || *format != std::string(progress_format) || steps == json.end() ||
      !steps->is_object()) {
    document.fault("progress.not-progress");
    return faults;
  }
  Progress progress;
  for (const auto& [key, value] : steps->items()) {
    const auto id = id_of(key);
    const auto record = record_of(value, whole);
    whole = whole && id && record;
    if (id && record) progress.set(*id, *record);
  }
  read_drills(json, progress, whole);
  progress.set_unknown(hands::kept_text(hands::others_of(json, {"format", "steps", "drills"})));
  return progress;
}

}  // namespace rightbower::lessons
