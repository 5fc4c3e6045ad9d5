#include "gui/view/panel_tabs.h"

#include "gui/view/controls.h"
#include "gui/view/pen.h"

namespace rightbower::view {

void draw_tabbed_panel(Ui& ui, const Box& panel, const std::vector<PanelTab>& tabs,
                       std::string_view caption) {
  draw_panel(ui, panel);
  const float y = panel.y + ui.em(1.25F);
  float x = panel.x + ui.em(0.93F);
  for (const PanelTab& tab : tabs) {
    const Weight weight = tab.chosen ? Weight::bold : Weight::regular;
    const float width = std::ceil(text_width(ui, tab.label, Size::body, weight));
    const Box box{x - ui.em(0.35F), panel.y + ui.em(0.3F), width + ui.em(0.7F), ui.em(1.9F)};
    const Press press = hotspot(ui, tab.id, box, tab.label);
    if (press.hovered && !tab.chosen) fill_box(ui, box, ui.colours.selected, ui.em(0.33F));
    text(ui, x, y, tab.label, tab.chosen ? ui.colours.text : ui.colours.muted,
         {Size::body, weight});
    if (tab.chosen)
      fill_box(ui, {x, y + ui.em(0.75F), width, ui.em(0.16F)}, ui.colours.accent, ui.em(0.08F));
    if (press.clicked) ui.emit(tab.action);
    x += width + ui.em(1.2F);
  }
  const TextLook small{Size::small, Weight::regular, Align::right};
  const float room = panel.right() - ui.em(0.93F) - x;
  text(ui, panel.right() - ui.em(0.93F), y, shortened(ui, caption, room, small), ui.colours.muted,
       small);
}

}  // namespace rightbower::view
