#include "gui/view/floating.h"

#include "gui/view/pen.h"

namespace rightbower::view {

FloatingBox::FloatingBox(Ui& ui, const char* name, const Box& box) : ui_(ui), outside_(ui.pen) {
  ui_.floats.push_back(box);
  ImGui::SetNextWindowPos({box.x, box.y});
  ImGui::SetNextWindowSize({box.w, box.h});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::Begin(name, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoNav);
  ImGui::PopStyleVar(2);
  ui_.pen = ImGui::GetWindowDrawList();
  ui_.covered = false;
  fill_box(ui_, box, ui_.colours.panel, ui_.em(0.4F));
  stroke_box(ui_, box, ui_.colours.accent, ui_.outline(2), ui_.em(0.4F));
}

FloatingBox::~FloatingBox() {
  ImGui::End();
  ui_.pen = outside_;
}

ScrollBox::ScrollBox(Ui& ui, const std::string& name, const Box& box, float content_height)
    : ui_(ui), outside_(ui.pen), content_(content_height) {
  ImGui::SetCursorScreenPos({box.x, box.y});
  ImGui::BeginChild(name.c_str(), {box.w, box.h}, false,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav);
  ui_.pen = ImGui::GetWindowDrawList();
  const ImVec2 start = ImGui::GetCursorScreenPos();
  origin_ = {start.x, start.y};
}

ScrollBox::~ScrollBox() {
  ImGui::SetCursorScreenPos({origin_.x, origin_.y});
  ImGui::Dummy({1, content_});
  ImGui::EndChild();
  ui_.pen = outside_;
}

void ScrollBox::show(float top, float height) {
  // The same row in a window of the same height: a person may have scrolled away from it since.
  const float now = top + ImGui::GetWindowSize().y;
  float* shown = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("shown"), -1);
  if (*shown == now) return;
  *shown = now;
  const float scroll = ImGui::GetScrollY();
  const float seen = ImGui::GetWindowSize().y;
  if (top < scroll)
    ImGui::SetScrollY(top);
  else if (top + height > scroll + seen)
    ImGui::SetScrollY(top + height - seen);
}

}  // namespace rightbower::view
