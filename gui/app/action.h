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
#include "gui/app/draft_deal.h"

namespace rightbower::app {

struct AppState;

enum class ActionId : std::uint8_t {
  new_deal,    // a random deal; number: the seed, else the next one
  paste_deal,  // text
  open_file,   // text: the path; without it the list of files
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
  lesson_option,       // number: chosen, or taken back; its place among those offered, from 0
  lesson_card_next,    // of the line that shows what an answer comes to
  lesson_card_back,
  lesson_trick_next,  // of the play that is watched before a question
  lesson_pace,        // text: how fast it comes: key, slow, normal, fast; without it the next one
  lesson_list,        // all lessons, on or off
  lesson_list_up,     // the lesson marked in the list
  lesson_list_down,
  drill_start,    // text: bowers, counting, sure-tricks, lead, score
  lesson_review,  // the questions that come back today
  lesson_forget,  // all progress: asks first, does it the second time
  choose_theme,   // text: light, dark, contrast; without it the next one
  zoom_in,
  zoom_out,
  zoom_reset,
  show_keys,  // the list of keys, on or off
  // Files and the deals that are open.
  save_file,
  save_file_as,  // text: the path; without it the list of files
  open_recent,   // number: the file opened so many files ago, from 0
  show_deals,    // the list of open deals, on or off
  show_deal,     // number: its place in the list, from 0
  next_deal,
  previous_deal,
  close_deal,
  // Setting up a deal.
  start_setup,   // the deal on the table can be changed
  end_setup,     // a deal is there
  blank_deal,    // a new one, all cards in the pack
  choose_rules,  // text: a preset; the pack and the seats are its. Without it, the list of them
  deal_rest,     // number: the seed, else the next one
  swap_hands,    // seat: with the hand that receives
  rotate_hands,
  rename_suits,  // text: what S, H, D and C become, "CHDS"
  clear_hand,    // seat: else the hand that receives
  clear_deal,
  receive,  // seat
  receive_next,
  receive_previous,
  move_card,     // move: "JH N>E", "JH >N" from the pack, "JH N>" back to it
  deal_card,     // card: to the hand that receives
  return_card,   // card: from there to the pack
  deal_rank,     // text: a rank of the suit pointed at, "T"
  deal_pointed,  // the card pointed at
  return_pointed,
  pack_row,  // number: of the suit pointed at, from 0
  pack_up,
  pack_down,
  pack_left,
  pack_right,
  // Dealing with conditions.
  show_dealing,   // what the deal is to be, on or off
  deal_where,     // text: the condition; then the next deal that meets it
  deal_of_day,    // text: the date, else the one in the field
  start_dealing,  // as the fields say
  stop_dealing,
  choose_field,  // number: of the dealing, from 0
  next_field,
  set_condition,  // text: into its field
  // The library.
  show_library,
  library_tag,  // text: searched for, or not any more
  // Lists to search in: commands, deals, files, the library.
  show_palette,
  finder_search,  // text
  finder_up,
  finder_down,
  finder_page_up,
  finder_page_down,
  finder_mark,      // number: the row, from 0
  finder_choose,    // number: the row, else the one marked
  finder_complete,  // the name typed so far
  // Text fields.
  field_type,  // text
  field_key,   // text: the name of the key
  field_paste,
  field_copy,
  // Menus.
  open_menu,  // number: from 0; without it the first one, or none
  menu_left,
  menu_right,
  menu_up,
  menu_down,
  menu_mark,    // number: the row
  menu_choose,  // number: the row, else the one marked
  // Playing a deal out, and looking at how it goes.
  begin_play,       // the chosen cell
  leave_play,       // back to the deal
  play_card,        // card
  play_best,        // a best card
  play_best_trick,  // best cards to the end of the trick
  take_back_card,   // the last card, and what was tried behind it
  play_first,       // to the start
  play_back,        // one card
  play_next,
  play_last,   // to the end of the line
  trick_back,  // one trick
  trick_next,
  go_to_trick,  // number: from 1
  go_to_card,   // number: a card of the tree of lines
  card_left,    // the cursor to the card before
  card_right,
  play_cursor,        // the card under the cursor
  turn_marks,         // the numbers on the cards, on or off
  choose_play_panel,  // text: marks, why, count; without it the next one
  show_why,           // the line behind the number, with words
  show_compare,       // two strains or two cards side by side, on or off
  compare_strain,     // strain: the other one
  compare_card,       // card: the other one
  compare_next,       // another other one
  turn_alone,         // the chosen cell is one of the leader alone, or not
  show_auction,       // dealer, score and calls, on or off
  auction_level,      // number: of the bid
  auction_more,
  auction_less,
  auction_strain,   // strain
  auction_special,  // text: or a plain bid again; without it the next one
  auction_bid,      // the call put together so
  auction_pass,
  auction_order,   // order up, or accept
  auction_back,    // without the last call
  auction_dealer,  // seat
  score_more,      // seat: a point more for its side before the hand
  score_less,
  export_text,  // text: the path, else a name made from the title
  export_svg,
  export_html,
  export_png,
  export_card,  // text: the path, else a free name: the bower card, a page to print
  // What a hand is worth when the others are hidden.
  show_estimate,
  estimate_level,  // number: tricks that are looked at
  estimate_higher,
  estimate_lower,
  estimate_stop,
  estimate_go_on,
  estimate_more,     // layouts
  estimate_reveal,   // the other hands, or hide them again
  estimate_panel,    // text: points, known; without it the next one
  estimate_partner,  // number: bowers he holds at least, of the chosen strain; without it one more
  estimate_fails,    // the next layout in which the bid that is looked at fails becomes a deal
  estimate_layout,   // the next layout becomes a deal
  // People.
  choose_deck,  // text: four, two, colour-blind
  turn_letters,
  turn_full_screen,
  dismiss_hint,
  dismiss,  // closes what floats, then the message
};

using Value = std::variant<std::monostate, std::int64_t, std::string, Card, Strain, Seat, CardMove>;

struct Action {
  ActionId id;
  Value value;

