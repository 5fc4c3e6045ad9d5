// What a hand is played in, and everything that follows from it for the cards: which suit a card
// counts as, and which of two cards is higher. The only home of the bowers (rules.md, section 0).
//
// Orders, strong to weak:
//     trump suit              joker, right bower, left bower, A K Q 10 9 8 7
//     same colour as trump    A K Q 10 9 8 7
//     the other suits         A K Q J 10 9 8 7
//     no trump                A K Q J 10 9 8 7 in every suit; the joker is a suit of its own
//     LOW                     7 8 9 10 J Q K A in every suit: the low card wins; no bowers
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/card_set.h"

namespace rightbower {

// The order of every table. The four trump strains have the numbers of their suits.
enum class Strain : std::uint8_t { spades, hearts, diamonds, clubs, no_trump, low };

inline constexpr std::array<Strain, 5> table_strains{
    Strain::spades, Strain::hearts, Strain::diamonds, Strain::clubs, Strain::no_trump};
inline constexpr std::array<Strain, 6> all_strains{
    Strain::spades, Strain::hearts, Strain::diamonds, Strain::clubs, Strain::no_trump, Strain::low};

[[nodiscard]] constexpr int index(Strain strain) { return static_cast<int>(strain); }

// "S", "H", "D", "C", "NT", "LOW".
[[nodiscard]] constexpr const char* name(Strain strain) {
  constexpr std::array<const char*, 6> names{"S", "H", "D", "C", "NT", "LOW"};
  return names[static_cast<std::size_t>(index(strain))];
}

[[nodiscard]] constexpr std::optional<Suit> trump_suit(Strain strain) {
  if (strain >= Strain::no_trump) return std::nullopt;
  return static_cast<Suit>(index(strain));
}

class Contract {
 public:
  explicit constexpr Contract(Strain strain) : strain_(strain) {
    for (int i = 0; i < Card::kinds; ++i) {
      const Suit suit = find_suit(Card::from_index(i));
      cards_[at(suit)] = cards_[at(suit)].plus(CardSet{Card::from_index(i)});
    }
    for (CardSet& cards : cards_) cards = cards.twice();
  }

  [[nodiscard]] constexpr Strain strain() const { return strain_; }
  [[nodiscard]] constexpr std::optional<Suit> trump() const { return trump_suit(strain_); }

  // The suit the card counts as, for every purpose: leading, following, winning, counting.
  [[nodiscard]] constexpr Suit suit_of(Card card) const { return find_suit(card); }

  [[nodiscard]] constexpr bool is_right_bower(Card card) const {
    return card.is_jack() && trump() == card.printed_suit();
  }
  [[nodiscard]] constexpr bool is_left_bower(Card card) const {
    return card.is_jack() && trump().has_value() && *trump() == same_colour(card.printed_suit());
  }
  [[nodiscard]] constexpr bool is_bower(Card card) const {
    return is_right_bower(card) || is_left_bower(card);
  }
  [[nodiscard]] constexpr bool is_trump(Card card) const { return trump() == suit_of(card); }

  // All cards that count as this suit, both copies of each: hand & all_of(led) are the followers.
  [[nodiscard]] constexpr CardSet all_of(Suit suit) const { return cards_[at(suit)]; }

  // The place of a card in its suit in play, a higher number for a stronger card. Cards of one suit
  // have equal strength only when they are copies of each other.
  [[nodiscard]] constexpr int strength(Card card) const {
    if (card.is_joker()) return 11;
    if (is_right_bower(card)) return 10;
    if (is_left_bower(card)) return 9;
    const int low_to_high = 7 - index(card.rank());
    return strain_ == Strain::low ? 7 - low_to_high : low_to_high;
  }

  // Whether a card played later takes the trick from the best so far. Of two equal cards the
  // earlier one wins, so this is strict; a card of another suit, not trump, never wins.
  [[nodiscard]] constexpr bool beats(Card later, Card best) const {
    if (suit_of(later) == suit_of(best)) return strength(later) > strength(best);
    return is_trump(later) || later.is_joker();
  }

  friend constexpr bool operator==(const Contract& a, const Contract& b) {
    return a.strain_ == b.strain_;
  }

 private:
  [[nodiscard]] static constexpr std::size_t at(Suit suit) {
    return static_cast<std::size_t>(index(suit));
  }
  [[nodiscard]] constexpr Suit find_suit(Card card) const {
    if (card.is_joker()) return trump().value_or(Suit::joker);
    return is_left_bower(card) ? *trump() : card.printed_suit();
  }

  Strain strain_;
  std::array<CardSet, 5> cards_{};
};

static_assert(Contract(Strain::hearts).suit_of({Rank::jack, Suit::diamonds}) == Suit::hearts);
static_assert(Contract(Strain::hearts).all_of(Suit::hearts).size() == 2 * 10);  // with 7, 8, joker
static_assert(!Contract(Strain::clubs).beats({Rank::ace, Suit::hearts}, {Rank::ace, Suit::hearts}));

}  // namespace rightbower
