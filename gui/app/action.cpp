#include "gui/app/action.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "engine/notation.h"
#include "gui/app/auction_commands.h"
#include "gui/app/available.h"
#include "gui/app/finder.h"
#include "gui/app/lesson_steps.h"
#include "gui/app/play_steps.h"
#include "gui/app/state.h"

namespace rightbower::app {
namespace {

using enum ActionId;

constexpr std::array shapes{
    ActionShape{new_deal, "deal.new", "number", false},
    ActionShape{paste_deal, "deal.paste", "text", false},
    ActionShape{open_file, "file.open", "text", false},
    ActionShape{copy_deal, "deal.copy", "", false},
    ActionShape{undo, "edit.undo", "", false},
    ActionShape{redo, "edit.redo", "", false},
    ActionShape{quit, "file.quit", "", false},
    ActionShape{choose_trump, "trump.choose", "strain", true},
    ActionShape{trump_left, "trump.left", "", false},
    ActionShape{trump_right, "trump.right", "", false},
    ActionShape{choose_lead, "lead.choose", "seat", true},
    ActionShape{lead_up, "lead.up", "", false},
    ActionShape{lead_down, "lead.down", "", false},
    ActionShape{stop_solving, "solve.stop", "", false},
    ActionShape{solve_again, "solve.again", "", false},
    ActionShape{show_analysis, "view.analysis", "", false},
    ActionShape{show_lessons, "view.lessons", "", false},
    ActionShape{ActionId::open_lesson, "lesson.open", "number", true},
    ActionShape{lesson_back, "lesson.back", "", false},
    ActionShape{lesson_next, "lesson.next", "", false},
    ActionShape{lesson_pick, "lesson.pick", "card", true},
    ActionShape{lesson_number, "lesson.number", "number", true},
    ActionShape{lesson_more, "lesson.more", "", false},
    ActionShape{lesson_less, "lesson.less", "", false},
    ActionShape{lesson_check, "lesson.check", "", false},
    ActionShape{lesson_again, "lesson.again", "", false},
    ActionShape{lesson_hint, "lesson.hint", "", false},
    ActionShape{lesson_to_analysis, "lesson.analysis", "", false},
    ActionShape{lesson_option, "lesson.option", "number", true},
    ActionShape{lesson_card_next, "lesson.card-next", "", false},
    ActionShape{lesson_card_back, "lesson.card-back", "", false},
    ActionShape{lesson_trick_next, "lesson.trick-next", "", false},
    ActionShape{lesson_pace, "lesson.pace", "text", false},
    ActionShape{lesson_list, "lesson.list", "", false},
    ActionShape{lesson_list_up, "lesson.list-up", "", false},
    ActionShape{lesson_list_down, "lesson.list-down", "", false},
    ActionShape{drill_start, "drill.start", "text", true},
    ActionShape{lesson_review, "lesson.review", "", false},
    ActionShape{lesson_forget, "lesson.forget", "", false},
    ActionShape{choose_theme, "theme.choose", "text", false},
    ActionShape{zoom_in, "zoom.in", "", false},
    ActionShape{zoom_out, "zoom.out", "", false},
    ActionShape{zoom_reset, "zoom.reset", "", false},
    ActionShape{show_keys, "keys.show", "", false},
    ActionShape{save_file, "file.save", "", false},
    ActionShape{save_file_as, "file.save-as", "text", false},
    ActionShape{open_recent, "file.recent", "number", true},
    ActionShape{show_deals, "deals.list", "", false},
    ActionShape{show_deal, "deals.show", "number", true},
    ActionShape{next_deal, "deals.next", "", false},
    ActionShape{previous_deal, "deals.previous", "", false},
    ActionShape{close_deal, "deals.close", "", false},
    ActionShape{start_setup, "setup.start", "", false},
    ActionShape{end_setup, "setup.end", "", false},
    ActionShape{blank_deal, "deal.blank", "", false},
    ActionShape{choose_rules, "rules.choose", "text", false},
    ActionShape{deal_rest, "setup.rest", "number", false},
    ActionShape{swap_hands, "hand.swap", "seat", true},
    ActionShape{rotate_hands, "setup.rotate", "", false},
    ActionShape{rename_suits, "suits.rename", "text", true},
    ActionShape{clear_hand, "clear.hand", "seat", false},
    ActionShape{clear_deal, "clear.deal", "", false},
    ActionShape{receive, "hand.receive", "seat", true},
    ActionShape{receive_next, "hand.next", "", false},
    ActionShape{receive_previous, "hand.previous", "", false},
    ActionShape{move_card, "card.move", "move", true},
    ActionShape{deal_card, "card.deal", "card", true},
    ActionShape{return_card, "card.return", "card", true},
    ActionShape{deal_rank, "pack.rank", "text", true},
    ActionShape{deal_pointed, "pack.deal", "", false},
    ActionShape{return_pointed, "pack.return", "", false},
    ActionShape{pack_row, "pack.row", "number", true},
    ActionShape{pack_up, "pack.up", "", false},
    ActionShape{pack_down, "pack.down", "", false},
    ActionShape{pack_left, "pack.left", "", false},
    ActionShape{pack_right, "pack.right", "", false},
    ActionShape{show_dealing, "dealing.show", "", false},
    ActionShape{deal_where, "deal.where", "text", true},
    ActionShape{deal_of_day, "deal.day", "text", false},
    ActionShape{start_dealing, "dealing.start", "", false},
    ActionShape{stop_dealing, "dealing.stop", "", false},
    ActionShape{choose_field, "dealing.field", "number", true},
    ActionShape{next_field, "dealing.next-field", "", false},
    ActionShape{set_condition, "dealing.condition", "text", true},
    ActionShape{show_library, "view.deal-library", "", false},
    ActionShape{library_tag, "deal-library.tag", "text", true},
    ActionShape{show_palette, "palette.show", "", false},
    ActionShape{finder_search, "finder.search", "text", true},
    ActionShape{finder_up, "finder.up", "", false},
    ActionShape{finder_down, "finder.down", "", false},
    ActionShape{finder_page_up, "finder.page-up", "", false},
    ActionShape{finder_page_down, "finder.page-down", "", false},
    ActionShape{finder_mark, "finder.mark", "number", true},
    ActionShape{finder_choose, "finder.choose", "number", false},
    ActionShape{finder_complete, "finder.complete", "", false},
    ActionShape{field_type, "field.type", "text", true},
    ActionShape{field_key, "field.key", "text", true},
    ActionShape{field_paste, "field.paste", "", false},
    ActionShape{field_copy, "field.copy", "", false},
    ActionShape{ActionId::open_menu, "menu.open", "number", false},
    ActionShape{menu_left, "menu.left", "", false},
    ActionShape{menu_right, "menu.right", "", false},
    ActionShape{menu_up, "menu.up", "", false},
    ActionShape{menu_down, "menu.down", "", false},
    ActionShape{menu_mark, "menu.mark", "number", true},
    ActionShape{menu_choose, "menu.choose", "number", false},
    ActionShape{begin_play, "play.start", "", false},
    ActionShape{leave_play, "play.end", "", false},
    ActionShape{play_card, "play.card", "card", true},
    ActionShape{play_best, "play.best", "", false},
    ActionShape{play_best_trick, "play.best-trick", "", false},
    ActionShape{take_back_card, "play.take-back", "", false},
    ActionShape{play_first, "line.first", "", false},
    ActionShape{play_back, "line.back", "", false},
    ActionShape{play_next, "line.next", "", false},
    ActionShape{play_last, "line.last", "", false},
    ActionShape{trick_back, "line.trick-back", "", false},
    ActionShape{trick_next, "line.trick-next", "", false},
    ActionShape{go_to_trick, "line.trick", "number", true},
    ActionShape{go_to_card, "line.card", "number", true},
    ActionShape{card_left, "cursor.left", "", false},
    ActionShape{card_right, "cursor.right", "", false},
    ActionShape{play_cursor, "cursor.play", "", false},
    ActionShape{turn_marks, "marks.turn", "", false},
    ActionShape{choose_play_panel, "play.panel", "text", false},
    ActionShape{show_why, "play.show", "", false},
    ActionShape{show_compare, "compare.show", "", false},
    ActionShape{compare_strain, "compare.strain", "strain", true},
    ActionShape{compare_card, "compare.card", "card", true},
    ActionShape{compare_next, "compare.next", "", false},
    ActionShape{turn_alone, "alone.turn", "", false},
    ActionShape{show_auction, "auction.show", "", false},
    ActionShape{auction_level, "auction.level", "number", true},
    ActionShape{auction_more, "auction.more", "", false},
    ActionShape{auction_less, "auction.less", "", false},
    ActionShape{auction_strain, "auction.strain", "strain", true},
    ActionShape{auction_special, "auction.special", "text", false},
    ActionShape{auction_bid, "auction.bid", "", false},
    ActionShape{auction_pass, "auction.pass", "", false},
    ActionShape{auction_order, "auction.order", "", false},
    ActionShape{auction_back, "auction.back", "", false},
    ActionShape{auction_dealer, "auction.dealer", "seat", true},
    ActionShape{score_more, "score.more", "seat", true},
    ActionShape{score_less, "score.less", "seat", true},
    ActionShape{export_text, "export.text", "text", false},
    ActionShape{export_svg, "export.svg", "text", false},
    ActionShape{export_html, "export.html", "text", false},
    ActionShape{export_png, "export.png", "text", false},
    ActionShape{export_card, "export.card", "text", false},
    ActionShape{show_estimate, "view.estimate", "", false},
    ActionShape{estimate_level, "estimate.level", "number", true},
    ActionShape{estimate_higher, "estimate.higher", "", false},
    ActionShape{estimate_lower, "estimate.lower", "", false},
    ActionShape{estimate_stop, "estimate.stop", "", false},
    ActionShape{estimate_go_on, "estimate.go-on", "", false},
    ActionShape{estimate_more, "estimate.more", "", false},
    ActionShape{estimate_reveal, "estimate.reveal", "", false},
    ActionShape{ActionId::estimate_panel, "estimate.panel", "text", false},
    ActionShape{estimate_partner, "estimate.partner", "number", false},
    ActionShape{estimate_fails, "estimate.fails", "", false},
    ActionShape{estimate_layout, "estimate.layout", "", false},
    ActionShape{choose_deck, "deck.choose", "text", true},
    ActionShape{turn_letters, "letters.turn", "", false},
    ActionShape{turn_full_screen, "window.full", "", false},
    ActionShape{dismiss_hint, "hint.dismiss", "", false},
    ActionShape{dismiss, "dismiss", "", false},
};

constexpr bool in_order_of_ids() {
  for (std::size_t i = 0; i < shapes.size(); ++i)
    if (shapes[i].id != static_cast<ActionId>(i)) return false;
  return shapes.back().id == dismiss;
}
static_assert(in_order_of_ids());

// The n-th card a question offers is picked by the n-th key of the top row.
constexpr std::string_view top_row_signs = "1234567890";

// The kind of the value is the one the action takes; none only where it can do without.
bool kind_fits(const Action& action) {
  const ActionShape& wanted = shape(action.id);
  constexpr std::array<std::string_view, std::variant_size_v<Value>> kinds{
      "", "number", "text", "card", "strain", "seat", "move"};
  if (action.value.index() == 0) return !wanted.required;
  return kinds[action.value.index()] == wanted.argument;
}

// Escape closes what floats before it stops the solver. Enter does the one thing that is next.
bool meant(const AppState& state, ActionId id, std::string_view key) {
  if (key == "Escape") {
    if (id == dismiss || something_floats(state)) return id == dismiss;
    return (id == show_compare) == state.play.compare.has_value();
  }
  if (key != "Enter") return true;
  if (id == lesson_again) return !answered_right(state);
  if (id == ActionId::open_lesson) return state.lesson.listing && !marked_drill(state);
  if (id == lesson_next) return open_question(state) == nullptr || answered_right(state);
  return true;
}

// The place of a key in the top row, from 0.
std::size_t place_in_top_row(std::string_view key) {
  if (key == "Minus") return top_row_signs.size();
  if (key == "Equal") return top_row_signs.size() + 1;
  return top_row_signs.find(key);
}

// A digit is put behind the number so far; where that is too large a new number starts.
std::int64_t typed(std::optional<int> number, std::string_view digit) {
  const int value = digit[0] - '0';
  const int longer = number.value_or(0) * 10 + value;
  return longer <= largest_answer ? longer : value;
}

// The action with the value its key stands for.
Action with_value_of(const AppState& state, Action action, std::string_view key) {
  if (action.id == ActionId::open_lesson && key == "Enter")
    action.value = static_cast<std::int64_t>(state.lesson.listed);
  if (action.id == drill_start && key == "Enter" && state.lesson.listing)
    if (const auto drill = marked_drill(state)) action.value = std::string(lessons::name(*drill));
  if (action.id == lesson_option) action.value = static_cast<std::int64_t>(place_in_top_row(key));
  if (action.id == lesson_number) action.value = typed(state.lesson.answer.number, key);
  if (action.id == lesson_pick || action.id == play_card) {
    const std::vector<Card> cards = action.id == play_card ? playable(state) : offered(state);
    const std::size_t place = place_in_top_row(key);
    if (place < cards.size()) action.value = cards[place];
  }
  if (action.id == auction_level) action.value = typed_level(state, key);
  if (action.id == field_key) action.value = std::string(key);
  if (action.id == deal_rank) action.value = std::string(key == "0" ? "T" : key);
  return action;
}

std::string text_of(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* card = std::get_if<Card>(&value)) return to_string(*card);
  if (const auto* strain = std::get_if<Strain>(&value)) return rightbower::name(*strain);
  if (const auto* seat = std::get_if<Seat>(&value)) return {letter(*seat)};
  if (const auto* move = std::get_if<CardMove>(&value)) return to_string(*move);
  return {};
}

}  // namespace

