#include "gui/app/drill_service.h"

#include <algorithm>
#include <exception>

namespace rightbower::app {
namespace {

constexpr int layouts_between_news = 4;

bool contains(const std::vector<DrillPlace>& all, const DrillPlace& place) {
  return std::ranges::count(all, place) > 0;
}

}  // namespace

std::optional<DrillPlace> DrillService::first_missing() const {
  const auto missing =
      std::ranges::find_if_not(wanted_, [this](const DrillPlace& place) { return is_made(place); });
  return missing == wanted_.end() ? std::nullopt : std::optional(*missing);
}

bool DrillService::is_made(const DrillPlace& place) const {
  return std::ranges::count(made_, place, &Made::place) > 0;
}

void DrillService::prepare(const std::vector<DrillPlace>& wanted, int threads) {
  {
    const std::lock_guard lock(mutex_);
    wanted_ = wanted;
    std::erase_if(made_, [&](const Made& made) { return !contains(wanted_, made.place); });
    if (making_ == first_missing()) return;  // or nothing is at work, and nothing is missing
  }
  task_.stop();
  {
    const std::lock_guard lock(mutex_);
    making_ = first_missing();
    if (!making_) return;
  }
  task_.start(
      [this, threads](const solver::ShouldStop& should_stop) { run(threads, should_stop); });
}

std::optional<lessons::DrillItem> DrillService::take(const DrillPlace& place) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(made_, place, &Made::place);
  if (found == made_.end()) return std::nullopt;
  lessons::DrillItem item = std::move(found->item);
  made_.erase(found);
  std::erase(wanted_, place);
  return item;
}

void DrillService::wait_for(const DrillPlace& place) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !making_ || is_made(place); });
}

std::optional<DrillPlace> DrillService::next_to_make() {
  const std::lock_guard lock(mutex_);
  making_ = first_missing();
  layouts_ = 0;
  return making_;
}

void DrillService::news() {
  if (wake_) wake_();
}

void DrillService::run(int threads, const solver::ShouldStop& should_stop) {
  lessons::Studying how{should_stop, threads, [this] {
                          if (++layouts_ % layouts_between_news == 0) news();
                        }};
  // Nothing may leave the thread: out of memory is no answer.
  try {
    while (const auto place = next_to_make()) {
      auto item = lessons::make_item(place->drill, place->seed, how);
      if (!item) break;
      {
        const std::lock_guard lock(mutex_);
        if (contains(wanted_, *place)) made_.push_back({*place, std::move(*item)});
      }
      changed_.notify_all();
      news();
    }
  } catch (const std::exception&) {
    // What is wanted still will be asked for again.
  }
  {
    const std::lock_guard lock(mutex_);
    making_.reset();
  }
  changed_.notify_all();
  news();
}

}  // namespace rightbower::app
