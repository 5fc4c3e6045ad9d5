#include <ostream>
#include <sstream>

#include "engine/rules.h"
#include "gui/app/rules_words.h"
#include "gui/cli/commands.h"
#include "hands/rules_file.h"

namespace rightbower::cli {
namespace {

constexpr std::size_t widest = 80;  // characters of a line
const std::string indent = "  ";

// The options most often asked for, as a file of house rules has them.
constexpr const char* house_example =
    R"(  {"base": "single-deck", "name": "friday", "ace_no_face": true,
   "auction": {"all_pass": "dealer_must_bid"}}
)";

// Characters, not bytes: what the terminal shows.
std::size_t width_of(const std::string& text) {
  std::size_t width = 0;
  for (char c : text)
    if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++width;
  return width;
}

// Broken between words so that no line is too wide.
std::string wrapped(const std::string& paragraph, const std::string& margin) {
  std::istringstream words(paragraph);
  std::string text;
  std::string line = margin;
  for (std::string word; words >> word;) {
    if (width_of(line) + 1 + width_of(word) > widest) {
      text += line + "\n";
      line = margin;
    }
    line += (line == margin ? "" : " ") + word;
  }
  return text + line + "\n";
}

void print_game(Console& console, const Rules& rules) {
  const app::RulesWords words = app::rules_words(rules, console.strings);
  console.out << words.title << "\n";
  for (const app::RulesSection& section : words.sections) {
    console.out << "\n" << section.title << "\n";
    for (const std::string& paragraph : section.paragraphs)
      console.out << wrapped(paragraph, indent);
  }
}

void print_list(Console& console) {
  std::size_t width = 0;
  for (const Rules& rules : rules_presets()) width = std::max(width, rules.name.size());
  for (const Rules& rules : rules_presets())
    console.out << rules.name << std::string(width + 2 - rules.name.size(), ' ')
                << app::rules_summary(rules, console.strings) << "\n";
  console.out << "\n" << wrapped(console.strings["cli.rules-left-out"], "");
  for (std::string_view id : games_left_out()) console.out << wrapped(console.strings[id], indent);
  console.out << "\n" << wrapped(console.strings["cli.rules-house"], "") << house_example;
}

}  // namespace

int rules_command(Console& console, const Options& options) {
  if (!options.what) {
    print_list(console);
    return done;
  }
  const auto rules = hands::rules_for(*options.what);
  if (!rules) {
    report_rules(console, *options.what, rules.faults());
    return wrong_input;
  }
  print_game(console, *rules);
  return done;
}

}  // namespace rightbower::cli
