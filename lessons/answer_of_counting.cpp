// Answers that are counted on the cards.
#include <algorithm>

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
    const CardSet all = rules_of(asked).pack & trumps(Contract(fact.trump));
    int out = (all.minus(hand_of(asked, fact.seat) & all)).size();
    for (Card card : asked.board->situation.play)
      if (all.contains(card)) --out;
    // The seat's own cards that were played are not out of reach, but seen already.
    for (Card card : played_by(fact.seat))
      if (all.contains(card)) ++out;
    return of_number(out);
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

  template <class Other>
  [[nodiscard]] Given operator()(const Other&) const {
    return std::nullopt;
  }

 private:
  // The cards of the play that came from this hand.
  [[nodiscard]] std::vector<Card> played_by(Seat seat) const {
    const Situation& situation = asked.board->situation;
    std::vector<Card> cards;
    Situation before = situation;
    for (std::size_t i = 0; i < situation.play.size(); ++i) {
      before.play.assign(situation.play.begin(),
                         situation.play.begin() + static_cast<std::ptrdiff_t>(i));
      if (replay(before)->to_play() == seat) cards.push_back(situation.play[i]);
    }
    return cards;
  }
};

}  // namespace

std::optional<Answer> answer_of_counting(const Asked& asked) {
  return std::visit(Compute{asked}, asked.fact);
}

}  // namespace rightbower::lessons
