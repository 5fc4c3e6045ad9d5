// What a lesson's step says about itself: kinds of questions, answers given, and the strain its
// cards are shown in.
#pragma once

#include <optional>
#include <string>

#include "engine/contract.h"
#include "gui/app/state.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// What to do, under the question: "Choose the cards in order, the strongest first."
[[nodiscard]] std::string_view instruction_id(const lessons::Question& question);

// "{JH} {JD}" or "9": an answer in the markup of rich_text; empty when nothing was answered.
[[nodiscard]] std::string answer_words(const lessons::Answer& answer);

[[nodiscard]] Strain strain_of(const lessons::Fact& fact);
// The seat whose hand is asked about, where it is one.
[[nodiscard]] std::optional<Seat> seat_of(const lessons::Fact& fact);

// The strain the cards are shown in: gold edges and tags would answer many questions, so the
// question's own strain shows only after a right answer; the board's is there from the start.
[[nodiscard]] std::optional<Strain> shown_strain(const app::AppState& state);

}  // namespace rightbower::view
