// The message under the content: what is wrong, every reason with its place, and the text with a
// caret under each faulty character. It covers nothing and stops nothing.
#pragma once

#include "gui/app/state.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// Many reasons scroll inside the strip; `window` is the height of it all, of which the strip takes
// but a part.
[[nodiscard]] float notice_strip_height(const Ui& ui, const app::Notice& notice, float window);
void notice_strip(Ui& ui, const app::AppState& state, const Box& strip);

}  // namespace rightbower::view
