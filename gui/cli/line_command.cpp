#include <nlohmann/json.hpp>

#include "engine/notation.h"
#include "gui/cli/batch.h"
#include "gui/cli/commands.h"
#include "gui/cli/question.h"
#include "solver/solver.h"
#include "solver/why.h"

namespace rightbower::cli {
namespace {

// A card of the line, with the position before it.
struct Play {
  Position before;
  Card card;
};

std::vector<Play> plays_of(Position position, const std::vector<Card>& line,
                           const Contract& contract) {
  std::vector<Play> plays;
  for (Card card : line) {
    plays.push_back({position, card});
    position = position.after(card, contract);
  }
  return plays;
}

std::string why_of(const Play& play, const Contract& contract, const Seating& seating,
                   const app::Strings& strings) {
  return strings[solver::id(solver::why(play.before, play.card, contract, seating))];
}

// Tricks of the side to act when the line starts, the current trick counted.
int tricks_of(const std::vector<Play>& plays, const solver::Request& request,
              const Contract& contract) {
  if (plays.empty()) return 0;
  const Seat first = plays.front().before.to_play();
  const Position end = plays.back().before.after(plays.back().card, contract);
  int tricks = 0;
  for (Seat seat : all_seats)
    if (request.seating.side[seat] == request.seating.side[first])
      tricks += end.tricks_won(seat) - plays.front().before.tricks_won(seat);
  return tricks;
}

std::string as_json(const std::vector<Play>& plays, int tricks, const Contract& contract,
                    const Seating& seating, const app::Strings& strings) {
  nlohmann::ordered_json json;
  json["tricks"] = tricks;
  json["plays"] = nlohmann::ordered_json::array();
  for (const Play& play : plays)
    json["plays"].push_back({{"seat", std::string(1, letter(play.before.to_play()))},
                             {"card", to_string(play.card)},
                             {"why", why_of(play, contract, seating, strings)}});
  return json.dump();
}

// One row a trick: its cards, each with what it does, and who takes it.
std::string as_text(const Console& console, const Item& item, const std::vector<Play>& plays,
                    int tricks, const Contract& contract, const Seating& seating) {
  const app::Strings& strings = console.strings;
  std::string text = item.title.empty() ? "" : item.title + "\n";
  text += to_string(item.situation) + "\n\n";
  if (plays.empty()) return text + strings["cli.hand-is-over"];
  text += strings.say("cli.line-title", {plays.front().before.to_play(), contract.strain(), tricks,
                                         plays.front().before.tricks_left()});
  int number = 0;
  for (const Play& play : plays) {
    if (number == 0 || play.before.trick().empty())
      text += "\n" + strings.say("cli.line-trick", {++number});
    text += "\n" + strings.say("cli.line-play", {play.before.to_play(), to_string(play.card),
                                                 why_of(play, contract, seating, strings)});
    const Position after = play.before.after(play.card, contract);
    if (after.trick().empty()) text += "\n" + strings.say("cli.line-won", {after.to_play()});
  }
  return text;
}

}  // namespace

int line_command(Console& console, const Options& typed) {
  Options options = typed;
  options.json = options.json || options.batch();
  return answer_all(console, options, [&](const Item& item) -> Result<std::string> {
    const auto question = question_of(item.situation);
    if (!question) return question.faults();
    solver::Solver solver;
    const auto line = solver.line(question->request, console.should_stop());
    if (!line) return Fault{{}, {"cli.interrupted", {}}};
    const Contract contract(question->request.strain);
    const auto plays = plays_of(question->position, *line, contract);
    const int tricks = tricks_of(plays, question->request, contract);
    const Seating& seating = question->request.seating;
    return options.json ? as_json(plays, tricks, contract, seating, console.strings)
                        : as_text(console, item, plays, tricks, contract, seating);
  });
}

}  // namespace rightbower::cli
