// The program without a window: state, actions, the worker. Front ends give it actions and draw its
// state.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "gui/app/action.h"
#include "gui/app/background_writer.h"
#include "gui/app/deal_search.h"
#include "gui/app/drill_service.h"
#include "gui/app/estimate_service.h"
#include "gui/app/insight_service.h"
#include "gui/app/session.h"
#include "gui/app/state.h"
#include "gui/app/strings.h"
#include "gui/app/table_desk.h"

namespace rightbower::app {

// What the program needs from the machine. Empty functions are allowed: nothing is copied then.
struct Ports {
  std::function<void()> wake;                         // from any thread: there is news
  std::function<void(const std::string&)> copy_text;  // to the clipboard
  std::function<std::string()> clipboard_text;  // from it; paste_deal without a text asks here
  std::uint64_t first_seed = 1;                 // of the random deals; one more for each
  std::function<std::string()> today{};         // "2026-11-30"
  // Where deals are saved; without it in the file system.
  std::function<Faults(const std::filesystem::path&, std::string_view)> write_file{};
  std::filesystem::path export_folder{};     // for files without a path; empty: the current one
  std::chrono::milliseconds solve_delay{0};  // from the last change to solving the deal
  // Where the session and the settings are kept; empty: nothing is read and nothing is kept.
  std::filesystem::path state_folder{};
  std::filesystem::path config_folder{};
  // What time it is; empty: the steady clock tells.
  std::function<std::chrono::steady_clock::time_point()> clock{};
};

class App {
 public:
  // Starts on what was open the last time, else on the first deal of the library; a folder that
  // can't be read is a Notice.
  App(Strings strings, const std::filesystem::path& library, const std::filesystem::path& course,
      Ports ports = {});

  [[nodiscard]] const AppState& state() const { return state_; }
  [[nodiscard]] const Strings& strings() const { return strings_; }

  void apply(const Action& action);

  // Takes over what the worker has ready; true when anything on screen changed.
  bool poll();

  // How long until poll does something by itself; nothing where it waits for news only.
  [[nodiscard]] std::optional<std::chrono::milliseconds> due_in() const;

  // Blocks until nothing is being solved, searched or written, then polls.
  void settle();

  // The picture that AppState::picture_wanted asks for was taken, or why not.
  void picture_taken(const Faults& faults);

  // One JSON line: situation, trump, lead, table, message, view.
  [[nodiscard]] std::string dump_state() const;

 private:
  void apply_to_deal(const Action& action);
  void apply_to_setup(const Action& action);
  void apply_to_files(const Action& action);
  void apply_to_dealing(const Action& action);
  void apply_to_lists(const Action& action);
  void apply_to_lesson(const Action& action);
  [[nodiscard]] lessons::Day today() const;
  [[nodiscard]] std::chrono::steady_clock::time_point now() const;
  bool poll_watch();
  void apply_to_play(const Action& action);
  void apply_to_play_view(const Action& action);
  void apply_to_export(const Action& action);
  void export_bower_card(const Action& action);
  void apply_to_auction(const Action& action);
  void apply_to_estimate(const Action& action);
  void change_auction(Document document);
  void next_special();
  void apply_to_window(const Action& action);

  // --- what was open
  void restore(Faults& faults);
  // Whether the file may be written over.
  [[nodiscard]] bool restore_session(const std::string& text, Faults& faults);
  void restore_settings(Faults& faults);
  void restore_progress(Faults& faults);
  void remember();

  // --- deals
  [[nodiscard]] Document first_document();
  [[nodiscard]] Document dealt(const Rules& rules, std::uint64_t seed, std::string title) const;
  [[nodiscard]] Document random_document(const Rules& rules);
  void deal_at_random(const Action& action);
  void deal_day(const std::string& date);
  void search_deal(std::uint64_t seed, const std::string& condition);
  void start_dealing();
  bool poll_search();
  void open_text(const std::string& text, const std::string& title);
  void paste(const std::string& text);
  void copy_deal();
  void open_board(const lessons::Step& step);
  void open(std::vector<Document> documents);
  void load(Document document);
  void change_draft(DraftDeal draft);  // a step
  void point_at(Card card);

  // --- files
  void open_file(const std::string& path);
  void save(const std::string& path);
  void save_as(const std::string& path);
  void note_recent(const std::string& path);
  void show_files(bool saving);
  void path_typed();

  // --- lists, fields, menus
  [[nodiscard]] TextField* field();
  void field_changed();
  void press_in_field(const std::string& key);
  void mark_row(std::ptrdiff_t steps);
  [[nodiscard]] std::size_t row_count() const;
  [[nodiscard]] std::size_t& marked_row();
  void choose_row(std::size_t row);
  void choose_file(std::size_t row, bool pointed);
  void go_in_menu(const Action& action);
  void show_floating(Floating floating);

  // --- playing out
  void step_play(Document document);
  void look_at(PlayTree::Node node);
  void play_moved();
  void play_shown();
  void play_best_cards(bool whole_trick);
  void show_line();
  bool take_line();
  void ask_insight();
  bool poll_insight();
  void settle_insight();

  // --- estimating a hand
  void ask_estimate();
  void start_estimate();
  void forget_estimate();
  void count_the_hand();
  bool poll_estimate();
  void ask_alone();
  bool poll_alone();
  void look_for_layout(std::optional<int> fails);
  bool poll_layout();
  void open_layout(const FoundLayout& found);

  // --- drills that take long to make
  void ask_drill_items();
  bool poll_drill();
  void settle_drill();

  void show_document();  // the present document is a new one
  void solve();
  void solve_again();
  void stop_solving();
  void refuse(Faults faults, const std::string& text);

  AppState state_;
  Strings strings_;
  Ports ports_;
  TableDesk tables_;
  InsightService insights_;
  DealSearch search_;
  EstimateService estimates_;
  GiftService gifts_;
  LayoutSearch layout_search_;
  DrillService drill_items_;
  hands::DealCondition condition_;                                     // of the search
  std::uint64_t search_seed_ = 0;                                      // where it began
  std::optional<std::chrono::steady_clock::time_point> next_card_at_;  // of a watched play
  std::unique_ptr<BackgroundWriter> session_writer_;
  std::unique_ptr<BackgroundWriter> settings_writer_;
  std::unique_ptr<BackgroundWriter> progress_writer_;
  std::optional<Session> remembered_;  // what was written last
  std::optional<Settings> remembered_settings_;
  lessons::Progress remembered_progress_;
  std::filesystem::path course_;  // its folder
};

// Where the data of the program is: the installed folder, else the source tree.
[[nodiscard]] std::filesystem::path data_folder(
    std::string_view name);  // "hands/library", "gui/assets"

}  // namespace rightbower::app
