#include "gui/app/play_steps.h"

#include <algorithm>

#include "gui/app/card_mark.h"
#include "solver/top_tricks.h"

namespace rightbower::app {
namespace {

using Kind = InsightTask::Kind;

// The cards of a hand by suit in play, trumps first, each kind once.
std::vector<Card> in_order(CardSet cards, const Contract& contract) {
  std::vector<Card> kinds(cards.once().begin(), CardSet::end());
  std::ranges::stable_sort(kinds, [&](Card a, Card b) {
    const auto place = [&](Card card) {
      return std::pair(contract.is_trump(card) ? 0 : 1 + index(contract.suit_of(card)),
                       -contract.strength(card));
    };
    return place(a) < place(b);
  });
  return kinds;
}

std::optional<LineCard> card_at(const std::vector<LineTrick>& line, PlayTree::Node node) {
  for (const LineTrick& trick : line)
    for (const LineCard& card : trick.cards)
      if (card.node == node) return card;
  return std::nullopt;
}

// The strain a comparison begins with: the other one that is best for the same leader.
std::optional<Strain> other_strain(const AppState& state) {
  std::optional<Strain> best;
  int most = -1;
  for (Strain strain : table_strains) {
    const int tricks = state.results.table.at({strain, state.lead}).value_or(0);
    if (strain == state.trump || tricks <= most) continue;
    best = strain;
    most = tricks;
  }
  return best;
}

// The card a comparison begins with: the best of those that cost something, else another one.
std::optional<Card> other_card(const AppState& state, Card first) {
  const CardValues* values = values_now(state);
  std::optional<Card> other;
  int most = -1;
  const int best = values != nullptr && !values->empty() ? best_of(*values) : 0;
  if (values != nullptr) {
    for (const solver::CardValue& value : *values) {
      const bool same = value.card == first || std::ranges::count(value.same_as, first) > 0;
      if (same || value.tricks == best || value.tricks <= most) continue;
      other = value.card;
      most = value.tricks;
    }
  }
  if (other) return other;
  for (Card card : playable(state))
    if (card != first) return card;
  return std::nullopt;
}

Card first_card(const AppState& state) {
  if (state.play.compare->first) return *state.play.compare->first;
  return best_card(state).value_or(playable(state).front());
}

void ask(std::vector<InsightTask>& tasks, const AppState& state, InsightTask task) {
  if (!state.insight.knows(task) && std::ranges::find(tasks, task) == tasks.end())
    tasks.push_back(std::move(task));
}

// The question whose answer is the line behind a compared card or strain.
std::optional<solver::Request> line_request(const Compared& side) {
  const Standing after = side.card ? side.start.after(*side.card) : side.start;
  if (after.position.over()) return std::nullopt;
  return after.request();
}

}  // namespace

bool in_play(const AppState& state) {
  return state.view == ViewId::analysis && playing(state.document());
}

bool play_over(const AppState& state) { return standing(state.document()).position.over(); }

PlayChoice chosen_play(const AppState& state) {
  return {state.trump, state.lead, state.alone_chosen};
}

bool can_start_play(const AppState& state) {
  return !state.document().draft && first_standing(state.document(), chosen_play(state));
}

std::vector<Card> playable(const AppState& state) {
  if (!in_play(state)) return {};
  const Standing now = standing(state.document());
  if (now.position.over()) return {};
  return in_order(now.position.legal_plays(now.contract), now.contract);
}

const CardValues* values_now(const AppState& state) {
  return state.insight.values(standing(state.document()).request());
}

std::optional<Card> best_card(const AppState& state) {
  const Standing now = standing(state.document());
  if (now.position.over()) return std::nullopt;
  if (const auto* line = state.insight.line(now.request()); line != nullptr && !line->empty())
    return line->front();
  const CardValues* values = state.insight.values(now.request());
  if (values == nullptr) return std::nullopt;
  const int best = best_of(*values);
  // The line that was shown goes on where it keeps everything.
  const PlayTree& tree = state.document().play_out->tree;
  if (const auto next = tree.next(tree.at()))
    if (value_of(*values, tree.card(*next)) == best) return tree.card(*next);
  const auto found = std::ranges::find(*values, best, &solver::CardValue::tricks);
  // Led high, followed low.
  if (now.position.trick().empty() || found->same_as.empty()) return found->card;
  return found->same_as.back();
}

std::optional<int> cost_of(const AppState& state, const LineCard& card) {
  const CardValues* values = state.insight.values(card.before.request());
  if (values == nullptr) return std::nullopt;
  const auto value = value_of(*values, card.card);
  return value ? std::optional(best_of(*values) - *value) : std::nullopt;
}

std::optional<LineCard> last_played(const AppState& state) {
  const PlayTree::Node at = state.document().play_out->tree.at();
  return at == PlayTree::start ? std::nullopt : card_at(line_of(state.document()), at);
}

std::optional<Card> card_beside(const AppState& state, int steps) {
  const std::vector<Card> cards = playable(state);
  if (cards.empty()) return std::nullopt;
  const auto count = static_cast<int>(cards.size());
  const auto found = state.play.cursor ? std::ranges::find(cards, *state.play.cursor) : cards.end();
  if (found == cards.end()) return steps > 0 ? cards.front() : cards.back();
  const int place = (static_cast<int>(found - cards.begin()) + steps + count) % count;
  return cards[static_cast<std::size_t>(place)];
}

std::optional<int> Compared::tricks() const {
  if (line == nullptr) return std::nullopt;
  Standing now = start;
  if (card) now = now.after(*card);
  for (Card next : *line) now = now.after(next);
  return now.tricks_won(side) - start.tricks_won(side);
}

std::vector<LineTrick> Compared::line_tricks() const {
  std::vector<Card> cards;
  if (card) cards.push_back(*card);
  if (line != nullptr) cards.insert(cards.end(), line->begin(), line->end());
  return tricks_of(start, cards);
}

std::vector<Compared> compared(const AppState& state) {
  std::vector<Compared> sides;
  if (!state.play.compare) return sides;
  if (in_play(state)) {
    const Standing now = standing(state.document());
    if (now.position.over() || !state.play.compare->card) return sides;
    for (Card card : {first_card(state), *state.play.compare->card})
      sides.push_back({std::nullopt, card, now, now.position.to_play(), nullptr});
  } else {
    if (!state.play.compare->strain) return sides;
    for (Strain strain : {state.trump, *state.play.compare->strain}) {
      PlayChoice choice = chosen_play(state);
      choice.strain = strain;
      if (const auto start = first_standing(state.document(), choice))
        sides.push_back({strain, std::nullopt, *start, state.lead, nullptr});
    }
  }
  static const std::vector<Card> nothing_left;
  for (Compared& side : sides) {
    const auto request = line_request(side);
    side.line = request ? state.insight.line(*request) : &nothing_left;
  }
  return sides;
}

std::optional<Compare> first_comparison(const AppState& state) {
  if (!in_play(state)) {
    const auto strain = other_strain(state);
    return strain ? std::optional(Compare{strain, {}, {}}) : std::nullopt;
  }
  const std::vector<Card> cards = playable(state);
  if (cards.size() < 2) return std::nullopt;
  const Card first = state.play.cursor.value_or(best_card(state).value_or(cards.front()));
  const auto other = other_card(state, first);
  return other ? std::optional(Compare{{}, first, other}) : std::nullopt;
}

Compare next_comparison(const AppState& state) {
  Compare compare = *state.play.compare;
  if (compare.strain) {
    auto place = static_cast<std::size_t>(index(*compare.strain));
    do place = (place + 1) % table_strains.size();
    while (table_strains[place] == state.trump);
    compare.strain = table_strains[place];
  } else if (compare.card) {
    const std::vector<Card> cards = playable(state);
    auto found = std::ranges::find(cards, *compare.card);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      found = found == cards.end() || found + 1 == cards.end() ? cards.begin() : found + 1;
      if (*found != first_card(state)) break;
    }
    compare.card = *found;
  }
  return compare;
}

