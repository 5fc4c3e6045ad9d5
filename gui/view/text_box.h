// A text field on screen.
#pragma once

#include <string>
#include <string_view>

#include "gui/app/text_field.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

inline constexpr float text_box_height = 2.1F;  // in E

// With a caret while it has the keys; the words stand in it while it is empty. The text moves
// sideways so that the caret is in sight. True when it is clicked.
[[nodiscard]] bool text_box(Ui& ui, const std::string& id, const Box& box,
                            const app::TextField& field, std::string_view words, bool focused);

}  // namespace rightbower::view
