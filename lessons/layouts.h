// The hands that are not known, dealt at random from the cards nobody has shown.
#pragma once

#include <vector>

#include "engine/deal.h"
#include "engine/rules.h"
#include "lessons/fact.h"

namespace rightbower::lessons {

// So many deals that agree with the hands known; the same sample gives the same deals for ever. At
// least one hand is known, and no card lies outside the hands.
[[nodiscard]] std::vector<PerSeat<CardSet>> layouts(const Deal& deal, const Rules& rules,
                                                    const Sample& sample);

}  // namespace rightbower::lessons
