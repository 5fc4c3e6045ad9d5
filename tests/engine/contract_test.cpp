#include "engine/contract.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/rules.h"
#include "engine/trick.h"

namespace rightbower {
namespace {

Card card(const char* text) { return parse_cards(text).value().front(); }

int count_in_pack(const Contract& contract, Suit suit) {
  return (find_rules("double-deck")->pack & contract.all_of(suit)).size();
}

// The seat that takes a trick led by north.
Seat winner(Strain strain, const char* cards) {
  const Contract contract(strain);
  Trick trick(Seat::north);
  Seat seat = Seat::north;
  for (Card played : parse_cards(cards).value()) {
    trick = trick.with(seat, played, contract);
    seat = next(seat);
  }
  return trick.winner();
}

}  // namespace

TEST_CASE("the 48 cards are 14 trumps, 10 next, 12 and 12") {
  for (Strain strain : {Strain::spades, Strain::hearts, Strain::diamonds, Strain::clubs}) {
    const Contract contract(strain);
    for (Suit suit : printed_suits) {
      const int expected = suit == contract.trump()                 ? 14
                           : suit == same_colour(*contract.trump()) ? 10
                                                                    : 12;
      CHECK(count_in_pack(contract, suit) == expected);
    }
  }
  for (Strain strain : {Strain::no_trump, Strain::low})
    for (Suit suit : printed_suits) CHECK(count_in_pack(Contract(strain), suit) == 12);
}

TEST_CASE("trumps rank right, left, ace, king, queen, ten, nine") {
  const Contract contract(Strain::diamonds);
  const auto order = parse_cards("JK JD JH AD KD QD TD 9D 8D 7D").value();
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    CHECK(contract.suit_of(order[i]) == Suit::diamonds);
    CHECK(contract.beats(order[i], order[i + 1]));
    CHECK_FALSE(contract.beats(order[i + 1], order[i]));
  }
  CHECK(contract.suit_of(card("JC")) == Suit::clubs);
  CHECK(contract.is_left_bower(card("JH")));
  CHECK(contract.is_right_bower(card("JD")));
}

TEST_CASE("at LOW the nine wins and there are no bowers") {
  const Contract contract(Strain::low);
  const auto order = parse_cards("7S 8S 9S TS JS QS KS AS").value();
  for (std::size_t i = 0; i + 1 < order.size(); ++i) CHECK(contract.beats(order[i], order[i + 1]));
  CHECK(contract.suit_of(card("JC")) == Suit::clubs);
}

TEST_CASE("of two equal cards the earlier one wins") {
  CHECK(winner(Strain::hearts, "AS AS 9S KS") == Seat::north);
  CHECK(winner(Strain::hearts, "KS AS AS 9S") == Seat::east);
  CHECK(winner(Strain::hearts, "JH JH JD AH") == Seat::north);
}

TEST_CASE("a later right beats an earlier left") {
  CHECK(winner(Strain::hearts, "JD AH JH JH") == Seat::south);
}

TEST_CASE("a trump wins over the suit led, a discard never") {
  CHECK(winner(Strain::hearts, "9S TH JD AS") == Seat::south);
  CHECK(winner(Strain::no_trump, "9S TS 9C AD") == Seat::east);
}

TEST_CASE("at no trump the joker is a suit of its own that wins") {
  const Contract contract(Strain::no_trump);
  CHECK(contract.suit_of(Card::joker()) == Suit::joker);
  CHECK(winner(Strain::no_trump, "AS JK KS QS") == Seat::east);
  CHECK(winner(Strain::no_trump, "JK AS AH AD") == Seat::north);
}

TEST_CASE("beats is a strict order: never both ways, never itself") {
  for (Strain strain : all_strains) {
    const Contract contract(strain);
    for (int a = 0; a < Card::kinds; ++a) {
      CHECK_FALSE(contract.beats(Card::from_index(a), Card::from_index(a)));
      for (int b = 0; b < Card::kinds; ++b)
        CHECK_FALSE((contract.beats(Card::from_index(a), Card::from_index(b)) &&
                     contract.beats(Card::from_index(b), Card::from_index(a))));
    }
  }
}

}  // namespace rightbower
