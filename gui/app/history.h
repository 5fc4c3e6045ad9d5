// Undo and redo by whole snapshots: a document is small, so no step has to be turned back.
#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace rightbower::app {

template <class T>
class History {
 public:
  explicit History(T first = {}) : states_{std::move(first)} {}

  [[nodiscard]] const T& present() const { return states_[at_]; }
  [[nodiscard]] bool can_undo() const { return at_ > 0; }
  [[nodiscard]] bool can_redo() const { return at_ + 1 < states_.size(); }

  // A new present; what was undone is forgotten. Pushing the present again changes nothing.
  void push(T state) {
    if (state == present()) return;
    states_.resize(at_ + 1);
    states_.push_back(std::move(state));
    ++at_;
  }
  // The present becomes this without a step: what was undone can still be redone.
  void amend(T state) { states_[at_] = std::move(state); }
  void undo() {
    assert(can_undo());
    --at_;
  }
  void redo() {
    assert(can_redo());
    ++at_;
  }

 private:
  std::vector<T> states_;
  std::size_t at_ = 0;
};

}  // namespace rightbower::app
