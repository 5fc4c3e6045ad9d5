#include <nlohmann/json.hpp>

#include "engine/notation.h"
#include "gui/app/app.h"
#include "gui/app/card_mark.h"
#include "gui/app/play_steps.h"

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
  if (!state.notice) return state.said ? strings.say(*state.said) : message;
  for (const Fault& fault : state.notice->faults)
    message += (message.empty() ? "" : "\n") + strings.say(fault);
  return message;
}

// What a play-out shows: who is to play, the sign and the number on each card, who wins so far.
ordered_json play_of(const AppState& state) {
  const Standing now = standing(state.document());
  ordered_json play;
  play["played"] = to_string(state.document().situation.play);
  if (now.position.over()) {
    play["over"] = true;
    return play;
  }
  play["to_play"] = std::string(1, letter(now.position.to_play()));
  if (!now.position.trick().empty())
    play["wins_so_far"] = {{"seat", std::string(1, letter(now.position.trick().winner()))},
                           {"sign", "star"}};
  play["marks"] = ordered_json::array();
  const CardValues* values = state.play.marks ? values_now(state) : nullptr;
  if (values == nullptr) return play;
  for (const CardMark& mark : marks_of(*values))
    play["marks"].push_back(
        {{"card", to_string(mark.card)}, {"tricks", mark.tricks}, {"sign", sign(mark.kind)}});
  return play;
}

// What an estimate says so far.
ordered_json estimate_of(const AppState& state) {
  ordered_json estimate;
  const EstimateView& view = state.estimate;
  estimate["running"] = view.running;
  if (view.numbers == nullptr) return estimate;
  estimate["layouts"] = view.numbers->estimate.samples();
  for (const solver::StrainEstimate& strain : view.numbers->estimate.strains())
    estimate["average"][rightbower::name(strain.strain)] = strain.bid.mean();
  if (const solver::BidValue* best = best_bid(state)) estimate["best"] = to_string(best->call);
  if (const solver::BidValue* high = highest_gain(state, {}))
    estimate["highest"] = {{"bid", to_string(high->call)}, {"makes", high->made}};
  return estimate;
}

}  // namespace

std::string App::dump_state() const {
  ordered_json dump;
  dump["situation"] = text_of(state_.document());
  dump["trump"] = rightbower::name(state_.trump);
  dump["lead"] = std::string(1, letter(state_.lead));
  dump["table"] = known_cells(state_.results.table);
  dump["alone"] = known_cells(state_.results.alone);
  dump["message"] = message_of(state_, strings_);
  dump["view"] = name(state_.view);
  if (in_play(state_)) dump["play"] = play_of(state_);
  if (state_.view == ViewId::estimate) dump["estimate"] = estimate_of(state_);
  // A message may quote bytes that are no UTF-8.
  return dump.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace rightbower::app
