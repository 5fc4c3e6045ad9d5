// Drill: what a trump does to the pack.
#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "engine/deal.h"
#include "engine/notation.h"
#include "engine/rules.h"
#include "lessons/drill_makers.h"

namespace rightbower::lessons {
namespace {

[[nodiscard]] const Rules& rules() { return *find_rules(default_rules_name); }

// The kinds of the pack that count as this suit.
[[nodiscard]] std::vector<Card> kinds_of(const Contract& contract, Suit suit) {
  const CardSet kinds = (rules().pack & contract.all_of(suit)).once();
  return {kinds.begin(), CardSet::end()};
}

[[nodiscard]] std::vector<Card> drawn_from(std::vector<Card> cards, std::size_t count,
                                           Random& random) {
  shuffle(std::span(cards), random);
  cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(std::min(count, cards.size())),
              cards.end());
  return cards;
}

[[nodiscard]] DrillItem held(Random& random) {
  const Strain trump = draw_suit_strain(random);
  const Contract contract(trump);
  // A bower to find, and a jack that is none.
  const auto instructive = [&](CardSet hand) {
    int bowers = 0;
    int jacks = 0;
    for (Card card : hand.once()) {
      if (!card.is_jack()) continue;
      ++(contract.is_trump(card) ? bowers : jacks);
    }
    return bowers > 0 && jacks > 0;
  };
  Deal deal = random_deal(rules(), random.next());
  while (!instructive(deal[Seat::north].cards)) deal = random_deal(rules(), random.next());
  DrillItem item;
  item.step = step_asking(BowersHeld{trump, Seat::north},
                          "N:" + to_string(deal[Seat::north].cards) + " - - -");
  item.prompt = {"drill.bowers-held", {trump}};
  item.hint = {"drill.bowers-hint", {trump}};
  item.reason = {"drill.bowers-reason", {trump}};
  item.difficulty = 2;
  return item;
}

[[nodiscard]] DrillItem is_trump(Random& random) {
  const Strain trump = draw_suit_strain(random);
  const auto suit = static_cast<Suit>(draw(random, 4));
  const Rank rank = draw(random, 2) == 0 ? Rank::jack : Rank::ace;
  DrillItem item;
  item.step = step_asking(IsTrump{trump, Card(rank, suit)});
  item.prompt = {"drill.is-trump", {Card(rank, suit), trump}};
  item.hint = {"drill.bowers-hint", {trump}};
  item.reason = {"drill.bowers-reason", {trump}};
  return item;
}

// Trumps and a few cards of next: the left bower is among those or missing from them.
[[nodiscard]] DrillItem order(Random& random) {
  const Strain trump = draw_suit_strain(random);
  const Contract contract(trump);
  const Suit suit = *contract.trump();
  std::vector<Card> cards = drawn_from(kinds_of(contract, suit), 4, random);
  const std::vector<Card> next = drawn_from(kinds_of(contract, same_colour(suit)), 1, random);
  cards.insert(cards.end(), next.begin(), next.end());
  shuffle(std::span(cards), random);
  DrillItem item;
  item.step = step_asking(StrengthOrder{trump});
  item.step.question->choices = cards;
  item.prompt = {"drill.order", {trump}};
  item.hint = {"drill.bowers-hint", {trump}};
  item.reason = {"drill.order-reason", {trump}};
  item.difficulty = 2;
  return item;
}

// One card each, and the highest of them twice: the first of the two wins.
[[nodiscard]] DrillItem winner(Random& random) {
  const Strain trump = draw_suit_strain(random);
  const Contract contract(trump);
  std::vector<Card> pack(rules().pack.begin(), CardSet::end());
  const auto leader = static_cast<Seat>(draw(random, 4));
  while (true) {
    shuffle(std::span(pack), random);
    Trick trick(leader);
    for (int i = 0; i < 4; ++i)
      trick = trick.with(next(leader, i), pack[static_cast<std::size_t>(i)], contract);
    const Card best = trick.winning_card();
    if (std::ranges::count(trick.cards(), best) < 2) continue;
    std::string play;
    PerSeat<std::string> hands;
    for (int i = 0; i < 4; ++i) {
      const Card card = trick.cards()[static_cast<std::size_t>(i)];
      play += (play.empty() ? "" : " ") + to_string(card);
      hands[next(leader, i)] = to_string(CardSet{card});
    }
    std::string deal = "N:";
    for (Seat seat : all_seats) deal += (seat == Seat::north ? "" : " ") + hands[seat];
    deal +=
        std::string(" | trump=") + name(trump) + " | lead=" + letter(leader) + " | play=" + play;
    DrillItem item;
    item.step = step_asking(TrickWinner{}, deal);
    item.prompt = {"drill.winner", {leader}};
    item.hint = {"drill.winner-hint", {}};
    item.reason = {"drill.winner-reason", {best}};
    item.difficulty = contract.is_trump(best) ? 3 : 2;
    return item;
  }
}

}  // namespace

DrillItem make_bowers_item(Random& random) {
  constexpr std::array makers{held, is_trump, order, winner};
  DrillItem item = makers[static_cast<std::size_t>(draw(random, 4))](random);
  answer_step(item.step);
  return item;
}

}  // namespace rightbower::lessons
