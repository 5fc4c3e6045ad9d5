#include "gui/app/state.h"

namespace rightbower::app {

std::string_view name(ViewId view) { return view == ViewId::analysis ? "analysis" : "lessons"; }

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

std::optional<int> chosen_tricks(const AppState& state) {
  return state.results.table.at({state.trump, state.lead});
}

Message status_of(const Results& results) {
  const int known = results.table.known();
  if (results.wanted == 0) return {"status.not-known", {}};
  if (results.solving) return {"status.solving", {known, results.wanted}};
  if (results.stopped) return {"status.stopped", {known, results.wanted}};
  return {"status.done", {known, results.wanted}};
}

SeatSet leaders(const AppState& state) { return seating(state.document().situation).in_play; }

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
  return state.lesson.lesson < state.course.size() ? &state.course[state.lesson.lesson] : nullptr;
}

const lessons::Step* open_step(const AppState& state) {
  const lessons::Lesson* lesson = open_lesson(state);
  return lesson != nullptr && state.lesson.step < lesson->steps.size()
             ? &lesson->steps[state.lesson.step]
             : nullptr;
}

}  // namespace rightbower::app
