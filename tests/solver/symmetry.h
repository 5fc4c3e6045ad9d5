// Requests that are the same game under other names, so that their answers must be equal.
#pragma once

#include "solver/request.h"

namespace rightbower::solver {

// Suits renamed such that colours stay colours: bit 0 of how exchanges the black suits, bit 1 the
// red ones, bit 2 black with red. In the cards and in the strain.
inline constexpr int ways_to_rename = 8;
[[nodiscard]] Request renamed(const Request& request, int how);

// Every seat one further round the table.
[[nodiscard]] Request turned(const Request& request);

}  // namespace rightbower::solver
