// The options of rbower as they were typed, with the values of a closed set read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "engine/notation.h"
#include "engine/rules.h"
#include "engine/seat.h"
#include "gui/app/strings.h"

namespace rightbower::cli {

enum class CommandId : std::uint8_t {
  table,
  play,
  line,
  check,
  deal,
  perft,
  show,
  rules,
  estimate,
  exchange
};

struct Options {
  CommandId command = CommandId::table;
  std::optional<std::string> what;  // a deal, a file or "-"; none: the library's first deal
  std::vector<std::string> files;   // check
  std::optional<Strain> trump;
  std::optional<Seat> leader;
  std::optional<Seat> alone;
  bool each_alone = false;
  std::string played;                // cards, read with the situation
  std::optional<std::string> rules;  // as typed: the name of a preset or a file
  std::optional<Rules> chosen;       // what that stands for (read by run)
  std::optional<Seat> seat;          // show: only what this seat may know
  bool json = false;
  bool lines = false;
  int threads = 1;
  std::uint64_t seed = 1;  // of --seed or --date
  std::string where;       // deal, estimate: the condition, read by the command
  int count = 1;
  int samples = 200;              // estimate, exchange: layouts
  std::optional<int> swap_cards;  // exchange: so many
  int depth = 1;                  // perft: cards to be played

  [[nodiscard]] const Rules& rules_or_default() const {
    return chosen ? *chosen : *find_rules(default_rules_name);
  }
  [[nodiscard]] bool batch() const { return what == "-"; }
};

// Either what was typed, or that nothing is to be done: help was asked for, or the words make no
// sense. Then the text says so and goes to standard output (code 0) or standard error (code 2).
struct Typed {
  std::optional<Options> options;
  std::string text;
  int code = 0;
};
[[nodiscard]] Typed read_options(std::vector<std::string> words, const app::Strings& strings);

}  // namespace rightbower::cli
