// The makers of the drills, one in each file, and what they share.
#pragma once

#include <optional>
#include <string_view>

#include "engine/random.h"
#include "lessons/drill.h"

namespace rightbower::lessons {

[[nodiscard]] DrillItem make_bowers_item(Random& random);
[[nodiscard]] DrillItem make_counting_item(Random& random);
[[nodiscard]] DrillItem make_sure_tricks_item(Random& random);
// Nothing when stopped.
[[nodiscard]] std::optional<DrillItem> make_estimate_item(Random& random, const Studying& how);
[[nodiscard]] std::optional<DrillItem> make_partner_item(Random& random, const Studying& how);
[[nodiscard]] DrillItem make_lead_item(Random& random);
[[nodiscard]] DrillItem make_score_item(Random& random);

// A number from 0 to bound - 1.
[[nodiscard]] inline int draw(Random& random, int bound) {
  return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}
[[nodiscard]] inline Strain draw_suit_strain(Random& random) {
  return static_cast<Strain>(draw(random, 4));
}

// A step that asks this, with no answer yet; on a board where a deal is given.
[[nodiscard]] Step step_asking(Fact fact, std::string_view deal = {});
// Computes the answer into the step's question.
void answer_step(Step& step);

}  // namespace rightbower::lessons
