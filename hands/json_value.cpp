#include "hands/json_value.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>

#include "hands/json_text.h"

namespace rightbower::hands {

void JsonValue::fault(std::string id, std::vector<Argument> arguments) const {
  add_fault(*faults_, {{0, 0, path_}, {std::move(id), std::move(arguments)}});
}

void JsonValue::add(const Faults& faults) const {
  for (Fault fault : faults) {
    std::string& path = fault.place.path;
    if (path.empty())
      path = path_;
    else if (!path_.empty())
      path = path_ + "." + path;
    add_fault(*faults_, std::move(fault));
  }
}

bool JsonValue::expect_object() const {
  if (json_->is_object()) return true;
  fault("json.not-object");
  return false;
}

std::optional<std::string> JsonValue::text() const {
  if (json_->is_string()) return json_->get<std::string>();
  fault("json.not-text");
  return std::nullopt;
}

std::optional<int> JsonValue::whole_number() const {
  // Numbers above the signed range come as unsigned ones.
  const bool fits = json_->is_number_integer() &&
                    !(json_->is_number_unsigned() &&
                      json_->get<std::uint64_t>() > std::uint64_t{std::numeric_limits<int>::max()});
  const std::int64_t number = fits ? json_->get<std::int64_t>() : 0;
  if (fits && number >= std::numeric_limits<int>::min() &&
      number <= std::numeric_limits<int>::max())
    return static_cast<int>(number);
  fault("json.not-whole-number");
  return std::nullopt;
}

std::optional<bool> JsonValue::flag() const {
  if (json_->is_boolean()) return json_->get<bool>();
  fault("json.not-flag");
  return std::nullopt;
}

std::size_t JsonValue::list_size() const {
  if (json_->is_array()) return json_->size();
  fault("json.not-list");
  return 0;
}

JsonValue JsonValue::operator[](std::size_t index) const {
  assert(json_->is_array() && index < json_->size());
  return {(*json_)[index], path_of(path_, index), *faults_};
}

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
  assert(json_->is_object());
  const auto member = json_->find(key);
  if (member == json_->end()) return std::nullopt;
  return JsonValue(*member, path_of(path_, key), *faults_);
}

std::optional<JsonValue> JsonValue::require(std::string_view key) const {
  auto member = find(key);
  if (!member) fault("json.key-missing", {std::string(key)});
  return member;
}

void JsonValue::allow_only(std::initializer_list<std::string_view> keys) const {
  assert(json_->is_object());
  for (const auto& [key, value] : json_->items())
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      add_fault(*faults_, {{0, 0, path_of(path_, key)}, {"json.key-unknown", {key}}});
}

}  // namespace rightbower::hands
