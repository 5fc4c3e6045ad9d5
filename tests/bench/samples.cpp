#include "tests/bench/samples.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace rightbower::bench {

void Samples::add(std::vector<double> repeated) {
  assert(!repeated.empty());
  std::ranges::sort(repeated);
  values_.push_back(repeated[repeated.size() / 2]);
}

double Samples::mean() const {
  return std::accumulate(values_.begin(), values_.end(), 0.0) / static_cast<double>(values_.size());
}

double Samples::p95() const {
  std::vector<double> sorted = values_;
  std::ranges::sort(sorted);
  return sorted[(sorted.size() * 95 + 99) / 100 - 1];
}

double Samples::most() const { return *std::ranges::max_element(values_); }

}  // namespace rightbower::bench
