// The part of App that estimates what a hand is worth.
#include <algorithm>
#include <string>
#include <thread>
#include <utility>

#include "gui/app/app.h"
#include "gui/app/estimate_news.h"
#include "gui/app/estimate_view.h"
#include "solver/request.h"

namespace rightbower::app {
namespace {

using enum ActionId;

// One core is left to the window.
int estimate_threads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

int more_samples(int samples) {
  const auto more = std::ranges::upper_bound(sample_steps, samples);
  return more == sample_steps.end() ? samples : *more;
}

EstimatePanel next_panel(EstimatePanel panel) {
  return estimate_panels[(static_cast<std::size_t>(panel) + 1) % estimate_panels.size()];
}

}  // namespace

void App::apply_to_estimate(const Action& action) {
  EstimateView& view = state_.estimate;
  const auto* number = std::get_if<std::int64_t>(&action.value);
  switch (action.id) {
    case show_estimate:
      state_.view = ViewId::estimate;
      state_.notice.reset();  // hands that are not known are no fault here
      return;
    case estimate_level:
      view.level = static_cast<int>(*number);
      return;
    case estimate_higher:
      view.level = level_shown(state_) + 1;
      return;
    case estimate_lower:
      view.level = level_shown(state_) - 1;
      return;
    case estimate_stop:
      estimates_.stop();
      gifts_.stop();
      return;
    case estimate_go_on:
      if (view.stopped) start_estimate();
      if (view.alone.stopped) view.alone.question.reset();  // it is asked again
      return;
    case estimate_more:
      view.samples = more_samples(view.samples);
      return;
    case estimate_reveal:
      view.revealed = !view.revealed;
      return;
    case ActionId::estimate_panel: {
      const auto* text = std::get_if<std::string>(&action.value);
      view.panel = text != nullptr ? *find_estimate_panel(*text) : next_panel(view.panel);
      return;
    }
    case estimate_partner:
      view.partner.least = number != nullptr ? static_cast<int>(*number)
                                             : (view.partner.least + 1) % (most_bowers + 1);
      view.partner.strain = view.partner.least > 0 ? state_.trump : Strain::spades;
      return;
    case estimate_fails:
      return look_for_layout(level_shown(state_));
    case estimate_layout:
      return look_for_layout(std::nullopt);
    default:
      return;
  }
}

// Whenever what is estimated is another question than before.
void App::ask_estimate() {
  EstimateView& view = state_.estimate;
  if (state_.view != ViewId::estimate) return;
  auto seen = seen_by_leader(state_);
  if (!seen) {
    estimates_.stop();
    static_cast<void>(estimates_.take_news());
    view.question.reset();
    view.numbers.reset();
    view.running = view.stopped = false;
    view.faults = seen.faults();
    return;
  }
  EstimateQuestion question{std::move(*seen), view.partner, view.samples};
  if (view.question == question) return;
  if (!view.question || !same_layouts(*view.question, question)) forget_estimate();
  view.question = std::move(question);
  start_estimate();
}

void App::start_estimate() {
  EstimateView& view = state_.estimate;
  view.faults.clear();
  view.stopped = false;
  view.running = true;
  estimates_.start(request_of(*view.question), estimate_threads());
}

void App::forget_estimate() {
  EstimateView& view = state_.estimate;
  view.numbers.reset();
  view.lone.clear();
  view.count.reset();
  view.level.reset();
  view.revealed = false;
  view.next_layout = 0;
}

bool App::poll_estimate() {
  return state_.estimate.running && take_news(state_.estimate, estimates_.take_news());
}

// What needs no layouts, whenever the hand or the strain is another one.
void App::count_the_hand() {
  EstimateView& view = state_.estimate;
  if (state_.view != ViewId::estimate || !view.question) return;
  if (view.count && view.count->strain == state_.trump) return;
  view.count = count_hand(request_of(*view.question).layouts, state_.trump);
}

// The exchange is asked about while its panel is shown.
void App::ask_alone() {
  const EstimateView& view = state_.estimate;
  AloneView& alone = state_.estimate.alone;
  if (state_.view != ViewId::estimate || view.panel != EstimatePanel::alone || !view.question)
    return;
  const Special* special = lone_special(*view.question->seen.rules);
  if (special == nullptr) return;
  const Deal& deal = set_up(state_.document()).deal;
  const bool with_deal = view.revealed && deal.not_known().size() == 0;
  if (alone.question == view.question && alone.strain == state_.trump &&
      alone.with_deal == with_deal)
    return;
  const solver::EstimateRequest request = request_of(*view.question);
  GiftQuestion question{{request.layouts, state_.trump, *special, request.samples, request.seed},
                        std::nullopt};
  if (with_deal) {
    const Seat leader = solver::table_of_bid(view.question->seen, true).leader;
    question.known = solver::LoneRequest{
        solver::hands_of(deal), deal.seated(), state_.trump, state_.lead, leader, special->swap};
  }
  alone = AloneView{view.question, state_.trump, with_deal};
  alone.running = true;
  gifts_.start(std::move(question), estimate_threads());
}

bool App::poll_alone() {
  return state_.estimate.alone.running && take_news(state_.estimate, gifts_.take_news());
}

void App::look_for_layout(std::optional<int> fails) {
  EstimateView& view = state_.estimate;
  LayoutSearch::Wanted wanted{request_of(*view.question), fails, view.next_layout};
  wanted.request.strains = {state_.trump};
  wanted.request.alone = false;
  wanted.limit = static_cast<std::uint64_t>(view.numbers->estimate.samples());
  if (wanted.from >= wanted.limit) wanted.from = 0;
  view.finding = true;
  layout_search_.start(std::move(wanted));
}

bool App::poll_layout() {
  EstimateView& view = state_.estimate;
  if (!view.finding) return false;
  const LayoutNews news = layout_search_.take_news();
  if (!news.finished) return false;
  view.finding = false;
  if (news.found) {
    view.next_layout = news.found->number + 1;
    open_layout(*news.found);
  } else {
    // Behind the last one that fails the first one comes again.
    const bool again = view.next_layout > 0;
    view.next_layout = 0;
    if (again) look_for_layout(level_shown(state_));
  }
  return true;
}

void App::open_layout(const FoundLayout& found) {
  const Situation& whole = set_up(state_.document());
  const Rules& rules = rules_of(whole);
  PerSeat<HandDraft> drafts;
  for (Seat seat : all_seats) {
    drafts[seat] = HandDraft::of(found.hands[seat]);
    if (found.hands[seat].empty()) drafts[seat].state = whole.deal[seat].state;
  }
  auto deal = make_deal(drafts, rules);
  if (!deal) return refuse(deal.faults(), {});
  Document document;
  document.situation.rules = whole.rules;
  document.situation.house = whole.house;
  document.situation.deal = std::move(*deal);
  document.situation.dealer = whole.dealer;
  document.situation.score = whole.score;
  document.situation.trump = state_.trump;
  document.situation.lead = solver::table_of_bid(state_.estimate.question->seen, false).leader;
  document.title = strings_.say("title.layout", {static_cast<int>(found.number) + 1});
  open({std::move(document)});
  state_.view = ViewId::analysis;
  remember();
}

}  // namespace rightbower::app
