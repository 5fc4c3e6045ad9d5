// The chosen cell of the trick table in words.
#pragma once

#include <string>

#include "gui/app/state.h"
#include "gui/view/ui.h"
#include "solver/table.h"

namespace rightbower::view {

// "North-South", or the lone player's name.
[[nodiscard]] std::string leaders_side(const Ui& ui, const app::AppState& state);

// "Hearts, North leads": the caption over the number.
[[nodiscard]] std::string result_caption(const Ui& ui, const app::AppState& state);

// "North leads, hearts trump: North-South take **10** of 12, all cards known.", or why there is no
// number. In the Markdown of rich_text.
[[nodiscard]] std::string result_sentence(const Ui& ui, const app::AppState& state);

// The same of any cell of either table, without markup.
[[nodiscard]] std::string result_words_of(const Ui& ui, const app::AppState& state,
                                          solver::Cell cell, bool alone);

}  // namespace rightbower::view
