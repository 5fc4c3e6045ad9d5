#include "gui/app/deal_list.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rightbower::app {

DealList::DealList(Document first) : DealList(std::vector<Document>{std::move(first)}) {}

DealList::DealList(std::vector<Document> documents) {
  assert(!documents.empty());
  Snapshot snapshot;
  for (Document& document : documents)
    snapshot.deals.push_back({next_key_++, std::make_shared<const Document>(std::move(document))});
  history_ = History<Snapshot>(std::move(snapshot));
}

void DealList::push(Document document) {
  if (document == present()) return;
  Snapshot snapshot = history_.present();
  snapshot.deals[snapshot.at].document = std::make_shared<const Document>(std::move(document));
  history_.push(std::move(snapshot));
}

void DealList::amend(Document document) {
  if (document == present()) return;
  Snapshot snapshot = history_.present();
  snapshot.deals[snapshot.at].document = std::make_shared<const Document>(std::move(document));
  history_.amend(std::move(snapshot));
}

void DealList::open(std::vector<Document> documents) {
  assert(!documents.empty());
  Snapshot snapshot = history_.present();
  ++snapshot.at;
  std::vector<OpenDeal> opened;
  opened.reserve(documents.size());
  for (Document& document : documents)
    opened.push_back({next_key_++, std::make_shared<const Document>(std::move(document))});
  snapshot.deals.insert(snapshot.deals.begin() + static_cast<std::ptrdiff_t>(snapshot.at),
                        opened.begin(), opened.end());
  history_.push(std::move(snapshot));
}

void DealList::close() {
  assert(size() > 1);
  Snapshot snapshot = history_.present();
  snapshot.deals.erase(snapshot.deals.begin() + static_cast<std::ptrdiff_t>(snapshot.at));
  snapshot.at = std::min(snapshot.at, snapshot.deals.size() - 1);
  history_.push(std::move(snapshot));
}

void DealList::show(std::size_t place) {
  assert(place < size());
  Snapshot snapshot = history_.present();
  snapshot.at = place;
  history_.amend(std::move(snapshot));
}

}  // namespace rightbower::app
