#include "gui/view/result_words.h"

#include <algorithm>

namespace rightbower::view {
namespace {

// The leader has no partner in play: alone as the deal says, or in the table of lone players.
bool plays_alone(const app::AppState& state, Seat lead, bool alone) {
  return alone || app::set_up(state.document()).alone == lead;
}

std::string side_of(const Ui& ui, const app::AppState& state, Seat lead, bool alone) {
  if (plays_alone(state, lead, alone)) return ui.words.say("view.seat", {lead});
  // Against a lone player the two others are one side, and it is named by its leader.
  if (app::set_up(state.document()).alone) return ui.words.say("view.side.against", {lead});
  return ui.words[pair_of(lead) == Side::north_south ? "view.side.NS" : "view.side.EW"];
}

// "North leads, hearts trump", "North alone, hearts trump"
std::string lead_words(const Ui& ui, solver::Cell cell, bool alone) {
  const char* prefix = alone ? "view.result.alone." : "view.result.lead.";
  return ui.words.say(prefix + std::string(name(cell.strain)), {cell.leader});
}

std::string sentence_of(const Ui& ui, const app::AppState& state, solver::Cell cell, bool alone) {
  const std::string lead = lead_words(ui, cell, alone);
  const app::Results& results = state.results;
  if (const auto tricks = (alone ? results.alone : results.table).at(cell)) {
    const int all = app::set_up(state.document()).deal.hand_size();
    const char* take = alone                                    ? "view.result.takes-alone"
                       : plays_alone(state, cell.leader, alone) ? "view.result.takes"
                                                                : "view.result.take";
    return ui.words.say(
        take, {lead, side_of(ui, state, cell.leader, alone), *tricks, all, partner(cell.leader)});
  }
  if (results.wanted == 0) return ui.words["view.result.not-known"];
  return ui.words.say(results.solving ? "view.result.solving" : "view.result.none", {lead});
}

}  // namespace

std::string leaders_side(const Ui& ui, const app::AppState& state) {
  return side_of(ui, state, state.lead, state.alone_chosen);
}

std::string result_caption(const Ui& ui, const app::AppState& state) {
  const char* prefix = state.alone_chosen ? "view.result.alone-caption." : "view.result.caption.";
  return ui.words.say(prefix + std::string(name(state.trump)), {state.lead});
}

std::string result_sentence(const Ui& ui, const app::AppState& state) {
  return sentence_of(ui, state, {state.trump, state.lead}, state.alone_chosen);
}

std::string result_words_of(const Ui& ui, const app::AppState& state, solver::Cell cell,
                            bool alone) {
  std::string words = sentence_of(ui, state, cell, alone);
  std::erase(words, '*');
  return words;
}

}  // namespace rightbower::view
