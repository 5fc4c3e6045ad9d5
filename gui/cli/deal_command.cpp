#include <ostream>

#include "engine/notation.h"
#include "engine/rules.h"
#include "gui/app/deal_search.h"
#include "gui/cli/commands.h"
#include "hands/deal_condition.h"
#include "hands/rules_file.h"

namespace rightbower::cli {
namespace {

void print_deal(Console& console, const Rules& rules, std::uint64_t seed) {
  Situation situation;
  situation.rules = rules.name;
  if (!hands::is_preset(rules)) situation.house = rules;
  situation.deal = random_deal(rules, seed);
  console.out << to_string(situation) << '\n';
}

// The first seed from this one on whose deal meets the condition; nothing when the limit is reached
// or it was interrupted.
std::optional<std::uint64_t> find_seed(Console& console, const Rules& rules, std::uint64_t seed,
                                       const hands::DealCondition& condition) {
  const int limit = app::search_limit(condition);
  for (int tried = 0; tried < limit && !console.stop(); ++tried, ++seed) {
    if (app::fits(rules, seed, condition, console.should_stop()) && !console.stop()) return seed;
    constexpr int now_and_then = 256;
    if (condition.asks_best() || tried % now_and_then == 0) console.progress(tried + 1, limit);
  }
  return std::nullopt;
}

}  // namespace

int deal_command(Console& console, const Options& options) {
  const Rules& rules = options.rules_or_default();
  const auto condition = hands::parse_condition(options.where);
  if (!condition) {
    console.report(condition.faults());
    return wrong_input;
  }
  std::uint64_t seed = options.seed;
  for (int i = 0; i < options.count && !console.stop(); ++i, ++seed) {
    const auto found = find_seed(console, rules, seed, *condition);
    console.progress_done();
    if (console.stop()) break;
    if (!found) {
      console.report({{{}, {"dealing.nothing-fits", {app::search_limit(*condition)}}}});
      return wrong_input;
    }
    seed = *found;
    print_deal(console, rules, seed);
  }
  return console.stop() ? interrupted : done;
}

}  // namespace rightbower::cli
