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
int perft_command(Console& console, const Options& options);
int show_command(Console& console, const Options& options);
int rules_command(Console& console, const Options& options);
int estimate_command(Console& console, const Options& options);
int exchange_command(Console& console, const Options& options);

// What is wrong with rules that were asked for by name or file; where no rules have that name, the
// names there are.
void report_rules(Console& console, const std::string& asked, const Faults& faults);

// Reads the words behind the program's name and runs the command.
int run(Console& console, std::vector<std::string> words);

}  // namespace rightbower::cli
