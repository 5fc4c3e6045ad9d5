#include "hands/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

namespace rightbower::hands {
namespace {

using Json = nlohmann::json;

[[nodiscard]] unsigned char byte_at(std::string_view text, std::size_t offset) {
  return static_cast<unsigned char>(text[offset]);
}

[[nodiscard]] bool is_continuation(unsigned char byte) { return (byte & 0xC0) == 0x80; }

// Bytes of the character that starts here, 0 when no well-formed one does (RFC 3629: no overlong
// forms, no surrogates, nothing above U+10FFFF).
[[nodiscard]] std::size_t character_length(std::string_view text, std::size_t offset) {
  const unsigned char first = byte_at(text, offset);
  if (first < 0x80) return 1;
  const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (length == 0 || first > 0xF4 || offset + length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if (!is_continuation(byte_at(text, offset + i))) return 0;
  const unsigned char second = byte_at(text, offset + 1);
  if (first == 0xE0 && second < 0xA0) return 0;
  if (first == 0xED && second > 0x9F) return 0;
  if (first == 0xF0 && second < 0x90) return 0;
  if (first == 0xF4 && second > 0x8F) return 0;
  return length;
}

// The first byte that is not UTF-8, or that is zero (nlohmann's parser takes that for the end).
[[nodiscard]] std::optional<std::size_t> find_bad_byte(std::string_view text) {
  for (std::size_t offset = 0; offset < text.size();) {
    const std::size_t length = character_length(text, offset);
    if (length == 0 || text[offset] == '\0') return offset;
    offset += length;
  }
  return std::nullopt;
}

// The bracket that opens one level too many.
[[nodiscard]] std::optional<std::size_t> find_too_deep(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t offset = 0; offset < text.size(); ++offset) {
    const char c = text[offset];
    if (in_string) {
      if (c == '\\') ++offset;
      if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '[' || c == '{') {
      if (++depth > deepest_json) return offset;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return std::nullopt;
}

// What of a faulty token is shown: its first characters.
[[nodiscard]] std::string shortened(const std::string& token) {
  constexpr std::size_t longest = 20;
  if (token.size() <= longest) return token;
  std::size_t end = longest;
  while (end > 0 && is_continuation(byte_at(token, end))) --end;
  return token.substr(0, end) + "...";
}

// Follows the parser through the document: notes the fault that stops it, and keys given twice.
class Inspector final : public nlohmann::json_sax<Json> {
 public:
  Inspector(std::string_view text, Faults& faults) : text_(text), faults_(faults) {}

  bool null() override { return value(); }
  bool boolean(bool) override { return value(); }
  bool number_integer(number_integer_t) override { return value(); }
  bool number_unsigned(number_unsigned_t) override { return value(); }
  bool number_float(number_float_t, const string_t&) override { return value(); }
  bool string(string_t&) override { return value(); }
  bool binary(binary_t&) override { return value(); }

  bool start_object(std::size_t) override {
    open_.push_back({.list = false});
    return true;
  }
  bool start_array(std::size_t) override {
    open_.push_back({.list = true});
    return true;
  }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& key) override {
    open_.back().key = key;
    if (!open_.back().keys.insert(key).second)
      add_fault(faults_, {{0, 0, path()}, {"json.key-twice", {key}}});
    return true;
  }

  bool parse_error(std::size_t position, const std::string& last_token,
                   const Json::exception&) override {
    const bool ends_early = position > text_.size();
    const std::size_t offset = std::min(position == 0 ? 0 : position - 1, text_.size());
    Message what = ends_early ? Message{"json.ends-early", {}}
                              : Message{"json.unexpected", {shortened(last_token)}};
    add_fault(faults_, {place_in(text_, offset), std::move(what)});
    return false;
  }

 private:
  struct Open {
    bool list;
    std::size_t index = 0;
    std::string key{};
    std::set<std::string> keys{};
  };

  bool value() {
    if (!open_.empty()) ++open_.back().index;
    return true;
  }
  bool close() {
    open_.pop_back();
    return value();
  }
  [[nodiscard]] std::string path() const {
    std::string path;
    for (const Open& open : open_)
      path = open.list ? path_of(path, open.index) : path_of(path, open.key);
    return path;
  }

  std::string_view text_;
  Faults& faults_;
  std::vector<Open> open_;
};

[[nodiscard]] bool is_plain_key(std::string_view key) {
  return !key.empty() && key.size() <= 40 && std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
  });
}

}  // namespace

Faults json_faults(std::string_view text) {
  if (const auto offset = find_bad_byte(text)) {
    const char* const id = text[*offset] == '\0' ? "json.zero-byte" : "json.not-utf8";
    return {{place_in(text, *offset), {id, {}}}};
  }
  if (const auto offset = find_too_deep(text))
    return {{place_in(text, *offset), {"json.too-deep", {deepest_json}}}};
  Faults faults;
  Inspector inspector(text, faults);
  // A fault of form makes keys noted before it moot.
  if (!Json::sax_parse(text, &inspector)) faults.erase(faults.begin(), faults.end() - 1);
  return faults;
}

std::optional<std::string> format_of(std::string_view text) {
  if (!json_faults(text).empty()) return std::nullopt;
  const Json document = Json::parse(text, nullptr, false);
  const Json* object = &document;
  if (document.is_array() && !document.empty()) object = &document.front();
  if (!object->is_object()) return std::nullopt;
  const auto format = object->find("format");
  if (format == object->end() || !format->is_string()) return std::nullopt;
  return format->get<std::string>();
}

Place place_in(std::string_view text, std::size_t offset) {
  Place place{1, 1, {}};
  for (std::size_t i = 0; i < std::min(offset, text.size()); ++i) {
    if (text[i] == '\n') {
      ++place.line;
      place.column = 1;
    } else if (!is_continuation(byte_at(text, i))) {
      ++place.column;
    }
  }
  return place;
}

std::string path_of(std::string_view parent, std::size_t index) {
  return std::string(parent) + "[" + std::to_string(index) + "]";
}

std::string path_of(std::string_view parent, std::string_view key) {
  if (!is_plain_key(key)) {
    const std::string quoted =
        Json(shortened(std::string(key))).dump(-1, ' ', false, Json::error_handler_t::replace);
    return std::string(parent) + "[" + quoted + "]";
  }
  return parent.empty() ? std::string(key) : std::string(parent) + "." + std::string(key);
}

void add_fault(Faults& faults, Fault fault) {
  if (faults.size() < most_faults) {
    faults.push_back(std::move(fault));
  } else if (faults.size() == most_faults) {
    faults.push_back({{}, {"json.more-faults", {}}});
  }
}

}  // namespace rightbower::hands
