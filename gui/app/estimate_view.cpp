#include "gui/app/estimate_view.h"

#include <algorithm>

#include "engine/contract.h"
#include "engine/first_look.h"
#include "gui/app/state.h"

namespace rightbower::app {
namespace {

constexpr int most_levels = 9;  // side by side

CardSet bowers_of(const Rules& rules, Strain strain) {
  const Contract contract(strain);
  CardSet bowers;
  for (Card card : rules.pack)
    if (contract.is_bower(card)) bowers = bowers.with(card);
  return bowers;
}

}  // namespace

std::string_view name(EstimatePanel panel) {
  constexpr std::array<std::string_view, 4> names{"points", "known", "count", "alone"};
  return names[static_cast<std::size_t>(panel)];
}

std::optional<EstimatePanel> find_estimate_panel(std::string_view name_of_it) {
  for (EstimatePanel panel : estimate_panels)
    if (name(panel) == name_of_it) return panel;
  return std::nullopt;
}

bool same_layouts(const EstimateQuestion& a, const EstimateQuestion& b) {
  return a.seen == b.seen && a.partner == b.partner;
}

Result<Observation> seen_by_leader(const AppState& state) {
  const Situation& whole = set_up(state.document());
  Situation before;  // anything was played
  before.rules = whole.rules;
  before.house = whole.house;
  before.deal = whole.deal;
  before.dealer = whole.dealer;
  before.score = whole.score;
  before.auction = whole.auction;
  auto seen = first_look(before, state.lead);
  if (seen || before.auction.empty()) return seen;
  before.auction.clear();  // it is over: what would the hand be worth at its start?
  return first_look(before, state.lead);
}

const Special* lone_special(const Rules& rules) {
  const auto found = std::ranges::find_if(rules.specials, [](const Special& special) {
    return !special.partner_plays && special.swap.max > 0;
  });
  return found == rules.specials.end() ? nullptr : &*found;
}

solver::EstimateRequest request_of(const EstimateQuestion& question) {
  solver::EstimateRequest request;
  request.layouts.seen = question.seen;
  request.samples = question.samples;
  request.seed = estimate_seed;
  request.alone = true;
  if (question.partner.least > 0)
    request.layouts.counts.push_back({partner(question.seen.seat),
                                      bowers_of(*question.seen.rules, question.partner.strain),
                                      question.partner.least});
  return request;
}

const solver::StrainEstimate* chosen_estimate(const AppState& state) {
  const auto& numbers = state.estimate.numbers;
  return numbers != nullptr ? numbers->estimate.find(state.trump) : nullptr;
}

const solver::BidValue* best_bid(const AppState& state) {
  const auto& numbers = state.estimate.numbers;
  if (numbers == nullptr || !numbers->values.best) return nullptr;
  return &numbers->values.bids[*numbers->values.best];
}

const solver::BidValue* highest_gain(const AppState& state, std::optional<Strain> strain) {
  const auto& numbers = state.estimate.numbers;
  const solver::BidValue* highest = nullptr;
  if (numbers == nullptr) return nullptr;
  for (const solver::BidValue& value : numbers->values.bids) {
    if (!value.bid.special.empty() || !value.bid.strain || value.worth.points <= 0) continue;
    if (strain && value.bid.strain != strain) continue;
    if (highest == nullptr || value.bid.level > highest->bid.level ||
        (value.bid.level == highest->bid.level && value.made > highest->made))
      highest = &value;
  }
  return highest;
}

const solver::BidValue* bid_at(const AppState& state, int level) {
  const auto& numbers = state.estimate.numbers;
  if (numbers == nullptr) return nullptr;
  for (const solver::BidValue& value : numbers->values.bids)
    if (value.bid.special.empty() && value.bid.level == level && value.bid.strain == state.trump)
      return &value;
  return nullptr;
}

int highest_level(const AppState& state) {
  return std::max(1, set_up(state.document()).deal.hand_size());
}

int lowest_level(const AppState& state) {
  return std::max(1, highest_level(state) - most_levels + 1);
}

int level_shown(const AppState& state) {
  const solver::BidValue* gain = highest_gain(state, state.trump);
  const int level = state.estimate.level.value_or(gain != nullptr ? gain->bid.level : 0);
  return std::clamp(level, lowest_level(state), highest_level(state));
}

std::int64_t failing_layouts(const AppState& state) {
  const solver::StrainEstimate* chosen = chosen_estimate(state);
  if (chosen == nullptr) return 0;
  std::int64_t failing = 0;
  for (int tricks = 0; tricks < level_shown(state); ++tricks) failing += chosen->bid.count(tricks);
  return failing;
}

}  // namespace rightbower::app
