#include "gui/app/table_cache.h"

#include <algorithm>

namespace rightbower::app {

bool same(const solver::TableRequest& a, const solver::TableRequest& b) {
  return a.hands == b.hands && a.seated == b.seated && a.strains == b.strains &&
         a.leaders == b.leaders && a.alone == b.alone && a.each_alone == b.each_alone;
}

const SolvedTables* TableCache::find(const solver::TableRequest& request) const {
  // The deal asked for is mostly one of the last.
  const auto found = std::find_if(entries_.rbegin(), entries_.rend(),
                                  [&](const auto& entry) { return same(entry.first, request); });
  return found == entries_.rend() ? nullptr : &found->second;
}

void TableCache::put(const solver::TableRequest& request, const SolvedTables& tables) {
  for (auto& entry : entries_) {
    if (!same(entry.first, request)) continue;
    entry.second = tables;
    return;
  }
  if (entries_.size() == most) entries_.pop_front();
  entries_.emplace_back(request, tables);
}

}  // namespace rightbower::app
