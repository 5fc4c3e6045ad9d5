// The numbers of an estimate as they are read.
#pragma once

#include <string>

#include "gui/app/number_words.h"
#include "gui/app/state.h"
#include "gui/view/ui.h"

namespace rightbower::view {

using app::decimal;
using app::in_100;
[[nodiscard]] std::string signed_decimal(double value);  // "+0.7", "−1.6"

// "7 hearts", "Alone, hearts".
[[nodiscard]] std::string bid_words(const Ui& ui, const solver::BidValue& value);
// "Hearts: 7.9 tricks on average, ± 1.9 from deal to deal."
[[nodiscard]] std::string average_words(const Ui& ui, const solver::StrainEstimate& strain);
// "7 hearts makes 75 times in 100."
[[nodiscard]] std::string chance_words(const Ui& ui, const solver::StrainEstimate& strain,
                                       int level);
// How far it is: what the status line says.
[[nodiscard]] std::string estimate_status(const Ui& ui, const app::AppState& state);

}  // namespace rightbower::view
