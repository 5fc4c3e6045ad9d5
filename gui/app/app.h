// The program without a window: state, actions, the worker. Front ends give it actions and draw its
// state.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/rules.h"
#include "gui/app/action.h"
#include "gui/app/solve_service.h"
#include "gui/app/state.h"
#include "gui/app/strings.h"

namespace rightbower::app {

// What the program needs from the machine. Empty functions are allowed: nothing is copied then.
struct Ports {
  std::function<void()> wake;                         // from any thread: there is news
  std::function<void(const std::string&)> copy_text;  // to the clipboard
  std::function<std::string()> clipboard_text;  // from it; paste_deal without a text asks here
  std::uint64_t first_seed = 1;                 // of the random deals; one more for each
};

class App {
 public:
  // Starts on the first deal of the library; a folder that can't be read is a Notice.
  App(Strings strings, const std::filesystem::path& library, const std::filesystem::path& course,
      Ports ports = {});

  [[nodiscard]] const AppState& state() const { return state_; }
  [[nodiscard]] const Strings& strings() const { return strings_; }

  void apply(const Action& action);

  // Takes over what the worker has ready; true when anything on screen changed.
  bool poll();

  // Blocks until nothing is being solved, then polls.
  void settle();

  // One JSON line: situation, trump, lead, table, message, view.
  [[nodiscard]] std::string dump_state() const;

 private:
  void apply_to_deal(const Action& action);
  void apply_to_lesson(const Action& action);
  void apply_to_window(const Action& action);

  [[nodiscard]] Document first_document(const std::filesystem::path& library, Faults& faults);
  [[nodiscard]] Document random_document(const Rules& rules);
  void deal_at_random(const Action& action);
  void open_file(const std::string& path);
  void open_text(const std::string& text, const std::string& title);
  void copy_deal();
  void open_board(const lessons::Step& step);
  void load(Document document);
  void show_document();  // the present document is a new one
  void solve();
  void solve_again();
  void stop_solving();
  void request(solver::TableRequest request);
  void refuse(Faults faults, const std::string& text);

  AppState state_;
  Strings strings_;
  Ports ports_;
  SolveService solver_;
};

// Where the data of the program is: the installed folder, else the source tree.
[[nodiscard]] std::filesystem::path data_folder(
    std::string_view name);  // "hands/library", "gui/assets"

}  // namespace rightbower::app
