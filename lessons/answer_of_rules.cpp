// Answers that follow from the rules of the game alone.
#include <algorithm>

#include "engine/exchange.h"
#include "engine/match.h"
#include "engine/score.h"
#include "lessons/answer_parts.h"

namespace rightbower::lessons {
namespace {

// Tricks by side, as a score wants them: one seat stands for its side.
[[nodiscard]] PerSeat<int> tricks_by_seat(const Rules& rules, Seat bidder, int tricks) {
  PerSeat<int> won;
  won[bidder] = tricks;
  won[next(bidder)] = rules.hand_size - tricks;
  return won;
}

[[nodiscard]] Seat first_of(Side side) {
  return side == Side::north_south ? Seat::north : Seat::east;
}

struct Compute {
  const Asked& asked;

  using Given = std::optional<Answer>;

  [[nodiscard]] Given operator()(const StrengthOrder& fact) const {
    const Contract contract(fact.trump);
    std::vector<Card> cards = asked.cards;
    const auto rank = [&contract](Card card) {
      return std::pair(contract.is_trump(card), contract.strength(card));
    };
    std::stable_sort(cards.begin(), cards.end(),
                     [&rank](Card a, Card b) { return rank(a) > rank(b); });
    return of_cards(std::move(cards));
  }

  [[nodiscard]] Given operator()(const BeatenBy& fact) const {
    const Contract contract(fact.trump);
    std::vector<Card> cards;
    for (Card card : asked.cards)
      if (contract.beats(card, fact.card)) cards.push_back(card);
    return of_cards(std::move(cards));
  }

  [[nodiscard]] Given operator()(const BowersHeld& fact) const {
    const Contract contract(fact.trump);
    std::vector<Card> cards;
    for (Card card : hand_of(asked, fact.seat).once())
      if (contract.is_bower(card)) cards.push_back(card);
    return of_cards(std::move(cards));
  }

  [[nodiscard]] Given operator()(const BestTrump& fact) const {
    const CardSet best = best_trumps(hand_of(asked, fact.seat), Contract(fact.trump), 1);
    return of_cards({best.begin(), CardSet::end()});
  }

  [[nodiscard]] Given operator()(const IsTrump& fact) const {
    return of_yes(Contract(fact.trump).is_trump(fact.card));
  }

  [[nodiscard]] Given operator()(const LegalCards&) const {
    const Contract contract(*trump_of(asked.board->situation));
    const CardSet legal = position_of(*asked.board)->legal_plays(contract).once();
    return of_cards({legal.begin(), CardSet::end()});
  }

  [[nodiscard]] Given operator()(const TrickWinner&) const {
    const Position position = *position_of(*asked.board);
    // When the trick is complete its winner is the one to play.
    return of_options({position.trick().empty() ? position.to_play() : position.trick().winner()});
  }

  [[nodiscard]] Given operator()(const LegalCalls&) const {
    const auto game = game_of(asked.board->situation);
    std::vector<Option> legal;
    for (const Option& option : asked.options)
      if (!game->auction().refusal(std::get<Call>(option))) legal.push_back(option);
    return of_options(std::move(legal));
  }

  [[nodiscard]] Given operator()(const HandPoints& fact) const {
    const Rules& rules = rules_of(asked);
    const HandScore score =
        score_hand(rules, fact.bid, tricks_by_seat(rules, fact.bid.bidder, fact.tricks));
    return of_number(score.points[first_of(fact.side)]);
  }

  [[nodiscard]] Given operator()(const MatchWon& fact) const {
    const Rules& rules = rules_of(asked);
    const HandScore score =
        score_hand(rules, fact.bid, tricks_by_seat(rules, fact.bid.bidder, fact.tricks));
    const MatchState match =
        match_after(rules, fact.score, score.points, HandVerdict{fact.bid.bidder, score.made});
    return of_yes(match.winner.contains(first_of(fact.side)));
  }

  [[nodiscard]] Given operator()(const SettingTricks& fact) const {
    return of_number(rules_of(asked).hand_size - fact.bid.level + 1);
  }

  template <class Other>
  [[nodiscard]] Given operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace

std::optional<Answer> answer_of_rules(const Asked& asked) {
  return std::visit(Compute{asked}, asked.fact);
}

}  // namespace rightbower::lessons
