// What floats: lists to search in, text fields, menus.
#include <algorithm>
#include <utility>

#include "gui/app/app.h"
#include "gui/app/finder.h"
#include "gui/app/menu.h"

namespace rightbower::app {
namespace {

using enum ActionId;

constexpr std::ptrdiff_t page = 8;  // rows

}  // namespace

void App::apply_to_lists(const Action& action) {
  const auto* text = std::get_if<std::string>(&action.value);
  const auto* number = std::get_if<std::int64_t>(&action.value);
  switch (action.id) {
    case show_palette:
      return show_floating(Floating::palette);
    case library_tag:
      state_.deal_library.search.set(with_tag_turned(state_.deal_library, *text));
      return field_changed();
    case finder_search:
      field()->set(*text);
      return field_changed();
    case finder_up:
      return mark_row(-1);
    case finder_down:
      return mark_row(1);
    case finder_page_up:
      return mark_row(-page);
    case finder_page_down:
      return mark_row(page);
    case finder_mark:
      if (static_cast<std::size_t>(*number) < row_count())
        marked_row() = static_cast<std::size_t>(*number);
      return;
    case finder_choose:
      if (number != nullptr) marked_row() = static_cast<std::size_t>(*number);
      if (state_.floating == Floating::files) return choose_file(marked_row(), number != nullptr);
      return choose_row(marked_row());
    case finder_complete: {
      const auto rows = finder_rows(state_, strings_);
      if (marked_row() >= rows.size()) return;
      if (const auto* path = std::get_if<std::string>(&rows[marked_row()].action.value)) {
        field()->set(*path);
        field_changed();
      }
      return;
    }
    case field_type:
      field()->type(*text);
      return field_changed();
    case field_key:
      return press_in_field(*text);
    case field_paste:
      field()->type(ports_.clipboard_text ? ports_.clipboard_text() : "");
      return field_changed();
    case field_copy:
      if (ports_.copy_text && !field()->selected().empty())
        ports_.copy_text(std::string(field()->selected()));
      return;
    default:
      return go_in_menu(action);
  }
}

// What floats is closed when it is asked for again.
void App::show_floating(Floating floating) {
  state_.floating = state_.floating == floating ? Floating::none : floating;
  state_.finder = {};
  if (state_.floating == Floating::deals) state_.finder.at = state_.documents.at();
}

TextField* App::field() {
  // The state says which one it is; it is only not to be changed through it.
  return const_cast<TextField*>(focused_field(state_));
}

void App::field_changed() {
  if (finding(state_)) marked_row() = 0;
  if (state_.floating != Floating::files) return;
  path_typed();
  // The way up is the first row and seldom what is wanted.
  const auto rows = finder_rows(state_, strings_);
  if (rows.size() > 1 && rows.front().label == "../") state_.finder.at = 1;
}

void App::press_in_field(const std::string& key) {
  const std::string before = field()->text();
  field()->press(key);
  if (field()->text() != before) field_changed();
}

std::size_t App::row_count() const {
  return state_.floating == Floating::none ? fitting(state_.deal_library).size()
                                           : finder_rows(state_, strings_).size();
}

std::size_t& App::marked_row() {
  return state_.floating == Floating::none ? state_.deal_library.at : state_.finder.at;
}

void App::mark_row(std::ptrdiff_t steps) {
  const auto count = static_cast<std::ptrdiff_t>(row_count());
  if (count == 0) return;
  const auto at = static_cast<std::ptrdiff_t>(marked_row()) + steps;
  // Single steps go round the ends, pages stop there.
  const bool round = steps == 1 || steps == -1;
  marked_row() = static_cast<std::size_t>(round ? (at + count) % count
                                                : std::clamp<std::ptrdiff_t>(at, 0, count - 1));
}

void App::choose_row(std::size_t row) {
  if (state_.floating == Floating::none) {
    const auto places = fitting(state_.deal_library);
    if (row < places.size()) open({document_of(state_.deal_library.deals[places[row]])});
    return;
  }
  const auto rows = finder_rows(state_, strings_);
  if (row >= rows.size() || !rows[row].enabled) return;
  const Action action = rows[row].action;
  show_floating(Floating::none);
  apply(action);
}

// A folder is gone into, a file opened; where a deal is saved a file lends its name. What is typed
// and is no row is meant as it stands.
void App::choose_file(std::size_t row, bool pointed) {
  const auto rows = finder_rows(state_, strings_);
  const std::string typed = field()->text();
  const bool saving = state_.files.saving;
  if (row < rows.size() && (pointed || !saving || name_part(typed).empty())) {
    const auto path = std::get<std::string>(rows[row].action.value);
    if (!saving && !path.ends_with('/')) return open_file(path);
    field()->set(path);
    return field_changed();
  }
  if (typed.empty() || typed.ends_with('/')) return;
  return saving ? save_as(typed) : open_file(typed);
}

void App::go_in_menu(const Action& action) {
  OpenMenu& menu = state_.menu;
  const auto* number = std::get_if<std::int64_t>(&action.value);
  const auto step = [&](int steps) {
    menu.item = item_beside(menu_items(state_, strings_, menu.menu), menu.item, steps);
  };
  switch (action.id) {
    case ActionId::open_menu: {
      const std::size_t wanted = number != nullptr ? static_cast<std::size_t>(*number) : 0;
      const bool same = number == nullptr || wanted == menu.menu;
      if (wanted >= menus.size()) return;
      if (state_.floating == Floating::menu && same) return show_floating(Floating::none);
      state_.floating = Floating::menu;
      menu = {wanted};
      return;
    }
    case menu_left:
      menu = {(menu.menu + menus.size() - 1) % menus.size()};
      return step(1);
    case menu_right:
      menu = {(menu.menu + 1) % menus.size()};
      return step(1);
    case menu_up:
      return step(-1);
    case menu_down:
      return step(1);
    case menu_mark:
      menu.item = static_cast<std::size_t>(*number);
      return;
    case menu_choose: {
      const auto items = menu_items(state_, strings_, menu.menu);
      const auto chosen =
          number != nullptr ? static_cast<std::size_t>(*number) : menu.item.value_or(items.size());
      if (chosen >= items.size() || !items[chosen].enabled) return;
      show_floating(Floating::none);
      return apply(items[chosen].action);
    }
    default:
      return;
  }
}

}  // namespace rightbower::app
