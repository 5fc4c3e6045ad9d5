// The program without a window, on a small deal: endings of four cards are solved in no time.
#pragma once

#include <doctest/doctest.h>

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "engine/notation.h"
#include "gui/app/app.h"
#include "solver/request.h"

namespace rightbower::tests {

inline const std::filesystem::path source_folder = RB_SOURCE_DIR;
inline const std::filesystem::path language_folder = source_folder / "gui/assets/lang";
inline const std::filesystem::path small_library =
    std::filesystem::path(RB_TESTS_DIR) / "app/library";
inline const std::filesystem::path course_folder = source_folder / "lessons/course";

// The first deal of the small library, and others of the same kind.
inline constexpr std::string_view first_deal =
    "N:.QJ.Q.J 9.K.J.T KQT...9 Q.T.A9. | trump=H | lead=E";
inline constexpr std::string_view other_deal = "N:A.AJ.K.Q 9.K9.J.T KQ.Q.9.9 QT.T.A.K";
inline constexpr std::string_view hidden_deal = "N:A.AJ.K.Q - - -";
inline constexpr std::string_view two_handed_deal =
    "N:x x KQ.A.J.9 A.KQ.T.J | rules=two-handed | lead=W";
// Eight cards: every strain takes long enough to be stopped in the middle.
inline constexpr std::string_view slow_deal = "N:QJ.AK.A.AQ9 A9.T.T9.KJJ ATT.QJ9.AJ. KK..KQJ.KT9";
// Nobody can solve this one while a test looks on.
inline constexpr std::string_view long_deal =
    "N:A9.AKQJJT.J9.AK AKKQJTT.AQ.QJ.A QJ9.T99.K.QJT99 .K.AAKQTT9.KQJT";

inline app::Strings load_strings() {
  auto strings = app::Strings::load(language_folder, "en");
  REQUIRE(strings.ok());
  return std::move(*strings);
}

inline Situation situation_of(std::string_view text) {
  const auto situation = parse_situation(text);
  REQUIRE(situation.ok());
  return *situation;
}

// What the table of a text must come to, found without the program.
inline solver::TrickTable table_of(std::string_view text) {
  const Situation situation = situation_of(text);
  solver::TableRequest request;
  request.hands = solver::hands_of(situation.deal);
  request.seated = situation.deal.seated();
  request.alone = situation.alone;
  return solver::solve_table(request).table;
}

struct TestApp {
  explicit TestApp(app::Ports ports = {}, const std::filesystem::path& library = small_library,
                   const std::filesystem::path& course = course_folder)
      : app(load_strings(), library, course, std::move(ports)) {}

  app::App app;

  [[nodiscard]] const app::AppState& state() const { return app.state(); }
  void act(app::ActionId id, app::Value value = {}) { app.apply({id, std::move(value)}); }
  void paste(std::string_view text) { act(app::ActionId::paste_deal, std::string(text)); }
  [[nodiscard]] std::string shown() const { return to_string(state().document().situation); }
  [[nodiscard]] std::string first_fault() const {
    return state().notice ? state().notice->faults.front().what.id : "";
  }
};

// Holds the worker at its first news until it is let go, so that a test decides what comes first.
class Gate {
 public:
  [[nodiscard]] std::function<void()> wake() {
    return [this] {
      std::unique_lock lock(mutex_);
      arrived_ = true;
      changed_.notify_all();
      changed_.wait(lock, [this] { return open_; });
    };
  }
  void wait_for_news() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return arrived_; });
  }
  void open() {
    const std::lock_guard lock(mutex_);
    open_ = true;
    changed_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool arrived_ = false;
  bool open_ = false;
};

}  // namespace rightbower::tests
