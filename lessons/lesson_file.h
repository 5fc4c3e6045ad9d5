// Lesson files: JSON text to Lesson, and the course folder that lists them.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "lessons/lesson.h"

namespace rightbower::lessons {

// The "format" of every lesson file; hands::format_of tells it from a deal file.
inline constexpr std::string_view lesson_format = "rightbower-lesson/1";

// Every fault of form and of content: keys unknown or missing, wrong types, ids twice, no hint, an
// answer that is not the computed one, marks on cards nobody holds. Faults carry the path of the
// value (a text that is no JSON: line and column; a text inside a value: both).
Result<Lesson> parse_lesson(std::string_view json);

Result<Lesson> read_lesson(const std::filesystem::path& file);

// A course as far as it can be read: a lesson with faults is left out, and the others stay. Faults
// carry the file name before the path ("01-the-changing-pack.json: steps[2].question").
struct Course {
  std::vector<Lesson> lessons;
  Faults faults;
  int left_out = 0;  // lessons
};

// The lessons of a folder in the order of its index.json (a list of file names).
[[nodiscard]] Course read_course(const std::filesystem::path& folder);

// Whether a JSON text means to be a lesson: its format says so, in whatever version, or it has
// steps and no deal.
[[nodiscard]] bool is_lesson_text(std::string_view json);

// Whether a file is the index of a course: its name is index.json, and it lists names.
[[nodiscard]] bool is_course_index(const std::filesystem::path& file, std::string_view json);

}  // namespace rightbower::lessons
