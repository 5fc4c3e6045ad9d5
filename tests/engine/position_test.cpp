#include "engine/position.h"

#include <doctest/doctest.h>

#include <cstdint>

#include "engine/notation.h"
#include "engine/random.h"

namespace rightbower {
namespace {

CardSet hand(const char* text) { return parse_hand(text).value(); }
Card card(const char* text) { return parse_cards(text).value().front(); }

Position position_of(const char* deal, Seat leader) {
  Situation situation = parse_situation(deal).value();
  situation.lead = leader;
  return replay(situation).value();
}

// Legal plays after this card was led, for a hand that plays second.
CardSet legal_after(Strain strain, const char* led, const char* held) {
  const Contract contract(strain);
  return legal_plays(hand(held), Trick(Seat::north).with(Seat::north, card(led), contract),
                     contract);
}

}  // namespace

TEST_CASE("the left bower follows trumps, not its printed suit") {
  CHECK(legal_after(Strain::clubs, "JS", "KS 9C AD") == hand("9C"));
  CHECK(legal_after(Strain::clubs, "AC", "JS KS") == hand("JS"));
  CHECK(legal_after(Strain::spades, "AC", "JC KD") == hand("JC KD"));
  CHECK(legal_after(Strain::diamonds, "JH", "9D KH AH") == hand("9D"));
}

TEST_CASE("who has none of the suit led may play anything") {
  CHECK(legal_after(Strain::hearts, "AS", "KC KC 9D") == hand("KC KC 9D"));
}

TEST_CASE("the winner of a trick leads to the next") {
  const Contract contract(Strain::hearts);
  Position position = position_of("N:A9... KQ... .A9.. ..KQ.", Seat::north);
  for (const char* played : {"AS", "QS", "9H", "QD"})
    position = position.after(card(played), contract);
  CHECK(position.to_play() == Seat::south);
  CHECK(position.trick().empty());
  CHECK(position.tricks_won(Seat::south) == 1);
  CHECK(position.tricks_left() == 1);
  CHECK_FALSE(position.over());
}

TEST_CASE("a seat that sits out is skipped and a trick has three cards") {
  const Contract contract(Strain::no_trump);
  Situation situation = parse_situation("AS | KS | QS | JS | trump=NT | lead=N | alone=N").value();
  Position position = replay(situation).value();
  CHECK(position.in_play() == SeatSet{Seat::north, Seat::east, Seat::west});
  position = position.after(card("AS"), contract).after(card("KS"), contract);
  CHECK(position.to_play() == Seat::west);
  position = position.after(card("JS"), contract);
  CHECK(position.over());
  CHECK(position.tricks_won(Seat::north) == 1);
}

TEST_CASE("laws of play on random deals") {
  const Rules& rules = *find_rules("double-deck");
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Random random(seed);
    const Contract contract(all_strains[random.below(6)]);
    const Deal deal = random_deal(rules, seed);
    PerSeat<CardSet> hands;
    for (Seat seat : all_seats) hands[seat] = deal[seat].cards;
    Position position(hands, SeatSet::all(), all_seats[random.below(4)]);
    CardSet gone;
    while (!position.over()) {
      const CardSet legal = position.legal_plays(contract);
      CHECK_FALSE(legal.empty());
      CHECK(position.hand(position.to_play()).includes(legal));
      const std::vector<Card> choices(legal.begin(), legal.end());
      const Card played = choices[random.below(choices.size())];
      gone = gone.with(played);
      position = position.after(played, contract);
      CardSet all = gone;
      for (Seat seat : all_seats) all = all.plus(position.hand(seat));
      CHECK(all == rules.pack);
    }
    int tricks = 0;
    for (Seat seat : all_seats) tricks += position.tricks_won(seat);
    CHECK(tricks == rules.hand_size);
  }
}

}  // namespace rightbower
