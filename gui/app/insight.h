// What the solver has said of single positions: the value of every card, and lines of best play.
// Kept for the whole run, so that going back costs nothing.
#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/card.h"
#include "solver/request.h"
#include "solver/solver.h"

namespace rightbower::app {

using CardValues = std::vector<solver::CardValue>;

// A question about a position.
struct InsightTask {
  enum class Kind : std::uint8_t { values, line };
  Kind kind = Kind::values;
  solver::Request request;

  friend bool operator==(const InsightTask&, const InsightTask&) = default;
};

struct InsightAnswer {
  InsightTask task;
  CardValues values;       // of Kind::values
  std::vector<Card> line;  // of Kind::line
};

class Insight {
 public:
  // More positions than these are forgotten, all at once: asking again is quick.
  static constexpr std::size_t most = 20'000;

  void add(InsightAnswer answer);
  [[nodiscard]] bool knows(const InsightTask& task) const;
  // Null while it is not known.
  [[nodiscard]] const CardValues* values(const solver::Request& request) const;
  [[nodiscard]] const std::vector<Card>* line(const solver::Request& request) const;

 private:
  struct Hash {
    [[nodiscard]] std::size_t operator()(const solver::Request& request) const;
  };
  std::unordered_map<solver::Request, CardValues, Hash> values_;
  std::unordered_map<solver::Request, std::vector<Card>, Hash> lines_;
};

// Tricks the side to act still takes with best play; the values must not be empty.
[[nodiscard]] int best_of(const CardValues& values);
// The value of a card, whatever class it is in; nothing when it is not among them.
[[nodiscard]] std::optional<int> value_of(const CardValues& values, Card card);

}  // namespace rightbower::app
