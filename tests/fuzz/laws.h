// What every parser of ours owes whoever gives it a text, whatever the text.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace rightbower::fuzz {

// Ends the run, so that the fuzzer keeps the input that broke the law.
inline void require(bool holds, const char* law) {
  if (holds) return;
  std::fprintf(stderr, "Broken law: %s\n", law);
  std::abort();
}

[[nodiscard]] inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Characters of each line; bytes, where a line is not UTF-8, are as many or more.
[[nodiscard]] inline std::vector<int> line_lengths(std::string_view text) {
  std::vector<int> lengths{0};
  for (char c : text) {
    if (c == '\n')
      lengths.push_back(0);
    else
      ++lengths.back();
  }
  return lengths;
}

// A refusal says why, and where: each place is inside the text or just behind a line of it. Places
// in a string of a document (those with a path) are in that string.
inline void require_sound(const Faults& faults, std::string_view text) {
  require(!faults.empty(), "a refusal has a reason");
  const std::vector<int> lengths = line_lengths(text);
  for (const Fault& fault : faults) {
    require(!fault.what.id.empty(), "a fault has a message");
    require(fault.place.line >= 0 && fault.place.column >= 0, "places are not negative");
    if (!fault.place.path.empty() || fault.place.line == 0) continue;
    const auto line = static_cast<std::size_t>(fault.place.line);
    require(line <= lengths.size(), "a fault's line is inside the text");
    require(fault.place.column <= lengths[line - 1] + 1, "a fault's column is inside its line");
  }
}

}  // namespace rightbower::fuzz
