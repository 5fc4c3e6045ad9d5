#include "gui/view/key_list.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "gui/view/controls.h"
#include "gui/view/key_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float row = 1.5F;  // in E
constexpr float head = 2.4F;
constexpr float margin = 1.2F;

// Commands whose keys work in the same view.
struct Section {
  std::string_view title;
  std::optional<app::ViewId> keys_in;
};
constexpr std::array<Section, 3> sections{Section{"view.keys.anywhere", std::nullopt},
                                          Section{"view.keys.analysis", app::ViewId::analysis},
                                          Section{"view.keys.lessons", app::ViewId::lessons}};

struct Line {
  std::string name;
  std::string keys;  // empty: a title
};

std::vector<Line> lines_of(const Ui& ui, const Section& section) {
  std::vector<Line> lines{{ui.words[section.title], ""}};
  for (const app::Command& command : app::commands())
    if (!command.keys.empty() && command.keys_in == section.keys_in)
      lines.push_back({ui.words[app::label_id(command.action)], keys_words(ui, command.keys)});
  return lines;
}

void draw_line(Ui& ui, const Box& box, const Line& line) {
  if (line.keys.empty()) {
    text(ui, box.x, box.cy(), line.name, ui.colours.accent, {Size::small, Weight::bold});
    return;
  }
  const float keys = text_width(ui, line.keys, Size::small);
  text(ui, box.x, box.cy(), shortened(ui, line.name, box.w - keys - ui.em(1)), ui.colours.text);
  text(ui, box.right(), box.cy(), line.keys, ui.colours.muted,
       {Size::small, Weight::regular, Align::right});
}

// One section beside the other.
void draw_columns(Ui& ui, const Box& inside, const std::vector<std::vector<Line>>& columns) {
  const float gap = ui.em(1.9F);
  const auto count = static_cast<float>(columns.size());
  Box line{inside.x, inside.y, (inside.w - (count - 1) * gap) / count, ui.em(row)};
  for (const std::vector<Line>& lines : columns) {
    line.y = inside.y;
    for (const Line& each : lines) {
      draw_line(ui, line, each);
      line.y += line.h;
    }
    line.x += line.w + gap;
  }
}

}  // namespace

void key_list(Ui& ui, const app::AppState& state, const Box& room) {
  if (!state.keys_shown) return;
  std::vector<std::vector<Line>> columns;
  std::size_t longest = 0;
  for (const Section& section : sections) {
    columns.push_back(lines_of(ui, section));
    longest = std::max(longest, columns.back().size());
  }
  const float width = std::min(ui.em(64), room.w - ui.em(1));
  const float height = ui.em(head + margin) + static_cast<float>(longest) * ui.em(row);
  const Box box{std::round(room.cx() - width / 2), room.y, width, std::min(height, room.h)};
  ImGui::SetNextWindowPos({box.x, box.y});
  ImGui::SetNextWindowSize({box.w, box.h});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::Begin("keys", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoNav);
  ImGui::PopStyleVar(2);
  ui.pen = ImGui::GetWindowDrawList();
  fill_box(ui, box, ui.colours.panel, ui.em(0.4F));
  stroke_box(ui, box, ui.colours.accent, ui.outline(2), ui.em(0.4F));
  text(ui, box.x + ui.em(margin), box.y + ui.em(1.3F), ui.words["view.keys.title"], ui.colours.text,
       {Size::body, Weight::bold});
  const app::Action close{app::ActionId::show_keys, {}};
  const std::string& label = ui.words["view.keys.close"];
  const float close_width = button_width(ui, label);
  if (button(
          ui, "keys.close",
          {box.right() - ui.em(0.6F) - close_width, box.y + ui.em(0.4F), close_width, ui.em(1.8F)},
          label))
    ui.emit(close);
  draw_columns(ui, {box.x + ui.em(margin), box.y + ui.em(head), box.w - 2 * ui.em(margin), 0},
               columns);
  ImGui::End();
}

}  // namespace rightbower::view
