// The switches of the search by name.
#pragma once

#include <array>

#include "solver/search.h"

namespace rightbower::solver {

struct Idea {
  const char* name;
  bool Switches::*member;
};

inline constexpr std::array ideas{
    Idea{"patterns", &Switches::patterns},
    Idea{"sure_trumps", &Switches::sure_trumps},
    Idea{"quick_tricks", &Switches::quick_tricks},
    Idea{"crossing", &Switches::crossing},
    Idea{"half_levels", &Switches::half_levels},
    Idea{"skip_irrelevant", &Switches::skip_irrelevant},
    Idea{"cutoff_memory", &Switches::cutoff_memory},
    Idea{"ordering", &Switches::ordering},
    Idea{"wide", &Switches::wide},
};

static_assert(sizeof(Switches) == ideas.size() * sizeof(bool), "an idea has no name here");

}  // namespace rightbower::solver
