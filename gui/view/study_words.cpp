#include "gui/view/study_words.h"

#include <algorithm>

#include "gui/app/call_choice.h"
#include "gui/view/estimate_words.h"
#include "gui/view/lesson_words.h"

namespace rightbower::view {
namespace {

// "6 hearts: +3.4 points."
std::string worth_words(const Ui& ui, const lessons::CallWorth& worth) {
  return ui.words.say("view.study.worth",
                      {option_words(ui, worth.call), signed_decimal(worth.points)});
}

// The call that comes nearest to the best, of those that are worse.
const lessons::CallWorth* next_best(const lessons::CallStudy& study) {
  const lessons::CallWorth* found = nullptr;
  for (const lessons::CallWorth& worth : study.calls)
    if (!lessons::as_good_as_best(worth) && (found == nullptr || worth.behind < found->behind))
      found = &worth;
  return found;
}

}  // namespace

std::string study_words(const Ui& ui, const app::AppState& state) {
  const lessons::CallStudy* study = app::open_study(state);
  const lessons::CallWorth* answered = app::answered_call(state);
  if (study == nullptr || answered == nullptr) return {};
  const lessons::CallWorth& best = study->best_call();
  std::string words = worth_words(ui, *answered);
  if (answered->call == best.call) {
    const lessons::CallWorth* next = next_best(*study);
    if (next != nullptr)
      words += " " + ui.words.say("view.study.next",
                                  {option_words(ui, next->call), decimal(next->behind)});
  } else {
    if (app::best_call_told(state)) words += " " + worth_words(ui, best);
    words += " ";
    words += lessons::as_good_as_best(*answered)
                 ? ui.words["view.study.as-good"]
                 : ui.words.say("view.study.gave-up", {decimal(answered->behind)});
  }
  return words + " " + ui.words.say("view.study.how", {study->layouts});
}

}  // namespace rightbower::view
