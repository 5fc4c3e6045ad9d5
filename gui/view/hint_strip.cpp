#include "gui/view/hint_strip.h"

#include "gui/view/controls.h"
#include "gui/view/pen.h"

namespace rightbower::view {

void hint_strip(Ui& ui, const app::AppState& state, const Box& strip) {
  const float radius = ui.em(0.27F);
  fill_box(ui, strip, ui.colours.panel, radius);
  stroke_box(ui, strip, ui.colours.accent, ui.outline(1), radius);
  fill_box(ui, {strip.x, strip.y, ui.em(0.27F), strip.h}, ui.colours.accent, radius);
  const app::Action dismiss{app::ActionId::dismiss_hint, {}};
  const float width = command_button_width(ui, dismiss);
  const Box close{strip.right() - width - ui.em(0.3F), strip.y + ui.em(0.25F), width,
                  strip.h - ui.em(0.5F)};
  command_button(ui, state, close, dismiss);
  const app::Action learn{app::ActionId::show_lessons, {}};
  float end = close.x;
  if (app::enabled(state, learn)) {
    const float learn_width = command_button_width(ui, learn, true);
    end -= learn_width + ui.em(0.4F);
    command_button(ui, state, {end, close.y, learn_width, close.h}, learn, true);
  }
  const float left = strip.x + ui.em(0.93F);
  text(ui, left, strip.cy(), shortened(ui, ui.words["view.hint"], end - left - ui.em(0.6F)),
       ui.colours.text);
}

}  // namespace rightbower::view
