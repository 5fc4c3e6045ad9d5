#include "gui/view/controls.h"

#include <utility>

#include "gui/view/key_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

void fill_button(Ui& ui, const Box& box, const ButtonLook& look, const Press& press) {
  Colour fill = ui.colours.button;
  Colour edge = ui.colours.line;
  if (!look.enabled) {
    fill = ui.colours.panel;
  } else if (look.main) {
    fill = edge = ui.colours.accent;
  } else if (look.chosen || press.hovered || press.held) {
    fill = ui.colours.selected;
  }
  const float radius = ui.em(0.33F);
  fill_box(ui, box, fill, radius);
  stroke_box(ui, box, edge, ui.line(), radius);
  if (look.enabled && (look.chosen || press.held || (look.main && press.hovered)))
    stroke_box(ui, box.inset(-ui.line(2)), ui.colours.accent, ui.outline(2), radius + ui.line(2));
}

}  // namespace

void draw_panel(Ui& ui, const Box& box) {
  const float radius = ui.em(0.4F);
  fill_box(ui, box, ui.colours.panel, radius);
  stroke_box(ui, box, ui.colours.line, ui.line(), radius);
}

void draw_panel(Ui& ui, const Box& box, std::string_view title, std::string_view caption) {
  draw_panel(ui, box);
  const float y = box.y + ui.em(1.25F);
  const TextLook bold{Size::body, Weight::bold, Align::left};
  const TextLook small{Size::small, Weight::regular, Align::right};
  const float all = box.w - ui.em(1.86F);
  text(ui, box.x + ui.em(0.93F), y, shortened(ui, title, all, bold), ui.colours.text, bold);
  // Half a caption says nothing.
  const float room = all - text_width(ui, title, Size::body, Weight::bold) - ui.em(0.8F);
  if (text_width(ui, caption, Size::small) <= room)
    text(ui, box.right() - ui.em(0.93F), y, caption, ui.colours.muted, small);
}

float button_width(const Ui& ui, std::string_view label, bool main) {
  return std::ceil(text_width(ui, label, Size::body, main ? Weight::bold : Weight::regular)) +
         ui.em(1.8F);
}

bool button(Ui& ui, const std::string& id, const Box& box, std::string_view label,
            const ButtonLook& look) {
  const Press press = hotspot(ui, id, box, label, look.enabled);
  fill_button(ui, box, look, press);
  Colour words = ui.colours.text;
  if (!look.enabled)
    words = ui.colours.disabled;
  else if (look.main)
    words = ui.colours.on_accent;
  const bool bold = (look.main && look.enabled) || look.chosen;
  text(ui, box.cx(), box.cy(), label, words,
       {Size::body, bold ? Weight::bold : Weight::regular, Align::centre});
  tip(ui, press, look.tip);
  return press.clicked;
}

std::string_view key_of(const app::Action& action) {
  for (const app::Command& command : app::commands())
    if (command.action == action && !command.keys.empty()) return command.keys.front();
  return {};
}

void command_button(Ui& ui, const app::AppState& state, const Box& box, const app::Action& action,
                    bool main) {
  ButtonLook look{main, app::enabled(state, action), false, key_words(ui, key_of(action))};
  if (button(ui, std::string(app::name(action.id)), box, ui.words[app::label_id(action)], look))
    ui.emit(action);
}

float command_button_width(const Ui& ui, const app::Action& action, bool main) {
  return button_width(ui, ui.words[app::label_id(action)], main);
}

bool picker(Ui& ui, const std::string& id, const Box& box, std::string_view label, bool chosen,
            bool enabled) {
  const Press press = hotspot(ui, id, box, label, enabled);
  const float radius = ui.em(0.33F);
  const bool lit = chosen || (enabled && press.hovered);
  fill_box(ui, box, lit ? ui.colours.selected : ui.colours.panel, radius);
  if (chosen)
    stroke_box(ui, box, ui.colours.accent, ui.outline(2), radius);
  else
    stroke_box(ui, box, ui.colours.rim, ui.line(), radius);
  tip(ui, press, label);
  return press.clicked;
}

float pill_width(const Ui& ui, std::string_view name, std::string_view info) {
  float width = text_width(ui, name, Size::body, Weight::bold) + ui.em(1.2F);
  if (!info.empty()) width += text_width(ui, info, Size::small) + ui.em(0.53F);
  return std::ceil(width);
}

void draw_pill(Ui& ui, Point top_left, std::string_view name, std::string_view info,
               PillLook look) {
  const Box box{top_left.x, top_left.y, pill_width(ui, name, info), ui.em(pill_height)};
  fill_box(ui, box, look.active ? ui.colours.accent : ui.colours.panel, box.h / 2);
  stroke_box(ui, box, look.active ? ui.colours.accent : ui.colours.rim, ui.line(), box.h / 2);
  const float x = box.x + ui.em(0.6F);
  text(ui, x, box.cy(), name, look.active ? ui.colours.on_accent : ui.colours.text,
       {Size::body, Weight::bold});
  text(ui, x + text_width(ui, name, Size::body, Weight::bold) + ui.em(0.53F), box.cy(), info,
       look.active ? ui.colours.on_accent : ui.colours.muted, {Size::small});
}

}  // namespace rightbower::view
