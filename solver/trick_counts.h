// How often each number of tricks came up: what an estimate keeps of any number of layouts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/request.h"

namespace rightbower::solver {

// Of whole numbers from lowest to highest; whoever adds keeps inside.
template <int Lowest, int Highest>
class Counts {
 public:
  static constexpr int lowest = Lowest;
  static constexpr int highest = Highest;

  void add(int value, std::int64_t times = 1) { counts_[at(value)] += times; }
  [[nodiscard]] std::int64_t count(int value) const { return counts_[at(value)]; }
  [[nodiscard]] std::int64_t total() const {
    std::int64_t sum = 0;
    for (std::int64_t count : counts_) sum += count;
    return sum;
  }

  // All of them are 0 while nothing was counted.
  [[nodiscard]] double mean() const;
  [[nodiscard]] double sd() const;              // of one value
  [[nodiscard]] double standard_error() const;  // of the mean
  [[nodiscard]] double share(int value) const;
  [[nodiscard]] double at_least(int value) const;        // 0 to 1
  [[nodiscard]] double at_least_error(int value) const;  // standard error of that share

  friend bool operator==(const Counts&, const Counts&) = default;

 private:
  [[nodiscard]] static constexpr std::size_t at(int value) {
    return static_cast<std::size_t>(value - Lowest);
  }
  std::array<std::int64_t, static_cast<std::size_t>(Highest - Lowest + 1)> counts_{};
};

using TrickCounts = Counts<0, most_cards_of_hand>;
// Tricks more, or fewer.
using DifferenceCounts = Counts<-most_cards_of_hand, most_cards_of_hand>;

extern template class Counts<0, most_cards_of_hand>;
extern template class Counts<-most_cards_of_hand, most_cards_of_hand>;

}  // namespace rightbower::solver
