// The deals that are open, with undo and redo of everything done to them: a step changes a deal,
// opens some or closes one. Snapshots share the deals that did not change, so a step costs as much
// as a pointer for each deal.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "gui/app/document.h"
#include "gui/app/history.h"

namespace rightbower::app {

struct OpenDeal {
  int key;  // the same for as long as the deal is open, over all steps
  std::shared_ptr<const Document> document;

  friend bool operator==(const OpenDeal&, const OpenDeal&) = default;
};

class DealList {
 public:
  explicit DealList(Document first = {});
  explicit DealList(std::vector<Document> documents);  // at least one

  // There is always one on the table.
  [[nodiscard]] const Document& present() const { return *deal().document; }
  [[nodiscard]] const OpenDeal& deal() const { return deals()[at()]; }
  [[nodiscard]] const std::vector<OpenDeal>& deals() const { return history_.present().deals; }
  [[nodiscard]] std::size_t at() const { return history_.present().at; }
  [[nodiscard]] std::size_t size() const { return deals().size(); }

  // A step: the deal on the table becomes this. The same again is no step.
  void push(Document document);
  // Without a step: something a person would not want to undo, such as which hand receives.
  void amend(Document document);
  // A step: these stand behind the deal on the table, and the first of them comes on it.
  void open(std::vector<Document> documents);
  // A step; there must be another deal.
  void close();
  // No step: undo later shows the deal at which something was done.
  void show(std::size_t place);

  [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
  [[nodiscard]] bool can_redo() const { return history_.can_redo(); }
  void undo() { history_.undo(); }
  void redo() { history_.redo(); }

 private:
  struct Snapshot {
    std::vector<OpenDeal> deals;
    std::size_t at = 0;

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
  };

  int next_key_ = 1;
  History<Snapshot> history_;
};

}  // namespace rightbower::app
