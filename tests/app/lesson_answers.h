// Answers a test gives to the questions of the course.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "gui/app/insight.h"
#include "gui/app/lesson_play.h"
#include "gui/app/lesson_steps.h"

namespace rightbower::tests {

// The right one, as a learner gives it: where one is to be picked, one of those that are right.
inline lessons::Answer right_answer(const app::AppState& state) {
  const lessons::Question& question = *app::open_question(state);
  lessons::Answer answer = question.answer;
  if (kind_of(question.fact) == lessons::Kind::pick_card) answer.cards.resize(1, Card::joker());
  if (kind_of(question.fact) == lessons::Kind::pick_option)
    answer.options.erase(answer.options.begin() + 1, answer.options.end());
  return answer;
}

// The first of them that is not right; of those that are all right, all but one.
template <class T>
std::vector<T> wrong_choice(const std::vector<T>& offered, const std::vector<T>& right) {
  for (const T& one : offered)
    if (std::ranges::count(right, one) == 0) return {one};
  return {right.begin() + 1, right.end()};
}

// Another answer of the same kind that can be checked, and is not right.
inline lessons::Answer wrong_answer(const app::AppState& state) {
  const lessons::Question& question = *app::open_question(state);
  const lessons::Answer& right = question.answer;
  switch (kind_of(question.fact)) {
    case lessons::Kind::number:
    case lessons::Kind::play_out: {
      const int more = *right.number + question.within + 1;
      return {{}, more <= app::largest_answer ? more : *right.number - question.within - 1};
    }
    case lessons::Kind::order_cards: {
      lessons::Answer wrong = right;
      std::swap(wrong.cards.front(), wrong.cards.back());
      return wrong;
    }
    case lessons::Kind::choose_cards:
    case lessons::Kind::pick_card:
      return {wrong_choice(app::offered(state), right.cards), std::nullopt};
    case lessons::Kind::pick_option:
    case lessons::Kind::choose_options:
      return {{}, std::nullopt, wrong_choice(app::offered_options(state), right.options)};
  }
  return {};
}

// A card of the play-out that keeps most tricks, or fewest; nothing while it is not the learner's
// turn.
inline std::optional<Card> card_to_play(const app::AppState& state, bool best) {
  const std::vector<Card> cards = app::offered(state);
  if (cards.empty()) return std::nullopt;
  const app::CardValues& values = *state.insight.values(app::play_standing(state)->request());
  const auto worth = [&](Card card) {
    const int tricks = app::value_of(values, card).value_or(0);
    return best ? tricks : -tricks;
  };
  return *std::ranges::max_element(cards, {}, worth);
}

}  // namespace rightbower::tests
