// A value, or every reason why there is none.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/message.h"

namespace rightbower {

// Where a fault is: in a text by line and column (characters, from 1; 0 when not known), in a JSON
// document by the path of the value ("steps[2].question.answer").
struct Place {
  int line = 0;
  int column = 0;
  std::string path;

  friend bool operator==(const Place&, const Place&) = default;
};

struct Fault {
  Place place;
  Message what;

  friend bool operator==(const Fault&, const Fault&) = default;
};

using Faults = std::vector<Fault>;

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}
  Result(Faults faults) : state_(std::move(faults)) { assert(!this->faults().empty()); }
  Result(Fault fault) : state_(Faults{std::move(fault)}) {}

  [[nodiscard]] bool ok() const { return std::holds_alternative<T>(state_); }
  explicit operator bool() const { return ok(); }

  [[nodiscard]] const T& value() const& { return std::get<T>(state_); }
  [[nodiscard]] T& value() & { return std::get<T>(state_); }
  [[nodiscard]] T value() && { return std::get<T>(std::move(state_)); }
  [[nodiscard]] const Faults& faults() const { return std::get<Faults>(state_); }

  [[nodiscard]] const T& operator*() const { return value(); }
  [[nodiscard]] T& operator*() { return value(); }
  [[nodiscard]] const T* operator->() const { return &value(); }
  [[nodiscard]] T* operator->() { return &value(); }

 private:
  std::variant<T, Faults> state_;
};

}  // namespace rightbower
