// What earlier samples found for some hands, each with its size, to hold the estimates against.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "solver/trick_counts.h"

namespace rightbower::solver {

struct KnownFigure {
  enum class What { mean, at_least, all_alone, all_after_gift };
  std::string hand;  // of South, who has bid and leads
  Strain strain;
  What what = What::mean;
  int level = 0;      // at_least; of a mean not used
  std::string gift;   // all_after_gift
  std::string north;  // partner's hand, where it was known
  double value = 0;   // tricks, or a chance from 0 to 1
  int samples = 0;    // layouts it was found on
};

[[nodiscard]] std::vector<KnownFigure> known_figures();

struct Compared {
  double value = 0;
  double error = 0;  // standard error of the difference
  // How far they are apart, in standard errors.
  double apart = 0;
};

// The same figures from so many layouts of our own. Figures of one hand come from one estimate.
class Comparison {
 public:
  Comparison(int samples, int threads) : samples_(samples), threads_(threads) {}
  [[nodiscard]] Compared compare(const KnownFigure& figure);

 private:
  const int samples_;
  const int threads_;
  std::map<std::string, TrickCounts> counted_;  // by the question
};

// "at least 7", "mean", "alone, all", "alone after 9D 9S KC, all".
[[nodiscard]] std::string name_of(const KnownFigure& figure);

}  // namespace rightbower::solver
