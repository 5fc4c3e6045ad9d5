// What a call was worth, in words: the one that was answered, the best, and what that gave up.
#pragma once

#include <string>

#include "gui/app/state.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// After the answer to a question about calls was checked; empty anywhere else.
[[nodiscard]] std::string study_words(const Ui& ui, const app::AppState& state);

}  // namespace rightbower::view
