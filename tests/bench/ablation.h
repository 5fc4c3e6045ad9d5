// What each idea of the search is worth: nodes and time with it left out.
#pragma once

namespace rightbower::bench {

// Prints a line for each idea, on the first so many double-deck deals. False when an answer differs
// from that of the whole search.
bool bench_ablation(int deals);

}  // namespace rightbower::bench
