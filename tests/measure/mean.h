// Sums for a mean and its spread.
#pragma once

#include <algorithm>
#include <cmath>

namespace rightbower::tests {

class Mean {
 public:
  void add(double value) {
    ++cases_;
    sum_ += value;
    squares_ += value * value;
  }
  [[nodiscard]] int cases() const { return cases_; }
  [[nodiscard]] double mean() const { return cases_ == 0 ? 0 : sum_ / cases_; }
  [[nodiscard]] double sd() const {
    if (cases_ < 2) return 0;
    return std::sqrt(std::max(0.0, squares_ - cases_ * mean() * mean()) / (cases_ - 1));
  }
  // Standard error of the mean.
  [[nodiscard]] double error() const { return cases_ == 0 ? 0 : sd() / std::sqrt(cases_); }

 private:
  int cases_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace rightbower::tests
