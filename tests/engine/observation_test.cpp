#include "engine/observation.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/notation.h"
#include "engine/situation.h"

namespace rightbower {
namespace {

Game game_of(const std::string& text) {
  const auto situation = parse_situation(text);
  REQUIRE_MESSAGE(situation.ok(), text, ": ", situation.faults().front().what.id);
  return rightbower::game_of(*situation).value();
}

CardSet cards(const char* text) { return parse_hand(text).value(); }

const std::string double_deal = "N:QTT9.QJT.AQJ9.T A.AKKQ9.KQ.QJT9 AJ.AJ9.KJTT9.AQ KKQJ9.T.A.AKKJ9";

}  // namespace

TEST_CASE("before both have chosen, an exchange shows nothing but its number") {
  const Game game = game_of(double_deal + " | dealer=S | auction=P P Alone:S | exchange=E:AS>?");
  for (Seat seat : {Seat::north, Seat::south, Seat::west}) {
    const Observation seen = observe(game, seat);
    CHECK(seen.swap_count == 1);
    CHECK_FALSE(seen.gave.has_value());
    CHECK_FALSE(seen.got.has_value());
  }
  CHECK(observe(game, Seat::east).gave == cards("AS"));
  // What East chose makes no difference to anybody else.
  const Game other = game_of(double_deal + " | dealer=S | auction=P P Alone:S | exchange=E:QH>?");
  for (Seat seat : {Seat::north, Seat::south, Seat::west})
    CHECK(observe(game, seat) == observe(other, seat));
  CHECK_FALSE(observe(game, Seat::east) == observe(other, Seat::east));
}

TEST_CASE("after it, the two know both cards, the others none") {
  const Game game = game_of(double_deal + " | dealer=S | auction=P P Alone:S | exchange=E:AH>KC");
  CHECK(observe(game, Seat::west).got == cards("AH"));
  CHECK(observe(game, Seat::east).got == cards("KC"));
  CHECK_FALSE(observe(game, Seat::north).got.has_value());
  CHECK(hidden_cards(observe(game, Seat::east)).holds[Seat::west] == cards("AH"));
  CHECK(hidden_cards(observe(game, Seat::west)).holds[Seat::east] == cards("KC"));
  CHECK(hidden_cards(observe(game, Seat::north)).holds[Seat::west].empty());
}

TEST_CASE("who takes the cards up first sees them before he chooses") {
  const Game game = game_of(
      "N:AK.T9..AQ QJ.A.KT9. 9.J.AJ.KT T.KQ.Q.J9 | rules=single-deck | dealer=W"
      " | auction=6ASK P P P | trump=C | exchange=N:9H>?");
  CHECK(observe(game, Seat::south).got == cards("9H"));
  CHECK_FALSE(observe(game, Seat::east).got.has_value());
}

TEST_CASE("who was asked for his best has no better trump") {
  const Game game = game_of(
      "N:AK.T9..AQ QJ.A.KT9. 9.J.AJ.KT T.KQ.Q.J9 | rules=single-deck | dealer=W"
      " | auction=6ASK P P P | trump=C | exchange=N:9H>KC");
  const CardSet lacks = hidden_cards(observe(game, Seat::north)).lacks[Seat::south];
  CHECK(lacks.contains(*cards("JC").begin()));
  CHECK(lacks.contains(*cards("JS").begin()));
  CHECK(lacks.contains(*cards("AC").begin()));
  CHECK_FALSE(lacks.contains(*cards("QC").begin()));
  CHECK(hidden_cards(observe(game, Seat::east)).lacks[Seat::south].empty());
}

TEST_CASE("a seat that does not follow lacks the suit in play, the left bower with it") {
  const Game game = game_of(
      "N:AK.T9..AQ QJ.A.KT9. 9.J.AJ.KT T.KQ.Q.J9 | rules=single-deck | dealer=W"
      " | auction=3 P P P | trump=S | play=AS QS 9S TS AC KD");
  // East has a spade left, the jack: and clubs without the left bower is what East lacks.
  const CardSet lacks = hidden_cards(observe(game, Seat::north)).lacks[Seat::east];
  CHECK(lacks == Contract(Strain::spades).all_of(Suit::clubs));
  CHECK_FALSE(lacks.contains(Card(Rank::jack, Suit::clubs)));
  CHECK(hidden_cards(observe(game, Seat::north)).lacks[Seat::south].empty());
}

TEST_CASE("the turned-up card: lying open, taken, or left") {
  const std::string deal = "N:x x AK.K.K.K Q.AQ.A.A | rules=two-handed | dealer=W | turn=9H";
  const auto seen = [&](const char* rest) { return observe(game_of(deal + rest), Seat::south); };
  CHECK(hidden_cards(seen("")).unseen.size() == 24 - 5 - 1);
  const Observation taken = seen(" | auction=Order | discard=QS");
  CHECK(taken.turn_up_taken);
  CHECK_FALSE(taken.discard.has_value());
  CHECK(hidden_cards(taken).holds[Seat::west] == cards("9H"));
  CHECK(hidden_cards(taken).aside == 14);
  const Observation left = seen(" | auction=Order | discard=-");
  CHECK_FALSE(left.turn_up_taken);
  CHECK(hidden_cards(left).unseen.count(*cards("9H").begin()) == 0);
  CHECK(hidden_cards(left).aside == 13);
  CHECK(observe(game_of(deal + " | auction=Order | discard=QS"), Seat::west).discard ==
        *cards("QS").begin());
}

TEST_CASE("the joker's holder is known once he must bid") {
  const Game game = game_of(
      "N:AKQ.AKQ.. JT9.JT9.. ..AKQ.AKQ ..JT.JT9+JK | rules=hasenpfeffer | dealer=W"
      " | auction=P P P P");
  CHECK(game.to_act() == Seat::west);
  CHECK(hidden_cards(observe(game, Seat::north)).holds[Seat::west] == CardSet{Card::joker()});
}

TEST_CASE("the position a seat would play on") {
  const Game game = game_of(
      "N:AK.T9..AQ QJ.A.KT9. 9.J.AJ.KT T.KQ.Q.J9 | rules=single-deck | dealer=W"
      " | auction=3 P P P | trump=C | play=AS QS 9S TS KS");
  const Observation seen = observe(game, Seat::east);
  PerSeat<CardSet> hands;
  for (Seat seat : all_seats) hands[seat] = game.hand(seat);
  const Position position = position_of(seen, hands);
  CHECK(position.to_play() == Seat::east);
  CHECK(position.tricks_left() == 5);
  CHECK(position.trick().size() == 1);
  CHECK(position.tricks_won(Seat::north) == 0);
}

}  // namespace rightbower
