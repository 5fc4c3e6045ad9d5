// A play-out in words. Sentences are in the markup of rich_text: cards are drawn.
#pragma once

#include <string>

#include "gui/app/play_steps.h"
#include "gui/app/state.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// "{JH}"
[[nodiscard]] std::string card_markup(Card card);

// The side of a seat: "North-South", or the lone player, or those against him.
[[nodiscard]] std::string side_name(const Ui& ui, const app::Standing& standing, Seat seat);

// Why a card of a line is played: "leads a sure winner".
[[nodiscard]] std::string why_words(const Ui& ui, const app::LineCard& card);

// About the last card: what it did, and what it cost. Empty when nothing has been played.
[[nodiscard]] std::string last_card_sentence(const Ui& ui, const app::AppState& state);
// The same in one line, without drawn cards, for the status line.
[[nodiscard]] std::string play_status(const Ui& ui, const app::AppState& state);
// "Marks: M · Best play: Space"
[[nodiscard]] std::string play_keys(const Ui& ui);

// What a card that can be played is worth, when the mouse rests on it.
[[nodiscard]] std::string value_words(const Ui& ui, const app::AppState& state, Card card);

}  // namespace rightbower::view
