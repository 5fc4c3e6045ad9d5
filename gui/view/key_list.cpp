#include "gui/view/key_list.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "gui/app/play_steps.h"
#include "gui/view/controls.h"
#include "gui/view/floating.h"
#include "gui/view/key_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float row = 1.45F;  // in E
constexpr float head = 2.6F;
constexpr float margin = 1.2F;
constexpr int columns = 3;

// Commands whose keys work in the same places.
struct Section {
  std::string_view title;
  std::vector<app::KeyPlace> places;
};

// What is on screen first.
std::vector<Section> sections_of(const app::AppState& state) {
  using enum app::KeyPlace;
  std::vector<Section> sections;
  if (state.view == app::ViewId::lessons)
    sections.push_back({"view.keys.lessons", {lessons}});
  else if (app::setting_up(state))
    sections.push_back({"view.keys.setup", {setup}});
  else if (app::in_play(state))
    sections.push_back({"view.keys.play", {play}});
  else
    sections.push_back({"view.keys.analysis", {analysis}});
  sections.push_back({"view.keys.anywhere", {views, everywhere, library}});
  sections.push_back({"view.keys.auction", {auction}});
  sections.push_back({"view.keys.lists", {finder, dealing, menu, field}});
  return sections;
}

struct Line {
  std::string name;
  std::string keys;  // empty: a title
};

// The same words with other keys are one line.
void add_lines(const Ui& ui, const Section& section, std::vector<Line>& lines) {
  lines.push_back({ui.words[section.title], ""});
  const std::size_t first = lines.size();
  for (const app::Command& command : app::commands()) {
    if (command.keys.empty() || std::ranges::count(section.places, command.keys_in) == 0) continue;
    std::string name = ui.words[app::label_id(command.action)];
    const auto same = std::find_if(lines.begin() + static_cast<std::ptrdiff_t>(first), lines.end(),
                                   [&](const Line& line) { return line.name == name; });
    if (same != lines.end())
      same->keys += ", " + keys_words(ui, command.keys);
    else
      lines.push_back({std::move(name), keys_words(ui, command.keys)});
  }
}

void draw_line(Ui& ui, const Box& box, const Line& line) {
  if (line.keys.empty()) {
    text(ui, box.x, box.cy(), line.name, ui.colours.accent, {Size::small, Weight::bold});
    return;
  }
  const TextLook small{Size::small, Weight::regular, Align::right};
  const std::string keys = shortened(ui, line.keys, box.w * 0.45F, small);
  const float room = box.w - text_width(ui, keys, Size::small) - ui.em(0.6F);
  text(ui, box.x, box.cy(), shortened(ui, line.name, room, {Size::small}), ui.colours.text,
       {Size::small});
  text(ui, box.right(), box.cy(), keys, ui.colours.muted, small);
}

}  // namespace

void key_list(Ui& ui, const app::AppState& state, const Box& room) {
  std::vector<Line> lines;
  for (const Section& section : sections_of(state)) add_lines(ui, section, lines);
  const auto in_column = static_cast<std::size_t>((lines.size() + columns) / columns);
  // A title does not end a column.
  for (std::size_t last = in_column - 1; last + 1 < lines.size(); last += in_column)
    if (lines[last].keys.empty())
      lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(last), Line{"", " "});
  const float content = ui.em(row) * static_cast<float>(in_column);
  const float width = std::min(ui.em(76), room.w - ui.em(1));
  const float height = std::min(ui.em(head + margin / 2) + content, room.h);
  const Box box{std::round(room.cx() - width / 2), room.y, width, height};
  const FloatingBox floating(ui, "keys", box);
  text(ui, box.x + ui.em(margin), box.y + ui.em(1.35F), ui.words["view.keys.title"],
       ui.colours.text, {Size::body, Weight::bold});
  const std::string& label = ui.words["view.keys.close"];
  const float close_width = button_width(ui, label);
  if (button(
          ui, "keys.close",
          {box.right() - ui.em(0.6F) - close_width, box.y + ui.em(0.4F), close_width, ui.em(1.8F)},
          label))
    ui.emit(app::ActionId::dismiss);

  const Box list{box.x + ui.em(margin), box.y + ui.em(head), box.w - 2 * ui.em(margin),
                 box.h - ui.em(head) - ui.em(margin / 4)};
  ScrollBox scroll(ui, "key-lines", list, content);
  const float gap = ui.em(1.9F);
  const float column = (list.w - (columns - 1) * gap) / columns;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const float x = list.x + static_cast<float>(i / in_column) * (column + gap);
    const float y = scroll.origin().y + ui.em(row) * static_cast<float>(i % in_column);
    draw_line(ui, {x, y, column, ui.em(row)}, lines[i]);
  }
}

}  // namespace rightbower::view
