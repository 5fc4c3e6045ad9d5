#include "gui/view/menu_bar.h"

#include <string>

#include "gui/app/menu.h"
#include "gui/view/controls.h"
#include "gui/view/floating.h"
#include "gui/view/icons.h"
#include "gui/view/key_words.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float row = 1.75F;  // in E
constexpr float gap = 0.45F;  // round a line between groups
constexpr float padding = 0.4F;

// Where the open menu hangs.
struct Hook {
  float x = 0;
  bool open = false;
};

// A name in the bar; the mouse goes on to other menus while one is open.
void menu_name(Ui& ui, const app::AppState& state, std::size_t menu, const Box& box, Hook& hook) {
  const std::string id = "menu." + std::string(app::menus[menu]);
  const std::string& label = ui.words["view." + id];
  const bool any_open = state.floating == app::Floating::menu;
  const bool open = any_open && state.menu.menu == menu;
  const Press press = hotspot(ui, id, box, label);
  if (open || press.hovered) fill_box(ui, box, ui.colours.selected, ui.em(0.27F));
  text(ui, box.cx(), box.cy(), label, ui.colours.text,
       {Size::body, Weight::regular, Align::centre});
  const auto number = static_cast<std::int64_t>(menu);
  if (press.clicked || (press.hovered && any_open && !open))
    ui.emit(app::ActionId::open_menu, number);
  if (open) hook = {box.x, true};
}

// "< 2 of 5 >" where more than one deal is open, before the way to all commands; where there is no
// room beside the menus, in the menus alone.
void deal_switch(Ui& ui, const app::AppState& state, float menus_end, float right, float y,
                 float height) {
  if (state.documents.size() < 2) return;
  const std::string words = ui.words.say(
      "view.deals.place",
      {static_cast<int>(state.documents.at()) + 1, static_cast<int>(state.documents.size())});
  const float arrow = ui.em(1.6F);
  const float width = text_width(ui, words, Size::small) + ui.em(0.6F);
  const auto arrow_button = [&](app::ActionId action, float x, float direction) {
    const Box box{x, y, arrow, height};
    const bool enabled = app::enabled(state, {action, {}});
    const Press press = hotspot(ui, std::string(app::name(action)), box,
                                ui.words[app::label_id({action, {}})], enabled);
    if (enabled && press.hovered) fill_box(ui, box, ui.colours.selected, ui.em(0.27F));
    const Colour colour = enabled ? ui.colours.text : ui.colours.disabled;
    const float size = ui.em(0.35F) * direction;
    ui.pen->AddTriangleFilled({box.cx() + size, box.cy()},
                              {box.cx() - size, box.cy() - std::fabs(size)},
                              {box.cx() - size, box.cy() + std::fabs(size)}, colour);
    tip(ui, press, ui.words[app::label_id({action, {}})]);
    if (press.clicked) ui.emit(action);
  };
  const float left = right - 2 * arrow - width;
  if (left < menus_end) return;
  arrow_button(app::ActionId::previous_deal, left, -1);
  arrow_button(app::ActionId::next_deal, right - arrow, 1);
  const Box middle{left + arrow, y, width, height};
  const Press press = hotspot(ui, "deals.list", middle, words);
  if (press.hovered) fill_box(ui, middle, ui.colours.selected, ui.em(0.27F));
  text(ui, middle.cx(), middle.cy(), words, ui.colours.text,
       {Size::small, Weight::regular, Align::centre});
  tip(ui, press, state.document().title);
  if (press.clicked) ui.emit(app::ActionId::show_deals);
}

// In words, or by its key alone where these find no room beside the menus.
void palette_link(Ui& ui, const app::AppState& state, const Box& bar, float menus_end) {
  const std::string key = "Ctrl+K";
  std::string words = ui.words.say("view.palette.link", {ui.words["action.palette.show"], key});
  const auto width_with = [&] { return text_width(ui, words, Size::small) + ui.em(1.2F); };
  if (bar.w - width_with() < menus_end) words = key;
  const float width = width_with();
  const Box box{bar.right() - ui.em(0.2F) - width, bar.y + ui.em(0.1F), width, bar.h - ui.em(0.2F)};
  const Press press = hotspot(ui, "palette.show", box, words);
  if (press.hovered) fill_box(ui, box, ui.colours.selected, ui.em(0.27F));
  text(ui, box.cx(), box.cy(), words, ui.colours.muted,
       {Size::small, Weight::regular, Align::centre});
  if (press.clicked) ui.emit(app::ActionId::show_palette);
  deal_switch(ui, state, menus_end, box.x - ui.em(0.5F), box.y, box.h);
}

