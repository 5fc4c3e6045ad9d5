// A play that is watched before its question: at a pace, its cards come by themselves.
#include <algorithm>

#include "gui/app/app.h"
#include "gui/app/lesson_steps.h"

namespace rightbower::app {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// How long the table stays as it is; nothing where no card comes by itself.
std::optional<milliseconds> time_for_next(const AppState& state) {
  const bool on_screen = state.view == ViewId::lessons && state.floating == Floating::none;
  if (!on_screen || !watching(state)) return std::nullopt;
  return time_for_card(state.settings.watch_pace, trick_complete(state));
}

}  // namespace

steady_clock::time_point App::now() const {
  return ports_.clock ? ports_.clock() : steady_clock::now();
}

bool App::poll_watch() {
  const auto time = now();
  const bool due = next_card_at_ && time >= *next_card_at_ && time_for_next(state_);
  if (due) watch_card(state_);
  const auto wait = time_for_next(state_);
  if (!wait)
    next_card_at_.reset();
  else if (due || !next_card_at_)
    next_card_at_ = time + *wait;
  return due;
}

std::optional<milliseconds> App::due_in() const {
  if (!next_card_at_) return std::nullopt;
  return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*next_card_at_ - now()));
}

}  // namespace rightbower::app
