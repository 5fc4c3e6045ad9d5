#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "engine/notation.h"
#include "gui/app/action.h"
#include "hands/json_text.h"
#include "hands/json_value.h"

namespace rightbower::app {
namespace {

using hands::Json;
using hands::JsonValue;

constexpr std::size_t largest_script = 1'000'000;  // bytes
constexpr const char* verb = "do";

std::optional<Value> number_value(const Json& value) {
  // An unsigned number can be too large for the signed one an action takes.
  constexpr std::uint64_t largest = std::numeric_limits<std::int64_t>::max();
  if (!value.is_number_integer()) return std::nullopt;
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > largest) return std::nullopt;
  return value.get<std::int64_t>();
}

std::optional<Value> card_value(const std::string& text) {
  const auto cards = parse_cards(text);
  if (!cards || cards->size() != 1) return std::nullopt;
  return cards->front();
}

template <class T>
std::optional<Value> some_value(const std::optional<T>& value) {
  return value ? std::optional<Value>(*value) : std::nullopt;
}

std::optional<Value> read_value(std::string_view argument, const Json& value) {
  if (argument == "number") return number_value(value);
  if (!value.is_string()) return std::nullopt;
  const auto& text = value.get_ref<const std::string&>();
  if (argument == "card") return card_value(text);
  if (argument == "strain") return some_value(parse_strain(text));
  if (argument == "seat") return some_value(parse_seat(text));
  if (argument == "move") return some_value(parse_move(text));
  return text;
}

const char* fault_of(std::string_view argument) {
  if (argument == "number") return "script.not-a-number";
  if (argument == "card") return "script.not-a-card";
  if (argument == "strain") return "script.not-a-strain";
  if (argument == "seat") return "script.not-a-seat";
  if (argument == "move") return "script.not-a-move";
  return "script.not-a-text";
}

const ActionShape* find_shape(std::string_view name) {
  for (const ActionShape& shape : action_shapes())
    if (shape.name == name) return &shape;
  return nullptr;
}

void read_argument(const ActionShape& shape, const JsonValue& step, Action& action) {
  const std::string key(shape.argument);
  const auto argument = shape.required ? step.require(key) : step.find(key);
  if (!argument) return;
  if (auto value = read_value(shape.argument, argument->json()))
    action.value = std::move(*value);
  else
    argument->fault(fault_of(shape.argument));
}

// The action of one step; everything in it that is not so goes to the faults.
std::optional<Action> read_step(const JsonValue& step) {
  if (!step.expect_object()) return std::nullopt;
  const auto word = step.require(verb);
  const auto name = word ? word->text() : std::nullopt;
  if (!name) return std::nullopt;
  const ActionShape* shape = find_shape(*name);
  if (shape == nullptr) {
    word->fault("script.unknown-action", {*name});
    return std::nullopt;
  }
  Action action{shape->id, {}};
  if (shape->argument.empty()) {
    step.allow_only({verb});
  } else {
    step.allow_only({verb, shape->argument});
    read_argument(*shape, step, action);
  }
  return action;
}

}  // namespace

Result<std::vector<Action>> parse_script(std::string_view text) {
  if (text.size() > largest_script)
    return Fault{{}, {"script.too-large", {static_cast<int>(largest_script)}}};
  Faults faults = hands::json_faults(text);
  if (!faults.empty()) return faults;
  const Json json = Json::parse(text, nullptr, false);
  const JsonValue steps(json, "", faults);

  std::vector<Action> actions;
  const std::size_t count = steps.list_size();
  for (std::size_t i = 0; i < count; ++i)
    if (auto action = read_step(steps[i])) actions.push_back(std::move(*action));
  if (!faults.empty()) return faults;
  return actions;
}

}  // namespace rightbower::app
