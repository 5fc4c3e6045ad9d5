#include <unistd.h>

#include <csignal>
#include <iostream>
#include <string>
#include <vector>

#include "gui/app/app.h"
#include "gui/cli/commands.h"

namespace {

rightbower::cli::Interrupt interrupt;

// Work stops at the next chance; waiting, or pressed again, the program ends here.
void on_interrupt(int) {
  if (interrupt.waiting != 0 || interrupt.came != 0) _exit(rightbower::cli::interrupted);
  interrupt.came = 1;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace rightbower;
  std::signal(SIGINT, on_interrupt);
  std::ios::sync_with_stdio(false);
  const auto strings = app::Strings::load(app::data_folder("gui/assets/lang"), "en");
  if (!strings) {
    // Without the tables there are no words to say it in.
    std::cerr << "rbower: " << app::data_folder("gui/assets/lang").string() << '\n';
    return cli::wrong_input;
  }
  cli::Console console(*strings, std::cin, std::cout, std::cerr, isatty(STDERR_FILENO) != 0,
                       interrupt);
  return cli::run(console, std::vector<std::string>(argv + 1, argv + argc));
}
