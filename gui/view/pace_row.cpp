#include "gui/view/pace_row.h"

#include <cmath>
#include <string>

#include "gui/view/controls.h"
#include "gui/view/key_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float height = 1.9F;  // in E
constexpr float gap = 0.3F;
constexpr float inside = 0.5F;

}  // namespace

float pace_row(Ui& ui, const app::AppState& state, Point top_left, float width) {
  const std::string caption = ui.words.say(
      "view.lesson.pace", {key_words(ui, key_of(app::Action{app::ActionId::lesson_pace, {}}))});
  text(ui, top_left.x, top_left.y + ui.em(0.5F), caption, ui.colours.muted, {Size::small});
  Point at{top_left.x, top_left.y + ui.em(1.3F)};
  for (app::WatchPace pace : app::all_paces) {
    const std::string name(app::name(pace));
    const std::string& label = ui.words["view.lesson.pace." + name];
    const bool chosen = state.settings.watch_pace == pace;
    const float w = std::ceil(text_width(ui, label, Size::body, Weight::bold)) + ui.em(2 * inside);
    if (at.x > top_left.x && at.x + w > top_left.x + width)
      at = {top_left.x, at.y + ui.em(height + gap)};
    const Box box{at.x, at.y, w, ui.em(height)};
    if (picker(ui, "lesson.pace." + name, box, label, chosen))
      ui.emit(app::ActionId::lesson_pace, name);
    text(ui, box.cx(), box.cy(), label, ui.colours.text,
         {Size::body, chosen ? Weight::bold : Weight::regular, Align::centre});
    at.x += w + ui.em(gap);
  }
  return at.y - top_left.y + ui.em(height);
}

}  // namespace rightbower::view
