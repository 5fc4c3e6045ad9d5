// Everything a person can do, as data. Menus, keys, buttons, scripts and the list of keys are all
// made from the one table below; the views emit actions and change nothing themselves.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/card.h"
#include "engine/contract.h"
#include "engine/result.h"
#include "engine/seat.h"

namespace rightbower::app {

struct AppState;
enum class ViewId : std::uint8_t;

enum class ActionId : std::uint8_t {
  new_deal,    // a random deal; number: the seed, else the next one
  paste_deal,  // text
  open_file,   // text: the path
  copy_deal,   // the one-line text to the clipboard
  undo,
  redo,
  quit,
  choose_trump,  // strain
  trump_left,    // the strain before it in the table
  trump_right,
  choose_lead,  // seat
  lead_up,      // the leader above it in the table
  lead_down,
  stop_solving,
  solve_again,
  show_analysis,
  show_lessons,
  open_lesson,  // number: its place in the course, from 0
  lesson_back,
  lesson_next,
  lesson_pick,    // card: chosen, or taken back
  lesson_number,  // number: the answer so far
  lesson_more,    // the number one up
  lesson_less,    // the number one down
  lesson_check,
  lesson_again,
  lesson_hint,
  lesson_to_analysis,  // the board of the step becomes the deal
  choose_theme,        // text: light, dark, contrast; without it the next one
  zoom_in,
  zoom_out,
  zoom_reset,
  show_keys,  // the list of keys, on or off
  dismiss,    // closes what floats: the list of keys, then the message
};

using Value = std::variant<std::monostate, std::int64_t, std::string, Card, Strain, Seat>;

struct Action {
  ActionId id;
  Value value;

  friend bool operator==(const Action&, const Action&) = default;
};

// What an action is called and what it needs.
struct ActionShape {
  ActionId id;
  std::string_view name;      // the stable name, as in scripts: "deal.new"
  std::string_view argument;  // "number", "text", "card", "strain", "seat"; empty: none
  bool required;              // the argument must be there
};
[[nodiscard]] std::span<const ActionShape>
action_shapes();  // every action, in the order of ActionId
[[nodiscard]] const ActionShape& shape(ActionId id);
[[nodiscard]] std::string_view name(ActionId id);

// A row of menus and keys. The word on screen is "action.<name>" in the language tables, with
// ".<value>" behind it where the command fixes a value ("action.trump.choose.H").
//
// Keys are named by what they type, letters upper case: "H", "7", "?"; or by name: Left Right Up
// Down Enter Escape Plus Minus Equal F1. Modifiers stand before them in this order: "Ctrl+Shift+Z".
struct Command {
  Action action;          // without a value where the key says it ("the third card")
  std::string_view menu;  // "file", "edit", "deal", "lesson", "view", "help"; empty: in none
  std::vector<std::string_view> keys;  // the first is the one shown
  std::optional<ViewId> keys_in;       // the view its keys work in; in every view when empty
};
[[nodiscard]] std::span<const Command> commands();
[[nodiscard]] std::string label_id(const Action& action);

// Whether it would do anything now. An action that lacks a value it needs never would.
[[nodiscard]] bool enabled(const AppState& state, const Action& action);

// What the key does by this command in the present state, if anything.
[[nodiscard]] std::optional<Action> action_of(const AppState& state, const Command& command,
                                              std::string_view key);
// The same by any command; never more than one answers.
[[nodiscard]] std::optional<Action> action_for_key(const AppState& state, std::string_view key);

// One step of a script: {"do": "trump.choose", "strain": "H"}; argument names are number, text,
// card, strain, seat. A script is a JSON list of them.
Result<std::vector<Action>> parse_script(std::string_view json);

}  // namespace rightbower::app
