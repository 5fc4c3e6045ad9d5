#include "solver/lone_exchange.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "solver/in_order.h"
#include "solver/request.h"
#include "solver/solver.h"
#include "solver/top_tricks.h"

namespace rightbower::solver {
namespace {

using Order = SwapRules::Order;

// The cards of a hand by the suit they count as, weakest first.
using Suits = std::array<std::vector<Card>, all_suits.size()>;

Suits by_strength(CardSet hand, const Contract& contract) {
  Suits suits;
  for (Card card : hand)
    suits[static_cast<std::size_t>(index(contract.suit_of(card)))].push_back(card);
  for (std::vector<Card>& suit : suits)
    std::ranges::stable_sort(suit, {}, [&](Card card) { return contract.strength(card); });
  return suits;
}

// Every way to take so many cards, from each suit the first ones.
void take_first(const Suits& suits, std::size_t suit, int left, CardSet taken,
                std::vector<CardSet>& ways) {
  if (left == 0) {
    ways.push_back(taken);
    return;
  }
  if (suit == suits.size()) return;
  const auto length = static_cast<int>(suits[suit].size());
  for (int take = 0; take <= std::min(left, length); ++take) {
    if (take > 0) taken = taken.with(suits[suit][static_cast<std::size_t>(take - 1)]);
    take_first(suits, suit + 1, left - take, taken, ways);
  }
}

std::vector<CardSet> first_of_suits(const Suits& suits, int count) {
  std::vector<CardSet> ways;
  take_first(suits, 0, count, {}, ways);
  return ways;
}

Request request_of(const LoneRequest& request, CardSet hand) {
  PerSeat<CardSet> hands = request.hands;
  hands[request.bidder] = hand;
  const Seating seating = alone(request.bidder, request.seated);
  return solver::request_of(Position(hands, seating.in_play, request.leader), request.strain,
                            seating);
}

// The pairs the rules allow, sensible ones only, those of fewer cards first.
class Choices {
 public:
  explicit Choices(const LoneRequest& request)
      : request_(request),
        contract_(request.strain),
        own_(request.hands[request.bidder]),
        partners_(request.hands[partner(request.bidder)]) {}

  [[nodiscard]] std::vector<Swap> sensible() const {
    std::vector<Swap> pairs;
    const Exchange none{request_.bidder, {}, {}};
    const bool partner_first = request_.swap.order == Order::partner_first;
    const CountRange count = giving_count(request_.swap, none, partner_first ? partners_ : own_);
    for (int cards = count.min; cards <= count.max; ++cards)
      partner_first ? add_partner_first(cards, pairs) : add_bidder_first(cards, pairs);
    return pairs;
  }

  // Each gift with the answer of a partner who does not look at it.
  [[nodiscard]] std::vector<Swap> blind() const {
    const bool partner_first = request_.swap.order == Order::partner_first;
    std::vector<Swap> pairs;
    for (const Swap& pair : sensible()) {
      const CardSet get = blind_answer(partners_, contract_, pair.give.size());
      const auto same = [&](const Swap& other) { return other.give == pair.give; };
      // Who gives second chooses from what he was given too.
      if (partner_first ? pair.get == get : std::ranges::none_of(pairs, same))
        pairs.push_back({pair.give, get, 0});
    }
    return pairs;
  }

 private:
  void add_bidder_first(int cards, std::vector<Swap>& pairs) const {
    for (CardSet give : lowest_of_suits(own_, contract_, cards)) {
      const Exchange given{request_.bidder, give, {}};
      for (CardSet get :
           highest_of_suits(givable(request_.swap, given, partners_), contract_, cards))
        if (!giving_refusal(request_.swap, given, partners_, get, contract_))
          pairs.push_back({give, get, 0});
    }
  }

  void add_partner_first(int cards, std::vector<Swap>& pairs) const {
    const Exchange none{request_.bidder, {}, {}};
    for (CardSet get : highest_of_suits(partners_, contract_, cards)) {
      if (giving_refusal(request_.swap, none, partners_, get, contract_)) continue;
      const Exchange given{request_.bidder, {}, get};
      for (CardSet give : lowest_of_suits(givable(request_.swap, given, own_), contract_, cards))
        pairs.push_back({give, get, 0});
    }
  }

