// The numbers of the deal on the table, as far as they are known.
#pragma once

#include <cstdint>

#include "solver/table.h"

namespace rightbower::app {

// While a deal is being solved cells of the deal before are kept, to be shown as old numbers.
struct Results {
  std::uint64_t generation = 0;  // of the request these answer
  solver::TrickTable table;
  solver::TrickTable old;
  int wanted = 0;            // cells asked for; none when hands are not known
  solver::TrickTable alone;  // every leader alone: partner out, nothing exchanged
  solver::TrickTable old_alone;
  int alone_wanted = 0;  // none where nobody has a partner, or somebody is alone as it is
  bool solving = false;
  bool stopped = false;
  solver::Work work;  // when done

  [[nodiscard]] int all_known() const { return table.known() + alone.known(); }
  [[nodiscard]] int all_wanted() const { return wanted + alone_wanted; }
};

}  // namespace rightbower::app
