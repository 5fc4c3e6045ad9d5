// The language tables against the sources: every sentence that is asked for is there, none is left
// over.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "gui/app/action.h"
#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// The string literals of a C++ source; comments and characters are passed over.
std::vector<std::string> literals_of(const std::string& source) {
  std::vector<std::string> literals;
  for (std::size_t i = 0; i < source.size(); ++i) {
    if (source.compare(i, 2, "//") == 0) {
      i = std::min(source.find('\n', i), source.size());
    } else if (source[i] == '\'' && i > 0 &&
               !std::isalnum(static_cast<unsigned char>(source[i - 1]))) {
      i += source[i + 1] == '\\' ? 3U : 2U;
    } else if (source[i] == '"') {
      std::string literal;
      for (++i; i < source.size() && source[i] != '"'; ++i) {
        if (source[i] == '\\') ++i;
        literal += source[i];
      }
      literals.push_back(literal);
    }
  }
  return literals;
}

std::set<std::string> literals_in(const std::vector<std::string>& folders) {
  std::set<std::string> literals;
  for (const std::string& folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(source_folder / folder)) {
      const std::string ending = entry.path().extension().string();
      if (ending != ".cpp" && ending != ".h") continue;
      for (const std::string& literal : literals_of(content_of(entry.path())))
        literals.insert(literal);
    }
  }
  return literals;
}

bool is_word_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

// "notation.not-a-card", or the start of such ids: "seat.".
bool has_form_of_id(const std::string& text) {
  return text.size() > 2 && text[0] >= 'a' && text[0] <= 'z' &&
         text.find('.') != std::string::npos && text.find("..") == std::string::npos &&
         std::ranges::all_of(text, [](char c) { return c == '.' || is_word_character(c); });
}

bool is_action_name(const std::string& text) {
  const auto shapes = app::action_shapes();
  return std::ranges::find(shapes, text, &app::ActionShape::name) != shapes.end();
}

// Names of files, and of a place in one.
bool is_file_name(const std::string& text) {
  return text.ends_with(".json") || text.ends_with(".ttf") || text.ends_with(".png") ||
         text.ends_with(".html") || text == "answers.table.";
}

// Names of places on the screen look like ids too, so of the views only what starts with "view." is
// one.
std::set<std::string> ids_asked_for() {
  std::set<std::string> ids;
  for (const std::string& literal :
       literals_in({"engine", "hands", "solver", "lessons", "gui/app", "gui/cli"}))
    if (has_form_of_id(literal) && !is_action_name(literal) && !is_file_name(literal))
      ids.insert(literal);
  for (const std::string& literal : literals_in({"gui/view", "gui/platform"}))
    if (has_form_of_id(literal) && literal.starts_with("view.") && !is_action_name(literal))
      ids.insert(literal);
  return ids;
}

std::vector<std::string> languages() {
  std::vector<std::string> codes;
  for (const auto& entry : fs::directory_iterator(language_folder))
    if (entry.is_directory()) codes.push_back(entry.path().filename().string());
  return codes;
}

// "{0}" and "{1:...}" as "01": which arguments a sentence uses.
std::set<char> slots_of(const std::string& sentence) {
  std::set<char> slots;
  for (std::size_t i = 0; i + 2 < sentence.size(); ++i)
    if (sentence[i] == '{' && (sentence[i + 2] == '}' || sentence[i + 2] == ':'))
      slots.insert(sentence[i + 1]);
  return slots;
}

}  // namespace

TEST_CASE("literals are told from comments and characters") {
  CHECK(literals_of("f(\"a.b\"); // \"c.d\"\nchar q = '\"'; g(\"e\\\"f\", '\\'', 1'000, \"h\")") ==
        std::vector<std::string>{"a.b", "e\"f", "h"});
  CHECK(has_form_of_id("notation.not-a-card"));
  CHECK(has_form_of_id("seat."));
  CHECK_FALSE(has_form_of_id("Not. Words"));
  CHECK_FALSE(has_form_of_id(".json"));
}

TEST_CASE("every language has a sentence for every id of the sources") {
  const std::set<std::string> ids = ids_asked_for();
  CHECK(ids.size() > 50);
  for (const std::string& language : languages()) {
    const auto strings = app::Strings::load(language_folder, language);
    REQUIRE(strings.ok());
    for (const std::string& id : ids) {
      const auto first = strings->all().lower_bound(id);
      const bool found = id.ends_with('.')
                             ? first != strings->all().end() && first->first.starts_with(id)
                             : strings->has(id);
      CHECK_MESSAGE(found, language, " has no ", id);
    }
  }
}

TEST_CASE("no sentence is left over") {
  const std::set<std::string> used = literals_in({"engine", "hands", "solver", "lessons", "gui"});
  const auto is_used = [&](const std::string& id) {
    if (used.contains(id)) return true;
    for (std::size_t dot = id.find('.'); dot != std::string::npos; dot = id.find('.', dot + 1))
      if (used.contains(id.substr(0, dot + 1))) return true;
    return false;
  };
  const app::Strings strings = load_strings();
  for (const auto& entry : strings.all()) CHECK_MESSAGE(is_used(entry.first), entry.first);
}

TEST_CASE("every action has its words, and there are no others") {
  const app::Strings strings = load_strings();
  std::set<std::string> labels;
  for (const app::ActionShape& shape : app::action_shapes())
    labels.insert(app::label_id({shape.id, {}}));
  for (const app::Command& command : app::commands()) labels.insert(app::label_id(command.action));
  for (const std::string& label : labels) CHECK_MESSAGE(strings.has(label), label);
  for (const auto& entry : strings.all())
    if (entry.first.starts_with("action."))
      CHECK_MESSAGE(labels.contains(entry.first), entry.first);
}

TEST_CASE("sentences are filled from their first argument on, in every language") {
  const app::Strings english = load_strings();
  for (const std::string& language : languages()) {
    const auto strings = app::Strings::load(language_folder, language);
    REQUIRE(strings.ok());
    for (const auto& entry : strings->all()) {
      const std::string& id = entry.first;
      const std::string& sentence = entry.second;
      CHECK_FALSE_MESSAGE(sentence.empty(), id);
      CHECK_MESSAGE(std::ranges::count(sentence, '{') == std::ranges::count(sentence, '}'), id);
      const std::set<char> slots = slots_of(sentence);
      const std::set<char> in_english = slots_of(english[id]);
      CHECK_MESSAGE(std::ranges::includes(in_english, slots), id);
    }
  }
}

}  // namespace rightbower::tests
