#include "gui/cli/batch.h"

#include <filesystem>
#include <istream>
#include <ostream>

#include "gui/app/app.h"
#include "gui/cli/question.h"
#include "hands/deal_file.h"
#include "hands/library.h"

namespace rightbower::cli {
namespace {

Result<std::string> answer_one(const Item& item, const Options& options, const AnswerItem& answer) {
  auto situation = with_options(item.situation, options);
  if (!situation) return situation.faults();
  return answer({item.title, *situation});
}

// Faults of one line of a batch stand in that line of the whole input.
Faults in_line(Faults faults, int line) {
  for (Fault& fault : faults) {
    if (fault.place.line == 0 && fault.place.column > 0) fault.place.column = 0;
    fault.place.line = line;
  }
  return faults;
}

bool blank(const std::string& line) {
  return line.find_first_not_of(" \t\r\n") == std::string::npos;
}

int answer_lines(Console& console, const Options& options, const AnswerItem& answer) {
  int code = done;
  int number = 0;
  for (std::string line; console.read_line(line);) {
    ++number;
    if (blank(line)) continue;
    const auto situation = read_situation(line, options);
    const auto text = situation ? answer_one({"", *situation}, options, answer)
                                : Result<std::string>(situation.faults());
    if (console.stop()) break;
    console.out << (text ? *text : "error") << '\n' << std::flush;
    if (text) continue;
    console.report(in_line(text.faults(), number));
    code = wrong_input;
  }
  if (console.in.bad()) {
    console.report({{{}, {"cli.cannot-read-input", {}}}});
    code = wrong_input;
  }
  return console.stop() ? interrupted : code;
}

// A file that is there, or a word that can only have been meant for one.
bool names_file(const std::string& what) {
  std::error_code ignored;
  return std::filesystem::exists(what, ignored) ||
         ((what.ends_with(".json") || what.starts_with('/') || what.starts_with("./")) &&
          what.find(' ') == std::string::npos);
}

Result<std::vector<hands::DealRecord>> deals_of(const Options& options) {
  if (!options.what) {
    auto library = hands::read_library(app::data_folder("hands/library"));
    if (library) library->resize(1);
    return library;
  }
  if (names_file(*options.what))
    return hands::read_deals(*options.what, options.rules_or_default());
  auto situation = read_situation(*options.what, options);
  if (!situation) return situation.faults();
  hands::DealRecord record;
  record.situation = *situation;
  return std::vector{record};
}

}  // namespace

int answer_all(Console& console, const Options& options, const AnswerItem& answer) {
  if (options.batch()) return answer_lines(console, options, answer);
  const auto deals = deals_of(options);
  if (!deals) {
    console.report(deals.faults());
    return wrong_input;
  }
  int code = done;
  bool first = true;
  for (const auto& deal : *deals) {
    const auto text = answer_one({deal.title, deal.situation}, options, answer);
    if (console.stop()) return interrupted;
    if (!text) {
      console.report(text.faults(), deals->size() > 1 ? deal.title : "");
      code = wrong_input;
      continue;
    }
    const bool one_line = options.json || options.lines;
    console.out << (first || one_line ? "" : "\n") << *text << '\n' << std::flush;
    first = false;
  }
  return code;
}

}  // namespace rightbower::cli