  const LoneRequest& request_;
  const Contract contract_;
  const CardSet own_;
  const CardSet partners_;
};

std::size_t best_of(const std::vector<Swap>& pairs) {
  const auto best = std::ranges::max_element(pairs, [](const Swap& a, const Swap& b) {
    return std::pair(a.tricks, -a.give.size()) < std::pair(b.tricks, -b.give.size());
  });
  return static_cast<std::size_t>(best - pairs.begin());
}

}  // namespace

Faults faults_of(const LoneRequest& request) {
  Faults faults = faults_of(request_of(request, request.hands[request.bidder]));
  if (request.seated.size() != 4)
    faults.push_back({{0, 0, "seating"}, {"exchange.needs-partner", {}}});
  else if (request.hands[partner(request.bidder)].size() != request.hands[request.bidder].size())
    faults.push_back({{}, {"exchange.partner-not-known", {partner(request.bidder)}}});
  return faults;
}

CardSet blind_answer(CardSet hand, const Contract& contract, int count) {
  CardSet answer = best_trumps(hand, contract, count);
  std::vector<Card> side;
  for (Card card : hand)
    if (!contract.is_trump(card)) side.push_back(card);
  const auto length = [&](Card card) {
    return (hand & contract.all_of(contract.suit_of(card))).size();
  };
  std::ranges::stable_sort(side, [&](Card a, Card b) {
    if (contract.strength(a) != contract.strength(b))
      return contract.strength(a) > contract.strength(b);
    return length(a) < length(b);
  });
  for (Card card : side)
    if (answer.size() < count) answer = answer.with(card);
  return answer;
}

std::vector<CardSet> lowest_of_suits(CardSet hand, const Contract& contract, int count) {
  return first_of_suits(by_strength(hand, contract), count);
}

std::vector<CardSet> highest_of_suits(CardSet hand, const Contract& contract, int count) {
  Suits suits = by_strength(hand, contract);
  for (std::vector<Card>& suit : suits) std::ranges::reverse(suit);
  return first_of_suits(suits, count);
}

std::optional<int> lone_tricks(const LoneRequest& request, CardSet hand, Solver& solver,
                               const ShouldStop& should_stop) {
  const Request asked = request_of(request, hand);
  if (should_stop && should_stop()) return std::nullopt;
  if (request.leader == request.bidder && top_tricks(asked.hands, Contract(request.strain),
                                                     asked.seating, request.leader) == hand.size())
    return hand.size();
  const auto tricks = solver.tricks(asked, should_stop);
  if (!tricks) return std::nullopt;
  return request.leader == request.bidder ? *tricks : hand.size() - *tricks;
}

std::optional<LoneExchange> exchange_results(const LoneRequest& request, int threads,
                                             const ShouldStop& should_stop,
                                             const OnPairs& on_pairs) {
  const Choices choices(request);
  LoneExchange found{choices.sensible(), choices.blind(), 0, 0};
  const CardSet own = request.hands[request.bidder];
  // Many pairs leave him with the same hand.
  std::vector<CardSet> hands;
  const auto number_of = [&](const Swap& pair) {
    const CardSet hand = after_swap(own, pair.give, pair.get);
    const auto known = std::ranges::find(hands, hand);
    if (known == hands.end()) {
      hands.push_back(hand);
      return hands.size() - 1;
    }
    return static_cast<std::size_t>(known - hands.begin());
  };
  std::vector<std::size_t> of_pair;
  std::vector<std::size_t> of_blind;
  for (const Swap& pair : found.pairs) of_pair.push_back(number_of(pair));
  for (const Swap& pair : found.blind) of_blind.push_back(number_of(pair));

  std::vector<int> tricks;
  const auto make_worker = [&] {
    return [&, solver = std::make_shared<Solver>()](int number) {
      return lone_tricks(request, hands[static_cast<std::size_t>(number)], *solver, should_stop);
    };
  };
  const int count = static_cast<int>(hands.size());
  InOrder<int> in_order(count, make_worker, [&](int of_hand) {
    tricks.push_back(of_hand);
    if (on_pairs) on_pairs(static_cast<int>(tricks.size()), count);
  });
  if (!in_order.run(threads)) return std::nullopt;
  for (std::size_t i = 0; i < of_pair.size(); ++i) found.pairs[i].tricks = tricks[of_pair[i]];
  for (std::size_t i = 0; i < of_blind.size(); ++i) found.blind[i].tricks = tricks[of_blind[i]];
  found.best = best_of(found.pairs);
  found.best_blind = best_of(found.blind);
  return found;
}

}  // namespace rightbower::solver
