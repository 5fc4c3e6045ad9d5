#include "gui/view/hotspot.h"

#include "gui/view/ui.h"

namespace rightbower::view {

Press hotspot(Ui& ui, const std::string& id, const Box& box, std::string_view label, bool enabled) {
  enabled = enabled && !ui.covered;
  ui.hotspots.push_back({id, box, std::string(label), enabled});
  ImGui::SetCursorScreenPos({box.x, box.y});
  const bool clicked =
      ImGui::InvisibleButton(id.c_str(), {std::fmax(1.0F, box.w), std::fmax(1.0F, box.h)});
  Press press;
  press.hovered = !ui.covered && ImGui::IsItemHovered();
  press.held = enabled && ImGui::IsItemActive();
  press.clicked = enabled && clicked;
  return press;
}

void tip(Ui& ui, const Press& press, std::string_view words) {
  if (!press.hovered || words.empty()) return;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.em(0.53F), ui.em(0.35F)});
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(ui.em(24));
  ImGui::TextUnformatted(words.data(), words.data() + words.size());
  ImGui::PopTextWrapPos();
  ImGui::EndTooltip();
  ImGui::PopStyleVar();
}

}  // namespace rightbower::view
