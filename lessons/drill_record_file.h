// The record of a drill as JSON, a part of the file of progress:
//
//     {"answered": 41, "right": 30, "streak": 2, "best_streak": 9,
//      "results": [{"right": true},
//                  {"right": false, "lost": 1.5, "tags": {"strain": "H", "bowers": "3"}}]}
#pragma once

#include <optional>

#include "hands/json_value.h"
#include "lessons/drill_record.h"

namespace rightbower::lessons {

[[nodiscard]] hands::Json json_of(const DrillRecord& record);

// What is damaged in it is left out, and then it is not whole; nothing when it is no record at all.
[[nodiscard]] std::optional<DrillRecord> drill_record_of(const hands::Json& json, bool& whole);

}  // namespace rightbower::lessons
