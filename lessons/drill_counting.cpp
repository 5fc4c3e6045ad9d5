// Drill: some tricks are played; what is still out?
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/deal.h"
#include "engine/notation.h"
#include "engine/rules.h"
#include "lessons/drill_makers.h"
#include "lessons/kinds_from_top.h"
#include "solver/request.h"

namespace rightbower::lessons {
namespace {

constexpr int least_tricks = 3;
constexpr int most_tricks = 6;
constexpr Seat viewer = Seat::north;  // who counts: the others' cards are backs

[[nodiscard]] const Rules& rules() { return *find_rules(default_rules_name); }

// A hand as people play it, roughly: high where that takes the trick from the others, else low.
[[nodiscard]] Card card_played(const Position& position, const Contract& contract, Random& random) {
  const CardSet legal = position.legal_plays(contract).once();
  std::vector<Card> cards(legal.begin(), CardSet::end());
  const Trick& trick = position.trick();
  if (trick.empty()) return cards[static_cast<std::size_t>(draw(random, legal.size()))];
  const auto rank = [&contract](Card card) {
    return std::pair(contract.is_trump(card), contract.strength(card));
  };
  std::ranges::sort(cards, [&rank](Card a, Card b) { return rank(a) < rank(b); });
  const bool partners = trick.winner() == partner(position.to_play());
  const bool wins = contract.beats(cards.back(), trick.winning_card());
  return wins && !partners ? cards.back() : cards.front();
}

// A board on which so many tricks have been played.
[[nodiscard]] Step played_board(Fact fact, Strain trump, int tricks, Random& random) {
  const Contract contract(trump);
  const Deal deal = random_deal(rules(), random.next());
  const auto leader = static_cast<Seat>(draw(random, 4));
  std::string text =
      to_string(deal) + " | trump=" + name(trump) + " | lead=" + letter(leader) + " | play=";
  Position position(solver::hands_of(deal), SeatSet::all(), leader);
  for (int i = 0; i < 4 * tricks; ++i) {
    const Card card = card_played(position, contract, random);
    text += (i == 0 ? "" : " ") + to_string(card);
    position = position.after(card, contract);
  }
  Step step = step_asking(std::move(fact), text);
  for (Seat seat : all_seats)
    if (seat != viewer) step.board->hidden = step.board->hidden.with(seat);
  step.board->watched = true;
  return step;
}

struct Ask {
  Strain trump;
  Contract contract;
  int tricks;
  Random& random;

  [[nodiscard]] DrillItem item(Fact fact) const {
    DrillItem made;
    made.step = played_board(std::move(fact), trump, tricks, random);
    return made;
  }
};

[[nodiscard]] DrillItem trumps_out(const Ask& ask) {
  DrillItem item = ask.item(TrumpsOut{ask.trump, viewer});
  const CardSet all = rules().pack & ask.contract.all_of(*ask.contract.trump());
  const int held = (item.step.board->situation.deal[viewer].cards & all).size();
  answer_step(item.step);
  const int out = *item.step.question->answer.number;
  item.prompt = {"drill.trumps-out", {}};
  item.hint = {"drill.trumps-out-hint", {all.size()}};
  item.reason = {"drill.trumps-out-reason", {all.size(), held, all.size() - held - out}};
  return item;
}

// The bowers, and the two trumps below them.
[[nodiscard]] DrillItem cards_out(const Ask& ask) {
  DrillItem item = ask.item(CardsOut{ask.trump, viewer});
  std::vector<Card>& choices = item.step.question->choices;
  choices = kinds_from_top(rules().pack, *ask.contract.trump(), ask.contract);
  choices.erase(choices.begin() + 4, choices.end());
  answer_step(item.step);
  item.prompt = {"drill.cards-out", {}};
  item.hint = {"drill.cards-out-hint", {}};
  item.reason = {"drill.cards-out-reason", {}};
  return item;
}

[[nodiscard]] DrillItem shown_void(const Ask& ask) {
  const auto suit = static_cast<Suit>(draw(ask.random, 4));
  DrillItem item = ask.item(ShownVoid{suit});
  answer_step(item.step);
  item.prompt = {"drill.shown-void", {suit}};
  item.hint = {"drill.shown-void-hint", {suit}};
  item.reason = {"drill.shown-void-reason", {}};
  return item;
}

[[nodiscard]] DrillItem highest_out(const Ask& ask) {
  const auto suit = static_cast<Suit>(draw(ask.random, 4));
  DrillItem item = ask.item(HighestOut{ask.trump, viewer});
  item.step.question->choices = kinds_from_top(rules().pack, suit, ask.contract);
  answer_step(item.step);
  item.prompt = {"drill.highest-out", {suit}};
  item.hint = {"drill.highest-out-hint", {}};
  item.reason = {"drill.highest-out-reason", {}};
  return item;
}

// Something has gone and something is left: else there is nothing to count.
[[nodiscard]] bool is_instructive(const DrillItem& item) {
  const Question& question = *item.step.question;
  const Answer& answer = question.answer;
  if (answer.number) return *answer.number > 0;
  if (!answer.options.empty()) return true;
  if (answer.cards.empty()) return false;
  if (kind_of(question.fact) == Kind::pick_card)
    return answer.cards.front() != question.choices.front();
  return answer.cards.size() < question.choices.size();
}

}  // namespace

DrillItem make_counting_item(Random& random) {
  constexpr std::array makers{trumps_out, cards_out, shown_void, highest_out};
  const auto maker = makers[static_cast<std::size_t>(draw(random, 4))];
  const int tricks = least_tricks + draw(random, most_tricks - least_tricks + 1);
  while (true) {
    const Strain trump = draw_suit_strain(random);
    DrillItem item = maker({trump, Contract(trump), tricks, random});
    if (!is_instructive(item)) continue;
    item.difficulty = tricks == least_tricks ? 1 : tricks == most_tricks ? 3 : 2;
    return item;
  }
}

}  // namespace rightbower::lessons
