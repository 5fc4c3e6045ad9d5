#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/notation.h"
#include "engine/perft.h"
#include "gui/cli/batch.h"
#include "gui/cli/commands.h"
#include "gui/cli/question.h"

namespace rightbower::cli {
namespace {

// The sequences of 1, 2, ... cards, as many as were asked for and the position has.
using Depths = std::vector<Ways>;

std::optional<Depths> count_all(const Position& position, const Situation& situation, int most,
                                const PerftSettings& settings) {
  Depths depths;
  const Contract contract(*trump_of(situation));
  for (int n = 1; n <= std::min(most, cards_left(position)); ++n) {
    auto ways = perft(position, contract, seating(situation).side, n, settings);
    if (!ways) return std::nullopt;
    depths.push_back(std::move(*ways));
  }
  return depths;
}

// Counted to the last card, the tricks of every sequence are known.
bool complete(const Position& position, const Depths& depths) {
  return static_cast<int>(depths.size()) == cards_left(position);
}

std::string as_json(const Position& position, const Depths& depths) {
  nlohmann::ordered_json json;
  json["perft"] = nlohmann::ordered_json::array();
  for (const Ways& ways : depths) json["perft"].push_back(total(ways));
  if (complete(position, depths)) json["tricks"] = depths.back();
  return json.dump();
}

std::string as_text(const app::Strings& strings, const Item& item, const Position& position,
                    const Depths& depths) {
  std::string text = item.title.empty() ? "" : item.title + "\n";
  text += to_string(item.situation) + "\n\n" + strings["cli.perft-title"];
  int n = 0;
  for (const Ways& ways : depths)
    text += "\n" + strings.say("cli.perft-row", {++n, std::to_string(total(ways))});
  if (!complete(position, depths)) return text;
  text += "\n\n" + strings["cli.perft-tricks-title"];
  int tricks = 0;
  for (std::uint64_t number : depths.back())
    text += "\n" + strings.say("cli.perft-row", {tricks++, std::to_string(number)});
  return text;
}

}  // namespace

int perft_command(Console& console, const Options& typed) {
  Options options = typed;
  options.json = options.json || options.batch();
  return answer_all(console, options, [&](const Item& item) -> Result<std::string> {
    const auto question = question_of(item.situation);
    if (!question) return question.faults();
    if (question->position.over()) return Fault{{}, {"cli.hand-is-over", {}}};
    const PerftSettings settings{true, console.should_stop()};
    const auto depths = count_all(question->position, item.situation, options.depth, settings);
    if (!depths) return Fault{{}, {"cli.interrupted", {}}};
    return options.json ? as_json(question->position, *depths)
                        : as_text(console.strings, item, question->position, *depths);
  });
}

}  // namespace rightbower::cli
