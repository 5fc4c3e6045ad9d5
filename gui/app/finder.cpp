#include "gui/app/finder.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

#include "gui/app/file_list.h"

namespace rightbower::app {
namespace {

using enum ActionId;

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

// Rows that fit, the best first; rows that fit equally well stay as they were.
std::vector<FinderRow> found(std::vector<FinderRow> rows, std::string_view search) {
  std::vector<std::pair<int, FinderRow>> ranked;
  for (FinderRow& row : rows) {
    const int rank = fit(row.label, search);
    if (rank >= 0) ranked.emplace_back(rank + (row.enabled ? 0 : 1000), std::move(row));
  }
  std::ranges::stable_sort(ranked, {}, [](const auto& row) { return row.first; });
  std::vector<FinderRow> sorted;
  for (auto& [rank, row] : ranked) sorted.push_back(std::move(row));
  return sorted;
}

// Keys that only move something about are no commands to look for.
bool is_command(const Command& command) {
  switch (command.keys_in) {
    case KeyPlace::finder:
    case KeyPlace::field:
    case KeyPlace::menu:
    case KeyPlace::dealing:
      return false;
    default:
      break;
  }
  switch (command.action.id) {
    case show_palette:
    case dismiss:
    case ActionId::open_menu:
      return false;
    default:
      break;
  }
  const bool whole =
      shape(command.action.id).required == false || command.action.value.index() != 0;
  return whole;
}

std::vector<FinderRow> command_rows(const AppState& state, const Strings& strings) {
  std::vector<FinderRow> rows;
  std::set<std::string> labels;  // a command with keys in two places is one
  for (const Command& command : commands()) {
    if (!is_command(command)) continue;
    // What only another view can do is left out; what can't be done just now is shown greyed.
    const bool elsewhere = command.keys_in != KeyPlace::views &&
                           command.keys_in != KeyPlace::everywhere &&
                           !enabled(state, command.action);
    if (elsewhere) continue;
    std::string label = strings[label_id(command.action)];
    if (command.action.id == choose_rules && command.action.value.index() != 0)
      label = strings.say("finder.game", {label});
    if (!labels.insert(label).second) continue;
    rows.push_back(
        {std::move(label), "", command.keys, command.action, enabled(state, command.action)});
  }
  for (std::size_t i = 0; i < state.course.size(); ++i)
    rows.push_back({strings.say("view.menu.lesson-item",
                                {static_cast<int>(i) + 1,
                                 std::string(state.course[i].title.in(state.settings.language))}),
                    "",
                    {},
                    {ActionId::open_lesson, static_cast<std::int64_t>(i)}});
  for (std::size_t i = 0; i < state.recent.size(); ++i)
    rows.push_back({strings.say("finder.recent", {std::string(name_part(state.recent[i]))}),
                    folder_of(state.recent[i]),
                    {},
                    {open_recent, static_cast<std::int64_t>(i)}});
  return rows;
}

std::vector<FinderRow> deal_rows(const AppState& state, const Strings& strings) {
  std::vector<FinderRow> rows;
  const std::vector<OpenDeal>& deals = state.documents.deals();
  for (std::size_t i = 0; i < deals.size(); ++i) {
    const auto saved = state.saved.find(deals[i].key);
    std::string hint =
        saved != state.saved.end() ? std::string(name_part(saved->second.path)) : std::string();
    if (changed_since_saved(state, deals[i]))
      hint += (hint.empty() ? "" : " · ") + strings["finder.changed"];
    rows.push_back({strings.say("finder.deal", {static_cast<int>(i) + 1, deals[i].document->title}),
                    std::move(hint),
                    {},
                    {show_deal, static_cast<std::int64_t>(i)}});
  }
  return rows;
}

std::vector<FinderRow> file_rows(const AppState& state) {
  std::vector<FinderRow> rows;
  const std::string& path = state.finder.field.text();
  const std::string folder(path.substr(0, path.size() - name_part(path).size()));
  const ActionId choice = state.files.saving ? save_file_as : open_file;
  if (state.files.with_recent)
    for (const std::string& recent : state.recent)
      rows.push_back({std::string(name_part(recent)), folder_of(recent), {}, {open_file, recent}});
  for (const FileEntry& entry : matching(state.files, path))
    rows.push_back({entry.name,
                    "",
                    {},
                    {choice, entry.name == "../" ? folder_above(path) : folder + entry.name}});
  return rows;
}

}  // namespace

bool finding(const AppState& state) {
  switch (state.floating) {
    case Floating::palette:
    case Floating::deals:
    case Floating::files:
      return true;
    case Floating::none:
      return state.view == ViewId::library;
    default:
      return false;
  }
}

std::vector<FinderRow> finder_rows(const AppState& state, const Strings& strings) {
  const std::string& search = state.finder.field.text();
  switch (state.floating) {
    case Floating::palette:
      return found(command_rows(state, strings), search);
    case Floating::deals:
      return found(deal_rows(state, strings), search);
    case Floating::files:
      return file_rows(state);
    default:
      return {};
  }
}

int fit(std::string_view text, std::string_view search) {
  const std::string small = lower(text);
  std::istringstream words(lower(search));
  int rank = 0;
  for (std::string word; words >> word;) {
    std::size_t best = small.find(word);
    if (best == std::string::npos) return -1;
    int cost = 20 + static_cast<int>(best);
    for (std::size_t at = best; at != std::string::npos; at = small.find(word, at + 1))
      if (at == 0 || small[at - 1] == ' ') cost = std::min(cost, static_cast<int>(at) / 4);
    rank += cost;
  }
  return std::min(rank, 999);
}

}  // namespace rightbower::app
