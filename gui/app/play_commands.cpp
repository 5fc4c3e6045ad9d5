#include "gui/app/play_commands.h"

#include <algorithm>
#include <string>
#include <utility>

#include "gui/app/play_steps.h"

namespace rightbower::app {
namespace {

using enum ActionId;

const PlayTree& tree(const AppState& state) { return state.document().play_out->tree; }
bool at_start(const AppState& state) { return tree(state).at() == PlayTree::start; }
bool at_end(const AppState& state) { return !tree(state).next(tree(state).at()); }
bool can_play(const AppState& state) { return in_play(state) && !play_over(state); }
bool comparing(const AppState& state) {
  return state.view == ViewId::analysis && state.play.compare.has_value();
}

// Leads, tricks and the rest: what is chosen has a number one can ask about.
bool on_table(const AppState& state) {
  return state.view == ViewId::analysis && !in_play(state) && can_start_play(state);
}

Command row(ActionId id, std::string_view menu, std::vector<std::string_view> keys,
            KeyPlace keys_in) {
  return {{id, {}}, menu, std::move(keys), keys_in};
}

}  // namespace

std::optional<bool> play_available(const AppState& state, ActionId id) {
  switch (id) {
    case begin_play:
      return on_table(state);
    case show_why:
      return on_table(state) || can_play(state);
    case turn_alone:
      return state.view == ViewId::analysis && !in_play(state) && state.results.alone_wanted > 0;
    case leave_play:
    case turn_marks:
    case choose_play_panel:
      return in_play(state);
    case play_card:
    case card_left:
    case card_right:
      return can_play(state);
    case play_cursor:
      return can_play(state) && state.play.cursor.has_value();
    case play_best:
    case play_best_trick:
      return can_play(state) && best_card(state).has_value();
    case take_back_card:
    case play_first:
    case play_back:
    case trick_back:
      return in_play(state) && !at_start(state);
    case play_next:
    case play_last:
    case trick_next:
      return in_play(state) && !at_end(state);
    case go_to_trick:
    case go_to_card:
      return in_play(state);
    case show_compare:
      return comparing(state) || ((on_table(state) || can_play(state)) && first_comparison(state));
    case compare_strain:
      return on_table(state);
    case compare_card:
      return can_play(state);
    case compare_next:
      return comparing(state) && !compared(state).empty();
    case export_text:
    case export_svg:
    case export_html:
    case export_png:
      return state.view == ViewId::analysis && !state.document().draft;
    default:
      return std::nullopt;
  }
}

std::optional<bool> play_value_fits(const AppState& state, const Action& action) {
  switch (action.id) {
    case play_card:
    case compare_card: {
      const std::vector<Card> cards = playable(state);
      return std::ranges::find(cards, std::get<Card>(action.value)) != cards.end();
    }
    case compare_strain:
      return std::get<Strain>(action.value) != state.trump &&
             std::get<Strain>(action.value) != Strain::low;
    case go_to_trick: {
      const auto number = std::get<std::int64_t>(action.value);
      return in_play(state) && number >= 1 && number <= 100 &&
             start_of_trick(state.document(), static_cast<int>(number)).has_value();
    }
    case go_to_card: {
      const auto number = std::get<std::int64_t>(action.value);
      return in_play(state) && number >= 0 &&
             number < static_cast<std::int64_t>(tree(state).size());
    }
    case choose_play_panel:
      return action.value.index() == 0 ||
             find_play_panel(std::get<std::string>(action.value)).has_value();
    default:
      return std::nullopt;
  }
}

std::vector<Command> play_rows() {
  using enum KeyPlace;
  return {
      row(begin_play, "play", {"P"}, analysis),
      row(show_why, "play", {"W"}, analysis),
      row(show_why, "", {"W"}, play),
      row(show_compare, "play", {"X", "Escape"}, analysis),
      row(show_compare, "", {"X", "Escape"}, play),
      row(compare_next, "play", {"V"}, analysis),
      row(compare_next, "", {"V"}, play),
      row(turn_alone, "play", {"A"}, analysis),
      row(play_best, "play", {"Space"}, play),
      row(play_best_trick, "play", {"Shift+Space", "T"}, play),
      row(take_back_card, "play", {"Backspace"}, play),
      row(play_first, "play", {"Home"}, play),
      row(trick_back, "play", {"PageUp"}, play),
      row(play_back, "play", {"Left"}, play),
      row(play_next, "play", {"Right"}, play),
      row(trick_next, "play", {"PageDown"}, play),
      row(play_last, "play", {"End"}, play),
      row(turn_marks, "play", {"M"}, play),
      row(choose_play_panel, "play", {"Tab"}, play),
      row(leave_play, "play", {"P", "Escape"}, play),
      row(card_left, "", {"Up"}, play),
      row(card_right, "", {"Down"}, play),
      row(play_cursor, "", {"Enter"}, play),
      row(play_card, "", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Minus", "Equal"},
          play),
      row(go_to_trick, "", {}, play),
      row(go_to_card, "", {}, play),
      row(compare_strain, "", {}, analysis),
      row(compare_card, "", {}, play),
      row(export_text, "file", {}, views),
      row(export_svg, "file", {}, views),
      row(export_html, "file", {}, views),
      row(export_png, "file", {}, views),
  };
}

}  // namespace rightbower::app
