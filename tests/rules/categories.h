// What each category of rule cases asks of the engine.
#pragma once

#include <span>
#include <string_view>

#include "tests/rules/case_fields.h"

namespace rightbower::tests {

// Throws CaseFailure where the engine says otherwise, or the case cannot be understood.
using CheckCase = void (*)(Fields& input, Fields& expected);

struct Category {
  std::string_view name;
  CheckCase check;
};

[[nodiscard]] std::span<const Category> card_categories();     // cards, tricks, following suit
[[nodiscard]] std::span<const Category> auction_categories();  // calls, who leads, two-handed
[[nodiscard]] std::span<const Category> score_categories();    // hands and matches
[[nodiscard]] std::span<const Category> exchange_categories();

}  // namespace rightbower::tests
