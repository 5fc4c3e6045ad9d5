// A condition on a deal, as a person writes it, put to the layouts of an estimate.
#pragma once

#include "engine/result.h"
#include "hands/deal_condition.h"
#include "solver/layouts.h"

namespace rightbower::app {

// What only counts cards is dealt so from the start; the rest is looked for. Refused: best(SEAT),
// which would take a solver for every layout that is looked at.
[[nodiscard]] Faults add_condition(const hands::DealCondition& condition,
                                   solver::LayoutRequest& request);

}  // namespace rightbower::app
