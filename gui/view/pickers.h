// The choice of trump and leader: five strains and the seats in play, the chosen one outlined.
#pragma once

#include <cstdint>

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

inline constexpr float pickers_height = 2;  // in E

enum class PickerWords : std::uint8_t { captions, none };

// From the left; says where the last one ends.
float draw_pickers(Ui& ui, const app::AppState& state, Point top_left, PickerWords words);

}  // namespace rightbower::view
