#include "gui/app/state.h"

namespace rightbower::app {

std::string_view name(ViewId view) {
  constexpr std::array<std::string_view, 4> names{"analysis", "lessons", "library", "estimate"};
  return names[static_cast<std::size_t>(view)];
}

std::string_view name(Deck deck) {
  constexpr std::array<std::string_view, 3> names{"four", "two", "colour-blind"};
  return names[static_cast<std::size_t>(deck)];
}

std::optional<Deck> find_deck(std::string_view name_of_it) {
  for (Deck deck : all_decks)
    if (name(deck) == name_of_it) return deck;
  return std::nullopt;
}

std::string_view name(Theme theme) {
  switch (theme) {
    case Theme::light:
      break;
    case Theme::dark:
      return "dark";
    case Theme::contrast:
      return "contrast";
  }
  return "light";
}

std::optional<Theme> find_theme(std::string_view name_of_it) {
  for (Theme theme : all_themes)
    if (name(theme) == name_of_it) return theme;
  return std::nullopt;
}

bool setting_up(const AppState& state) {
  return state.view == ViewId::analysis && state.document().draft.has_value();
}

bool changed_since_saved(const AppState& state, const OpenDeal& deal) {
  const auto saved = state.saved.find(deal.key);
  if (saved == state.saved.end()) return false;
  return !saved->second.document || *saved->second.document != *deal.document;
}

const TextField* focused_field(const AppState& state) {
  switch (state.floating) {
    case Floating::palette:
    case Floating::deals:
    case Floating::files:
      return &state.finder.field;
    case Floating::dealing:
      return &state.dealing.field(state.dealing.focus);
    case Floating::none:
      return state.view == ViewId::library ? &state.deal_library.search : nullptr;
    default:
      return nullptr;
  }
}

// Whoever is in the lessons has found the way.
bool hint_shown(const AppState& state) {
  return state.remembers && !state.settings.hint_dismissed && state.view != ViewId::lessons;
}

std::optional<int> chosen_tricks(const AppState& state) {
  const solver::Cell cell{state.trump, state.lead};
  return state.alone_chosen ? state.results.alone.at(cell) : state.results.table.at(cell);
}

Message status_of(const Results& results) {
  const int known = results.all_known();
  const int wanted = results.all_wanted();
  if (results.wanted == 0) return {"status.not-known", {}};
  if (results.solving) return {"status.solving", {known, wanted}};
  if (results.stopped) return {"status.stopped", {known, wanted}};
  return {"status.done", {known, wanted}};
}

SeatSet leaders(const AppState& state) { return seating(set_up(state.document())).in_play; }

std::optional<Strain> strain_beside(const AppState& state, int steps) {
  const int column = index(state.trump) + steps;
  if (column < 0 || column >= static_cast<int>(table_strains.size())) return std::nullopt;
  return static_cast<Strain>(column);
}

std::optional<Seat> leader_beside(const AppState& state, int steps) {
  const SeatSet can_lead = leaders(state);
  for (int row = index(state.lead) + steps; row >= 0 && row < 4; row += steps)
    if (can_lead.contains(static_cast<Seat>(row))) return static_cast<Seat>(row);
  return std::nullopt;
}

const lessons::Lesson* open_lesson(const AppState& state) {
  if (state.lesson.drill) return &state.lesson.drill->lesson;
  return state.lesson.lesson < state.course.size() ? &state.course[state.lesson.lesson] : nullptr;
}

const lessons::Step* open_step(const AppState& state) {
  if (state.lesson.drill && state.lesson.drill->waiting) return nullptr;
  const lessons::Lesson* lesson = open_lesson(state);
  return lesson != nullptr && state.lesson.step < lesson->steps.size()
             ? &lesson->steps[state.lesson.step]
             : nullptr;
}

}  // namespace rightbower::app
