#include "tests/golden/player.h"

#include <algorithm>
#include <vector>

namespace rightbower::tests {
namespace {

// Tricks a hand looks worth by itself.
double worth(CardSet hand, Strain strain) {
  const Contract contract(strain);
  double tricks = 0;
  for (Card card : hand) {
    const int strength = contract.strength(card);
    if (contract.is_trump(card))
      tricks += strength >= 7 ? 0.9 : 0.65;
    else if (strength == 7)  // the highest of its suit, but for bowers
      tricks += contract.trump() ? 0.6 : 0.85;
    else if (strength == 6 && !contract.trump())
      tricks += 0.4;
  }
  return tricks;
}

Strain best_strain(CardSet hand, const std::vector<Strain>& strains) {
  return *std::ranges::max_element(strains, {}, [&](Strain strain) { return worth(hand, strain); });
}

class Bidder {
 public:
  Bidder(const Game& game, double mood)
      : game_(game),
        rules_(game.rules()),
        hand_(game.hand(*game.to_act())),
        best_(best_strain(hand_, rules_.strains)),
        mood_(mood),
        legal_(game.auction().legal_calls()) {}

  [[nodiscard]] Call choose() const {
    if (game_.phase() == Phase::naming) return best_name();
    return rules_.has_turn_up() ? choose_turn_up() : choose_bid();
  }

 private:
  using Kind = Call::Kind;

  [[nodiscard]] bool is_legal(const Call& call) const {
    return std::ranges::find(legal_, call) != legal_.end();
  }

  [[nodiscard]] Call best_name() const {
    const auto value = [&](const Call& call) {
      return call.kind == Kind::name_trump ? worth(hand_, *call.strain) : -1.0;
    };
    return *std::ranges::max_element(legal_, {}, value);
  }

  [[nodiscard]] Call choose_turn_up() const {
    const double enough = 2.2 - mood_ / 4;
    for (const Call& call : legal_) {
      if (call.kind != Kind::order && call.kind != Kind::accept) continue;
      const auto strain = static_cast<Strain>(index(*game_.auction().proposed()));
      CardSet hand = hand_;
      if (call.kind == Kind::accept) hand = hand.with(*game_.start().turn_up);
      if (worth(hand, strain) >= enough) return call;
    }
    const Call name = best_name();
    const bool good = name.kind == Kind::name_trump && worth(hand_, *name.strain) >= enough;
    return good || !is_legal(Call::pass()) ? name : Call::pass();
  }

  [[nodiscard]] std::optional<Strain> with_bid(bool later) const {
    return later || rules_.trump_named == TrumpNamed::after_auction ? std::nullopt
                                                                    : std::optional(best_);
  }

  [[nodiscard]] Call choose_bid() const {
    const double hoped = worth(hand_, best_) + rules_.hand_size / 6.0 + mood_;
    for (auto special = rules_.specials.rbegin(); special != rules_.specials.rend(); ++special) {
      const Call call = Call::of(*special, with_bid(special->strain_later));
      const double missing = special->swap.max > 0 ? 1.5 : 0.5;
      if (is_legal(call) && hoped + missing >= special->level) return call;
    }
    for (int level = 1; level <= hoped; ++level)
      if (const Call call = Call::bid(level, with_bid(false)); is_legal(call)) return call;
    if (is_legal(Call::pass())) return Call::pass();
    return legal_.front();
  }

  const Game& game_;
  const Rules& rules_;
  CardSet hand_;
  Strain best_;
  double mood_;
  std::vector<Call> legal_;
};

// Low to high, trumps above all.
int height(const Contract& contract, Card card) {
  return contract.strength(card) + (contract.is_trump(card) ? 20 : 0);
}

Card lowest(const Contract& contract, const std::vector<Card>& cards) {
  return *std::ranges::min_element(cards, {}, [&](Card card) { return height(contract, card); });
}

Card highest(const Contract& contract, const std::vector<Card>& cards) {
  return *std::ranges::max_element(cards, {}, [&](Card card) { return height(contract, card); });
}

Card choose_card(const Game& game) {
  const Position& position = *game.position();
  const Contract contract(*game.contract()->strain);
  const CardSet kinds = position.legal_plays(contract).once();
  const std::vector<Card> legal(kinds.begin(), kinds.end());
  const Trick& trick = position.trick();
  if (trick.empty()) return highest(contract, legal);
  const Seating seats = game.seating();
  if (seats.side[trick.winner()] == seats.side[position.to_play()]) return lowest(contract, legal);
  std::vector<Card> winning;
  for (Card card : legal)
    if (contract.beats(card, trick.winning_card())) winning.push_back(card);
  return lowest(contract, winning.empty() ? legal : winning);
}

// As many as may be given: the bidder his lowest, his partner the highest.
Give choose_gift(const Game& game) {
  const Contract contract(*game.bid()->strain);
  const bool bidder = *game.to_act() == game.bid()->bidder;
  const auto value = [&](const GameAction& action) {
    const CardSet cards = std::get<Give>(action).cards;
    int sum = 0;
    for (Card card : cards) sum += bidder ? 15 - height(contract, card) : height(contract, card);
    return sum;
  };
  const std::vector<GameAction> legal = game.legal_actions();
  return std::get<Give>(*std::ranges::max_element(legal, {}, value));
}

Discard choose_discard(const Game& game) {
  const Contract contract(*game.contract()->strain);
  std::vector<Card> cards;
  for (const GameAction& action : game.legal_actions())
    if (const auto card = std::get<Discard>(action).card) cards.push_back(*card);
  return {lowest(contract, cards)};
}

}  // namespace

double random_mood(Random& random) {
  switch (random.below(9)) {
    case 0:
      return -9;
    case 1:
      return 3;
    case 2:
    case 3:
      return 1.5;
    default:
      return 0;
  }
}

GameAction choose_action(const Game& game, double mood) {
  switch (game.phase()) {
    case Phase::exchange:
      return choose_gift(game);
    case Phase::discard:
      return choose_discard(game);
    case Phase::play:
      return Play{choose_card(game)};
    default:
      return Bidder(game, mood).choose();
  }
}

}  // namespace rightbower::tests
