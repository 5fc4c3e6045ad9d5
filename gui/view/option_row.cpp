#include "gui/view/option_row.h"

#include <algorithm>
#include <string>

#include "gui/app/lesson_steps.h"
#include "gui/view/controls.h"
#include "gui/view/lesson_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float height = 2.27F;  // in E
constexpr float gap = 0.53F;
constexpr float inside = 0.8F;  // at both ends of a box
constexpr float key_room = 1.1F;

}  // namespace

float option_row(Ui& ui, const app::AppState& state, Point top_left, float width) {
  const auto options = app::offered_options(state);
  const auto& chosen = state.lesson.answer.options;
  const float right = top_left.x + width;
  Point at = top_left;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string label = option_words(ui, options[i]);
    const float w =
        std::ceil(text_width(ui, label, Size::body, Weight::bold)) + ui.em(2 * inside + key_room);
    if (at.x > top_left.x && at.x + w > right) at = {top_left.x, at.y + ui.em(height + gap)};
    const Box box{at.x, at.y, w, ui.em(height)};
    const bool is_chosen = std::ranges::count(chosen, options[i]) > 0;
    const app::Action choose{app::ActionId::lesson_option, static_cast<std::int64_t>(i)};
    if (picker(ui, "option." + std::to_string(i), box, label, is_chosen,
               app::enabled(state, choose)))
      ui.emit(choose);
    text(ui, box.x + ui.em(inside), box.cy(), label, ui.colours.text,
         {Size::body, is_chosen ? Weight::bold : Weight::regular, Align::left});
    text(ui, box.right() - ui.em(0.6F), box.cy(), std::to_string(i + 1), ui.colours.muted,
         {Size::small, Weight::regular, Align::right});
    at.x += w + ui.em(gap);
  }
  return at.y - top_left.y + ui.em(height);
}

}  // namespace rightbower::view
