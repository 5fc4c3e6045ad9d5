// Proves a lesson: computes the answer of every question, and of everything else its texts claim,
// from the rules, the cards, exact chances, the solver and samples.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/result.h"
#include "lessons/lesson.h"
#include "lessons/solved_book.h"

namespace rightbower::lessons {

// Cards a question may offer, so that every answer can be tried when a lesson is checked.
inline constexpr std::size_t most_cards_to_order = 7;
inline constexpr std::size_t most_cards_to_choose_from = 12;

// The answer the rules give to a step's question, which is none for the solver or for sampling. The
// step has a question, and a board where the question is about one.
[[nodiscard]] Answer computed_answer(const Step& step);

// Everything in a lesson that is not so or not there; empty when the lesson is sound. Places are
// paths as in its file: "steps[2].question.answer". check takes answers that cost time as they are
// (it is what every reader of a file does); prove computes them too, about a second a lesson. Where
// the book was told to stop, what it had not yet found is left out.
[[nodiscard]] Faults check(const Lesson& lesson);
[[nodiscard]] Faults prove(const Lesson& lesson, SolvedBook& book);

// The two parts of check: each step for itself, and what holds for the lesson as a whole.
[[nodiscard]] Faults check_step(const Step& step, std::string_view path,
                                SolvedBook* book = nullptr);
[[nodiscard]] Faults check_whole(const Lesson& lesson);

}  // namespace rightbower::lessons
