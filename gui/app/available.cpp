#include "gui/app/available.h"

#include <algorithm>
#include <optional>

#include "gui/app/auction_commands.h"
#include "gui/app/call_choice.h"
#include "gui/app/estimate_commands.h"
#include "gui/app/finder.h"
#include "gui/app/lesson_steps.h"
#include "gui/app/lesson_table.h"
#include "gui/app/play_commands.h"
#include "gui/app/play_steps.h"

namespace rightbower::app {
namespace {

using enum ActionId;

bool in_analysis(const AppState& state) { return state.view == ViewId::analysis; }
// What a deal's own history is about is on screen.
bool on_deal(const AppState& state) { return in_analysis(state) || state.view == ViewId::estimate; }
bool in_table(const AppState& state) {
  return in_analysis(state) && !setting_up(state) && !in_play(state);
}

std::optional<bool> deal_available(const AppState& state, ActionId id) {
  switch (id) {
    case new_deal:
    case paste_deal:
    case open_file:
    case blank_deal:
    case show_dealing:
    case deal_where:
    case deal_of_day:
    case choose_rules:
      return true;
    case copy_deal:
      return in_analysis(state);
    case undo:
      return on_deal(state) && state.documents.can_undo();
    case redo:
      return on_deal(state) && state.documents.can_redo();
    case save_file:
    case save_file_as:
      return true;
    case open_recent:
      return !state.recent.empty();
    case show_deals:
    case show_deal:
      return true;
    case next_deal:
      return in_analysis(state) && state.documents.at() + 1 < state.documents.size();
    case previous_deal:
      return in_analysis(state) && state.documents.at() > 0;
    case close_deal:
      return in_analysis(state) && state.documents.size() > 1;
    case start_dealing:
    case stop_dealing:
      return state.floating == Floating::dealing && state.dealing.searching == (id == stop_dealing);
    case choose_field:
    case next_field:
    case set_condition:
      return state.floating == Floating::dealing;
    default:
      return std::nullopt;
  }
}

bool pointed(const AppState& state, bool in_pack) {
  const DraftDeal& draft = *state.document().draft;
  const auto card = card_at(draft.rules(), state.pack);
  if (!card) return false;
  return (in_pack ? draft.pack() : draft.hand(draft.receiving())).contains(*card);
}

std::optional<bool> setup_available(const AppState& state, ActionId id) {
  const bool setup = setting_up(state);
  switch (id) {
    case start_setup:
      return in_table(state);
    case end_setup:
      return setup && state.document().draft->deal().ok() &&
             state.document().draft->deal()->hand_size() > 0;
    case rotate_hands:
    case rename_suits:
    case swap_hands:
    case clear_deal:
      return in_analysis(state);
    case deal_rest:
      return setup && !state.document().draft->pack().empty() &&
             std::ranges::any_of(
                 all_seats, [&](Seat seat) { return state.document().draft->missing(seat) > 0; });
    case clear_hand:
    case receive:
    case receive_next:
    case receive_previous:
    case move_card:
    case deal_card:
    case return_card:
    case deal_rank:
    case pack_row:
    case pack_up:
    case pack_down:
    case pack_left:
    case pack_right:
      return setup;
    case deal_pointed:
      return setup && pointed(state, true);
    case return_pointed:
      return setup && pointed(state, false);
    default:
      return std::nullopt;
  }
}

std::optional<bool> table_available(const AppState& state, ActionId id) {
  switch (id) {
    case choose_trump:
    case choose_lead:
      return !in_play(state);
    case trump_left:
      return strain_beside(state, -1).has_value();
    case trump_right:
      return strain_beside(state, 1).has_value();
    case lead_up:
      return leader_beside(state, -1).has_value();
    case lead_down:
      return leader_beside(state, 1).has_value();
    case stop_solving:
      return state.results.solving;
    case solve_again:
      return state.results.stopped;
    default:
      return std::nullopt;
  }
}

std::optional<bool> lesson_available(const AppState& state, ActionId id) {
  const bool in_view = state.view == ViewId::lessons && !state.course.empty();
  const bool in_lessons = in_view && !state.lesson.listing;
  const LessonState& lesson = state.lesson;
  switch (id) {
    case show_lessons:
    case ActionId::open_lesson:
      return !state.course.empty();
    case lesson_back:
      return in_lessons && step_before(state);
    case lesson_next:
      return in_lessons && step_after(state);
    case lesson_pick:
      return in_lessons && answering_cards(state);
    case lesson_number:
      return in_lessons && answering_number(state);
    case lesson_more:
      if (const auto levels = call_levels(state))
        return in_lessons && answering(state) && levels->at < levels->highest;
      return in_lessons && answering_number(state) &&
             lesson.answer.number.value_or(0) < largest_answer;
    case lesson_less:
      if (const auto levels = call_levels(state))
        return in_lessons && answering(state) && levels->at > levels->lowest;
      return in_lessons && answering_number(state) &&
             lesson.answer.number.value_or(0) > lowest_answer(state);
    case lesson_option:
      return in_lessons && answering_options(state);
    case lesson_card_next: {
      const auto line = in_lessons ? lesson_line(state) : std::nullopt;
      return line && line_shown(state) < line->cards.size();
    }
    case lesson_card_back:
      return in_lessons && line_shown(state) > 0;
    case lesson_trick_next:
    case lesson_pace:
      return in_lessons && watching(state);
    case lesson_list:
      return in_view;
    case lesson_list_up:
      return in_view && lesson.listing && lesson.listed > 0;
    case lesson_list_down:
      return in_view && lesson.listing && lesson.listed + 1 < listed_rows(state);
    case drill_start:
      return true;
    case export_card:
      return !state.course.empty();
    case lesson_review:
      return in_view && due_count(state) > 0;
    case lesson_forget:
      return in_view && !state.progress.empty();
    case lesson_check:
      return in_lessons && answer_complete(state);
    case lesson_again:
      return in_lessons && lesson.verdict.has_value();
    case lesson_hint:
      return in_lessons && hint_left(state);
    case lesson_to_analysis: {
      const lessons::Step* step = open_step(state);
      return in_lessons && step != nullptr && step->board.has_value();
    }
    default:
      return std::nullopt;
  }
}

std::optional<bool> list_available(const AppState& state, ActionId id) {
  switch (id) {
    case show_library:
      return !state.deal_library.deals.empty();
    case library_tag:
      return state.view == ViewId::library;
    case show_palette:
    case ActionId::open_menu:
      return true;
    case finder_search:
    case finder_up:
    case finder_down:
    case finder_page_up:
    case finder_page_down:
    case finder_mark:
    case finder_choose:
      return finding(state);
    case finder_complete:
      return state.floating == Floating::files;
    case field_type:
    case field_key:
      return focused_field(state) != nullptr;
    case field_paste:
    case field_copy:
      return focused_field(state) != nullptr && state.floating != Floating::none;
    case menu_left:
    case menu_right:
    case menu_up:
    case menu_down:
    case menu_mark:
    case menu_choose:
      return state.floating == Floating::menu;
    default:
      return std::nullopt;
  }
}

std::optional<bool> window_available(const AppState& state, ActionId id) {
  switch (id) {
    case quit:
    case show_analysis:
    case choose_theme:
    case choose_deck:
    case turn_letters:
    case turn_full_screen:
    case zoom_reset:
    case show_keys:
      return true;
    case zoom_in:
      return state.settings.zoom_percent < largest_zoom;
    case zoom_out:
      return state.settings.zoom_percent > smallest_zoom;
    case dismiss_hint:
      return hint_shown(state);
    case dismiss:
      return something_floats(state);
    default:
      return std::nullopt;
  }
}

bool number_fits(const AppState& state, ActionId id, std::int64_t number) {
  const auto below = [&](std::size_t count) {
    return number >= 0 && static_cast<std::uint64_t>(number) < count;
  };
  switch (id) {
    case ActionId::open_lesson:
      return below(state.course.size());
    case lesson_number:
      return number >= lowest_answer(state) && number <= largest_answer;
    case lesson_option:
      return below(offered_options(state).size());
    case open_recent:
      return below(state.recent.size());
    case show_deal:
      return below(state.documents.size());
    case pack_row:
      return setting_up(state) &&
             below(static_cast<std::size_t>(pack_rows(state.document().draft->rules())));
    case choose_field:
      return below(dealing_fields.size());
    default:
      return number >= 0;  // a seed, or a row
  }
}

bool text_fits(const AppState& state, ActionId id, const std::string& text) {
  switch (id) {
    case choose_theme:
      return find_theme(text).has_value();
    case choose_deck:
      return find_deck(text).has_value();
    case choose_rules:
      return find_rules(text) != nullptr;
    case drill_start:
      return lessons::find_drill(text).has_value();
    case lesson_pace:
      return find_pace(text).has_value();
    case rename_suits:
      return parse_suit_names(text).has_value();
    case deal_rank: {
      if (!setting_up(state)) return false;
      const auto card = card_of_rank(state.document().draft->rules(), state.pack, text);
      return card && state.document().draft->pack().contains(*card);
    }
    default:
      return true;
  }
}

bool strain_fits(const AppState& state, Strain strain) {
  return strain != Strain::low || state.document().situation.trump == Strain::low;
}

bool card_fits(const AppState& state, ActionId id, Card card) {
  if (id == lesson_pick) return std::ranges::count(offered(state), card) > 0;
  const DraftDeal& draft = *state.document().draft;
  const CardMove move = id == deal_card ? CardMove{card, {}, draft.receiving()}
                                        : CardMove{card, draft.receiving(), {}};
  return draft.can_move(move);
}

bool seat_fits(const AppState& state, ActionId id, Seat seat) {
  if (id == choose_lead) return leaders(state).contains(seat);
  const DraftDeal draft = draft_of(state.document());
  return draft.seated(seat) && (id != swap_hands || seat != draft.receiving());
}

}  // namespace

bool something_floats(const AppState& state) {
  return state.floating != Floating::none || state.notice;
}

bool available(const AppState& state, ActionId id) {
  for (const auto part :
       {deal_available, setup_available, table_available, lesson_available, play_available,
        auction_available, estimate_available, list_available, window_available})
    if (const auto answer = part(state, id)) return *answer;
  return false;
}

bool value_fits(const AppState& state, const Action& action) {
  const ActionId id = action.id;
  if (const auto fits = play_value_fits(state, action)) return *fits;
  if (const auto fits = auction_value_fits(state, action)) return *fits;
  if (const auto fits = estimate_value_fits(state, action)) return *fits;
  if (const auto* number = std::get_if<std::int64_t>(&action.value))
    return number_fits(state, id, *number);
  if (const auto* text = std::get_if<std::string>(&action.value))
    return text_fits(state, id, *text);
  if (const auto* card = std::get_if<Card>(&action.value)) return card_fits(state, id, *card);
  if (const auto* strain = std::get_if<Strain>(&action.value)) return strain_fits(state, *strain);
  if (const auto* seat = std::get_if<Seat>(&action.value)) return seat_fits(state, id, *seat);
  if (const auto* move = std::get_if<CardMove>(&action.value))
    return setting_up(state) && state.document().draft->can_move(*move);
  return true;
}

}  // namespace rightbower::app
