// The files the program keeps for itself: what was open, the progress in the lessons, the settings.
// One that can't be read is put aside under a free name, and never written over.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "engine/result.h"

namespace rightbower::app {

struct KeptText {
  std::optional<std::string> text;  // nothing where there is none, or it can't be read
  bool may_write = true;            // the file is not there any more, or its text is known
};

// A file that is there and can't be read is put aside, with a message of this id and the new name.
[[nodiscard]] KeptText read_kept(const std::filesystem::path& file, const char* id, Faults& faults);

// Moves it to "lessons.faulty.json", "lessons.faulty-2.json" ..., whatever is free. Where that is
// not possible the message says that nothing will be saved, and the answer is false.
[[nodiscard]] bool put_aside(const std::filesystem::path& file, const char* id, Faults& faults);

// The same with a copy: the file stays.
[[nodiscard]] bool copy_aside(const std::filesystem::path& file, const char* id, Faults& faults);

}  // namespace rightbower::app
