// Answers of the solver: all cards known, best play by everybody.
#include <algorithm>

#include "engine/exchange.h"
#include "lessons/answer_parts.h"

namespace rightbower::lessons {
namespace {

using solver::CardValue;

[[nodiscard]] std::vector<Card> kinds_of(const CardValue& value) {
  std::vector<Card> kinds{value.card};
  kinds.insert(kinds.end(), value.same_as.begin(), value.same_as.end());
  return kinds;
}

// The question of a whole deal.
[[nodiscard]] solver::Request request_of(const Asked& asked, Strain strain, Seat leader, bool lone,
                                         const Swap& swap) {
  const Deal& deal = asked.board->situation.deal;
  PerSeat<CardSet> hands = solver::hands_of(deal);
  hands[leader] = after_swap(hands[leader], swap.gives, swap.gets);
  hands[partner(leader)] = after_swap(hands[partner(leader)], swap.gets, swap.gives);
  const Seating seating = lone ? alone(leader, deal.seated()) : pairs(deal.seated());
  return solver::request_of(Position(hands, seating.in_play, leader), strain, seating);
}

// The question of the position on the board.
[[nodiscard]] solver::Request request_here(const Asked& asked) {
  const Situation& situation = asked.board->situation;
  return solver::request_of(*position_of(*asked.board), *trump_of(situation), seating(situation));
}

struct Compute {
  const Asked& asked;
  SolvedBook& book;

  using Given = std::optional<Answer>;

  [[nodiscard]] Given operator()(const TricksOf& fact) const {
    return number(book.tricks(request_of(asked, fact.trump, fact.leader, fact.alone, fact.swap)));
  }

  [[nodiscard]] Given operator()(const TricksAfter& fact) const {
    const auto values = book.values(request_here(asked));
    if (!values) return std::nullopt;
    for (const CardValue& value : *values) {
      const std::vector<Card> kinds = kinds_of(value);
      if (std::ranges::count(kinds, fact.card) > 0) return of_number(value.tricks);
    }
    return std::nullopt;
  }

  [[nodiscard]] Given operator()(const BestCard&) const { return best_cards(); }
  [[nodiscard]] Given operator()(const BestCards&) const { return best_cards(); }

  [[nodiscard]] Given operator()(const BestStrain& fact) const {
    const std::vector<Option> offered =
        asked.options.empty() ? all_options(OptionKind::strain) : asked.options;
    std::vector<Option> best;
    int most = -1;
    for (const Option& option : offered) {
      const auto tricks =
          book.tricks(request_of(asked, std::get<Strain>(option), fact.leader, false, {}));
      if (!tricks) return std::nullopt;
      if (*tricks > most) best.clear();
      most = std::max(most, *tricks);
      if (*tricks == most) best.push_back(option);
    }
    return of_options(std::move(best));
  }

  [[nodiscard]] Given operator()(const BestGift& fact) const {
    std::vector<Card> best;
    int most = -1;
    for (Card given : hand_of(asked, fact.seat).once()) {
      const auto tricks = with_best_return(fact, given);
      if (!tricks) return std::nullopt;
      if (*tricks > most) best.clear();
      most = std::max(most, *tricks);
      if (*tricks == most) best.push_back(given);
    }
    return of_cards(std::move(best));
  }

  [[nodiscard]] Given operator()(const PlayOut&) const {
    const auto values = book.values(request_here(asked));
    if (!values) return std::nullopt;
    return of_number(std::ranges::max(*values, {}, &CardValue::tricks).tricks);
  }

  template <class Other>
  [[nodiscard]] Given operator()(const Other&) const {
    return std::nullopt;
  }

 private:
  [[nodiscard]] static Given number(std::optional<int> tricks) {
    return tricks ? Given(of_number(*tricks)) : std::nullopt;
  }

  [[nodiscard]] Given best_cards() const {
    const auto values = book.values(request_here(asked));
    if (!values) return std::nullopt;
    const int most = std::ranges::max(*values, {}, &CardValue::tricks).tricks;
    std::vector<Card> best;
    for (const CardValue& value : *values)
      if (value.tricks == most)
        for (Card card : kinds_of(value)) best.push_back(card);
    return of_cards(std::move(best));
  }

  // What the lone bidder takes when partner answers this card with the one that helps most.
  [[nodiscard]] std::optional<int> with_best_return(const BestGift& fact, Card given) const {
    int most = 0;
    for (Card returned : hand_of(asked, partner(fact.seat)).once()) {
      const auto tricks = book.tricks(
          request_of(asked, fact.trump, fact.seat, true, {CardSet{given}, CardSet{returned}}));
      if (!tricks) return std::nullopt;
      most = std::max(most, *tricks);
    }
    return most;
  }
};

}  // namespace

std::optional<Answer> answer_of_solver(const Asked& asked, SolvedBook& book) {
  return std::visit(Compute{asked, book}, asked.fact);
}

}  // namespace rightbower::lessons
