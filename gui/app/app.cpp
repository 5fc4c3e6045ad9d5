#include "gui/app/app.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/notation.h"
#include "gui/app/lesson_steps.h"
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

solver::TableRequest table_of(const Situation& situation) {
  solver::TableRequest request;
  request.hands = solver::hands_of(situation.deal);
  request.seated = situation.deal.seated();
  request.alone = situation.alone;
  if (situation.trump == Strain::low) request.strains.push_back(Strain::low);
  return request;
}

// The strains and leaders in which cells are still missing.
solver::TableRequest rest_of(const solver::TableRequest& whole, const solver::TrickTable& table) {
  solver::TableRequest rest = whole;
  const auto missing = [&](solver::Cell cell) { return !table.at(cell); };
  const std::vector<solver::Cell> cells = cells_of(whole);
  std::erase_if(rest.strains, [&](Strain strain) {
    return std::ranges::none_of(
        cells, [&](solver::Cell cell) { return cell.strain == strain && missing(cell); });
  });
  std::erase_if(rest.leaders, [&](Seat leader) {
    return std::ranges::none_of(
        cells, [&](solver::Cell cell) { return cell.leader == leader && missing(cell); });
  });
  return rest;
}

// The numbers to show greyed: the newest known of each cell.
solver::TrickTable newest(const solver::TrickTable& old, const solver::TrickTable& table) {
  solver::TrickTable numbers = old;
  for (Strain strain : all_strains)
    for (Seat leader : all_seats)
      if (const auto tricks = table.at({strain, leader})) numbers.set({strain, leader}, *tricks);
  return numbers;
}

Theme next_theme(Theme theme) {
  return all_themes[(static_cast<std::size_t>(theme) + 1) % all_themes.size()];
}

int zoomed(int percent, int steps) {
  return std::clamp(percent + steps * zoom_step, smallest_zoom, largest_zoom);
}

}  // namespace

App::App(Strings strings, const fs::path& library, const fs::path& course, Ports ports)
    : strings_(std::move(strings)), ports_(std::move(ports)), solver_(ports_.wake) {
  state_.next_seed = ports_.first_seed;
  Faults faults;
  if (auto lessons = lessons::read_course(course))
    state_.course = std::move(*lessons);
  else
    append(faults, lessons.faults());
  if (!state_.course.empty()) start_lesson(state_, 0);

  state_.documents = History<Document>(first_document(library, faults));
  show_document();
  if (!faults.empty()) refuse(std::move(faults), {});
}

Document App::first_document(const fs::path& library, Faults& faults) {
  const auto deals = hands::read_library(library);
  if (deals) return {deals->front().situation, deals->front().title};
  append(faults, deals.faults());
  return random_document(*find_rules(default_rules_name));
}

void App::apply(const Action& action) {
  poll();  // what is possible may depend on it
  if (!enabled(state_, action)) return;
  apply_to_deal(action);
  apply_to_lesson(action);
  apply_to_window(action);
}

void App::apply_to_deal(const Action& action) {
  switch (action.id) {
    case new_deal:
      return deal_at_random(action);
    case paste_deal:
      return open_text(
          text_of(action).value_or(ports_.clipboard_text ? ports_.clipboard_text() : std::string()),
          strings_["title.pasted"]);
    case ActionId::open_file:
      return open_file(std::get<std::string>(action.value));
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
  switch (action.id) {
    case ActionId::open_lesson:
      start_lesson(state_, static_cast<std::size_t>(std::get<std::int64_t>(action.value)));
      state_.view = ViewId::lessons;
      return;
    case lesson_back:
      return step_back(state_);
    case lesson_next:
      return step_on(state_);
    case lesson_pick:
      return pick(state_, std::get<Card>(action.value));
    case lesson_number:
      return answer_number(state_, static_cast<int>(std::get<std::int64_t>(action.value)));
    case lesson_more:
      return answer_number(state_, number + 1);
    case lesson_less:
      return answer_number(state_, number - 1);
    case lesson_check:
      return check_answer(state_);
    case lesson_again:
      return try_again(state_);
    case lesson_hint:
      ++state_.lesson.hints;
      return;
    default:
      return;
  }
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
    case show_keys:
      state_.keys_shown = !state_.keys_shown;
      return;
    case dismiss:
      if (state_.keys_shown)
        state_.keys_shown = false;
      else
        state_.notice.reset();
      return;
    default:
      return;
  }
}

