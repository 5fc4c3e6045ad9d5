// Runs a command over what it was given: the library's first deal, a text, a file of deals, or one
// situation a line from standard input.
#pragma once

#include <functional>
#include <string>

#include "engine/result.h"
#include "engine/situation.h"
#include "gui/cli/console.h"
#include "gui/cli/options.h"

namespace rightbower::cli {

struct Item {
  std::string title;  // may be empty
  Situation situation;
};

// The answer as text, without the last line break, or why there is none.
using AnswerItem = std::function<Result<std::string>(const Item& item)>;

// Answers in order, each as soon as it is known, and gives the exit code. A line of standard input
// that is faulty gives the answer "error"; its faults go to standard error and the rest goes on.
int answer_all(Console& console, const Options& options, const AnswerItem& answer);

}  // namespace rightbower::cli
