// The double-dummy solver: with all cards known, how many tricks the best play takes.
//
// Tricks are always those still to be won, the current trick counted. An object owns its table and
// may be used for one request after another; answers never depend on what it solved before. Every
// call returns nothing when should_stop said so.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "solver/request.h"
#include "solver/stop.h"

namespace rightbower::solver {

struct CardValue {
  Card card;                  // the highest of its class
  int tricks = 0;             // for the side to act, when this card is played next
  std::vector<Card> same_as;  // lower cards of the same hand that are interchangeable with it

  friend bool operator==(const CardValue&, const CardValue&) = default;
};

class PatternTable;

class Solver {
 public:
  Solver();
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // For the side of the leader of the current trick.
  [[nodiscard]] std::optional<int> tricks(const Request& request,
                                          const ShouldStop& should_stop = {});

  // For the side of the seat to play: every legal card, in the order of strength by suit.
  [[nodiscard]] std::optional<std::vector<CardValue>> values(const Request& request,
                                                             const ShouldStop& should_stop = {});

  // Best play by everybody to the end, the same line every time.
  [[nodiscard]] std::optional<std::vector<Card>> line(const Request& request,
                                                      const ShouldStop& should_stop = {});

  // What was learnt of the last cards; only the memory is kept for the next.
  void forget();

  // What all calls so far have cost.
  [[nodiscard]] const Work& work() const { return work_; }

 private:
  class Desk;
  template <class Ask>
  auto ask(const Request& request, const ShouldStop& should_stop, Ask question);

  std::unique_ptr<Desk> desk_;  // for the cards of the last request, with all it has learnt
  std::unique_ptr<PatternTable> memory_;  // for the next desk, where there is none
  Work work_;
};

}  // namespace rightbower::solver
