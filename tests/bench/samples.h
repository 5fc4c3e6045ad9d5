// Measured values of a kind, a deal each.
#pragma once

#include <vector>

namespace rightbower::bench {

class Samples {
 public:
  // Of a deal measured several times the median counts.
  void add(std::vector<double> repeated);

  [[nodiscard]] double mean() const;
  [[nodiscard]] double p95() const;  // 95 of 100 are at most this
  [[nodiscard]] double most() const;

 private:
  std::vector<double> values_;
};

}  // namespace rightbower::bench
