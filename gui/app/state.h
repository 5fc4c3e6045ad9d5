// All that is on screen, as plain data. One thread owns it; views read it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/situation.h"
#include "gui/app/history.h"
#include "lessons/lesson.h"
#include "solver/table.h"

namespace rightbower::app {

enum class ViewId : std::uint8_t { analysis, lessons };
enum class Theme : std::uint8_t { light, dark, contrast };

// "analysis", "lessons" and "light", "dark", "contrast", as in scripts.
[[nodiscard]] std::string_view name(ViewId view);
[[nodiscard]] std::string_view name(Theme theme);
[[nodiscard]] std::optional<Theme> find_theme(std::string_view name);
inline constexpr std::array<Theme, 3> all_themes{Theme::light, Theme::dark, Theme::contrast};

inline constexpr int smallest_zoom = 75;  // percent
inline constexpr int largest_zoom = 300;
inline constexpr int zoom_step = 25;

// What undo brings back: the deal on the table and its name.
struct Document {
  Situation situation;
  std::string title;

  friend bool operator==(const Document&, const Document&) = default;
};

// The trick table of the deal on the table. While it is being solved cells of the
// deal before are kept, to be shown as old numbers.
struct Results {
  std::uint64_t generation = 0;  // of the request these answer
  solver::TrickTable table;
  solver::TrickTable old;
  int wanted = 0;  // cells asked for; none when hands are not known
  bool solving = false;
  bool stopped = false;
  solver::Work work;  // when done
};

// One message for the strip under the content. Never modal; the deal stays as it was.
struct Notice {
  Faults faults;     // at least one
  std::string text;  // the faulty text, for the caret line; may be empty
};

// A step of the lesson that is open.
struct LessonState {
  std::size_t lesson = 0;  // place in the course
  std::size_t step = 0;
  lessons::Answer answer;                   // so far
  std::optional<lessons::Verdict> verdict;  // after Check; cleared by Try again
  int hints = 0;                            // shown
  std::vector<bool> solved;  // by step: answered right (steps without a question: seen)
};

struct Settings {
  Theme theme = Theme::light;
  int zoom_percent = 100;  // 75 to 300
  std::string language = "en";
};

struct AppState {
  ViewId view = ViewId::analysis;
  History<Document> documents;
  Strain trump = Strain::spades;  // the chosen cell
  Seat lead = Seat::north;
  Results results;
  std::optional<Notice> notice;
  std::vector<lessons::Lesson> course;
  LessonState lesson;
  Settings settings;
  bool keys_shown = false;
  bool quit = false;
  std::uint64_t next_seed = 1;

  [[nodiscard]] const Document& document() const { return documents.present(); }
};

// The chosen strain and leader, and the number in their cell when it is known.
[[nodiscard]] std::optional<int> chosen_tricks(const AppState& state);

// How far the table is: what the status line says.
[[nodiscard]] Message status_of(const Results& results);

// Who can lead the first trick of the deal on the table.
[[nodiscard]] SeatSet leaders(const AppState& state);

// The cells beside the chosen one: the strain so many columns to the right, the leader so many rows
// down.
[[nodiscard]] std::optional<Strain> strain_beside(const AppState& state, int steps);
[[nodiscard]] std::optional<Seat> leader_beside(const AppState& state, int steps);

[[nodiscard]] const lessons::Lesson* open_lesson(const AppState& state);
[[nodiscard]] const lessons::Step* open_step(const AppState& state);

}  // namespace rightbower::app
