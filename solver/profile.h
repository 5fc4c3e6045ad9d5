// Where the work of a search goes: for `./dev bench --profile`, and nothing at all in any other
// build (RB_SOLVER_PROFILE).
#pragma once

#include <array>
#include <cstdint>

namespace rightbower::solver {

#ifdef RB_SOLVER_PROFILE
inline constexpr bool profiling = true;
#else
inline constexpr bool profiling = false;
#endif

struct Profile {
  // Starts of a trick, by how they ended.
  std::uint64_t trivial = 0;  // nothing left to prove, or one card each
  std::uint64_t in_table = 0;
  std::uint64_t by_bounds = 0;
  std::uint64_t searched = 0;

  // Choices of the first to the fourth seat of a trick that had more than one card to choose from.
  struct Choices {
    std::uint64_t settled = 0;        // a card settled the question
    std::uint64_t settled_first = 0;  // and it was the first one tried
    std::uint64_t failed = 0;         // no card did
    std::uint64_t tried_in_vain = 0;  // cards tried where none did
  };
  std::array<Choices, 4> seats;

  void note_choice(int seat, bool settled, int tries) {
    Choices& choices = seats[static_cast<std::size_t>(seat)];
    if (settled) {
      ++choices.settled;
      if (tries == 1) ++choices.settled_first;
    } else {
      ++choices.failed;
      choices.tried_in_vain += static_cast<std::uint64_t>(tries);
    }
  }
};

}  // namespace rightbower::solver
