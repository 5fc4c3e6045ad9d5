#include <ostream>

#include "gui/cli/commands.h"

namespace rightbower::cli {

namespace {

// A full disk or a closed output is not done, whatever the command says.
int written(Console& console, int code) {
  console.out.flush();
  if (console.out.good()) return code;
  console.report({{{}, {"cli.cannot-write", {}}}});
  return code == done ? wrong_input : code;
}

}  // namespace

int run(Console& console, std::vector<std::string> words) {
  const Typed typed = read_options(std::move(words), console.strings);
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
  }
  return written(console, code);
}

}  // namespace rightbower::cli
