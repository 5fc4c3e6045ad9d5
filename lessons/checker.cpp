#include "lessons/checker.h"

#include <algorithm>

#include "lessons/markup.h"

namespace rightbower::lessons {
namespace {

[[nodiscard]] bool is_language_code(std::string_view code) {
  return (code.size() == 2 || code.size() == 3) &&
         std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

[[nodiscard]] bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
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
    if (is_blank(words)) fault(here, "lesson.text-empty");
    if (const auto markup = parse_markup(words); !markup) add(markup.faults(), here);
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
