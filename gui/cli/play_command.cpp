#include <nlohmann/json.hpp>

#include "engine/notation.h"
#include "gui/cli/batch.h"
#include "gui/cli/commands.h"
#include "gui/cli/question.h"
#include "solver/solver.h"

namespace rightbower::cli {
namespace {

using Values = std::vector<solver::CardValue>;

std::string as_json(const Position& position, const Values& values) {
  nlohmann::ordered_json json;
  json["to_play"] = std::string(1, letter(position.to_play()));
  json["cards"] = nlohmann::ordered_json::array();
  for (const auto& value : values) {
    nlohmann::ordered_json card;
    card["card"] = to_string(value.card);
    card["tricks"] = value.tricks;
    card["same_as"] = nlohmann::ordered_json::array();
    for (Card same : value.same_as) card["same_as"].push_back(to_string(same));
    json["cards"].push_back(card);
  }
  return json.dump();
}

std::string as_text(const Console& console, const Item& item, const Position& position,
                    const Values& values) {
  const app::Strings& strings = console.strings;
  std::string text = item.title.empty() ? "" : item.title + "\n";
  text += to_string(item.situation) + "\n\n";
  text += strings.say("cli.play-title", {position.to_play(), *trump_of(item.situation)});
  for (const auto& value : values) {
    text += "\n" + strings.say("cli.play-row", {to_string(value.card), value.tricks});
    if (!value.same_as.empty()) text += strings.say("cli.play-same", {to_string(value.same_as)});
  }
  return text;
}

}  // namespace

int play_command(Console& console, const Options& typed) {
  Options options = typed;
  options.json = options.json || options.batch();
  return answer_all(console, options, [&](const Item& item) -> Result<std::string> {
    const auto question = question_of(item.situation);
    if (!question) return question.faults();
    if (question->position.over()) return Fault{{}, {"cli.hand-is-over", {}}};
    solver::Solver solver;
    const auto values = solver.values(question->request, console.should_stop());
    if (!values) return Fault{{}, {"cli.interrupted", {}}};
    return options.json ? as_json(question->position, *values)
                        : as_text(console, item, question->position, *values);
  });
}

}  // namespace rightbower::cli
