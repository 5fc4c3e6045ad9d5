#include <ostream>

#include "engine/rules.h"
#include "gui/cli/commands.h"
#include "hands/rules_file.h"

namespace rightbower::cli {

namespace {

// A full disk or a closed output is not done, whatever the command says.
int written(Console& console, int code) {
  console.out.flush();
  if (console.out.good()) return code;
  console.report({{{}, {"cli.cannot-write", {}}}});
  return code == done ? wrong_input : code;
}

// Reads what --rules stands for. Whether there is nothing wrong with it; else that was said.
bool choose_rules(Console& console, Options& options) {
  if (!options.rules) return true;
  auto rules = hands::rules_for(*options.rules);
  if (rules)
    options.chosen = std::move(*rules);
  else
    report_rules(console, *options.rules, rules.faults());
  return rules.ok();
}

}  // namespace

void report_rules(Console& console, const std::string& asked, const Faults& faults) {
  const bool unknown = faults.size() == 1 && faults.front().what.id == "rules-file.no-preset" &&
                       faults.front().place.path.empty();
  // What is wrong with a file as a whole names it already.
  const bool names_file = faults.front().what.id.starts_with("file.");
  console.report(faults, unknown || names_file ? "" : asked);
  if (!unknown) return;
  console.err << console.strings["cli.rules-there-are"];
  for (const Rules& rules : rules_presets()) console.err << ' ' << rules.name;
  console.err << std::endl;
}

int run(Console& console, std::vector<std::string> words) {
  Typed typed = read_options(std::move(words), console.strings);
  if (typed.options && !choose_rules(console, *typed.options)) return written(console, wrong_input);
  if (!typed.options) {
    (typed.code == 0 ? console.out : console.err) << typed.text << std::flush;
    return written(console, typed.code);
  }
  int code = done;
  switch (typed.options->command) {
    case CommandId::table:
      code = table_command(console, *typed.options);
      break;
    case CommandId::play:
      code = play_command(console, *typed.options);
      break;
    case CommandId::line:
      code = line_command(console, *typed.options);
      break;
    case CommandId::check:
      code = check_command(console, *typed.options);
      break;
    case CommandId::deal:
      code = deal_command(console, *typed.options);
      break;
    case CommandId::perft:
      code = perft_command(console, *typed.options);
      break;
    case CommandId::show:
      code = show_command(console, *typed.options);
      break;
    case CommandId::rules:
      code = rules_command(console, *typed.options);
      break;
    case CommandId::estimate:
      code = estimate_command(console, *typed.options);
      break;
    case CommandId::exchange:
      code = exchange_command(console, *typed.options);
      break;
  }
  return written(console, code);
}

}  // namespace rightbower::cli