std::span<const ActionShape> action_shapes() { return shapes; }

const ActionShape& shape(ActionId id) { return shapes[static_cast<std::size_t>(id)]; }

std::string_view name(ActionId id) { return shape(id).name; }

std::string label_id(const Action& action) {
  std::string id = "action." + std::string(name(action.id));
  const std::string value = text_of(action.value);
  if (action.id == ActionId::open_menu) return id;  // whichever it is
  if (action.id == choose_rules && !value.empty()) return "rules-name." + value;
  return value.empty() ? id : id + "." + value;
}

bool enabled(const AppState& state, const Action& action) {
  return kind_fits(action) && available(state, action.id) && value_fits(state, action);
}

bool keys_work(const AppState& state, KeyPlace place) {
  const bool uncovered = state.floating == Floating::none;
  switch (place) {
    case KeyPlace::everywhere:
      return true;
    case KeyPlace::views:
      return uncovered;
    case KeyPlace::analysis:
      return uncovered && state.view == ViewId::analysis && !setting_up(state) && !in_play(state);
    case KeyPlace::auction:
      return state.floating == Floating::auction;
    case KeyPlace::play:
      return uncovered && in_play(state);
    case KeyPlace::setup:
      return uncovered && setting_up(state);
    case KeyPlace::lessons:
      return uncovered && state.view == ViewId::lessons;
    case KeyPlace::library:
      return uncovered && state.view == ViewId::library;
    case KeyPlace::estimate:
      return uncovered && state.view == ViewId::estimate;
    case KeyPlace::finder:
      return finding(state);
    case KeyPlace::field:
      return focused_field(state) != nullptr;
    case KeyPlace::menu:
      return state.floating == Floating::menu;
    case KeyPlace::dealing:
      return state.floating == Floating::dealing;
  }
  return false;
}

