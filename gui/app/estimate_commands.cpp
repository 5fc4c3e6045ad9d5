#include "gui/app/estimate_commands.h"

#include <string>
#include <utility>

#include "engine/contract.h"

namespace rightbower::app {
namespace {

using enum ActionId;

Command row(ActionId id, std::string_view menu, std::vector<std::string_view> keys,
            KeyPlace keys_in = KeyPlace::estimate) {
  return {{id, {}}, menu, std::move(keys), keys_in};
}

Command fixed(ActionId id, Value value, std::vector<std::string_view> keys) {
  return {{id, std::move(value)}, "", std::move(keys), KeyPlace::estimate};
}

// Somebody's other hand is known, so there is something to reveal.
bool others_known(const AppState& state) {
  const Deal& deal = set_up(state.document()).deal;
  for (Seat seat : all_seats)
    if (seat != state.lead && deal[seat].state == Hand::State::known) return true;
  return false;
}

// There is a partner, and he can have bowers.
bool can_ask_partner(const AppState& state) {
  if (!Contract(state.trump).trump() && state.estimate.partner.least == 0) return false;
  return state.estimate.question && state.estimate.question->seen.rules->teams == Teams::pairs &&
         state.estimate.question->seen.rules->seats.contains(partner(state.lead));
}

}  // namespace

std::optional<bool> estimate_available(const AppState& state, ActionId id) {
  const EstimateView& view = state.estimate;
  const bool here = state.view == ViewId::estimate;
  const bool counted = here && chosen_estimate(state) != nullptr;
  switch (id) {
    case show_estimate:
      return true;
    case estimate_level:
      return counted;
    case estimate_higher:
      return counted && level_shown(state) < highest_level(state);
    case estimate_lower:
      return counted && level_shown(state) > lowest_level(state);
    case estimate_stop:
      return here && (view.running || view.alone.running);
    case estimate_go_on:
      return here && (view.stopped || view.alone.stopped);
    case estimate_more:
      return counted && view.samples < sample_steps.back();
    case estimate_reveal:
      return here && others_known(state);
    case estimate_panel:
      return here;
    case estimate_partner:
      return here && can_ask_partner(state);
    case estimate_fails:
      return counted && !view.finding && failing_layouts(state) > 0;
    case estimate_layout:
      return counted && !view.finding;
    default:
      return std::nullopt;
  }
}

std::optional<bool> estimate_value_fits(const AppState& state, const Action& action) {
  switch (action.id) {
    case estimate_level: {
      const auto level = std::get<std::int64_t>(action.value);
      return level >= lowest_level(state) && level <= highest_level(state);
    }
    case estimate_panel:
      return action.value.index() == 0 ||
             find_estimate_panel(std::get<std::string>(action.value)).has_value();
    case estimate_partner:
      return action.value.index() == 0 || (std::get<std::int64_t>(action.value) >= 0 &&
                                           std::get<std::int64_t>(action.value) <= most_bowers);
    default:
      return std::nullopt;
  }
}

std::vector<Command> estimate_rows() {
  return {
      fixed(choose_trump, Strain::spades, {"S"}),
      fixed(choose_trump, Strain::hearts, {"H"}),
      fixed(choose_trump, Strain::diamonds, {"D"}),
      fixed(choose_trump, Strain::clubs, {"C"}),
      fixed(choose_trump, Strain::no_trump, {"N"}),
      fixed(choose_lead, Seat::north, {"Shift+N"}),
      fixed(choose_lead, Seat::east, {"Shift+E"}),
      fixed(choose_lead, Seat::south, {"Shift+S"}),
      fixed(choose_lead, Seat::west, {"Shift+W"}),
      row(trump_left, "", {"Up"}),
      row(trump_right, "", {"Down"}),
      row(estimate_higher, "", {"Right"}),
      row(estimate_lower, "", {"Left"}),
      row(estimate_level, "", {}),
      row(estimate_stop, "", {"Escape"}),
      row(estimate_go_on, "", {"F5"}),
      row(estimate_more, "", {"M"}),
      row(estimate_reveal, "", {"V"}),
      row(estimate_panel, "", {"Tab"}),
      row(estimate_partner, "", {"B"}),
      row(estimate_fails, "", {"F"}),
      row(estimate_layout, "", {"L"}),
  };
}

}  // namespace rightbower::app
