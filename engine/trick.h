// A trick: who led it and the cards so far, in order of play.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "engine/contract.h"
#include "engine/seat.h"

namespace rightbower {

class Trick {
 public:
  explicit constexpr Trick(Seat leader) : leader_(leader), winner_(leader) {}

  [[nodiscard]] constexpr Seat leader() const { return leader_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr int size() const { return size_; }
  [[nodiscard]] constexpr std::span<const Card> cards() const { return {cards_.data(), size_}; }

  // The seat that wins so far, and its card; only when a card has been played.
  [[nodiscard]] constexpr Seat winner() const {
    assert(!empty());
    return winner_;
  }
  [[nodiscard]] constexpr Card winning_card() const {
    assert(!empty());
    return cards_[best_];
  }

  // The suit that must be followed: what the first card counts as, not what is printed on it.
  [[nodiscard]] constexpr Suit suit_led(const Contract& contract) const {
    assert(!empty());
    return contract.suit_of(cards_[0]);
  }

  [[nodiscard]] constexpr Trick with(Seat seat, Card card, const Contract& contract) const {
    assert(size_ < 4);
    Trick after = *this;
    after.cards_[size_] = card;
    if (empty() || contract.beats(card, winning_card())) {
      after.best_ = size_;
      after.winner_ = seat;
    }
    ++after.size_;
    return after;
  }

  friend constexpr bool operator==(const Trick&, const Trick&) = default;

 private:
  std::array<Card, 4> cards_{Card::joker(), Card::joker(), Card::joker(), Card::joker()};
  std::uint8_t size_ = 0;
  std::uint8_t best_ = 0;
  Seat leader_;
  Seat winner_;
};

}  // namespace rightbower