void App::deal_at_random(const Action& action) {
  const auto* seed = std::get_if<std::int64_t>(&action.value);
  if (seed != nullptr) state_.next_seed = static_cast<std::uint64_t>(*seed);
  load(random_document(*find_rules(state_.document().situation.rules)));
}

Document App::random_document(const Rules& rules) {
  const std::uint64_t seed = state_.next_seed++;
  Situation situation;
  situation.rules = rules.name;
  situation.deal = random_deal(rules, seed);
  return {std::move(situation), strings_.say("title.random", {std::to_string(seed)})};
}

void App::open_file(const std::string& path) {
  const fs::path file(path);
  if (const auto text = hands::read_file(file))
    open_text(*text, file.filename().string());
  else
    refuse(text.faults(), {});
}

void App::open_text(const std::string& text, const std::string& title) {
  const auto deals = hands::parse_deals(text);
  if (!deals) return refuse(deals.faults(), text);
  assert(!deals->empty());
  const hands::DealRecord& first = deals->front();
  load({first.situation, first.title.empty() ? title : first.title});
  if (deals->size() > 1 && !state_.notice)
    refuse({{{}, {"app.first-of-many", {static_cast<int>(deals->size())}}}}, {});
}

void App::copy_deal() {
  Situation situation = state_.document().situation;
  if (situation.play.empty()) {  // cards already played fix what they were played in
    situation.trump = state_.trump;
    situation.lead = state_.lead;
  }
  if (ports_.copy_text) ports_.copy_text(to_string(situation));
}

void App::load(Document document) {
  state_.documents.push(std::move(document));
  show_document();
}

void App::show_document() {
  const Situation& situation = state_.document().situation;
  state_.view = ViewId::analysis;
  state_.notice.reset();
  if (situation.trump)
    state_.trump = *situation.trump;
  else if (state_.trump == Strain::low)
    state_.trump = Strain::no_trump;
  const SeatSet can_lead = leaders(state_);
  if (situation.lead)
    state_.lead = *situation.lead;
  else if (!can_lead.contains(state_.lead))
    state_.lead = can_lead.next_after(state_.lead);
  solve();
}

void App::solve() {
  const Situation& situation = state_.document().situation;
  Results& results = state_.results;
  results.old = newest(results.old, results.table);
  results.table = {};
  results.work = {};
  results.stopped = false;
  const int not_known = hands_not_known(situation);
  if (not_known == 0) return request(table_of(situation));

  solver_.cancel();
  results.old = {};  // nothing will replace them
  results.wanted = 0;
  results.solving = false;
  ++results.generation;  // what the worker still says is about another deal
  refuse({{{}, {"app.not-known", {not_known}}}}, {});
}

void App::solve_again() {
  request(rest_of(table_of(state_.document().situation), state_.results.table));
}

void App::request(solver::TableRequest request) {
  Results& results = state_.results;
  ++results.generation;
  results.wanted = static_cast<int>(cells_of(table_of(state_.document().situation)).size());
  results.solving = true;
  results.stopped = false;
  solver_.request(std::move(request), results.generation);
}

// The deal of a step, in the trump the step is about.
void App::open_board(const lessons::Step& step) {
  Situation situation = step.board->situation;
  if (!situation.trump) situation.trump = board_trump(step);
  load({situation, std::string(app::open_lesson(state_)->title.in(state_.settings.language))});
}

void App::stop_solving() {
  solver_.cancel();
  state_.results.solving = false;
  state_.results.stopped = state_.results.table.known() < state_.results.wanted;
  state_.results.old = {};  // nothing will replace them
}

bool App::poll() {
  const SolveNews news = solver_.drain();
  Results& results = state_.results;
  if (news.generation != results.generation || (news.cells.empty() && !news.finished)) return false;
  for (const auto& [cell, tricks] : news.cells) results.table.set(cell, tricks);
  if (news.finished) {
    results.solving = false;
    results.work.nodes += news.work.nodes;
    results.work.milliseconds += news.work.milliseconds;
  }
  results.stopped = !results.solving && results.table.known() < results.wanted;
  if (!results.solving && !results.stopped) results.old = {};
  return true;
}

void App::settle() {
  solver_.wait();
  poll();
}

void App::refuse(Faults faults, const std::string& text) {
  state_.notice =
      Notice{std::move(faults), text.size() <= longest_shown_text ? text : std::string()};
}

}  // namespace rightbower::app
