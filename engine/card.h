// A card is what is printed on it: a rank and a suit, or the joker. One byte.
//
// What a card counts as in play (the left bower belongs to the trump suit) is not known here; ask
// Contract. Two copies of a card are equal: they are the same kind.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <string>

namespace rightbower {

// In the order of the notation. The suit of the same colour is 3 - suit for the first four. The
// joker is printed in no suit; at no trump it is a suit of its own (rules.md, B6).
enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs, joker };

inline constexpr std::array<Suit, 4> printed_suits{Suit::spades, Suit::hearts, Suit::diamonds,
                                                   Suit::clubs};
inline constexpr std::array<Suit, 5> all_suits{Suit::spades, Suit::hearts, Suit::diamonds,
                                               Suit::clubs, Suit::joker};

[[nodiscard]] constexpr int index(Suit suit) { return static_cast<int>(suit); }

// The other suit of the same colour, "next": spades with clubs, hearts with diamonds.
[[nodiscard]] constexpr Suit same_colour(Suit suit) {
  assert(suit != Suit::joker);
  return static_cast<Suit>(3 - index(suit));
}

// In the order of the notation, high to low.
enum class Rank : std::uint8_t { ace, king, queen, jack, ten, nine, eight, seven };

inline constexpr std::array<Rank, 8> all_ranks{Rank::ace, Rank::king, Rank::queen, Rank::jack,
                                               Rank::ten, Rank::nine, Rank::eight, Rank::seven};

[[nodiscard]] constexpr int index(Rank rank) { return static_cast<int>(rank); }

class Card {
 public:
  static constexpr int kinds = 33;  // 8 ranks in 4 suits, and the joker

  constexpr Card(Rank rank, Suit suit)
      : index_(static_cast<std::uint8_t>(rightbower::index(suit) * 8 + rightbower::index(rank))) {
    assert(suit != Suit::joker);
  }

  [[nodiscard]] static constexpr Card joker() { return from_index(kinds - 1); }

  // The inverse of index(): 0 to kinds - 1, suit by suit, high to low, the joker last.
  [[nodiscard]] static constexpr Card from_index(int index) {
    assert(index >= 0 && index < kinds);
    return Card(static_cast<std::uint8_t>(index));
  }

  [[nodiscard]] constexpr int index() const { return index_; }
  [[nodiscard]] constexpr bool is_joker() const { return index_ == kinds - 1; }
  [[nodiscard]] constexpr bool is_jack() const { return !is_joker() && rank() == Rank::jack; }

  [[nodiscard]] constexpr Rank rank() const {
    assert(!is_joker());
    return static_cast<Rank>(index_ % 8);
  }

  // The suit on the card's face, Suit::joker for the joker. Not the suit it counts as in play.
  [[nodiscard]] constexpr Suit printed_suit() const { return static_cast<Suit>(index_ / 8); }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  explicit constexpr Card(std::uint8_t index) : index_(index) {}

  std::uint8_t index_;
};

static_assert(sizeof(Card) == 1);
static_assert(Card::joker().printed_suit() == Suit::joker);
static_assert(Card(Rank::nine, Suit::clubs).rank() == Rank::nine);
static_assert(same_colour(Suit::spades) == Suit::clubs);

[[nodiscard]] constexpr char letter(Suit suit) { return "SHDC*"[index(suit)]; }
[[nodiscard]] constexpr char letter(Rank rank) { return "AKQJT987"[index(rank)]; }

// "AS", "TH", "JK": the form of the notation.
[[nodiscard]] inline std::string to_string(Card card) {
  if (card.is_joker()) return "JK";
  return {letter(card.rank()), letter(card.printed_suit())};
}

}  // namespace rightbower