PerSeat<std::optional<int>> sure_tricks(const AppState& state) {
  PerSeat<std::optional<int>> sure;
  if (state.document().draft) return sure;
  for (Seat seat : all_seats) {
    if (!leaders(state).contains(seat)) continue;
    const auto start = first_standing(state.document(), {state.trump, seat, state.alone_chosen});
    if (!start) continue;
    PerSeat<CardSet> hands;
    for (Seat each : all_seats) hands[each] = start->position.hand(each);
    sure[seat] = solver::top_tricks(hands, start->contract, start->seating, seat);
  }
  return sure;
}

std::vector<InsightTask> open_questions(const AppState& state) {
  std::vector<InsightTask> tasks;
  if (state.view != ViewId::analysis) return tasks;
  if (state.play.showing) ask(tasks, state, {Kind::line, *state.play.showing});
  if (in_play(state)) {
    const Standing now = standing(state.document());
    if (!now.position.over()) ask(tasks, state, {Kind::values, now.request()});
  }
  for (const Compared& side : compared(state))
    if (const auto request = line_request(side)) ask(tasks, state, {Kind::line, *request});
  if (!in_play(state)) return tasks;
  // What the cards played have cost: the last one first.
  const std::vector<LineTrick> line = line_of(state.document());
  for (auto trick = line.rbegin(); trick != line.rend(); ++trick)
    for (auto card = trick->cards.rbegin(); card != trick->cards.rend(); ++card)
      if (card->played) ask(tasks, state, {Kind::values, card->before.request()});
  return tasks;
}

}  // namespace rightbower::app
