#include "gui/view/result_words.h"

namespace rightbower::view {
namespace {

bool plays_alone(const app::AppState& state) {
  return state.document().situation.alone == state.lead;
}

// "North leads, hearts trump"
std::string lead_words(const Ui& ui, const app::AppState& state) {
  return ui.words.say(std::string("view.result.lead.") + name(state.trump), {state.lead});
}

}  // namespace

std::string leaders_side(const Ui& ui, const app::AppState& state) {
  if (plays_alone(state)) return ui.words.say("view.seat", {state.lead});
  // Against a lone player the two others are one side, and it is named by its leader.
  if (state.document().situation.alone) return ui.words.say("view.side.against", {state.lead});
  return ui.words[pair_of(state.lead) == Side::north_south ? "view.side.NS" : "view.side.EW"];
}

std::string result_caption(const Ui& ui, const app::AppState& state) {
  return ui.words.say(std::string("view.result.caption.") + name(state.trump), {state.lead});
}

std::string result_sentence(const Ui& ui, const app::AppState& state) {
  const std::string lead = lead_words(ui, state);
  if (const auto tricks = app::chosen_tricks(state)) {
    const int all = state.document().situation.deal.hand_size();
    const char* take = plays_alone(state) ? "view.result.takes" : "view.result.take";
    return ui.words.say(take, {lead, leaders_side(ui, state), *tricks, all});
  }
  if (state.results.wanted == 0) return ui.words["view.result.not-known"];
  return ui.words.say(state.results.solving ? "view.result.solving" : "view.result.none", {lead});
}

}  // namespace rightbower::view
