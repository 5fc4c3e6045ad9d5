// Answers that are counted on the cards.
#include <algorithm>
#include <cmath>

#include "hands/point_count.h"
#include "lessons/answer_parts.h"
#include "lessons/sure_trumps.h"

namespace rightbower::lessons {
namespace {

struct Compute {
  const Asked& asked;

  using Given = std::optional<Answer>;

  [[nodiscard]] Given operator()(const CardsInSuit& fact) const {
    const Rules& rules = *find_rules(fact.rules);
    return of_number((rules.pack & Contract(fact.trump).all_of(fact.suit)).size());
  }

  [[nodiscard]] Given operator()(const TrumpsHeld& fact) const {
    return of_number((hand_of(asked, fact.seat) & trumps(Contract(fact.trump))).size());
  }

  [[nodiscard]] Given operator()(const TrumpsOut& fact) const {
    return of_number((out_for(fact.seat) & trumps(Contract(fact.trump))).size());
  }

  [[nodiscard]] Given operator()(const CardsOut& fact) const {
    return of_cards(offered_out(fact.seat));
  }

  [[nodiscard]] Given operator()(const HighestOut& fact) const {
    const Contract contract(fact.trump);
    const std::vector<Card> out = offered_out(fact.seat);
    if (out.empty()) return of_cards({});
    return of_cards({*std::ranges::max_element(
        out, {}, [&contract](Card card) { return contract.strength(card); })});
  }

  [[nodiscard]] Given operator()(const ShownVoid& fact) const {
    const Contract contract(*trump_of(asked.board->situation));
    std::vector<Option> seats;
    const SeatSet shown = shown_void(fact.suit, contract);
    for (Seat seat : all_seats)
      if (shown.contains(seat)) seats.emplace_back(seat);
    return of_options(std::move(seats));
  }

  [[nodiscard]] Given operator()(const RoundsToDraw& fact) const {
    int most = 0;
    for (Seat seat : all_seats)
      if (seat != fact.seat)
        most = std::max(most, (hand_of(asked, seat) & trumps(Contract(fact.trump))).size());
    return of_number(most);
  }

  [[nodiscard]] Given operator()(const SureTrumps& fact) const {
    return of_number(sure_trumps(hand_of(asked, fact.seat), Contract(fact.trump)));
  }

  [[nodiscard]] Given operator()(const TricksByPoints& fact) const {
    const double tricks = hands::expected_tricks(hand_of(asked, fact.seat), fact.trump);
    return of_number(static_cast<int>(std::lround(tricks)));
  }

  template <class Other>
  [[nodiscard]] Given operator()(const Other&) const {
    return std::nullopt;
  }

 private:
  // Visits every card of the play, with the position it was played in.
  template <class Visit>
  void through_the_play(Visit visit) const {
    const Situation& situation = asked.board->situation;
    if (situation.play.empty()) return;
    Situation start = situation;
    start.play.clear();
    const Contract contract(*trump_of(situation));
    Position position = *replay(start);
    for (Card card : situation.play) {
      visit(position, card);
      position = position.after(card, contract);
    }
  }

  // What this seat has neither held nor seen played.
  [[nodiscard]] CardSet out_for(Seat seat) const {
    CardSet out = rules_of(asked).pack.minus(hand_of(asked, seat));
    through_the_play([&](const Position& position, Card card) {
      if (position.to_play() != seat) out = out.without(card);
    });
    return out;
  }

  [[nodiscard]] std::vector<Card> offered_out(Seat seat) const {
    const CardSet out = out_for(seat);
    std::vector<Card> cards;
    for (Card card : asked.cards)
      if (out.contains(card)) cards.push_back(card);
    return cards;
  }

  [[nodiscard]] SeatSet shown_void(Suit suit, const Contract& contract) const {
    SeatSet seats;
    through_the_play([&](const Position& position, Card card) {
      const Trick& trick = position.trick();
      if (!trick.empty() && trick.suit_led(contract) == suit && contract.suit_of(card) != suit)
        seats = seats.with(position.to_play());
    });
    return seats;
  }
};

}  // namespace

std::optional<Answer> answer_of_counting(const Asked& asked) {
  return std::visit(Compute{asked}, asked.fact);
}

}  // namespace rightbower::lessons
