#include "gui/app/estimate_news.h"

#include <algorithm>
#include <utility>

namespace rightbower::app {
namespace {

// The bids are valued again with all that is known of lone ones.
void count_exchange_in(EstimateView& view) {
  if (view.lone.empty() || view.numbers == nullptr) return;
  view.numbers = std::make_shared<const EstimateNumbers>(EstimateNumbers{
      view.numbers->estimate, solver::bid_values(view.numbers->estimate, view.lone)});
}

void keep(std::vector<solver::LoneTricks>& known, solver::LoneTricks found) {
  const auto before = std::ranges::find_if(known, [&](const solver::LoneTricks& one) {
    return one.special == found.special && one.strain == found.strain;
  });
  if (before == known.end())
    known.push_back(std::move(found));
  else
    *before = std::move(found);
}

}  // namespace

bool take_news(EstimateView& view, EstimateNews news) {
  const int shown = view.numbers != nullptr ? view.numbers->estimate.samples() : 0;
  const bool newer = news.numbers != nullptr && news.numbers->estimate.samples() >= shown;
  if (newer) {
    view.numbers = std::move(news.numbers);
    count_exchange_in(view);
  }
  if (!news.finished) return newer;
  view.running = false;
  view.stopped = news.stopped;
  view.work = news.work;
  view.faults = std::move(news.faults);
  return true;
}

bool take_news(EstimateView& view, GiftNews news) {
  AloneView& alone = view.alone;
  const bool newer = news.gifts != nullptr || (news.known != nullptr && alone.known == nullptr);
  if (news.gifts != nullptr) alone.gifts = std::move(news.gifts);
  if (news.known != nullptr) alone.known = std::move(news.known);
  if (!news.finished) return newer;
  alone.running = false;
  alone.stopped = news.stopped;
  alone.faults = std::move(news.faults);
  if (alone.gifts == nullptr || !alone.question || !view.question ||
      !same_layouts(*alone.question, *view.question))
    return true;
  keep(view.lone, solver::lone_tricks(*alone.gifts));
  count_exchange_in(view);
  return true;
}

}  // namespace rightbower::app
