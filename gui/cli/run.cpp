#include <ostream>

#include "gui/cli/commands.h"

namespace rightbower::cli {

int run(Console& console, std::vector<std::string> words) {
  const Typed typed = read_options(std::move(words), console.strings);
  if (!typed.options) {
    (typed.code == 0 ? console.out : console.err) << typed.text << std::flush;
    return typed.code;
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
  console.out.flush();
  return console.out.good() ? code : wrong_input;  // a full disk or a closed pipe is not done
}

}  // namespace rightbower::cli
