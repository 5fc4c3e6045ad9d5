#include "gui/view/play_words.h"

#include <algorithm>
#include <vector>

#include "gui/app/card_mark.h"
#include "gui/view/controls.h"
#include "gui/view/key_words.h"
#include "solver/why.h"

namespace rightbower::view {
namespace {

// "{JH} or {JD}", at most three of them.
std::string best_cards(const Ui& ui, const app::CardValues& values) {
  constexpr std::size_t most = 3;
  std::vector<std::string> cards;
  const int best = app::best_of(values);
  for (const solver::CardValue& value : values)
    if (value.tricks == best && cards.size() < most) cards.push_back(card_markup(value.card));
  std::string words = cards.front();
  for (std::size_t i = 1; i < cards.size(); ++i)
    words = ui.words.say("view.play.or", {words, cards[i]});
  return words;
}

bool led(const app::LineCard& card) { return card.before.position.trick().empty(); }

std::string what_was_played(const Ui& ui, const app::LineCard& card, const std::string& name) {
  return ui.words.say(led(card) ? "view.play.led" : "view.play.played",
                      {card.seat, name, why_words(ui, card)});
}

std::string cost_words(const Ui& ui, const app::AppState& state, const app::LineCard& card) {
  const auto cost = app::cost_of(state, card);
  if (!cost) return {};
  if (*cost == 0) return ui.words["view.play.no-cost"];
  const app::CardValues& values = *state.insight.values(card.before.request());
  const int kept = app::best_of(values) + card.before.tricks_won(card.seat);
  return ui.words.say("view.play.cost", {*cost, best_cards(ui, values), kept});
}

}  // namespace

std::string card_markup(Card card) { return "{" + to_string(card) + "}"; }

std::string side_name(const Ui& ui, const app::Standing& standing, Seat seat) {
  SeatSet side;
  for (Seat other : all_seats)
    if (standing.seating.in_play.contains(other) && standing.same_side(seat, other))
      side = side.with(other);
  if (side.size() == 1) return ui.words.say("view.seat", {seat});
  if (side == SeatSet{Seat::north, Seat::south}) return ui.words["view.side.NS"];
  if (side == SeatSet{Seat::east, Seat::west}) return ui.words["view.side.EW"];
  return ui.words.say("view.side.against", {seat});
}

std::string why_words(const Ui& ui, const app::LineCard& card) {
  return ui.words[solver::id(
      solver::why(card.before.position, card.card, card.before.contract, card.before.seating))];
}

std::string last_card_sentence(const Ui& ui, const app::AppState& state) {
  const auto last = app::last_played(state);
  if (!last) return ui.words["view.play.start"];
  const std::string cost = cost_words(ui, state, *last);
  const std::string played = what_was_played(ui, *last, card_markup(last->card));
  return cost.empty() ? played : played + " " + cost;
}

std::string play_status(const Ui& ui, const app::AppState& state) {
  const auto last = app::last_played(state);
  if (!last) return ui.words["view.play.nothing"];
  const auto cost = app::cost_of(state, *last);
  const char* id = !cost        ? "view.play.status"
                   : *cost == 0 ? "view.play.status-best"
                                : "view.play.status-cost";
  return ui.words.say(
      id, {last->seat, last->card, cost.value_or(0), side_name(ui, last->before, last->seat)});
}

std::string play_keys(const Ui& ui) {
  std::string words;
  for (app::ActionId id : {app::ActionId::turn_marks, app::ActionId::play_best}) {
    const app::Action action{id, {}};
    if (!words.empty()) words += " · ";
    words += ui.words.say("view.key-hint",
                          {ui.words[app::label_id(action)], key_words(ui, key_of(action))});
  }
  return words;
}

std::string value_words(const Ui& ui, const app::AppState& state, Card card) {
  const app::CardValues* values = app::values_now(state);
  if (values == nullptr || !state.play.marks) return {};
  const auto value = app::value_of(*values, card);
  if (!value) return {};
  const app::Standing now = app::standing(state.document());
  const Seat seat = now.position.to_play();
  const int cost = app::best_of(*values) - *value;
  return ui.words.say(cost == 0 ? "view.play.keeps" : "view.play.gives-away",
                      {card, side_name(ui, now, seat), *value, cost});
}

}  // namespace rightbower::view
