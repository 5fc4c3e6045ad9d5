// Prints figures found by earlier samples beside ours: compare_figures [LAYOUTS [THREADS]].
#include <cstdio>
#include <cstdlib>

#include "tests/solver/known_figures.h"

int main(int argument_count, char** arguments) {
  using namespace rightbower::solver;
  const int samples = argument_count > 1 ? std::atoi(arguments[1]) : 2'000;
  const int threads = argument_count > 2 ? std::atoi(arguments[2]) : 2;
  if (samples < 1 || threads < 1) return 2;
  std::printf("%-37s %-3s %-31s %8s %8s %8s %6s\n", "hand", "", "", "before", "now", "error",
              "apart");
  Comparison comparison(samples, threads);
  bool agree = true;
  for (const KnownFigure& figure : known_figures()) {
    const Compared compared = comparison.compare(figure);
    std::printf("%-37s %-3s %-31s %8.3f %8.3f %8.3f %6.1f%s\n", figure.hand.c_str(),
                rightbower::name(figure.strain), name_of(figure).c_str(), figure.value,
                compared.value, compared.error, compared.apart, compared.apart < 3 ? "" : " !");
    std::fflush(stdout);
    agree = agree && compared.apart < 3;
  }
  return agree ? 0 : 1;
}
