// What the actions of playing a deal out do to the program.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "gui/app/app.h"
#include "gui/app/lesson_play.h"
#include "gui/app/lesson_table.h"
#include "gui/app/play_steps.h"

namespace rightbower::app {

// A step of the history: a card was played or taken back.
void App::step_play(Document document) {
  state_.documents.push(std::move(document));
  play_moved();
}

// No step: another place of the same lines.
void App::look_at(PlayTree::Node node) {
  state_.documents.amend(go_to(state_.document(), node));
  play_moved();
}

void App::play_moved() {
  state_.notice.reset();
  state_.play.compare.reset();
  state_.play.cursor.reset();
  ask_insight();
}

// The document on the table is a new one.
void App::play_shown() {
  if (!playing(state_.document())) state_.documents.amend(opened_in_play(state_.document()));
  state_.play.showing.reset();
  state_.play.compare.reset();
  state_.play.cursor.reset();
  if (playing(state_.document())) {
    const Situation& played = state_.document().situation;
    const Situation& before = set_up(state_.document());
    state_.trump = *trump_of(played);
    state_.lead = *leader_of(played);
    state_.alone_chosen = played.alone == state_.lead && before.alone != state_.lead;
  } else if (state_.results.alone_wanted == 0) {
    state_.alone_chosen = false;
  } else if (const Situation& deal = state_.document().situation; !deal.auction.empty()) {
    state_.alone_chosen = seating(deal).in_play.size() < deal.deal.seated().size();
  }
  ask_insight();
}

void App::show_line() {
  if (!in_play(state_)) {
    state_.documents.push(start_play(state_.document(), chosen_play(state_)));
    play_moved();
  }
  state_.play.compare.reset();
  state_.play.panel = PlayPanel::why;
  state_.play.showing = standing(state_.document()).request();
  ask_insight();
  take_line();
}

// The line that was asked for comes behind the present card, once it is known.
bool App::take_line() {
  if (!state_.play.showing || !in_play(state_)) return false;
  if (standing(state_.document()).request() != *state_.play.showing) return false;
  const std::vector<Card>* line = state_.insight.line(*state_.play.showing);
  if (line == nullptr) return false;
  state_.documents.amend(with_line(state_.document(), *line));
  state_.play.showing.reset();
  return true;
}

void App::play_best_cards(bool whole_trick) {
  Document document = state_.document();
  do {
    const auto card = best_card(state_);
    if (!card) break;  // not known yet
    document = play(std::move(document), *card);
    state_.documents.amend(document);
  } while (whole_trick && !standing(document).position.trick().empty());
}

void App::apply_to_play(const Action& action) {
  using enum ActionId;
  const auto number = [&] { return std::get<std::int64_t>(action.value); };
  const auto tree = [&]() -> const PlayTree& { return state_.document().play_out->tree; };
  switch (action.id) {
    case begin_play:
      return step_play(start_play(state_.document(), chosen_play(state_)));
    case leave_play:
      state_.documents.push(end_play(state_.document()));
      return show_document();
    case play_card:
      return step_play(play(state_.document(), std::get<Card>(action.value)));
    case play_cursor:
      return step_play(play(state_.document(), *state_.play.cursor));
    case play_best:
    case play_best_trick: {
      const Document before = state_.document();
      play_best_cards(action.id == play_best_trick);
      Document after = state_.document();
      state_.documents.amend(before);
      return step_play(std::move(after));
    }
    case take_back_card:
      return step_play(take_back(state_.document()));
    case play_first:
      return look_at(PlayTree::start);
    case play_back:
      return look_at(tree().before(tree().at()));
    case play_next:
      return look_at(*tree().next(tree().at()));
    case play_last:
      return look_at(tree().rest(tree().at()).back());
    case trick_back:
      return look_at(trick_beside(state_.document(), -1));
    case trick_next:
      return look_at(trick_beside(state_.document(), 1));
    case go_to_trick:
      return look_at(*start_of_trick(state_.document(), static_cast<int>(number())));
    case go_to_card:
      return look_at(static_cast<PlayTree::Node>(number()));
    case card_left:
      state_.play.cursor = card_beside(state_, -1);
      return;
    case card_right:
      state_.play.cursor = card_beside(state_, 1);
      return;
    default:
      return apply_to_play_view(action);
  }
}

void App::apply_to_play_view(const Action& action) {
  using enum ActionId;
  PlayView& view = state_.play;
  switch (action.id) {
    case turn_marks:
      view.marks = !view.marks;
      return;
    case choose_play_panel:
      if (const auto* panel = std::get_if<std::string>(&action.value))
        view.panel = *find_play_panel(*panel);
      else
        view.panel = play_panels[(static_cast<std::size_t>(view.panel) + 1) % play_panels.size()];
      return;
    case show_why:
      return show_line();
    case show_compare:
      view.compare = view.compare ? std::nullopt : first_comparison(state_);
      break;
    case compare_strain:
      view.compare = Compare{std::get<Strain>(action.value), {}, {}};
      break;
    case compare_card: {
      const auto card = std::get<Card>(action.value);
      const auto first = view.compare ? view.compare->first : std::nullopt;
      view.compare = Compare{{}, first == card ? std::nullopt : first, card};
      break;
    }
    case compare_next:
      view.compare = next_comparison(state_);
      break;
    case turn_alone:
      state_.alone_chosen = !state_.alone_chosen;
      break;
    default:
      return;
  }
  ask_insight();
}

void App::ask_insight() {
  insights_.request(state_.view == ViewId::lessons ? lesson_questions(state_)
                                                   : open_questions(state_));
  state_.sure = sure_tricks(state_);
}

bool App::poll_insight() {
  std::vector<InsightAnswer> answers = insights_.drain();
  if (answers.empty()) return false;
  for (InsightAnswer& answer : answers) state_.insight.add(std::move(answer));
  take_line();
  if (play_others(state_)) remember();
  return true;
}

void App::settle_insight() {
  // An answer may lead to the next question.
  do {
    ask_insight();
    insights_.wait();
  } while (poll_insight());
}

}  // namespace rightbower::app
