#include "engine/reader.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/notation.h"

namespace rightbower {
namespace {

// One code point and its length in bytes; nothing when the bytes are not UTF-8.
struct CodePoint {
  char32_t value;
  std::size_t length;
};

std::optional<CodePoint> decode(std::string_view bytes) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
  const std::uint8_t first = byte(0);
  if (first < 0x80) return CodePoint{first, 1};
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || bytes.size() < length) return std::nullopt;
  char32_t value = first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return std::nullopt;
    value = (value << 6) | (byte(i) & 0x3FU);
  }
  // Longer forms than needed, and halves of surrogate pairs, are not UTF-8 either.
  const bool too_long = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  if (too_long || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) return std::nullopt;
  return CodePoint{value, length};
}

// The notation's own character for a code point: 0 for one that only decorates (byte-order mark,
// variation selector), nothing for one that has no place in a notation.
std::optional<char> simplify(char32_t point) {
  switch (point) {
    case 0xFEFF:
    case 0xFE0E:
    case 0xFE0F:
    case '\r':
      return '\0';
    case U'♠':
    case U'♤':
      return 'S';
    case U'♥':
    case U'♡':
      return 'H';
    case U'♦':
    case U'♢':
      return 'D';
    case U'♣':
    case U'♧':
      return 'C';
    case '\t':
    case 0xA0:
      return ' ';
    case U'–':
    case U'−':
      return '-';
    default:
      break;
  }
  if (point == '\n' || (point >= ' ' && point < 0x7F)) {
    const char c = static_cast<char>(point);
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return std::nullopt;
}

// The character as it can be put into a message: control characters by number.
std::string shown(char32_t point, std::string_view bytes) {
  if (point >= ' ' && (point < 0x7F || point >= 0xA0)) return std::string(bytes);
  constexpr std::string_view digits = "0123456789ABCDEF";
  return {'U', '+', '0', '0', digits[point >> 4 & 15], digits[point & 15]};
}

}  // namespace

Result<Glyphs> read_glyphs(std::string_view text) {
  if (text.size() > longest_text)
    return Fault{{}, {"notation.too-long", {static_cast<int>(longest_text)}}};
  Glyphs glyphs;
  Faults faults;
  Place place{1, 1, {}};
  while (!text.empty()) {
    const auto point = decode(text);
    if (!point) return Fault{place, {"notation.not-utf8", {}}};
    const auto character = simplify(point->value);
    if (!character)
      faults.push_back(
          {place,
           {"notation.unknown-character", {shown(point->value, text.substr(0, point->length))}}});
    else if (*character != '\0')
      glyphs.push_back({*character, place});
    if (point->value == '\n')
      place = {place.line + 1, 1, {}};
    else if (point->value != 0xFEFF)
      ++place.column;
    text.remove_prefix(point->length);
  }
  if (!faults.empty()) return faults;
  return glyphs;
}

std::string text_of(const Glyphs& glyphs) {
  std::string text;
  for (const Glyph& glyph : glyphs) text += glyph.character;
  return text;
}

std::vector<Glyphs> split(const Glyphs& glyphs, std::string_view separators) {
  std::vector<Glyphs> pieces(1);
  for (const Glyph& glyph : glyphs) {
    if (separators.find(glyph.character) != std::string_view::npos)
      pieces.emplace_back();
    else
      pieces.back().push_back(glyph);
  }
  std::erase_if(pieces, [](const Glyphs& piece) {
    return std::ranges::all_of(piece, [](const Glyph& glyph) { return glyph.character == ' '; });
  });
  return pieces;
}

}  // namespace rightbower
