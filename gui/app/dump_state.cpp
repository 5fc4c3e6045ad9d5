#include <nlohmann/json.hpp>

#include "engine/notation.h"
#include "gui/app/app.h"

namespace rightbower::app {
namespace {

using nlohmann::ordered_json;

ordered_json known_cells(const solver::TrickTable& table) {
  ordered_json strains = ordered_json::object();
  for (Strain strain : all_strains) {
    ordered_json leaders = ordered_json::object();
    for (Seat leader : all_seats)
      if (const auto tricks = table.at({strain, leader}))
        leaders[std::string(1, letter(leader))] = *tricks;
    if (!leaders.empty()) strains[rightbower::name(strain)] = std::move(leaders);
  }
  return strains;
}

std::string message_of(const AppState& state, const Strings& strings) {
  std::string message;
  if (!state.notice) return message;
  for (const Fault& fault : state.notice->faults)
    message += (message.empty() ? "" : "\n") + strings.say(fault);
  return message;
}

}  // namespace

std::string App::dump_state() const {
  ordered_json dump;
  dump["situation"] = to_string(state_.document().situation);
  dump["trump"] = rightbower::name(state_.trump);
  dump["lead"] = std::string(1, letter(state_.lead));
  dump["table"] = known_cells(state_.results.table);
  dump["message"] = message_of(state_, strings_);
  dump["view"] = name(state_.view);
  // A message may quote bytes that are no UTF-8.
  return dump.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace rightbower::app
