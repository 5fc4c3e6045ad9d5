// Whether a text is JSON we are willing to read, found out before anything is built from it. So
// what reads the values has only types and contents to look at.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace rightbower::hands {

// Objects and lists inside each other; deeper texts are refused. Ours need eight.
inline constexpr int deepest_json = 32;

// More faults of one text are not listed; the last one then says so.
inline constexpr std::size_t most_faults = 1000;

// Not UTF-8, a zero byte, nested too deep, not JSON: one fault with its line and column. A key
// twice in an object: a fault for each, with its path. Empty when the text is sound.
[[nodiscard]] Faults json_faults(std::string_view text);

// Which kind of file a JSON text is: the "format" of its object, or of the first object of its list
// ("rightbower-deal/1"). Nothing when it names none or is no JSON.
[[nodiscard]] std::optional<std::string> format_of(std::string_view text);

// The line and column, both from 1 and in characters, of a byte of the text.
[[nodiscard]] Place place_in(std::string_view text, std::size_t offset);

// Paths of values: "steps[2]" and "steps[2].text"; the whole document has the empty path.
[[nodiscard]] std::string path_of(std::string_view parent, std::size_t index);
[[nodiscard]] std::string path_of(std::string_view parent, std::string_view key);

// Adds a fault while there are fewer than most_faults, then one that says there are more.
void add_fault(Faults& faults, Fault fault);

}  // namespace rightbower::hands
