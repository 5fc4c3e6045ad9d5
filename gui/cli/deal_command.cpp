#include <ostream>

#include "engine/notation.h"
#include "engine/rules.h"
#include "gui/cli/commands.h"

namespace rightbower::cli {

int deal_command(Console& console, const Options& options) {
  const Rules* rules = find_rules(options.rules_or_default());
  if (rules == nullptr) {
    console.report({{{}, {"notation.unknown-rules", {options.rules_or_default()}}}});
    return wrong_input;
  }
  for (int i = 0; i < options.count && !console.stop(); ++i) {
    Situation situation;
    situation.rules = rules->name;
    situation.deal = random_deal(*rules, options.seed + static_cast<std::uint64_t>(i));
    console.out << to_string(situation) << '\n';
  }
  return console.stop() ? interrupted : done;
}

}  // namespace rightbower::cli
