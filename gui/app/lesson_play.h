// A question that is played out: the learner plays the cards of his side, the others answer with
// best play. It ends when the goal is reached, or when a card has put it out of reach.
#pragma once

#include <optional>

#include "gui/app/play_out.h"
#include "gui/app/state.h"

namespace rightbower::app {

// The open question is played out.
[[nodiscard]] bool plays_out(const AppState& state);
// Where that stands; nothing where nothing is played out.
[[nodiscard]] std::optional<Standing> play_standing(const AppState& state);
// Tricks the learner's side has taken, and those it was asked to take.
[[nodiscard]] int tricks_taken(const AppState& state);
[[nodiscard]] int tricks_wanted(const AppState& state);
// The kinds of card the learner may play now: none while it is not his turn, the values of his
// cards are not known yet, or the question is over.
[[nodiscard]] CardSet playable_now(const AppState& state);

// The learner plays one of these. A card after which the goal is out of reach ends the question.
void play_in_lesson(AppState& state, Card card);
// The others play as far as is known; true when anything was played.
bool play_others(AppState& state);

}  // namespace rightbower::app
