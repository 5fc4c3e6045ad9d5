#include "solver/trick_counts.h"

#include <algorithm>
#include <cmath>

namespace rightbower::solver {

template <int Lowest, int Highest>
double Counts<Lowest, Highest>::mean() const {
  std::int64_t sum = 0;
  for (int value = Lowest; value <= Highest; ++value) sum += value * count(value);
  return total() == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(total());
}

template <int Lowest, int Highest>
double Counts<Lowest, Highest>::sd() const {
  if (total() < 2) return 0;
  const double middle = mean();
  double squares = 0;
  for (int value = Lowest; value <= Highest; ++value)
    squares += (value - middle) * (value - middle) * static_cast<double>(count(value));
  return std::sqrt(squares / static_cast<double>(total() - 1));
}

template <int Lowest, int Highest>
double Counts<Lowest, Highest>::standard_error() const {
  return total() == 0 ? 0 : sd() / std::sqrt(static_cast<double>(total()));
}

template <int Lowest, int Highest>
double Counts<Lowest, Highest>::share(int value) const {
  return total() == 0 ? 0 : static_cast<double>(count(value)) / static_cast<double>(total());
}

template <int Lowest, int Highest>
double Counts<Lowest, Highest>::at_least(int value) const {
  std::int64_t enough = 0;
  for (int i = std::max(value, Lowest); i <= Highest; ++i) enough += count(i);
  return total() == 0 ? 0 : static_cast<double>(enough) / static_cast<double>(total());
}

template <int Lowest, int Highest>
double Counts<Lowest, Highest>::at_least_error(int value) const {
  const double chance = at_least(value);
  return total() == 0 ? 0 : std::sqrt(chance * (1 - chance) / static_cast<double>(total()));
}

template class Counts<0, most_cards_of_hand>;
template class Counts<-most_cards_of_hand, most_cards_of_hand>;

}  // namespace rightbower::solver
