#include "engine/game.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/notation.h"
#include "engine/situation.h"

namespace rightbower {
namespace {

Situation situation_of(const std::string& text) {
  const auto situation = parse_situation(text);
  REQUIRE_MESSAGE(situation.ok(), text, ": ", situation.faults().front().what.id);
  return *situation;
}

Game game_of(const std::string& text) { return game_of(situation_of(text)).value(); }

std::string refused(const Game& game, const GameAction& action) {
  const auto message = game.refusal(action);
  return message ? message->id : "";
}

Card card(const char* text) { return parse_cards(text)->front(); }
CardSet cards(const char* text) { return parse_hand(text).value(); }

std::string legal(const Game& game) {
  std::string list;
  for (const GameAction& action : game.legal_actions())
    list += (list.empty() ? "" : " ") + to_string(action);
  return list;
}

const std::string double_deal = "N:QTT9.QJT.AQJ9.T A.AKKQ9.KQ.QJT9 AJ.AJ9.KJTT9.AQ KKQJ9.T.A.AKKJ9";
const std::string single_deal = "N:AK.T9..AQ QJ.A.KT9. 9.J.AJ.KT T.KQ.Q.J9";

}  // namespace

TEST_CASE("auction, exchange, play: double deck, alone with an exchange of two") {
  Game game = game_of(double_deal + " | dealer=S | auction=P 5H P 7D Alone:S");
  CHECK(game.phase() == Phase::exchange);
  CHECK(game.to_act() == Seat::west);
  CHECK(refused(game, Play{card("KS")}) == "play.not-now");
  CHECK(refused(game, Discard{}) == "discard.not-now");
  CHECK(refused(game, Call::pass()) == "call.auction-over");
  CHECK(refused(game, Give{cards("KS QS TH AD")}) == "exchange.too-many");
  game = game.after(Give{cards("TH AD")});
  CHECK(game.to_act() == Seat::east);
  CHECK(game.hand(Seat::east) == cards("A.AKKQ9.KQ.QJT9"));  // nothing handed over yet
  CHECK(refused(game, Give{cards("AS")}) == "exchange.unequal");
  game = game.after(Give{cards("AS JC")});
  CHECK(game.phase() == Phase::play);
  CHECK(game.to_act() == Seat::west);
  CHECK(game.hand(Seat::west) == cards("AKKQJ9...AKKJJ9"));
  CHECK(game.hand(Seat::east) == cards(".AKKQT9.AKQ.QT9"));
  CHECK(game.seating().in_play == SeatSet{Seat::north, Seat::south, Seat::west});
  game = game.after(Play{card("JS")});
  CHECK(game.to_act() == Seat::north);
  CHECK(refused(game, Play{card("AD")}) == "play.must-follow");
  CHECK(refused(game, Play{card("AH")}) == "play.not-held");
}

TEST_CASE("single deck: six asked for, and what partner must give") {
  const std::string text =
      single_deal +
      " | rules=single-deck | dealer=W | auction=6ASK P P P | trump=C | exchange=N:9H>KC" +
      " | play=AC JS 9C TD QD AS";
  const Game game = game_of(text);
  CHECK(game.contract() == Bid{Seat::north, 6, "ASK", Strain::clubs});
  CHECK(game.hand(Seat::south) == cards("9.J9.AJ.T"));
  CHECK(to_string(rightbower::situation_of(game)) == text);
  // The best trump partner has, and no other.
  const Game asking =
      game_of(single_deal + " | rules=single-deck | dealer=W | auction=6ASK P P P | trump=C" +
              " | exchange=N:9H>?");
  CHECK(asking.to_act() == Seat::south);
  CHECK(legal(asking) == "KC");
}

TEST_CASE("the hand is scored when it is over, and the match looked at") {
  Game game = game_of(
      "N:AK.T9..AQ QJ.A.KT9. 9.J.AJ.KT T.KQ.Q.J9 | rules=single-deck | dealer=W"
      " | score=NS:29 EW:30 | auction=3 P P P | trump=S");
  CHECK_FALSE(game.score().has_value());
  while (!game.finished()) game = game.after(game.legal_actions().front());
  const HandScore score = *game.score();
  int tricks = 0;
  for (Seat seat : all_seats) tricks += game.position()->tricks_won(seat);
  CHECK(tricks == 6);
  CHECK(score.made == (score.tricks >= 3));
  CHECK(game.match()->score == game.start().score + score.points);
  CHECK(game.next_dealer() == Seat::north);
  CHECK(refused(game, Play{card("AS")}) == "play.not-now");
  CHECK_FALSE(game.to_act().has_value());
}

TEST_CASE("thrown in: no points, the next player deals") {
  const Game game = game_of(double_deal + " | dealer=W | score=NS:53 EW:50 | auction=P P P P");
  CHECK(game.phase() == Phase::thrown_in);
  CHECK_FALSE(game.score().has_value());
  CHECK(game.match()->score == game.start().score);
  CHECK_FALSE(game.match()->over());
  CHECK(game.next_dealer() == Seat::north);
}

TEST_CASE("two-handed: ordered up, the dealer may take the card or leave it") {
  const std::string deal = "N:x x AK.K.K.K Q.AQ.A.A | rules=two-handed | dealer=W | turn=9H";
  Game game = game_of(deal + " | auction=Order");
  CHECK(game.phase() == Phase::discard);
  CHECK(game.to_act() == Seat::west);
  CHECK(legal(game) == "- QS AH QH AD AC");
  CHECK(refused(game, Discard{card("9H")}) == "discard.turn-up");
  CHECK(refused(game, Discard{card("KC")}) == "play.not-held");
  CHECK(game.after(Discard{}).hand(Seat::west) == cards("Q.AQ.A.A"));
  game = game.after(Discard{card("QS")});
  CHECK(game.hand(Seat::west) == cards(".AQ9.A.A"));
  CHECK(game.to_act() == Seat::south);  // the non-dealer leads
  CHECK(game.phase() == Phase::play);

  // Accepting is taking the card.
  const Game accepted = game_of(deal + " | auction=P Accept");
  CHECK(refused(accepted, Discard{}) == "discard.must");
  // In the second round nobody takes it.
  CHECK(game_of(deal + " | auction=P P S").phase() == Phase::play);
}

TEST_CASE("euchre: the dealer takes the card, unless his partner plays alone") {
  const std::string deal =
      "N:AK.K.K.K Q.AQ.A.A JT.T.T.T 9.J9.9.9 | rules=euchre | dealer=W | turn=QD";
  CHECK(refused(game_of(deal + " | auction=P Order"), Discard{}) == "discard.must");
  const Game alone = game_of(deal + " | auction=P Alone");
  CHECK(alone.phase() == Phase::play);
  CHECK(alone.to_act() == Seat::north);
  CHECK(alone.seating().in_play == SeatSet{Seat::north, Seat::east, Seat::south});
}

TEST_CASE("the dealer's seventh card of the joker game") {
  const std::string deal = "N:AKQ.AKQ.. JT9.JT9.. ..AKQ.AKQ ..JT9.JT9+JK";
  Game game = game_of(deal + " | rules=single-deck-joker | dealer=W | auction=P P P 5 | trump=D");
  CHECK(game.phase() == Phase::discard);
  CHECK(refused(game, Discard{}) == "discard.must");
  game = game.after(Discard{card("9D")});
  CHECK(game.hand(Seat::west).size() == 6);
  CHECK(game.phase() == Phase::play);
  CHECK(game.to_act() == Seat::west);
  // The joker is the highest trump.
  game = game.after(Play{Card::joker()}).after(Play{card("AS")}).after(Play{card("JH")});
  CHECK(game.after(Play{card("AD")}).to_act() == Seat::west);
  // Somebody else can't have seven.
  CHECK_FALSE(parse_situation(deal + " | rules=single-deck-joker | dealer=N").ok());
  // The dealer's partner alone: nobody has to discard.
  CHECK(game_of(deal + " | rules=single-deck-joker | dealer=W | auction=P 6MOON P P | trump=S")
            .phase() == Phase::play);
}

TEST_CASE("an ace and no face throws the hand in, when it is so") {
  Rules rules = *find_rules("single-deck");
  rules.ace_no_face = true;
  HandStart start;
  start.dealer = Seat::west;
  PerSeat<HandDraft> drafts{{HandDraft::of(cards("AT9.AT9..")), HandDraft::of(cards("KQJ.KQJ..")),
                             HandDraft::of(cards("..AT9.AT9")), HandDraft::of(cards("..KQJ.KQJ"))}};
  start.deal = make_deal(drafts, rules).value();
  const Game game(rules, start);
  CHECK(legal(game) == "P 3 4 5 6ASK 6MOON Claim");
  CHECK(game.after(Call::claim()).phase() == Phase::thrown_in);
  const Game east = game.after(Call::pass());
  CHECK(refused(east, Call::claim()) == "call.claim-unfounded");
  const std::string text = to_string(rightbower::situation_of(game.after(Call::claim())));
  CHECK(game_of(parse_situation(text, rules).value())->phase() == Phase::thrown_in);
}

TEST_CASE("a revoke is declared: two points and the hand stands, or the hand is over") {
  const Game game =
      game_of(single_deal + " | rules=single-deck | dealer=W | auction=3 P P P | trump=S");
  CHECK(refused(game_of(double_deal + " | dealer=W | auction=12H"), Revoke{Seat::east}) ==
        "revoke.no-penalty");
  Game declared = game.after(Revoke{Seat::east});
  CHECK(declared.phase() == Phase::play);
  while (!declared.finished()) declared = declared.after(declared.legal_actions().front());
  const Points plain = score_hand(declared.rules(), *declared.contract(),
                                  [&] {
                                    PerSeat<int> tricks;
                                    for (Seat seat : all_seats)
                                      tricks[seat] = declared.position()->tricks_won(seat);
                                    return tricks;
                                  }())
                           .points;
  CHECK(declared.score()->points == plain + Points{{0, -2, 0, -2}});
}

TEST_CASE("without all hands the auction can be followed, and the play is refused") {
  const Game game = game_of("N:- - AJ.AJ9.KJTT9.AQ - | dealer=W | auction=P P 5D P P");
  CHECK(game.phase() == Phase::auction);
  CHECK(game.to_act() == Seat::east);
  const Game over = game.after(Call::pass());
  CHECK(over.phase() == Phase::play);
  CHECK(over.to_act() == Seat::south);
  CHECK(refused(over, Play{card("AS")}) == "play.hand-not-known");
  CHECK(over.legal_actions().empty());
}

TEST_CASE("an ending with an auction has no score: too few tricks are there") {
  Game game = game_of("N:AK... QJ... T9... .AK.. | dealer=W | auction=7S P P P");
  while (!game.finished()) game = game.after(game.legal_actions().front());
  CHECK_FALSE(game.score().has_value());
  CHECK(game.phase() == Phase::over);
}

TEST_CASE("a start that cannot be") {
  const Rules rules = *find_rules("two-handed");
  HandStart start = random_start(rules, Seat::west, 1);
  CHECK(start_faults(rules, start).empty());
  start.dealer = Seat::north;
  start.turn_up.reset();
  CHECK(start_faults(rules, start).size() == 2);
  CHECK_FALSE(replay(std::make_shared<const Rules>(rules), start, {}).ok());
}

TEST_CASE("a replay stops at the first action that cannot be, and numbers it") {
  const Rules rules = *find_rules("double-deck");
  const HandStart start = random_start(rules, Seat::west, 1);
  const auto result = replay(std::make_shared<const Rules>(rules), start,
                             {Call::bid(5, Strain::spades), Call::bid(5, Strain::hearts)});
  REQUIRE_FALSE(result.ok());
  CHECK(result.faults().front().place.column == 2);
  CHECK(result.faults().front().what.id == "call.not-higher");
}

TEST_CASE("a random hand is the same as the random deal of that seed") {
  for (const Rules& rules : rules_presets()) {
    const Seat dealer = rules.seats.next_after(Seat::south);
    const HandStart start = random_start(rules, dealer, 7);
    const Deal deal = random_deal(rules, 7);
    for (Seat seat : all_seats) CHECK(start.deal[seat].cards.includes(deal[seat].cards));
    CHECK(start.turn_up.has_value() == rules.has_turn_up());
    CHECK(start.deal[dealer].cards.size() == rules.hand_size + (rules.dealer_extra_card ? 1 : 0));
  }
}

}  // namespace rightbower
