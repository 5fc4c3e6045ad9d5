// What a question asks, read from its "ask" in a lesson file.
#pragma once

#include <optional>

#include "hands/json_value.h"
#include "lessons/fact.h"

namespace rightbower::lessons {

// Nothing when anything is wrong: that is then in the value's faults.
[[nodiscard]] std::optional<Fact> read_fact(const hands::JsonValue& ask);

}  // namespace rightbower::lessons
