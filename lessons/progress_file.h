// Progress as a JSON text, "rightbower-progress/1":
//
//     {"format": "rightbower-progress/1",
//      "steps": {"counting-trumps/rounds": {"done": true, "missed": 1, "stage": 0, "due": 20788}},
//      "drills": {"bowers": {...a record, as in lessons/drill_record_file.h...}}}
//
// Keys that are not known are kept: a later version may have written them.
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"
#include "lessons/progress.h"

namespace rightbower::lessons {

inline constexpr std::string_view progress_format = "rightbower-progress/1";

[[nodiscard]] std::string to_json(const Progress& progress);

// Progress is dear to a learner: of a text in which single entries are damaged the others are kept,
// and it is not whole; what is left out is lost when it is written. Refused is only what is no
// progress at all.
Result<Progress> parse_progress(std::string_view text, bool& whole);
Result<Progress> parse_progress(std::string_view text);

}  // namespace rightbower::lessons
