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

// Where the answer comes from: "All cards known.", "From 60 deals ..."; empty where the rules give
// it.
[[nodiscard]] std::string source_words(const Ui& ui, const lessons::Question& question);

// "North", "no trump", "5 hearts", "Yes".
[[nodiscard]] std::string option_words(const Ui& ui, const lessons::Option& option);

// "{JH} {JD}", "9" or "5 hearts": an answer in the markup of rich_text; empty when nothing was
// answered.
[[nodiscard]] std::string answer_words(const Ui& ui, const lessons::Answer& answer);

// The card of the line that was played last, with what it does; empty before the first.
[[nodiscard]] std::string line_words(const Ui& ui, const app::AppState& state);

// The strain the cards are shown in: gold edges and tags would answer many questions, so the
// question's own strain shows only after a right answer; the board's is there from the start.
[[nodiscard]] std::optional<Strain> shown_strain(const app::AppState& state);

// Whether the card that wins the trick is starred: not while that is the question.
[[nodiscard]] bool winner_shown(const app::AppState& state);

}  // namespace rightbower::view