std::optional<Action> action_of(const AppState& state, const Command& command,
                                std::string_view key) {
  if (std::ranges::find(command.keys, key) == command.keys.end()) return std::nullopt;
  if (!keys_work(state, command.keys_in)) return std::nullopt;
  if (!meant(state, command.action.id, key)) return std::nullopt;
  Action action = with_value_of(state, command.action, key);
  if (!enabled(state, action)) return std::nullopt;
  return action;
}

std::optional<Action> action_for_key(const AppState& state, std::string_view key) {
  for (const Command& command : commands())
    if (auto action = action_of(state, command, key)) return action;
  return std::nullopt;
}

std::optional<Action> action_for_typed(const AppState& state, std::string_view key,
                                       std::string_view typed) {
  if (focused_field(state) != nullptr && !typed.empty())
    return Action{field_type, std::string(typed)};
  return action_for_key(state, key);
}

std::string to_string(const CardMove& move) {
  std::string text = rightbower::to_string(move.card) + " ";
  if (move.from) text += letter(*move.from);
  text += '>';
  if (move.to) text += letter(*move.to);
  return text;
}

std::optional<CardMove> parse_move(std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::size_t arrow = text.find('>');
  if (space == std::string_view::npos || arrow == std::string_view::npos || arrow < space)
    return std::nullopt;
  const auto cards = parse_cards(text.substr(0, space));
  if (!cards || cards->size() != 1) return std::nullopt;
  CardMove move{cards->front(), {}, {}};
  const std::string_view from = text.substr(space + 1, arrow - space - 1);
  const std::string_view to = text.substr(arrow + 1);
  move.from = parse_seat(from);
  move.to = parse_seat(to);
  if ((!from.empty() && !move.from) || (!to.empty() && !move.to)) return std::nullopt;
  return move;
}

}  // namespace rightbower::app
