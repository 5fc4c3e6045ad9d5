#include "solver/request.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/notation.h"
#include "tests/solver/small_deals.h"

namespace rightbower::solver {
namespace {

Request four_seats() {
  const auto situation = parse_situation("N:AJ9... .AJ9.. ..AJ9. ...AJ9").value();
  return {hands_of(situation.deal), Strain::spades, Seat::north, {}, {}};
}

// The reasons as "place id", in order.
std::vector<std::string> reasons(const Request& request) {
  std::vector<std::string> found;
  for (const Fault& fault : faults_of(request))
    found.push_back(fault.place.path + ' ' + fault.what.id);
  return found;
}

using Reasons = std::vector<std::string>;

Card card(const char* text) { return parse_cards(text).value().front(); }

}  // namespace

TEST_CASE("what the solver can be asked has no faults") {
  CHECK(faults_of(four_seats()).empty());
  for (std::uint64_t number = 0; number < 2000; ++number)
    for (int hand_size = 2; hand_size <= 5; ++hand_size)
      CHECK(faults_of(small_request(number, hand_size)).empty());
  for (const Rules& rules : rules_presets()) {
    Request request;
    const Deal deal = random_deal(rules, 1);
    request.hands = hands_of(deal);
    request.seating = pairs(deal.seated());
    request.leader = deal.seated().next_after(Seat::north);
    for (Strain strain : all_strains) {
      request.strain = strain;
      CHECK(faults_of(request).empty());
    }
  }
}

TEST_CASE("hands that are unequal, not known or too large are named") {
  Request request = four_seats();
  request.hands[Seat::east] = request.hands[Seat::east].with(card("KC"));
  request.hands[Seat::west] = {};
  CHECK(reasons(request) == Reasons{"hands.E deal.unequal", "hands.W play.hand-not-known"});
  CHECK(faults_of(request).front().what.arguments == std::vector<Argument>{Seat::east, 4, 3});

  request = four_seats();
  for (CardSet& hand : request.hands.values)
    for (const char* more : {"AS", "KS", "QS", "TS", "AC", "KC", "QC", "TC", "KD", "QD"})
      if (hand.count(card(more)) < 2) hand = hand.with(card(more));
  CHECK(std::ranges::count(reasons(request), "hands.N deal.too-large") == 1);
}

TEST_CASE("a card too many is named with its number") {
  Request request = four_seats();
  for (Seat seat : {Seat::east, Seat::south, Seat::west})
    request.hands[seat] = CardSet{card("AS"), card("KH"), card("QD")};
  CHECK(reasons(request) == Reasons{"hands deal.too-many-copies", "hands deal.too-many-copies",
                                    "hands deal.too-many-copies", "hands deal.too-many-copies"});
  CHECK(faults_of(request).front().what.arguments == std::vector<Argument>{3, card("AS"), 2});

  request = four_seats();
  request.hands[Seat::north] = CardSet{Card::joker(), Card::joker(), card("AS")};
  CHECK(reasons(request) == Reasons{"hands deal.too-many-copies"});
}

TEST_CASE("a suit for which there is no room") {
  // All of spades from the ace to the seven, twice, are 16 cards, the bowers of spades 18.
  Request request = four_seats();
  const CardSet spades = Contract(Strain::no_trump).all_of(Suit::spades);
  std::size_t next_hand = 0;
  request.hands = {};
  for (Card spade : spades)
    request.hands.values[next_hand] = request.hands.values[next_hand].with(spade),
    next_hand = (next_hand + 1) % 4;
  request.strain = Strain::low;
  CHECK(reasons(request) == Reasons{"hands request.suit-too-long"});
}

TEST_CASE("seats that cannot play") {
  Request request = four_seats();
  request.seating = alone(Seat::south, SeatSet::all());
  CHECK(reasons(request) == Reasons{"leader play.leader-not-in-play"});
  request.seating.in_play = {Seat::north};
  CHECK(reasons(request) == Reasons{"seating request.too-few-seats"});
  request.seating.in_play = {};
  CHECK(reasons(request) == Reasons{"seating request.too-few-seats"});

  request = four_seats();
  request.seating.side[Seat::east] = Side::north_south;
  CHECK(reasons(request) == Reasons{"seating request.sides"});
  request.seating.side[Seat::south] = Side::east_west;  // two and two, but side by side
  CHECK(reasons(request) == Reasons{"seating request.sides"});
  request.seating.in_play = request.seating.in_play.without(Seat::west);
  CHECK(faults_of(request).empty());
}

TEST_CASE("the first impossible card of a trick is named") {
  Request request = four_seats();
  request.trick = {card("AS"), card("AH"), card("JD")};
  CHECK(faults_of(request).empty());
  request.trick = {card("AS"), card("AC")};
  CHECK(reasons(request) == Reasons{"trick[1] play.not-held"});
  request.hands[Seat::west] = CardSet{card("JC"), card("AC"), card("9C")};
  request.trick = {card("AS"), card("AH"), card("JD"), card("AC")};
  CHECK(reasons(request) == Reasons{"trick request.trick-complete"});
  request.leader = Seat::south;
  request.trick = {card("JD"), card("AC"), card("AS")};
  CHECK(faults_of(request).empty());
  request.leader = Seat::north;
  request.trick = {card("AS"), card("AH"), card("JD")};
  request.hands[Seat::south] = CardSet{card("JC"), card("JD"), card("9D")};  // JC is a spade
  CHECK(reasons(request) == Reasons{"trick[2] play.must-follow"});
}

}  // namespace rightbower::solver
