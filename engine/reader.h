// The first step of reading a text: characters, each with its place, in the small alphabet of the
// notation. Inside the engine only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace rightbower {

// One character of the text. Letters are upper case, suit symbols are their letters, every kind of
// space is ' ', every line break '\n'.
struct Glyph {
  char character;
  Place place;
};

// A run of glyphs; never longer than the text.
using Glyphs = std::vector<Glyph>;

// Refused: a text that is too long, is not UTF-8, or holds a character no notation has (every one).
Result<Glyphs> read_glyphs(std::string_view text);

[[nodiscard]] std::string text_of(const Glyphs& glyphs);

// The pieces between separators, without the separators; pieces of spaces alone are left out.
[[nodiscard]] std::vector<Glyphs> split(const Glyphs& glyphs, std::string_view separators);

}  // namespace rightbower
