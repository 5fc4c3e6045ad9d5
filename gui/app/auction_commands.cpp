#include "gui/app/auction_commands.h"

#include <string>

#include "gui/app/auction_entry.h"

namespace rightbower::app {
namespace {

using enum ActionId;

bool entering(const AppState& state) { return state.floating == Floating::auction; }

bool can_call(const AppState& state, const std::optional<Call>& call) {
  const auto game = entering(state) ? auction_game(state.document()) : std::nullopt;
  return game && call && !call_refusal(*game, *call);
}

std::optional<Call> composed(const AppState& state) {
  const auto game = auction_game(state.document());
  return game ? composed_call(*game, state.auction) : std::nullopt;
}

int highest(const AppState& state) { return rules_of(set_up(state.document())).hand_size; }

Command row(ActionId id, Value value, std::vector<std::string_view> keys) {
  return {{id, std::move(value)}, "", std::move(keys), KeyPlace::auction};
}

}  // namespace

std::optional<bool> auction_available(const AppState& state, ActionId id) {
  switch (id) {
    case show_auction:
      return state.view == ViewId::analysis && !state.document().draft;
    case auction_level:
    case auction_strain:
    case auction_special:
    case auction_dealer:
    case score_more:
    case score_less:
      return entering(state);
    case auction_more:
      return entering(state) && state.auction.level < highest(state);
    case auction_less:
      return entering(state) && state.auction.level > 1;
    case auction_bid:
      return entering(state) && can_call(state, composed(state));
    case auction_pass:
      return can_call(state, Call::pass());
    case auction_order:
      return can_call(state, Call::order()) || can_call(state, Call::accept());
    case auction_back:
      return entering(state) && !set_up(state.document()).auction.empty();
    default:
      return std::nullopt;
  }
}

std::optional<bool> auction_value_fits(const AppState& state, const Action& action) {
  const Rules& rules = rules_of(set_up(state.document()));
  switch (action.id) {
    case auction_level: {
      const auto level = std::get<std::int64_t>(action.value);
      return level >= 1 && level <= highest(state);
    }
    case auction_strain:
      return rules.allows(std::get<Strain>(action.value));
    case auction_special:
      return action.value.index() == 0 ||
             rules.find_special(std::get<std::string>(action.value)) != nullptr;
    case auction_dealer:
    case score_more:
    case score_less:
      return rules.seats.contains(std::get<Seat>(action.value));
    default:
      return std::nullopt;
  }
}

std::int64_t typed_level(const AppState& state, std::string_view digit) {
  const int value = digit[0] - '0';
  const int longer = state.auction.level * 10 + value;
  return longer <= highest(state) ? longer : value;
}

std::vector<Command> auction_rows() {
  return {
      {{show_auction, {}}, "deal", {"B"}, KeyPlace::analysis},
      row(auction_level, {}, {"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"}),
      row(auction_more, {}, {"Up", "Plus", "Equal"}),
      row(auction_less, {}, {"Down", "Minus"}),
      row(auction_strain, Strain::spades, {"S"}),
      row(auction_strain, Strain::hearts, {"H"}),
      row(auction_strain, Strain::diamonds, {"D"}),
      row(auction_strain, Strain::clubs, {"C"}),
      row(auction_strain, Strain::no_trump, {"N"}),
      row(auction_strain, Strain::low, {"L"}),
      row(auction_special, {}, {"A"}),
      row(auction_bid, {}, {"Enter"}),
      row(auction_pass, {}, {"P"}),
      row(auction_order, {}, {"O"}),
      row(auction_back, {}, {"Backspace"}),
      row(auction_dealer, Seat::north, {"Shift+N"}),
      row(auction_dealer, Seat::east, {"Shift+E"}),
      row(auction_dealer, Seat::south, {"Shift+S"}),
      row(auction_dealer, Seat::west, {"Shift+W"}),
      row(score_more, Seat::north, {"Ctrl+Up"}),
      row(score_less, Seat::north, {"Ctrl+Down"}),
      row(score_more, Seat::east, {"Ctrl+Right"}),
      row(score_less, Seat::east, {"Ctrl+Left"}),
  };
}

}  // namespace rightbower::app
