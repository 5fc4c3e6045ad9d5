#include <utility>

#include "engine/rules.h"
#include "gui/app/action.h"
#include "gui/app/auction_commands.h"
#include "gui/app/estimate_commands.h"
#include "gui/app/play_commands.h"
#include "gui/app/state.h"

namespace rightbower::app {
namespace {

using enum ActionId;
using enum KeyPlace;

Command row(ActionId id, std::string_view menu, std::vector<std::string_view> keys,
            KeyPlace keys_in = views) {
  return {{id, {}}, menu, std::move(keys), keys_in};
}

Command fixed(ActionId id, Value value, std::string_view menu,
              std::vector<std::string_view> keys = {}, KeyPlace keys_in = views) {
  return {{id, std::move(value)}, menu, std::move(keys), keys_in};
}

Command trump_row(Strain strain, std::string_view key) {
  return fixed(choose_trump, strain, "deal", {key}, analysis);
}

Command lead_row(Seat seat, std::string_view key) {
  return fixed(choose_lead, seat, "deal", {key}, analysis);
}

Command theme_row(Theme theme) { return fixed(choose_theme, std::string(name(theme)), "view"); }

Command deck_row(Deck deck) { return fixed(choose_deck, std::string(name(deck)), "view"); }

using Rows = std::vector<Command>;

Rows file_rows() {
  return {
      row(open_file, "file", {"Ctrl+O"}),
      row(open_recent, "", {}),
      row(save_file, "file", {"Ctrl+S"}),
      row(save_file_as, "file", {"Ctrl+Shift+S"}),
      row(show_deals, "file", {"Ctrl+G"}),
      row(show_deal, "", {}),
      row(previous_deal, "file", {"PageUp", "Ctrl+PageUp"}, analysis),
      row(next_deal, "file", {"PageDown", "Ctrl+PageDown"}, analysis),
      row(previous_deal, "", {"PageUp", "Ctrl+PageUp"}, setup),
      row(next_deal, "", {"PageDown", "Ctrl+PageDown"}, setup),
      row(close_deal, "file", {"Ctrl+W"}),
      row(quit, "file", {"Ctrl+Q"}, everywhere),
  };
}

Rows edit_rows() {
  return {
      row(undo, "edit", {"Ctrl+Z"}),
      row(redo, "edit", {"Ctrl+Shift+Z", "Ctrl+Y"}),
      row(copy_deal, "edit", {"Ctrl+C"}),
      row(paste_deal, "edit", {"Ctrl+V"}),
      row(deal_rest, "edit", {"R"}, setup),
      row(rotate_hands, "edit", {"O"}, setup),
      fixed(rename_suits, "CHDS", "edit"),
      fixed(rename_suits, "SDHC", "edit"),
      fixed(rename_suits, "HSCD", "edit"),
      row(clear_hand, "edit", {"Delete"}, setup),
      row(clear_deal, "edit", {"Ctrl+Delete"}, setup),
      row(choose_rules, "edit", {"G"}, setup),
  };
}

Rows setup_rows() {
  return {
      fixed(receive, Seat::north, "", {"Shift+N"}, setup),
      fixed(receive, Seat::east, "", {"Shift+E"}, setup),
      fixed(receive, Seat::south, "", {"Shift+S"}, setup),
      fixed(receive, Seat::west, "", {"Shift+W"}, setup),
      row(receive_next, "", {"Tab"}, setup),
      row(receive_previous, "", {"Shift+Tab"}, setup),
      fixed(pack_row, std::int64_t{0}, "", {"S"}, setup),
      fixed(pack_row, std::int64_t{1}, "", {"H"}, setup),
      fixed(pack_row, std::int64_t{2}, "", {"D"}, setup),
      fixed(pack_row, std::int64_t{3}, "", {"C"}, setup),
      row(pack_up, "", {"Up"}, setup),
      row(pack_down, "", {"Down"}, setup),
      row(pack_left, "", {"Left"}, setup),
      row(pack_right, "", {"Right"}, setup),
      row(deal_rank, "", {"A", "K", "Q", "J", "T", "0", "9", "8", "7"}, setup),
      row(deal_pointed, "", {"Enter", "Space"}, setup),
      row(undo, "", {"Backspace"}, setup),
      row(return_pointed, "", {"Minus"}, setup),
      fixed(swap_hands, Seat::north, ""),
      fixed(swap_hands, Seat::east, ""),
      fixed(swap_hands, Seat::south, ""),
      fixed(swap_hands, Seat::west, ""),
      row(move_card, "", {}),
      row(deal_card, "", {}),
      row(return_card, "", {}),
  };
}

Rows deal_rows() {
  return {
      row(new_deal, "deal", {"Ctrl+N"}),
      row(show_dealing, "deal", {"Ctrl+D"}),
      row(deal_of_day, "deal", {}),
      row(deal_where, "", {}),
      row(blank_deal, "deal", {"Ctrl+Shift+N"}),
      row(start_setup, "deal", {"E"}, analysis),
      row(end_setup, "deal", {"E", "Escape"}, setup),
      trump_row(Strain::spades, "S"),
      trump_row(Strain::hearts, "H"),
      trump_row(Strain::diamonds, "D"),
      trump_row(Strain::clubs, "C"),
      trump_row(Strain::no_trump, "N"),
      row(trump_left, "", {"Left"}, analysis),
      row(trump_right, "", {"Right"}, analysis),
      lead_row(Seat::north, "Shift+N"),
      lead_row(Seat::east, "Shift+E"),
      lead_row(Seat::south, "Shift+S"),
      lead_row(Seat::west, "Shift+W"),
      row(lead_up, "", {"Up"}, analysis),
      row(lead_down, "", {"Down"}, analysis),
      row(stop_solving, "deal", {"Escape"}, analysis),
      row(solve_again, "deal", {"F5"}, analysis),
  };
}

Rows dealing_rows() {
  return {
      row(start_dealing, "", {"Enter"}, dealing), row(stop_dealing, "", {"Ctrl+Period"}, dealing),
      row(next_field, "", {"Tab"}, dealing),      row(choose_field, "", {}, dealing),
      row(set_condition, "", {}, dealing),
  };
}

// A command for each drill.
Rows drill_rows() {
  Rows rows;
  for (lessons::Drill drill : lessons::all_drills)
    rows.push_back(fixed(drill_start, std::string(lessons::name(drill)), "lesson"));
  return rows;
}

Rows lesson_rows() {
  return {
      row(ActionId::open_lesson, "", {"Enter"}, lessons),
      row(drill_start, "", {"Enter"}, lessons),
      row(lesson_back, "lesson", {"Left"}, lessons),
      row(lesson_next, "lesson", {"Right", "Enter"}, lessons),
      row(lesson_check, "lesson", {"Enter"}, lessons),
      row(lesson_again, "lesson", {"Enter"}, lessons),
      row(lesson_hint, "lesson", {"H"}, lessons),
      row(lesson_card_next, "lesson", {"Space"}, lessons),
      row(lesson_card_back, "lesson", {"Backspace"}, lessons),
      row(lesson_trick_next, "lesson", {"Space", "Enter"}, lessons),
      row(lesson_pace, "", {"P"}, lessons),
      row(lesson_to_analysis, "lesson", {"A"}, lessons),
      row(lesson_review, "lesson", {"R"}, lessons),
      row(lesson_list, "lesson", {"L"}, lessons),
      row(lesson_forget, "lesson", {}, lessons),
      row(export_card, "lesson", {}),
      row(lesson_list_up, "", {"Up"}, lessons),
      row(lesson_list_down, "", {"Down"}, lessons),
      row(lesson_pick, "", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Minus", "Equal"},
          lessons),
      row(lesson_option, "", {"1", "2", "3", "4", "5", "6", "7", "8", "9"}, lessons),
      row(lesson_number, "", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"}, lessons),
      row(lesson_more, "", {"Plus", "Equal", "Up"}, lessons),
      row(lesson_less, "", {"Minus", "Down"}, lessons),
  };
}

Rows view_rows() {
  return {
      row(show_analysis, "view", {"Ctrl+1"}),
      row(show_analysis, "", {"Escape"}, library),
      row(show_lessons, "view", {"Ctrl+2"}),
      row(show_library, "view", {"Ctrl+3", "Ctrl+L"}),
      row(show_estimate, "view", {"Ctrl+4"}),
      row(library_tag, "", {}, library),
      row(choose_theme, "", {"Ctrl+T"}, everywhere),
      theme_row(Theme::light),
      theme_row(Theme::dark),
      theme_row(Theme::contrast),
      deck_row(Deck::four),
      deck_row(Deck::two),
      deck_row(Deck::colour_blind),
      row(turn_letters, "view", {}),
      row(zoom_in, "view", {"Ctrl+Plus", "Ctrl+Equal"}, everywhere),
      row(zoom_out, "view", {"Ctrl+Minus"}, everywhere),
      row(zoom_reset, "view", {"Ctrl+0"}, everywhere),
      row(turn_full_screen, "view", {"F11"}, everywhere),
  };
}

Rows finder_rows_of_keys() {
  return {
      row(finder_up, "", {"Up"}, finder),
      row(finder_down, "", {"Down"}, finder),
      row(finder_page_up, "", {"PageUp"}, finder),
      row(finder_page_down, "", {"PageDown"}, finder),
      row(finder_choose, "", {"Enter"}, finder),
      row(finder_complete, "", {"Tab"}, finder),
      row(finder_mark, "", {}, finder),
      row(finder_search, "", {}, finder),
      row(field_type, "", {}, field),
      row(field_key, "",
          {"Left", "Right", "Home", "End", "Backspace", "Delete", "Shift+Left", "Shift+Right",
           "Shift+Home", "Shift+End", "Ctrl+Left", "Ctrl+Right", "Ctrl+Shift+Left",
           "Ctrl+Shift+Right", "Ctrl+Backspace", "Ctrl+A"},
          field),
      row(field_paste, "", {"Ctrl+V"}, field),
      row(field_copy, "", {"Ctrl+C"}, field),
      row(ActionId::open_menu, "", {"F10", "Alt"}, everywhere),
      fixed(ActionId::open_menu, std::int64_t{0}, "", {"Alt+F"}),
      fixed(ActionId::open_menu, std::int64_t{1}, "", {"Alt+E"}),
      fixed(ActionId::open_menu, std::int64_t{2}, "", {"Alt+D"}),
      fixed(ActionId::open_menu, std::int64_t{3}, "", {"Alt+P"}),
      fixed(ActionId::open_menu, std::int64_t{4}, "", {"Alt+L"}),
      fixed(ActionId::open_menu, std::int64_t{5}, "", {"Alt+V"}),
      fixed(ActionId::open_menu, std::int64_t{6}, "", {"Alt+H"}),
      row(menu_left, "", {"Left"}, menu),
      row(menu_right, "", {"Right"}, menu),
      row(menu_up, "", {"Up"}, menu),
      row(menu_down, "", {"Down"}, menu),
      row(menu_mark, "", {}, menu),
      row(menu_choose, "", {"Enter", "Space"}, menu),
  };
}

Rows help_rows() {
  return {
      row(show_palette, "help", {"Ctrl+K"}, everywhere),
      row(show_keys, "help", {"F1"}, everywhere),
      row(show_keys, "", {"?"}, views),
      row(export_card, "help", {}),
      row(dismiss_hint, "", {}),
      row(dismiss, "", {"Escape"}, everywhere),
  };
}

// A command for each game there is.
Rows rules_rows() {
  Rows rows;
  for (const Rules& rules : rules_presets()) rows.push_back(fixed(choose_rules, rules.name, ""));
  return rows;
}

Rows make_commands() {
  Rows all;
  for (Rows rows : {file_rows(), edit_rows(), rules_rows(), deal_rows(), setup_rows(),
                    dealing_rows(), play_rows(), auction_rows(), estimate_rows(), lesson_rows(),
                    drill_rows(), view_rows(), finder_rows_of_keys(), help_rows()})
    all.insert(all.end(), rows.begin(), rows.end());
  return all;
}

}  // namespace

std::span<const Command> commands() {
  static const std::vector<Command> all = make_commands();
  return all;
}

}  // namespace rightbower::app
