#include "gui/app/insight.h"

#include <algorithm>
#include <cassert>

namespace rightbower::app {

std::size_t Insight::Hash::operator()(const solver::Request& request) const {
  std::size_t hash = static_cast<std::size_t>(index(request.strain)) * 31U +
                     static_cast<std::size_t>(index(request.leader));
  const auto mix = [&](std::size_t more) { hash = hash * 0x9E3779B97F4A7C15ULL + more; };
  for (const CardSet& hand : request.hands.values) mix(hand.hash());
  for (Seat seat : all_seats)
    mix(request.seating.in_play.contains(seat)
            ? 1U + static_cast<std::size_t>(index(request.seating.side[seat]))
            : 0U);
  for (Card card : request.trick) mix(static_cast<std::size_t>(card.index()));
  return hash ^ (hash >> 32);
}

void Insight::add(InsightAnswer answer) {
  if (values_.size() + lines_.size() >= most) {
    values_.clear();
    lines_.clear();
  }
  if (answer.task.kind == InsightTask::Kind::values)
    values_.insert_or_assign(std::move(answer.task.request), std::move(answer.values));
  else
    lines_.insert_or_assign(std::move(answer.task.request), std::move(answer.line));
}

bool Insight::knows(const InsightTask& task) const {
  return task.kind == InsightTask::Kind::values ? values(task.request) != nullptr
                                                : line(task.request) != nullptr;
}

const CardValues* Insight::values(const solver::Request& request) const {
  const auto found = values_.find(request);
  return found == values_.end() ? nullptr : &found->second;
}

const std::vector<Card>* Insight::line(const solver::Request& request) const {
  const auto found = lines_.find(request);
  return found == lines_.end() ? nullptr : &found->second;
}

int best_of(const CardValues& values) {
  assert(!values.empty());
  return std::ranges::max(values, {}, &solver::CardValue::tricks).tricks;
}

std::optional<int> value_of(const CardValues& values, Card card) {
  for (const solver::CardValue& value : values)
    if (value.card == card || std::ranges::find(value.same_as, card) != value.same_as.end())
      return value.tricks;
  return std::nullopt;
}

}  // namespace rightbower::app
