// A fact with all it is asked about, ready to be answered by the rules, by counting, by the solver
// or by sampling. Every answer of a lesson comes from here.
#pragma once

#include <optional>
#include <vector>

#include "engine/result.h"
#include "lessons/fact.h"
#include "lessons/lesson.h"
#include "lessons/solved_book.h"

namespace rightbower::lessons {

struct Asked {
  const Fact& fact;
  const Board* board;  // null where there is none
  const std::vector<Card>& cards;
  const std::vector<Option>& options;
};

[[nodiscard]] Asked asked_by(const Step& step);  // which has a question
[[nodiscard]] Asked asked_by(const Claim& claim, const Step& step);

// Everything that keeps a fact from being computed: no board, a hand that is not shown, a card that
// is not held. Places are "board", "ask", "choices".
[[nodiscard]] Faults faults_of(const Asked& asked);

struct Computed {
  Answer answer;
  double error = 0;  // the standard error of a sampled number; 0 for what is exact
};

// The facts answered by each source; the fact is sound (faults_of). Nothing when the solver was
// stopped, or the fact is none of that source.
[[nodiscard]] std::optional<Answer> answer_of_rules(const Asked& asked);
[[nodiscard]] std::optional<Answer> answer_of_counting(const Asked& asked);
[[nodiscard]] std::optional<Answer> answer_of_odds(const Asked& asked);
[[nodiscard]] std::optional<Answer> answer_of_solver(const Asked& asked, SolvedBook& book);
[[nodiscard]] std::optional<Computed> answer_of_samples(const Asked& asked, SolvedBook& book);

// The answer, whoever gives it; nothing only when the solver was stopped.
[[nodiscard]] std::optional<Computed> computed_answer(const Asked& asked, SolvedBook& book);

}  // namespace rightbower::lessons
