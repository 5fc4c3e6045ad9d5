#include "gui/app/app.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/first_look.h"
#include "engine/notation.h"
#include "gui/app/call_choice.h"
#include "gui/app/drill_steps.h"
#include "gui/app/lesson_steps.h"
#include "gui/app/lesson_table.h"
#include "gui/app/play_steps.h"
#include "hands/deal_file.h"
#include "hands/file.h"
#include "hands/library.h"
#include "lessons/lesson_file.h"
#include "solver/request.h"

namespace rightbower::app {
namespace {

namespace fs = std::filesystem;
using enum ActionId;

// A longer text is no use for a caret line (bytes).
constexpr std::size_t longest_shown_text = longest_text;

void append(Faults& faults, const Faults& more) {
  faults.insert(faults.end(), more.begin(), more.end());
}

std::optional<std::string> text_of(const Action& action) {
  const auto* text = std::get_if<std::string>(&action.value);
  return text != nullptr ? std::optional(*text) : std::nullopt;
}

// Seats that play with cards nobody knows: then nothing can be counted.
int hands_not_known(const Situation& situation) {
  const SeatSet in_play = seating(situation).in_play;
  return static_cast<int>(std::ranges::count_if(all_seats, [&](Seat seat) {
    return in_play.contains(seat) && situation.deal.not_known().contains(seat);
  }));
}

Theme next_theme(Theme theme) {
  return all_themes[(static_cast<std::size_t>(theme) + 1) % all_themes.size()];
}

WatchPace next_pace(WatchPace pace) {
  return all_paces[(static_cast<std::size_t>(pace) + 1) % all_paces.size()];
}

// Whose turn it is in an auction that has begun.
std::optional<Seat> caller(const Situation& situation) {
  return situation.auction.empty() ? std::nullopt : seat_to_call(situation);
}

int zoomed(int percent, int steps) {
  return std::clamp(percent + steps * zoom_step, smallest_zoom, largest_zoom);
}

}  // namespace

App::App(Strings strings, const fs::path& library, const fs::path& course, Ports ports)
    : strings_(std::move(strings)),
      ports_(std::move(ports)),
      tables_(ports_.wake, ports_.solve_delay),
      insights_(ports_.wake),
      search_(ports_.wake),
      estimates_(ports_.wake),
      gifts_(ports_.wake),
      layout_search_(ports_.wake),
      drill_items_(ports_.wake),
      course_(course) {
  state_.next_seed = ports_.first_seed;
  Faults faults;
  lessons::Course read = lessons::read_course(course);
  state_.course = std::move(read.lessons);
  append(faults, read.faults);
  if (read.left_out > 0) faults.push_back({{}, {"course.left-out", {read.left_out}}});
  if (auto deals = hands::read_library(library))
    state_.deal_library.deals = std::move(*deals);
  else
    append(faults, deals.faults());
  state_.documents = DealList(first_document());
  show_document();
  restore(faults);
  state_.today = today();
  if (!state_.course.empty()) go_on_learning(state_);
  ask_estimate();  // of the last time's view
  count_the_hand();
  ask_alone();
  tables_.hurry();  // nobody is changing the first deal
  if (!faults.empty()) refuse(std::move(faults), {});
}

Document App::first_document() {
  if (!state_.deal_library.deals.empty()) return document_of(state_.deal_library.deals.front());
  return random_document(*find_rules(default_rules_name));
}

void App::apply(const Action& action) {
  poll();  // what is possible may depend on it
  if (state_.quit || !enabled(state_, action)) return;
  state_.said.reset();
  apply_to_deal(action);
  apply_to_setup(action);
  apply_to_files(action);
  apply_to_dealing(action);
  apply_to_lists(action);
  apply_to_lesson(action);
  apply_to_play(action);
  apply_to_export(action);
  apply_to_auction(action);
  apply_to_estimate(action);
  apply_to_window(action);
  ask_drill_items();
  poll_drill();
  if (state_.view == ViewId::lessons) note_seen(state_);
  ask_insight();
  ask_estimate();
  count_the_hand();
  ask_alone();
  remember();
}

void App::apply_to_deal(const Action& action) {
  switch (action.id) {
    case new_deal:
      return deal_at_random(action);
    case paste_deal:
      return paste(text_of(action).value_or(ports_.clipboard_text ? ports_.clipboard_text() : ""));
    case ActionId::copy_deal:
      return copy_deal();
    case undo:
      state_.documents.undo();
      return show_document();
    case redo:
      state_.documents.redo();
      return show_document();
    case choose_trump:
      state_.trump = std::get<Strain>(action.value);
      return;
    case trump_left:
      state_.trump = *strain_beside(state_, -1);
      return;
    case trump_right:
      state_.trump = *strain_beside(state_, 1);
      return;
    case choose_lead:
      state_.lead = std::get<Seat>(action.value);
      return;
    case lead_up:
      state_.lead = *leader_beside(state_, -1);
      return;
    case lead_down:
      state_.lead = *leader_beside(state_, 1);
      return;
    case ActionId::stop_solving:
      return stop_solving();
    case ActionId::solve_again:
      return solve_again();
    case lesson_to_analysis:
      return open_board(*open_step(state_));
    default:
      return;
  }
}

void App::apply_to_lesson(const Action& action) {
  const int number = state_.lesson.answer.number.value_or(0);
  state_.today = today();
  if (action.id != lesson_forget) state_.lesson.forgetting = false;
  switch (action.id) {
    case ActionId::open_lesson:
      start_lesson(state_, static_cast<std::size_t>(std::get<std::int64_t>(action.value)));
      state_.view = ViewId::lessons;
      return;
    case lesson_back:
      return step_back(state_);
    case lesson_next:
      return drilling(state_) ? drill_on(state_, strings_) : step_on(state_);
    case drill_start:
      start_drill(state_, strings_, *lessons::find_drill(*text_of(action)), state_.next_seed++);
      state_.view = ViewId::lessons;
      return;
    case lesson_pick:
      return pick(state_, std::get<Card>(action.value));
    case lesson_number:
      return answer_number(state_, static_cast<int>(std::get<std::int64_t>(action.value)));
    case lesson_more:
    case lesson_less: {
      const int step = action.id == lesson_more ? 1 : -1;
      const auto levels = call_levels(state_);
      return levels ? name_level(state_, levels->at + step) : answer_number(state_, number + step);
    }
    case lesson_check:
      return check_answer(state_);
    case lesson_again:
      return try_again(state_);
    case lesson_hint:
      ++state_.lesson.hints;
      return;
    case lesson_option:
      return choose_option(state_, static_cast<std::size_t>(std::get<std::int64_t>(action.value)));
    case lesson_card_next:
      state_.lesson.line_at = line_shown(state_) + 1;
      return;
    case lesson_card_back:
      state_.lesson.line_at = line_shown(state_) - 1;
      return;
    case lesson_trick_next:
      next_card_at_.reset();
      return watch_trick(state_);
    case lesson_pace: {
      const auto wanted = text_of(action);
      WatchPace& pace = state_.settings.watch_pace;
      pace = wanted ? *find_pace(*wanted) : next_pace(pace);
      next_card_at_.reset();
      return;
    }
    case lesson_list:
      return show_lesson_list(state_);
    case lesson_list_up:
      return mark_lesson(state_, -1);
    case lesson_list_down:
      return mark_lesson(state_, 1);
    case lesson_review:
      return start_review(state_);
    case lesson_forget:
      forget_progress(state_);
      if (state_.lesson.forgetting) state_.said = {"lesson.forget-asks", {}};
      return;
    default:
      return;
  }
}

lessons::Day App::today() const {
  const auto day = ports_.today ? lessons::day_of(ports_.today()) : std::nullopt;
  return day.value_or(0);
}

void App::apply_to_window(const Action& action) {
  Settings& settings = state_.settings;
  switch (action.id) {
    case quit:
      state_.quit = true;
      return;
    case show_analysis:
      state_.view = ViewId::analysis;
      return;
    case show_lessons:
      state_.view = ViewId::lessons;
      return;
    case choose_theme: {
      const auto wanted = text_of(action);
      settings.theme = wanted ? *find_theme(*wanted) : next_theme(settings.theme);
      return;
    }
    case zoom_in:
      settings.zoom_percent = zoomed(settings.zoom_percent, 1);
      return;
    case zoom_out:
      settings.zoom_percent = zoomed(settings.zoom_percent, -1);
      return;
    case zoom_reset:
      settings.zoom_percent = 100;
      return;
    case show_library:
      state_.view = ViewId::library;
      return;
    case choose_deck:
      settings.deck = *find_deck(*text_of(action));
      return;
    case turn_letters:
      settings.suit_letters = !settings.suit_letters;
      return;
    case turn_full_screen:
      state_.full_screen = !state_.full_screen;
      return;
    case dismiss_hint:
      settings.hint_dismissed = true;
      return;
    case show_keys:
      return show_floating(Floating::keys);
    case dismiss:
      if (state_.floating != Floating::none)
        show_floating(Floating::none);
      else
        state_.notice.reset();
      return;
    default:
      return;
  }
}

void App::paste(const std::string& text) { open_text(text, strings_["title.pasted"]); }

void App::open_text(const std::string& text, const std::string& title) {
  const auto deals = hands::parse_deals(text);
  if (!deals) return refuse(deals.faults(), text);
  assert(!deals->empty());
  std::vector<Document> documents;
  for (const hands::DealRecord& deal : *deals) {
    Document& document = documents.emplace_back(document_of(deal));
    if (!document.title.empty()) continue;
    const int number = static_cast<int>(documents.size());
    document.title =
        deals->size() == 1 ? title : strings_.say("title.one-of-many", {title, number});
  }
  open(std::move(documents));
  if (deals->size() > 1) state_.said = {"app.opened", {static_cast<int>(deals->size())}};
}

void App::copy_deal() {
  Situation situation = state_.document().situation;
  if (situation.play.empty() && !is_game(situation) &&
      !playing(state_.document())) {  // cards already played fix what they were played in
    situation.trump = state_.trump;
    situation.lead = state_.lead;
  }
  const Document& document = state_.document();
  const bool whole_deal = !document.draft || document.draft->deal();
  const std::string text = whole_deal ? to_string(situation) : text_of(document);
  if (ports_.copy_text) ports_.copy_text(text);
  state_.said = {whole_deal ? "app.copied" : "app.copied-part", {text}};
}

void App::open(std::vector<Document> documents) {
  state_.documents.open(std::move(documents));
  show_document();
}

void App::load(Document document) {
  state_.documents.push(std::move(document));
  show_document();
}

void App::show_document() {
  const Situation& situation = state_.document().situation;
  // What is estimated may be another deal's hand as well.
  if (state_.view != ViewId::estimate || state_.document().draft) state_.view = ViewId::analysis;
  state_.floating = Floating::none;
  state_.notice.reset();
  if (setting_up(state_)) state_.pack = inside(state_.document().draft->rules(), state_.pack);
  if (const auto trump = trump_of(situation))
    state_.trump = *trump;
  else if (state_.trump == Strain::low)
    state_.trump = Strain::no_trump;
  const SeatSet can_lead = leaders(state_);
  if (const auto leader = leader_of(situation))
    state_.lead = *leader;
  else if (const auto asking = caller(situation); asking && can_lead.contains(*asking))
    state_.lead = *asking;  // what would he make of it?
  else if (!can_lead.contains(state_.lead))
    state_.lead = can_lead.next_after(state_.lead);
  solve();
  play_shown();
}

void App::solve() {
  const Situation& situation = set_up(state_.document());
  const int not_known = hands_not_known(situation);
  const bool can_be_solved = not_known == 0 && has_table(situation);
  if (can_be_solved && whole(state_.document())) return tables_.show(situation, state_.results);
  tables_.clear(state_.results);
  if (setting_up(state_)) return;
  if (not_known > 0 && state_.view == ViewId::estimate) return;  // they are hidden there
  if (not_known > 0)
    refuse({{{}, {"app.not-known", {not_known}}}}, {});
  else
    refuse({{{}, {"app.discard-first", {}}}}, {});
}

void App::solve_again() { tables_.go_on(set_up(state_.document()), state_.results); }

// The deal of a step, in the trump the step is about.
void App::open_board(const lessons::Step& step) {
  Situation situation = step.board->situation;
  if (!situation.trump) situation.trump = board_trump(step);
  open({{std::move(situation),
         std::string(app::open_lesson(state_)->title.in(state_.settings.language))}});
}

void App::stop_solving() { tables_.stop(state_.results); }

bool App::poll() {
  const bool searched = poll_search();
  for (const auto& writer : {session_writer_.get(), settings_writer_.get(), progress_writer_.get()})
    if (writer != nullptr)
      if (Faults faults = writer->take_faults(); !faults.empty()) refuse(std::move(faults), {});
  const bool known = poll_insight();
  const bool estimated = poll_estimate();
  const bool given = poll_alone();
  const bool dealt = poll_layout();
  const bool watched = poll_watch();
  const bool drilled = poll_drill();
  return tables_.poll(state_.results) || searched || known || estimated || given || dealt ||
         watched || drilled;
}

void App::settle() {
  search_.wait();
  estimates_.wait();
  gifts_.wait();
  layout_search_.wait();
  poll();
  tables_.wait();
  poll();
  settle_insight();
  settle_drill();
  for (const auto& writer : {session_writer_.get(), settings_writer_.get(), progress_writer_.get()})
    if (writer != nullptr) writer->settle();
}

void App::refuse(Faults faults, const std::string& text) {
  state_.notice =
      Notice{std::move(faults), text.size() <= longest_shown_text ? text : std::string()};
}

}  // namespace rightbower::app
