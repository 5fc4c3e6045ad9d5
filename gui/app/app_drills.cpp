// The part of App that has questions of drills made before they are wanted.
#include <algorithm>
#include <thread>
#include <vector>

#include "gui/app/app.h"
#include "gui/app/drill_steps.h"

namespace rightbower::app {
namespace {

// One core is left to the window.
int drill_threads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

// The question that is waited for, and the one after it. While the list of lessons is looked at,
// the first of each drill that may be chosen.
std::vector<DrillPlace> wanted_items(const AppState& state) {
  std::vector<DrillPlace> wanted;
  if (state.view != ViewId::lessons) return wanted;
  const auto& drill = state.lesson.drill;
  if (drill && lessons::takes_long(drill->drill)) {
    wanted.push_back({drill->drill, drill->seed});
    wanted.push_back({drill->drill, drill->seed + 1});
  }
  if (state.lesson.listing)
    for (lessons::Drill each : lessons::all_drills)
      if (lessons::takes_long(each)) wanted.push_back({each, state.next_seed});
  return wanted;
}

}  // namespace

void App::ask_drill_items() { drill_items_.prepare(wanted_items(state_), drill_threads()); }

bool App::poll_drill() {
  if (!drill_waits(state_)) return false;
  DrillState& drill = *state_.lesson.drill;
  ask_drill_items();
  auto item = drill_items_.take({drill.drill, drill.seed});
  if (item) {
    add_drill_item(state_, strings_, std::move(*item));
    show_last_question(state_);
    ask_drill_items();
    return true;
  }
  const int layouts = drill_items_.layouts();
  const bool more = drill.layouts != layouts;
  drill.layouts = layouts;
  return more;
}

void App::settle_drill() {
  while (drill_waits(state_) && state_.view == ViewId::lessons) {
    const DrillState& drill = *state_.lesson.drill;
    drill_items_.wait_for({drill.drill, drill.seed});
    poll_drill();
  }
}

}  // namespace rightbower::app
