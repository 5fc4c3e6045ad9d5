// Conditions on a deal, as a person writes them:
//
//     S.bowers(H) >= 3 and not (N.aces = 0 or best(S) = NT)
//
//     SEAT.rights(STRAIN)   right bowers of that strain        SEAT.aces
//     SEAT.lefts(STRAIN)    left bowers                        SEAT.cards(SUIT)   printed in it
//     SEAT.bowers(STRAIN)   both                               best(SEAT) = STRAIN
//     SEAT.trumps(STRAIN)   all trumps, bowers included
//
// compared by = != < <= > >= with a whole number. Any case. best(SEAT) is the strain in which the
// side of that seat takes most tricks when it leads, all cards known; of equal ones each is best.
// Only a solver can say that: the caller brings the answer, so nothing here needs one.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/card_set.h"
#include "engine/contract.h"
#include "engine/deal.h"
#include "engine/result.h"

namespace rightbower::hands {

// So many cards of these kinds are in that hand.
struct NeededCount {
  Seat seat = Seat::north;
  CardSet kinds;
  int least = 0;
  int most = 0;

  friend bool operator==(const NeededCount&, const NeededCount&) = default;
};

// Whether no strain is better for that seat than this one.
using IsBest = std::function<bool(const Deal&, Seat, Strain)>;

class DealCondition {
 public:
  // A condition every deal meets.
  DealCondition() = default;

  // best is asked only where the rest does not decide.
  [[nodiscard]] bool holds(const Deal& deal, const IsBest& best) const;
  // A solver is needed: deals take thousands of times longer to try.
  [[nodiscard]] bool asks_best() const;

  // Counts that every deal it meets has, for whoever can deal by them, and whether they are all it
  // asks for.
  [[nodiscard]] std::vector<NeededCount> needed_counts() const;
  [[nodiscard]] bool only_counts() const;

  // A part of a condition. Inside deal_condition.cpp only.
  class Part;

 private:
  friend Result<DealCondition> parse_condition(std::string_view text);
  std::shared_ptr<const Part> whole_;
};

// Longer texts, and conditions with more parentheses inside each other, are refused.
inline constexpr std::size_t longest_condition = 2000;  // characters
inline constexpr int deepest_condition = 50;

// Text of spaces alone is met by every deal. Faults carry the column (line 1).
Result<DealCondition> parse_condition(std::string_view text);

}  // namespace rightbower::hands
