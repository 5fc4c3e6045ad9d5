#include <nlohmann/json.hpp>
#include <optional>

#include "engine/notation.h"
#include "gui/cli/batch.h"
#include "gui/cli/commands.h"
#include "gui/cli/question.h"
#include "solver/table.h"

namespace rightbower::cli {
namespace {

using solver::Cell;

solver::TableRequest request_of(const Situation& situation, const Options& options) {
  solver::TableRequest request;
  request.hands = solver::hands_of(situation.deal);
  request.seated = situation.deal.seated();
  request.alone = situation.alone;
  request.each_alone = options.each_alone;
  if (options.trump) request.strains = {*options.trump};
  if (options.leader) request.leaders = {*options.leader};
  return request;
}

// Five strains by four leaders, whatever was asked for; -1 for a leader not in play.
std::string as_lines(const solver::TrickTable& table) {
  std::string text;
  for (Strain strain : table_strains)
    for (Seat leader : all_seats)
      text += (text.empty() ? "" : " ") + std::to_string(table.at({strain, leader}).value_or(-1));
  return text;
}

std::string as_json(const Situation& situation, const solver::TableRequest& request,
                    const solver::TrickTable& table) {
  nlohmann::ordered_json json;
  json["situation"] = to_string(situation);
  json["rules"] = situation.rules;
  json["tricks"] = nlohmann::ordered_json::object();
  for (const Cell& cell : solver::cells_of(request))
    json["tricks"][name(cell.strain)][std::string(1, letter(cell.leader))] = table.at(cell).value();
  return json.dump();
}

std::string padded(const std::string& text, std::size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string as_text(const Console& console, const Item& item, const solver::TableRequest& request,
                    const solver::TrickTable& table) {
  constexpr std::size_t row_head = 7;
  constexpr std::size_t column = 5;
  const app::Strings& strings = console.strings;
  std::string text = item.title.empty() ? "" : item.title + "\n";
  text += to_string(item.situation) + "\n\n";
  if (!item.situation.play.empty()) text += strings["cli.table-before-play"] + "\n";
  text += strings[request.each_alone ? "cli.table-each-alone" : "cli.table-title"] + "\n";
  text += std::string(row_head, ' ');
  for (Strain strain : request.strains) text += padded(name(strain), column);
  for (Seat leader : request.leaders) {
    if (!request.seated.contains(leader)) continue;
    std::string row = strings.say("cli.seat", {leader});
    row.resize(row_head, ' ');
    for (Strain strain : request.strains) {
      const auto tricks = table.at({strain, leader});
      row += padded(tricks ? std::to_string(*tricks) : "-", column);
    }
    text += "\n" + row;
  }
  return text;
}

// Every hand some cell needs: of a lone bidder's partner nothing has to be known.
Faults missing(const Situation& situation, const solver::TableRequest& request) {
  const bool partner_plays = !request.alone;
  const SeatSet in_play = partner_plays ? situation.deal.seated() : seating(situation).in_play;
  return hands_not_known(situation, in_play);
}

}  // namespace

int table_command(Console& console, const Options& typed) {
  Options options = typed;
  if (options.batch() && !options.json) options.lines = true;
  return answer_all(console, options, [&](const Item& item) -> Result<std::string> {
    const solver::TableRequest request = request_of(item.situation, options);
    if (Faults faults = missing(item.situation, request); !faults.empty()) return faults;
    if (options.leader && solver::cells_of(request).empty())
      return Fault{{}, {"play.leader-not-in-play", {*options.leader}}};
    const int wanted = static_cast<int>(solver::cells_of(request).size());
    int so_far = 0;
    console.progress(so_far, wanted);
    const auto answer = solver::solve_table(request, options.threads, console.should_stop(),
                                            [&](Cell, int) { console.progress(++so_far, wanted); });
    console.progress_done();
    if (answer.stopped) return Fault{{}, {"cli.interrupted", {}}};
    if (options.lines) return as_lines(answer.table);
    if (options.json) return as_json(item.situation, request, answer.table);
    return as_text(console, item, request, answer.table);
  });
}

}  // namespace rightbower::cli
