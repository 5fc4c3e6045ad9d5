// What an estimate costs beside the solver's own work: 200 layouts in five strains against the same
// thousand questions put to bare solvers on as many threads.
#pragma once

namespace rightbower::bench {

struct EstimateBench {
  int layouts = 200;
  int threads = 2;
  int rounds = 3;
};

// Prints both times, their ratio with its target, how soon the first figures come, and the memory
// of a short and a ten times longer run. False when the ratio is above its target.
bool bench_estimate(const EstimateBench& bench);

}  // namespace rightbower::bench
