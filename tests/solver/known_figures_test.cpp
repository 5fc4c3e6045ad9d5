#include "tests/solver/known_figures.h"

#include <doctest/doctest.h>

namespace rightbower::solver {

// The tool compare_figures does the same with 2,000 layouts.
TEST_CASE("estimates agree with samples taken before, within three standard errors") {
  Comparison comparison(8, 1);
  for (const KnownFigure& figure : known_figures()) {
    const Compared compared = comparison.compare(figure);
    CHECK_MESSAGE(compared.apart < 3, figure.hand, " ", name(figure.strain), " ", name_of(figure),
                  ": ", compared.value, " against ", figure.value);
  }
}

}  // namespace rightbower::solver
