// A bag of cards in which a kind can occur twice: a hand, a pack, the cards still out.
//
// Two 64-bit planes, one bit a kind (bit = Card::index()):
//
//     one or more   ...0110   the kinds held at all
//     two           ...0010   the kinds held twice; always inside the first plane
//
// so that following suit is one intersection and playing a card two bit operations. This is the
// only file that knows how copies are kept.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "engine/card.h"

namespace rightbower {

class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (Card card : cards) *this = with(card);
  }

  [[nodiscard]] constexpr bool empty() const { return one_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(one_) + std::popcount(two_); }
  [[nodiscard]] constexpr int count(Card card) const {
    return static_cast<int>((one_ >> card.index()) & 1) +
           static_cast<int>((two_ >> card.index()) & 1);
  }
  [[nodiscard]] constexpr bool contains(Card card) const { return count(card) > 0; }

  // Every card of other is here, as often as there.
  [[nodiscard]] constexpr bool includes(CardSet other) const {
    return (other.one_ & ~one_) == 0 && (other.two_ & ~two_) == 0;
  }

  // One more copy; there must be room for it.
  [[nodiscard]] constexpr CardSet with(Card card) const {
    assert(count(card) < 2);
    return CardSet(one_ | bit(card), two_ | (one_ & bit(card)));
  }

  // One copy fewer; there must be one.
  [[nodiscard]] constexpr CardSet without(Card card) const {
    assert(contains(card));
    return CardSet(one_ & (~bit(card) | two_), two_ & ~bit(card));
  }

  // Both bags in one; no kind may come to more than two.
  [[nodiscard]] constexpr CardSet plus(CardSet other) const {
    assert((two_ & other.one_) == 0 && (other.two_ & one_) == 0);
    return CardSet(one_ | other.one_, two_ | other.two_ | (one_ & other.one_));
  }

  // What is left when all of other is taken out; other must be included.
  [[nodiscard]] constexpr CardSet minus(CardSet other) const {
    assert(includes(other));
    return CardSet((one_ & ~other.one_) | (two_ & ~other.two_), two_ & ~other.one_);
  }

  // Every kind held, once.
  [[nodiscard]] constexpr CardSet once() const { return CardSet(one_, 0); }
  // Every kind held, twice: meant for tables of kinds such as "all hearts".
  [[nodiscard]] constexpr CardSet twice() const { return CardSet(one_, one_); }

  // The smaller count of each kind.
  friend constexpr CardSet operator&(CardSet a, CardSet b) {
    return CardSet(a.one_ & b.one_, a.two_ & b.two_);
  }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  // Card by card in the order of the notation, a kind held twice two times.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    using pointer = const Card*;
    using reference = Card;

    constexpr Iterator() = default;
    constexpr Card operator*() const { return Card::from_index(std::countr_zero(one_)); }
    constexpr Iterator& operator++() {
      const std::uint64_t lowest = one_ & (~one_ + 1);
      one_ &= ~(lowest & ~two_);
      two_ &= ~lowest;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    friend class CardSet;
    constexpr Iterator(std::uint64_t one, std::uint64_t two) : one_(one), two_(two) {}
    std::uint64_t one_ = 0;
    std::uint64_t two_ = 0;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {one_, two_}; }
  [[nodiscard]] static constexpr Iterator end() { return {0, 0}; }

  // A mix of all bits, for hash tables.
  [[nodiscard]] constexpr std::size_t hash() const {
    const std::uint64_t mixed = (one_ * 0x9E3779B97F4A7C15ULL) ^ (two_ * 0xC2B2AE3D27D4EB4FULL);
    return static_cast<std::size_t>(mixed ^ (mixed >> 29));
  }

 private:
  constexpr CardSet(std::uint64_t one, std::uint64_t two) : one_(one), two_(two) {}
  [[nodiscard]] static constexpr std::uint64_t bit(Card card) {
    return std::uint64_t{1} << card.index();
  }

  std::uint64_t one_ = 0;
  std::uint64_t two_ = 0;
};

static_assert(sizeof(CardSet) == 16);

}  // namespace rightbower
