// The commands of rbower, one function each, and the way in. Each returns the exit code.
#pragma once

#include <string>
#include <vector>

#include "gui/cli/console.h"
#include "gui/cli/options.h"

namespace rightbower::cli {

int table_command(Console& console, const Options& options);
int play_command(Console& console, const Options& options);
int line_command(Console& console, const Options& options);
int check_command(Console& console, const Options& options);
int deal_command(Console& console, const Options& options);

// Reads the words behind the program's name and runs the command.
int run(Console& console, std::vector<std::string> words);

}  // namespace rightbower::cli
