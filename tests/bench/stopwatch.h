// Time for the benchmark.
#pragma once

#include <time.h>

namespace rightbower::bench {

// The processor's time of this process so far, in milliseconds: what others run does not count.
[[nodiscard]] inline double cpu_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Of the clock on the wall.
[[nodiscard]] inline double wall_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

template <class Work>
[[nodiscard]] double cpu_milliseconds_of(Work work) {
  const double start = cpu_milliseconds();
  work();
  return cpu_milliseconds() - start;
}

}  // namespace rightbower::bench
