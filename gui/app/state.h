// All that is on screen, as plain data. One thread owns it; views read it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/situation.h"
#include "gui/app/auction_entry.h"
#include "gui/app/deal_list.h"
#include "gui/app/dealing.h"
#include "gui/app/document.h"
#include "gui/app/estimate_view.h"
#include "gui/app/file_list.h"
#include "gui/app/insight.h"
#include "gui/app/lesson_state.h"
#include "gui/app/library_list.h"
#include "gui/app/pack_pointer.h"
#include "gui/app/play_view.h"
#include "gui/app/results.h"
#include "gui/app/text_field.h"
#include "gui/app/watch_pace.h"
#include "lessons/lesson.h"

namespace rightbower::app {

enum class ViewId : std::uint8_t { analysis, lessons, library, estimate };
enum class Theme : std::uint8_t { light, dark, contrast };
// The colours of the suits.
enum class Deck : std::uint8_t { four, two, colour_blind };
// What floats over the view; one at a time, and Esc closes it.
enum class Floating : std::uint8_t { none, keys, menu, palette, deals, files, dealing, auction };

// "analysis", "lessons", "library", "estimate"; "light", "dark", "contrast"; "four", "two",
// "colour-blind", as in scripts.
[[nodiscard]] std::string_view name(ViewId view);
[[nodiscard]] std::string_view name(Theme theme);
[[nodiscard]] std::string_view name(Deck deck);
[[nodiscard]] std::optional<Theme> find_theme(std::string_view name);
[[nodiscard]] std::optional<Deck> find_deck(std::string_view name);
inline constexpr std::array<Theme, 3> all_themes{Theme::light, Theme::dark, Theme::contrast};
inline constexpr std::array<Deck, 3> all_decks{Deck::four, Deck::two, Deck::colour_blind};
inline constexpr std::array<ViewId, 4> all_views{ViewId::analysis, ViewId::lessons, ViewId::library,
                                                 ViewId::estimate};

inline constexpr int smallest_zoom = 75;  // percent
inline constexpr int largest_zoom = 300;
inline constexpr int zoom_step = 25;

// One message for the strip under the content. Never modal; the deal stays as it was.
struct Notice {
  Faults faults;     // at least one
  std::string text;  // the faulty text, for the caret line; may be empty
};

struct Settings {
  Theme theme = Theme::light;
  Deck deck = Deck::four;
  bool suit_letters = false;  // S H D C beside the suits
  int zoom_percent = 100;     // 75 to 300
  std::string language = "en";
  bool hint_dismissed = false;  // the words for the first time
  WatchPace watch_pace = WatchPace::by_key;

  friend bool operator==(const Settings&, const Settings&) = default;
};

// The menu that hangs open and the place in it; none is marked before a key or the mouse does it.
struct OpenMenu {
  std::size_t menu = 0;
  std::optional<std::size_t> item{};
};

// What is typed into a list that floats, and the row marked in it.
struct Finder {
  TextField field{};
  std::size_t at = 0;
};

// The file a deal is saved to, and the deal as it is there.
struct SavedAs {
  std::string path;
  std::shared_ptr<const Document> document;
};

struct AppState {
  ViewId view = ViewId::analysis;
  DealList documents;
  Strain trump = Strain::spades;  // the chosen cell
  Seat lead = Seat::north;
  bool alone_chosen = false;  // it is one of the leader alone
  Results results;
  PlayView play;
  Insight insight;
  PerSeat<std::optional<int>> sure;  // tricks from the top, for each hand on lead in this strain
  EstimateView estimate;
  AuctionEntry auction;                       // while it floats
  std::optional<std::string> picture_wanted;  // the path of a picture of the window, to be taken
  std::optional<Notice> notice;
  std::optional<Message> said;  // what the last action did, where that can't be seen
  std::vector<lessons::Lesson> course;
  LessonState lesson;
  lessons::Progress progress;  // in the course
  lessons::Day today = 0;
  Settings settings;
  PackPointer pack;
  LibraryList deal_library;
  Floating floating = Floating::none;
  OpenMenu menu;                    // while it floats
  Finder finder;                    // of the list that floats
  FileList files;                   // while it floats
  Dealing dealing;                  // of the next deal
  std::map<int, SavedAs> saved;     // by OpenDeal::key
  std::vector<std::string> recent;  // files, the last one first
  bool remembers = false;           // there is a session: what is dismissed stays away
  bool full_screen = false;
  bool quit = false;
  std::uint64_t next_seed = 1;

  [[nodiscard]] const Document& document() const { return documents.present(); }
};

// The deal on the table is being set up.
[[nodiscard]] bool setting_up(const AppState& state);
// It is not as it is in its file.
[[nodiscard]] bool changed_since_saved(const AppState& state, const OpenDeal& deal);
// The text field that takes what is typed, if any.
[[nodiscard]] const TextField* focused_field(const AppState& state);
[[nodiscard]] bool hint_shown(const AppState& state);

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
