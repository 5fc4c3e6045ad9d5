#include "lessons/checker.h"

#include <algorithm>
#include <cctype>

#include "lessons/markup.h"

namespace rightbower::lessons {
namespace {

[[nodiscard]] bool is_language_code(std::string_view code) {
  return (code.size() == 2 || code.size() == 3) &&
         std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

// A step's text of a few paragraphs has a fifth of it (bytes).
constexpr std::size_t longest_text = 5000;

// Whether there is a letter, a digit or a card to be seen: not signs alone, nor spaces of no width
// (both begin with 0xE2 in UTF-8).
[[nodiscard]] bool says_something(const std::vector<Paragraph>& paragraphs) {
  for (const Paragraph& paragraph : paragraphs)
    for (const Span& span : paragraph.spans) {
      const auto* words = std::get_if<std::string>(&span.content);
      if (words == nullptr || std::any_of(words->begin(), words->end(), [](unsigned char c) {
            return std::isalnum(c) != 0 || (c >= 0xC3 && c != 0xE2);
          }))
        return true;
    }
  return false;
}

[[nodiscard]] bool is_id(std::string_view id) {
  return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

}  // namespace

void Checker::fault(std::string path, std::string id, std::vector<Argument> arguments) {
  hands::add_fault(faults_, {{0, 0, std::move(path)}, {std::move(id), std::move(arguments)}});
}

void Checker::check_text(const Text& text, const std::string& path) {
  if (text.by_language.count("en") == 0) fault(path, "lesson.no-english");
  for (const auto& [language, words] : text.by_language) {
    const std::string here = hands::path_of(path, language);
    if (!is_language_code(language)) fault(here, "lesson.not-a-language", {language});
    if (words.size() > longest_text)
      fault(here, "lesson.text-too-long", {static_cast<int>(longest_text)});
    const auto markup = parse_markup(words);
    if (!markup)
      add(markup.faults(), here);
    else if (!says_something(*markup))
      fault(here, "lesson.text-empty");
  }
}

void Checker::check_id(const std::string& id, const std::string& path) {
  if (!is_id(id)) fault(path, "lesson.id-form", {id});
}

void Checker::add(const Faults& faults, const std::string& path) {
  for (Fault fault : faults) {
    fault.place.path = path;
    hands::add_fault(faults_, std::move(fault));
  }
}

}  // namespace rightbower::lessons
