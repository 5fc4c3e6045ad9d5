#include "gui/app/menu.h"

#include <algorithm>

#include "gui/app/file_list.h"

namespace rightbower::app {
namespace {

using enum ActionId;

// "trump" of "trump.choose": commands of one kind stand together.
std::string_view group_of(const Action& action) {
  const std::string_view name_of_it = name(action.id);
  return name_of_it.substr(0, name_of_it.find('.'));
}

void add(std::vector<MenuItem>& items, const AppState& state, MenuItem item) {
  item.enabled = enabled(state, item.action);
  item.chosen = is_chosen(state, item.action);
  item.starts_group = !items.empty() && group_of(items.back().action) != group_of(item.action);
  items.push_back(std::move(item));
}

void add_recent(std::vector<MenuItem>& items, const AppState& state) {
  constexpr std::size_t most = 8;
  for (std::size_t i = 0; i < std::min(most, state.recent.size()); ++i)
    add(items, state,
        {{open_recent, static_cast<std::int64_t>(i)}, std::string(name_part(state.recent[i]))});
}

void add_lessons(std::vector<MenuItem>& items, const AppState& state, const Strings& strings) {
  for (std::size_t i = 0; i < state.course.size(); ++i) {
    const std::string title(state.course[i].title.in(state.settings.language));
    const int number = static_cast<int>(i) + 1;
    add(items, state,
        {{ActionId::open_lesson, static_cast<std::int64_t>(i)},
         strings.say("view.menu.lesson-item", {number, title})});
  }
  const auto first = std::ranges::find(items, ActionId::open_lesson,
                                       [](const MenuItem& item) { return item.action.id; });
  if (first != items.end() && first != items.begin()) first->starts_group = true;
}

}  // namespace

bool is_chosen(const AppState& state, const Action& action) {
  switch (action.id) {
    case choose_trump:
      return action.value == Value(state.trump);
    case choose_lead:
      return action.value == Value(state.lead);
    case choose_theme:
      return action.value == Value(std::string(name(state.settings.theme)));
    case choose_deck:
      return action.value == Value(std::string(name(state.settings.deck)));
    case choose_rules:
      return action.value == Value(state.document().situation.rules);
    case turn_letters:
      return state.settings.suit_letters;
    case turn_full_screen:
      return state.full_screen;
    case turn_alone:
      return state.alone_chosen;
    case turn_marks:
      return state.play.marks;
    case show_compare:
      return state.play.compare.has_value();
    case show_analysis:
      return state.view == ViewId::analysis;
    case show_lessons:
      return state.view == ViewId::lessons;
    case show_library:
      return state.view == ViewId::library;
    case show_estimate:
      return state.view == ViewId::estimate;
    default:
      return false;
  }
}

std::vector<MenuItem> menu_items(const AppState& state, const Strings& strings, std::size_t menu) {
  std::vector<MenuItem> items;
  for (const Command& command : commands()) {
    if (command.menu != menus[menu]) continue;
    if (menus[menu] == "file" && command.action.id == save_file) add_recent(items, state);
    add(items, state,
        {command.action, strings[label_id(command.action)],
         command.keys.empty() ? std::string_view() : command.keys.front()});
  }
  if (menus[menu] == "lesson") add_lessons(items, state, strings);
  return items;
}

std::optional<std::size_t> item_beside(const std::vector<MenuItem>& items,
                                       std::optional<std::size_t> marked, int steps) {
  const int count = static_cast<int>(items.size());
  int at = marked ? static_cast<int>(*marked) : (steps > 0 ? -1 : count);
  for (int tried = 0; tried < count; ++tried) {
    at = (at + steps + count) % count;
    if (items[static_cast<std::size_t>(at)].enabled) return static_cast<std::size_t>(at);
  }
  return std::nullopt;
}

}  // namespace rightbower::app