  friend bool operator==(const Action&, const Action&) = default;
};

// What an action is called and what it needs.
struct ActionShape {
  ActionId id;
  std::string_view name;      // the stable name, as in scripts: "deal.new"
  std::string_view argument;  // "number", "text", "card", "strain", "seat", "move"; or empty
  bool required;              // the argument must be there
};
[[nodiscard]] std::span<const ActionShape>
action_shapes();  // every action, in the order of ActionId
[[nodiscard]] const ActionShape& shape(ActionId id);
[[nodiscard]] std::string_view name(ActionId id);

// Where a key works. What floats takes the keys from the views under it, and a field what is typed.
enum class KeyPlace : std::uint8_t {
  everywhere,  // also while something floats
  views,       // in every view
  analysis,    // but not while a deal is set up or played out
  setup,
  play,
  auction,
  lessons,
  library,
  estimate,
  finder,  // a list to search in
  field,   // a text field
  menu,
  dealing,
};
[[nodiscard]] bool keys_work(const AppState& state, KeyPlace place);

// A row of menus and keys. The word on screen is "action.<name>" in the language tables, with
// ".<value>" behind it where the command fixes a value ("action.trump.choose.H").
//
// Keys are named by what they type, letters upper case: "H", "7", "?"; or by name: Left Right Up
// Down Enter Escape Plus Minus Equal F1. Modifiers stand before them in this order: "Ctrl+Shift+Z".
struct Command {
  Action action;          // without a value where the key says it ("the third card")
  std::string_view menu;  // "file", "edit", "deal", "lesson", "view", "help"; empty: in none
  std::vector<std::string_view> keys;  // the first is the one shown
  KeyPlace keys_in = KeyPlace::views;
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
// The same for a key that types something: while a field has the keys it goes there.
[[nodiscard]] std::optional<Action> action_for_typed(const AppState& state, std::string_view key,
                                                     std::string_view typed);

// "JH N>E": a card and the seats it goes from and to; without a seat it is the pack.
[[nodiscard]] std::string to_string(const CardMove& move);
[[nodiscard]] std::optional<CardMove> parse_move(std::string_view text);

// One step of a script: {"do": "trump.choose", "strain": "H"}; argument names are number, text,
// card, strain, seat, move. A script is a JSON list of them.
Result<std::vector<Action>> parse_script(std::string_view json);

}  // namespace rightbower::app
