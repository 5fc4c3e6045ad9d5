#include "gui/view/menu_bar.h"

#include <array>
#include <string>
#include <string_view>

#include "gui/view/imgui_compat.h"
#include "gui/view/key_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr std::array<std::string_view, 6> menus{"file", "edit", "deal", "lesson", "view", "help"};

// Menus are ImGui's own widgets: what they drew becomes a hotspot afterwards.
void note_hotspot(Ui& ui, std::string id, std::string_view label, bool enabled) {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  ui.hotspots.push_back(
      {std::move(id), {from.x, from.y, to.x - from.x, to.y - from.y}, std::string(label), enabled});
}

bool is_chosen(const app::AppState& state, const app::Action& action) {
  switch (action.id) {
    case app::ActionId::choose_trump:
      return action.value == app::Value(state.trump);
    case app::ActionId::choose_lead:
      return action.value == app::Value(state.lead);
    case app::ActionId::choose_theme:
      return action.value == app::Value(std::string(app::name(state.settings.theme)));
    case app::ActionId::show_analysis:
      return state.view == app::ViewId::analysis;
    case app::ActionId::show_lessons:
      return state.view == app::ViewId::lessons;
    default:
      return false;
  }
}

// "trump" of "trump.choose": commands of one kind stand together.
std::string_view group_of(const app::Action& action) {
  const std::string_view name = app::name(action.id);
  return name.substr(0, name.find('.'));
}

void item(Ui& ui, const app::AppState& state, const app::Action& action, std::string_view key,
          const std::string& label) {
  const bool enabled = app::enabled(state, action);
  const std::string widget = label + "###" + app::label_id(action);
  if (ImGui::MenuItem(widget.c_str(), key_words(ui, key).c_str(), is_chosen(state, action),
                      enabled))
    ui.emit(action);
  note_hotspot(ui, "menu." + app::label_id(action), label, enabled);
}

void items(Ui& ui, const app::AppState& state, std::string_view menu) {
  std::string_view group;
  for (const app::Command& command : app::commands()) {
    if (command.menu != menu) continue;
    if (!group.empty() && group != group_of(command.action)) ImGui::Separator();
    group = group_of(command.action);
    item(ui, state, command.action, command.keys.empty() ? "" : command.keys.front(),
         ui.words[app::label_id(command.action)]);
  }
}

void lesson_items(Ui& ui, const app::AppState& state) {
  if (!state.course.empty()) ImGui::Separator();
  for (std::size_t i = 0; i < state.course.size(); ++i) {
    const std::string title(state.course[i].title.in(state.settings.language));
    const int number = static_cast<int>(i) + 1;
    item(ui, state, {app::ActionId::open_lesson, static_cast<std::int64_t>(i)}, "",
         ui.words.say("view.menu.lesson-item", {number, title}));
  }
}

}  // namespace

float menu_bar(Ui& ui, const app::AppState& state) {
  const float text = line_height(*ui.fonts.get(Size::body, Weight::regular));
  float height = ui.em(menu_height);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.em(0.3F), (height - text) / 2});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.em(0.73F), ui.em(0.45F)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.em(0.7F), ui.em(0.5F)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  if (ImGui::BeginMainMenuBar()) {
    height = ImGui::GetWindowSize().y;
    for (std::string_view menu : menus) {
      const std::string& label = ui.words["view.menu." + std::string(menu)];
      const bool open = ImGui::BeginMenu(label.c_str());
      note_hotspot(ui, "menu." + std::string(menu), label, true);
      if (!open) continue;
      items(ui, state, menu);
      if (menu == "lesson") lesson_items(ui, state);
      ImGui::EndMenu();
    }
    ImGui::EndMainMenuBar();
  }
  ImGui::PopStyleVar(4);
  return height;
}

}  // namespace rightbower::view
