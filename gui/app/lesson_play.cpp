#include "gui/app/lesson_play.h"

#include <algorithm>

#include "gui/app/insight.h"
#include "gui/app/lesson_steps.h"
#include "gui/app/lesson_table.h"

namespace rightbower::app {
namespace {

// The seat whose side is the learner's: the one to play on the board.
Seat learner(const AppState& state) { return board_standing(state)->position.to_play(); }

bool learners_turn(const AppState& state, const Standing& now) {
  return now.same_side(now.position.to_play(), learner(state));
}

// Tricks taken before the board's position do not count.
int taken_by(const AppState& state, const Standing& now) {
  const Seat seat = learner(state);
  return now.tricks_won(seat) - board_standing(state)->tricks_won(seat);
}

void end_with(AppState& state, int tricks) {
  state.lesson.answer.number = tricks;
  check_answer(state);
}

void end_when_reached(AppState& state) {
  const int taken = tricks_taken(state);
  if (taken >= tricks_wanted(state)) end_with(state, taken);
}

// Led high, followed low: of equal cards the one a person would play.
Card best_reply(const Standing& now, const CardValues& values) {
  const auto best = std::ranges::find(values, best_of(values), &solver::CardValue::tricks);
  if (now.position.trick().empty() || best->same_as.empty()) return best->card;
  return best->same_as.back();
}

}  // namespace

bool plays_out(const AppState& state) {
  const lessons::Question* question = open_question(state);
  return question != nullptr && lessons::kind_of(question->fact) == lessons::Kind::play_out;
}

std::optional<Standing> play_standing(const AppState& state) {
  if (!plays_out(state)) return std::nullopt;
  auto standing = board_standing(state);
  if (standing)
    for (Card card : state.lesson.played) *standing = standing->after(card);
  return standing;
}

int tricks_taken(const AppState& state) { return taken_by(state, *play_standing(state)); }

int tricks_wanted(const AppState& state) { return open_question(state)->answer.number.value_or(0); }

CardSet playable_now(const AppState& state) {
  const auto now = play_standing(state);
  if (!now || state.lesson.verdict || now->position.over()) return {};
  if (!learners_turn(state, *now) || state.insight.values(now->request()) == nullptr) return {};
  return now->position.legal_plays(now->contract).once();
}

void play_in_lesson(AppState& state, Card card) {
  const Standing now = *play_standing(state);
  const int reachable =
      taken_by(state, now) + value_of(*state.insight.values(now.request()), card).value_or(0);
  state.lesson.played.push_back(card);
  if (reachable < tricks_wanted(state)) return end_with(state, reachable);
  end_when_reached(state);
  play_others(state);
}

bool play_others(AppState& state) {
  bool played = false;
  while (!state.lesson.verdict) {
    const auto now = play_standing(state);
    if (!now || now->position.over() || learners_turn(state, *now)) break;
    const CardValues* values = state.insight.values(now->request());
    if (values == nullptr) break;
    state.lesson.played.push_back(best_reply(*now, *values));
    played = true;
    end_when_reached(state);
  }
  return played;
}

}  // namespace rightbower::app