float height_of(const Ui& ui, const std::vector<app::MenuItem>& items) {
  float height = 2 * ui.em(padding);
  for (const app::MenuItem& item : items)
    height += ui.em(row) + (item.starts_group ? ui.em(gap) : 0);
  return height;
}

float width_of(const Ui& ui, const std::vector<app::MenuItem>& items) {
  float width = ui.em(12);
  for (const app::MenuItem& item : items) {
    const float keys = text_width(ui, key_words(ui, item.key), Size::small);
    width = std::max(width, text_width(ui, item.label) + keys + ui.em(5));
  }
  return std::ceil(width);
}

void draw_item(Ui& ui, const Box& box, const app::MenuItem& item, std::size_t place, bool marked) {
  const Press press =
      hotspot(ui, "menu." + app::label_id(item.action), box, item.label, item.enabled);
  const auto number = static_cast<std::int64_t>(place);
  if (press.hovered && item.enabled && !marked) ui.emit(app::ActionId::menu_mark, number);
  if (marked && item.enabled) fill_box(ui, box, ui.colours.selected, ui.em(0.27F));
  const Colour colour = item.enabled ? ui.colours.text : ui.colours.disabled;
  if (item.chosen)
    draw_tick(ui, {box.x + ui.em(1), box.cy()}, ui.em(0.7F), ui.colours.accent, ui.line(2));
  text(ui, box.x + ui.em(2), box.cy(), item.label, colour);
  text(ui, box.right() - ui.em(0.8F), box.cy(), key_words(ui, item.key),
       item.enabled ? ui.colours.muted : ui.colours.disabled,
       {Size::small, Weight::regular, Align::right});
  if (press.clicked) ui.emit(app::ActionId::menu_choose, number);
}

void hang_menu(Ui& ui, const app::AppState& state, const Hook& hook, float top) {
  const std::vector<app::MenuItem> items = app::menu_items(state, ui.words, state.menu.menu);
  const ImVec2 display = ImGui::GetIO().DisplaySize;
  const float height = std::min(height_of(ui, items), display.y - top);
  const float width = width_of(ui, items);
  const Box box{std::min(hook.x, display.x - width), top, width, height};
  const FloatingBox floating(ui, "menu", box);
  ScrollBox scroll(ui, "menu-items", box, height_of(ui, items));
  float y = scroll.origin().y + ui.em(padding);
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].starts_group) {
      rule(ui, box.x + ui.em(0.6F), y + ui.em(gap / 2), box.w - ui.em(1.2F));
      y += ui.em(gap);
    }
    const bool marked = state.menu.item == i;
    if (marked) scroll.show(y - scroll.origin().y - ui.em(padding), ui.em(row + 2 * padding));
    draw_item(ui, {box.x + ui.em(0.3F), y, box.w - ui.em(0.6F), ui.em(row)}, items[i], i, marked);
    y += ui.em(row);
  }
}

}  // namespace

float menu_bar(Ui& ui, const app::AppState& state) {
  const float height = ui.em(menu_height);
  const Box bar{0, 0, ImGui::GetIO().DisplaySize.x, height};
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({bar.w, bar.h});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin("menus", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBringToFrontOnFocus);
  ImGui::PopStyleVar(3);
  ui.pen = ImGui::GetWindowDrawList();
  fill_box(ui, bar, ui.colours.panel);
  Hook hook;
  float x = ui.em(0.2F);
  for (std::size_t menu = 0; menu < app::menus.size(); ++menu) {
    const std::string& label = ui.words["view.menu." + std::string(app::menus[menu])];
    const Box box{x, ui.em(0.1F), std::ceil(text_width(ui, label)) + ui.em(1.2F),
                  height - ui.em(0.2F)};
    menu_name(ui, state, menu, box, hook);
    x = box.right() + ui.em(0.13F);
  }
  ui.floats.push_back({0, 0, x, height});  // a click there is not beside the menu
  ui.covered = state.floating != app::Floating::none;
  palette_link(ui, state, bar, x);
  ui.covered = false;
  ImGui::End();
  if (hook.open) hang_menu(ui, state, hook, height);
  return height;
}

}  // namespace rightbower::view
