// A value inside a JSON document together with its path, for readers that tell a person everything
// that is wrong: what a value should be and is not goes to one list of faults, and reading goes on.
#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace rightbower::hands {

using Json = nlohmann::json;

// Refers to the document and to the list of faults, and must not outlive either.
class JsonValue {
 public:
  JsonValue(const Json& json, std::string path, Faults& faults)
      : json_(&json), path_(std::move(path)), faults_(&faults) {}

  [[nodiscard]] const Json& json() const { return *json_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] Faults& faults() const { return *faults_; }

  // Something is wrong with this value.
  void fault(std::string id, std::vector<Argument> arguments = {}) const;
  // What another reader found in this value; places in its text are kept, the path is put before.
  void add(const Faults& faults) const;

  // Each of these is a fault and nothing (or 0) when the value is of another type.
  [[nodiscard]] bool expect_object() const;
  [[nodiscard]] std::optional<std::string> text() const;
  [[nodiscard]] std::optional<int> whole_number() const;
  [[nodiscard]] std::optional<bool> flag() const;  // true or false
  [[nodiscard]] std::size_t list_size() const;

  // Of a list: its elements.
  [[nodiscard]] JsonValue operator[](std::size_t index) const;
  // Of an object: the member of that key, if it is there.
  [[nodiscard]] std::optional<JsonValue> find(std::string_view key) const;
  // Of an object: the member of that key; a fault when it is not there.
  [[nodiscard]] std::optional<JsonValue> require(std::string_view key) const;
  // Of an object: every key that is not among these is a fault.
  void allow_only(std::initializer_list<std::string_view> keys) const;

 private:
  const Json* json_;
  std::string path_;
  Faults* faults_;
};

}  // namespace rightbower::hands
