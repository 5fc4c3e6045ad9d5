// Proves a lesson: computes the answer of every question from the rules and the cards.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/result.h"
#include "lessons/lesson.h"

namespace rightbower::lessons {

// Cards a question may offer, so that every answer can be tried when a lesson is checked.
inline constexpr std::size_t most_cards_to_order = 7;
inline constexpr std::size_t most_cards_to_choose_from = 12;

// Numbers a learner can answer: 0 to this.
inline constexpr int largest_number = 99;

// The answer the engine computes for a step's question. The step has a question, and a board where
// the question is about a hand.
[[nodiscard]] Answer computed_answer(const Step& step);

// Everything in a lesson that is not so or not there; empty when the lesson is sound. Places are
// paths as in its file: "steps[2].question.answer".
[[nodiscard]] Faults check(const Lesson& lesson);

// The two parts of check: each step for itself, and what holds for the lesson as a whole.
[[nodiscard]] Faults check_step(const Step& step, std::string_view path);
[[nodiscard]] Faults check_whole(const Lesson& lesson);

}  // namespace rightbower::lessons
