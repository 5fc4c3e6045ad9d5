#include <filesystem>
#include <ostream>

#include "gui/cli/commands.h"
#include "gui/cli/question.h"
#include "hands/deal_file.h"
#include "hands/file.h"
#include "hands/json_text.h"
#include "hands/rules_file.h"
#include "lessons/check.h"
#include "lessons/lesson_file.h"
#include "solver/table.h"

namespace rightbower::cli {
namespace {

// The answers a deal file gives, held against the solver.
Faults wrong_answers(const hands::DealRecord& record, const solver::ShouldStop& should_stop) {
  Faults faults;
  const SeatSet seated = record.situation.deal.seated();
  if (record.answers.empty()) return faults;
  if (faults = hands_not_known(record.situation, seated); !faults.empty()) return faults;
  solver::TableRequest request;
  request.hands = solver::hands_of(record.situation.deal);
  request.seated = seated;
  request.strains.clear();
  for (const auto& [strain, row] : record.answers) request.strains.push_back(strain);
  const auto answer = solver::solve_table(request, 1, should_stop);
  for (const auto& [strain, row] : record.answers)
    for (Seat leader : all_seats) {
      const auto tricks = answer.table.at({strain, leader});
      if (row[leader] && tricks && *row[leader] != *tricks)
        faults.push_back(
            {{0, 0, std::string("answers.table.") + name(strain) + "." + letter(leader)},
             {"cli.answer-wrong", {*row[leader], *tricks}}});
    }
  return faults;
}

Faults check_deals(const std::string& file, const Options& options, const Console& console) {
  const auto deals = hands::read_deals(file, options.rules_or_default());
  if (!deals) return deals.faults();
  Faults faults;
  for (const auto& record : *deals) {
    const Faults wrong = wrong_answers(record, console.should_stop());
    faults.insert(faults.end(), wrong.begin(), wrong.end());
  }
  return faults;
}

Faults check_file(const std::string& file, const Options& options, const Console& console) {
  const auto text = hands::read_file(file);
  if (!text) return text.faults();
  if (hands::is_rules_text(*text)) {
    const auto rules = hands::parse_rules(*text);
    return rules ? Faults{} : rules.faults();
  }
  if (lessons::is_course_index(file, *text))
    return lessons::read_course(std::filesystem::path(file).parent_path()).faults;
  if (!lessons::is_lesson_text(*text)) return check_deals(file, options, console);
  const auto lesson = lessons::parse_lesson(*text);
  if (!lesson) return lesson.faults();
  lessons::SolvedBook book(console.should_stop());
  return lessons::prove(*lesson, book);
}

}  // namespace

int check_command(Console& console, const Options& options) {
  int code = done;
  for (const std::string& file : options.files) {
    const Faults faults = check_file(file, options, console);
    if (console.stop()) return interrupted;
    if (faults.empty()) {
      console.out << console.strings.say("cli.file-sound", {file}) << '\n';
      continue;
    }
    console.report(faults, file);
    code = wrong_input;
  }
  return code;
}

}  // namespace rightbower::cli
