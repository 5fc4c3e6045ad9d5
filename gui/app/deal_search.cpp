#include "gui/app/deal_search.h"

#include <utility>

#include "solver/request.h"
#include "solver/table.h"

namespace rightbower::app {

int search_limit(const hands::DealCondition& condition) {
  constexpr int by_counting = 1'000'000;
  constexpr int by_solving = 1'000;
  return condition.asks_best() ? by_solving : by_counting;
}

bool is_best(const Deal& deal, Seat seat, Strain strain, const solver::ShouldStop& should_stop) {
  if (!deal.seated().contains(seat)) return false;
  solver::TableRequest request;
  request.hands = solver::hands_of(deal);
  request.seated = deal.seated();
  request.leaders = {seat};
  if (strain == Strain::low) request.strains.push_back(strain);
  const solver::TableAnswer answer = solver::solve_table(request, 1, should_stop);
  const auto tricks = answer.table.at({strain, seat});
  if (!tricks || answer.stopped) return false;
  for (Strain other : request.strains)
    if (answer.table.at({other, seat}).value_or(0) > *tricks) return false;
  return true;
}

bool fits(const Rules& rules, std::uint64_t seed, const hands::DealCondition& condition,
          const solver::ShouldStop& should_stop) {
  return condition.holds(random_deal(rules, seed), [&](const Deal& deal, Seat seat, Strain strain) {
    return is_best(deal, seat, strain, should_stop);
  });
}

void DealSearch::start(const Rules& rules, std::uint64_t seed, hands::DealCondition condition) {
  stop();
  finished_ = false;
  tried_ = 0;
  {
    const std::lock_guard lock(mutex_);
    found_.reset();
  }
  task_.start(
      [this, rules, seed, condition = std::move(condition)](const solver::ShouldStop& should_stop) {
        run(rules, seed, condition, should_stop);
      });
}

SearchNews DealSearch::news() const {
  SearchNews news;
  news.finished = finished_;  // first: what was found is there when it says so
  news.tried = tried_;
  const std::lock_guard lock(mutex_);
  news.seed = found_;
  return news;
}

void DealSearch::run(const Rules& rules, std::uint64_t seed, const hands::DealCondition& condition,
                     const solver::ShouldStop& should_stop) {
  const int limit = search_limit(condition);
  for (int i = 0; i < limit && !should_stop(); ++i) {
    const std::uint64_t tried = seed + static_cast<std::uint64_t>(i);
    const bool fit = fits(rules, tried, condition, should_stop) && !should_stop();
    tried_ = i + 1;
    if (!fit) continue;
    const std::lock_guard lock(mutex_);
    found_ = tried;
    break;
  }
  finished_ = true;
  if (wake_) wake_();
}

}  // namespace rightbower::app
