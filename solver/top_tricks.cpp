#include "solver/top_tricks.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace rightbower::solver {
namespace {

constexpr std::size_t suit_count = all_suits.size();
std::size_t at(Suit suit) { return static_cast<std::size_t>(index(suit)); }

// The strengths of a hand's cards in a suit, low to high.
std::vector<int> strengths(CardSet hand, Suit suit, const Contract& contract) {
  std::vector<int> found;
  for (Card card : hand& contract.all_of(suit)) found.push_back(contract.strength(card));
  std::ranges::sort(found);
  return found;
}

struct Player {
  std::array<std::vector<int>, suit_count> suits;  // low to high, as dealt
  bool partner = false;
  int discards = 0;  // at most so many cards he may have thrown from any suit
};

// One order of cashing: some trumps first, then the other suits one after another.
class Cashing {
 public:
  Cashing(const PerSeat<CardSet>& hands, const Contract& contract, const Seating& seating,
          Seat leader)
      : trump_(contract.trump()) {
    for (Suit suit : all_suits) own_[at(suit)] = strengths(hands[leader], suit, contract);
    for (Seat seat : all_seats) {
      if (seat == leader || !seating.in_play.contains(seat)) continue;
      Player player;
      player.partner = seating.side[seat] == seating.side[leader];
      for (Suit suit : all_suits) player.suits[at(suit)] = strengths(hands[seat], suit, contract);
      others_.push_back(std::move(player));
    }
  }

  [[nodiscard]] int tricks() const { return tricks_; }

  // Leads the suit from the top, at most so often, while each lead wins for sure.
  void lead(Suit suit, int most) {
    while (!stopped_ && led_[at(suit)] < most && wins(suit)) {
      ++tricks_;
      for (Player& player : others_)
        if (!player.partner && may_be_void(player, suit)) ++player.discards;
      ++led_[at(suit)];
    }
  }

 private:
  [[nodiscard]] int left(const Player& player, Suit suit) const {
    return static_cast<int>(player.suits[at(suit)].size()) - led_[at(suit)];
  }
  [[nodiscard]] bool may_be_void(const Player& player, Suit suit) const {
    return left(player, suit) - player.discards <= 0;
  }
  [[nodiscard]] bool may_ruff(const Player& player, Suit suit) const {
    return trump_ && suit != *trump_ && may_be_void(player, suit) && left(player, *trump_) > 0;
  }

  // Whether the next card of the suit wins. Opponents keep their highest cards as long as they can.
  bool wins(Suit suit) {
    const std::vector<int>& own = own_[at(suit)];
    const auto led = static_cast<std::size_t>(led_[at(suit)]);
    if (led >= own.size()) return false;
    const int card = own[own.size() - 1 - led];
    for (const Player& player : others_) {
      if (player.partner) continue;
      const std::vector<int>& theirs = player.suits[at(suit)];
      if (left(player, suit) > 0 && theirs.back() > card) return false;
      if (may_ruff(player, suit)) return false;
    }
    for (const Player& player : others_)
      if (player.partner && partner_takes(player, suit, card)) stopped_ = true;
    return true;
  }

  // Partner cannot help taking the trick: it is one more, but the lead is no longer here.
  [[nodiscard]] bool partner_takes(const Player& partner, Suit suit, int card) const {
    const std::vector<int>& cards = partner.suits[at(suit)];
    const auto led = static_cast<std::size_t>(led_[at(suit)]);
    if (led < cards.size()) return cards[led] > card || partner.discards > 0;
    if (!trump_ || suit == *trump_) return false;
    // Void: he throws a card that is no trump while he has one.
    int spare = -tricks_;
    for (Suit other : all_suits)
      if (other != *trump_) spare += static_cast<int>(partner.suits[at(other)].size());
    return spare <= 0 && left(partner, *trump_) > 0;
  }

  std::optional<Suit> trump_;
  std::array<std::vector<int>, suit_count> own_;
  std::vector<Player> others_;
  std::array<int, suit_count> led_{};
  int tricks_ = 0;
  bool stopped_ = false;
};

}  // namespace

int top_tricks(const PerSeat<CardSet>& hands, const Contract& contract, const Seating& seating,
               Seat leader) {
  const int all = hands[leader].size();
  std::vector<Suit> sides;
  for (Suit suit : all_suits)
    if (contract.trump() != suit && !(hands[leader] & contract.all_of(suit)).empty())
      sides.push_back(suit);
  const int trumps =
      contract.trump() ? (hands[leader] & contract.all_of(*contract.trump())).size() : 0;
  const Cashing start(hands, contract, seating, leader);
  int best = 0;
  do {
    for (int first = 0; first <= trumps; ++first) {
      Cashing cashing = start;
      if (contract.trump()) cashing.lead(*contract.trump(), first);
      for (Suit suit : sides) cashing.lead(suit, all);
      if (contract.trump()) cashing.lead(*contract.trump(), all);
      best = std::max(best, cashing.tricks());
    }
  } while (std::ranges::next_permutation(sides).found);
  return best;
}

}  // namespace rightbower::solver
