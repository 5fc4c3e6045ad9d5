// Reports and disputes of people who play, teach or program the game, each with the right outcome.
// The numbers are those of the list they were collected in.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/notation.h"
#include "engine/trick.h"
#include "hands/rules_file.h"

namespace rightbower {
namespace {

const Rules& preset(const char* name) { return *find_rules(name); }

Call call(const char* text, const Rules& rules) { return parse_call(text, rules).value(); }

// The auction after calls that are all legal.
Auction called(const Rules& rules, Seat dealer, const std::vector<const char*>& calls) {
  Auction auction(rules, {dealer, {}, {}});
  for (const char* text : calls) {
    REQUIRE_FALSE(auction.refusal(call(text, rules)).has_value());
    auction = auction.after(call(text, rules));
  }
  return auction;
}

CardSet hand(const char* text) { return parse_hand(text).value(); }

// Who wins when these cards are played in order from North.
Seat winner(Strain strain, const char* cards) {
  const Contract contract(strain);
  Trick trick(Seat::north);
  Seat seat = Seat::north;
  for (Card card : parse_cards(cards).value()) {
    trick = trick.with(seat, card, contract);
    seat = next(seat);
  }
  return trick.winner();
}

PerSeat<int> tricks(int north_south, int east_west) {
  PerSeat<int> taken;
  taken[Seat::north] = north_south;
  taken[Seat::east] = east_west;
  return taken;
}

}  // namespace

TEST_CASE("P14: in the Indiana game one can bid as many tricks as there are") {
  const Rules& rules = preset("indiana");
  CHECK(rules.pack.size() == 48);
  CHECK(rules.auction.max == rules.hand_size);
  const Auction auction(rules, {Seat::west, {}, {}});
  CHECK_FALSE(auction.refusal(call("9S", rules)).has_value());
  CHECK_FALSE(auction.refusal(call("12S", rules)).has_value());
  CHECK(auction.refusal(call("13S", rules)).has_value());
}

TEST_CASE("P16: both readings of a rules page can be written down without code") {
  // Shooter and loner are two bids, and the bidding stops at the dealer.
  const auto two_bids = hands::parse_rules(R"({
    "base": "hammerwalt", "name": "two-bids",
    "auction": {"rounds": 1, "stuck_min": 6},
    "specials": [
      {"id": "Shooter", "rank": 1, "level": 12, "win": 18, "lose": 18,
       "swap": {"min": 2, "max": 2}},
      {"id": "Loner", "rank": 2, "level": 12, "win": 24, "lose": 24}]})");
  REQUIRE(two_bids.ok());
  Auction auction = called(*two_bids, Seat::west, {"7", "Shooter", "Loner"});
  CHECK(auction.state() == Auction::State::open);
  CHECK(auction.refusal(call("Shooter", *two_bids)).has_value());
  auction = auction.after(Call::pass());
  CHECK(auction.state() == Auction::State::naming);
  CHECK(auction.high()->special == "Loner");
  CHECK(auction.to_call() == Seat::south);

  // They are one bid, and the bidding goes on until all others pass.
  const auto one_bid = hands::parse_rules(R"({
    "base": "hammerwalt", "name": "one-bid",
    "auction": {"style": "until_passes"},
    "specials": [
      {"id": "Loner", "rank": 1, "level": 12, "win": 24, "lose": 24,
       "swap": {"min": 0, "max": 2}}]})");
  REQUIRE(one_bid.ok());
  auction = called(*one_bid, Seat::west, {"7", "Loner", "P", "P"});
  CHECK(auction.state() == Auction::State::open);
  CHECK(auction.to_call() == Seat::north);
  CHECK_FALSE(parse_call("Shooter", *one_bid).has_value());
  auction = auction.after(Call::pass());
  CHECK(auction.state() == Auction::State::naming);
}

TEST_CASE("P17: the target reached on spare tricks does not win while the others make their bid") {
  const Rules& rules = preset("double-deck");
  Points before;
  before = with_points(before, team_of(rules, Seat::north), 49);
  before = with_points(before, team_of(rules, Seat::east), 20);
  const Bid bid{Seat::east, 6, "", Strain::hearts};
  const HandScore score = score_hand(rules, bid, tricks(4, 8));
  CHECK(score.made);
  const MatchState after =
      match_after(rules, before, score.points, HandVerdict{Seat::east, score.made});
  CHECK(after.score[Seat::south] == 53);
  CHECK(after.score[Seat::west] == 28);
  CHECK_FALSE(after.over());
  CHECK(after.reason.id == "match.not-by-rule");
}

TEST_CASE("P19: the suit led is that of the card in play, not the one printed on it") {
  const Contract diamonds(Strain::diamonds);
  const Trick led = Trick(Seat::north).with(Seat::north, {Rank::jack, Suit::hearts}, diamonds);
  CHECK(legal_plays(hand("9D KH AH"), led, diamonds) == hand("9D"));
}

TEST_CASE("P21: three passes before any bid leave the dealer to speak") {
  const Auction auction = called(preset("double-deck"), Seat::west, {"P", "P", "P"});
  CHECK(auction.state() == Auction::State::open);
  CHECK(auction.to_call() == Seat::west);
}

TEST_CASE("P22: a left bower trumps a side suit") {
  CHECK(winner(Strain::hearts, "9S TH JD AS") == Seat::south);
}

TEST_CASE("P29: equal numbers do not beat each other, so that every auction comes to an end") {
  const Rules& rules = preset("double-deck");
  const Auction two = called(rules, Seat::west, {"5S"});
  const auto refusal = two.refusal(call("5H", rules));
  REQUIRE(refusal.has_value());
  CHECK(refusal->id == "call.not-higher");

  // As slow as it can be: everybody passes until one more pass would end it.
  Auction auction(rules, {Seat::west, {}, {}});
  int bids = 0;
  while (!auction.over()) {
    const Auction passed = auction.after(Call::pass());
    const int level = bids + 1;
    const bool bid = passed.over() && level <= rules.auction.max;
    if (bid) ++bids;
    auction = bid ? auction.after(Call::bid(level, Strain::clubs)) : passed;
  }
  CHECK(bids == 12);
  CHECK(auction.calls().size() == 3 + 12 + 11 * 2);
}

TEST_CASE("P30: the target is the one of the game chosen, and changing it has an effect") {
  CHECK(preset("double-deck").match.target == 52);
  CHECK(preset("single-deck").match.target == 32);
  CHECK(preset("two-handed").match.target == 10);
  for (const char* name : {"double-deck", "single-deck", "two-handed"}) {
    CAPTURE(std::string(name));
    Rules rules = preset(name);
    const Seat bidder = rules.seats.next_after(Seat::north);
    const Points before = with_points({}, team_of(rules, bidder), rules.match.target - 1);
    const Points gained = with_points({}, team_of(rules, bidder), 1);
    const HandVerdict made{bidder, true};
    CHECK(match_after(rules, before, gained, made).winner == team_of(rules, bidder));
    ++rules.match.target;
    CHECK_FALSE(match_after(rules, before, gained, made).over());
  }
}

TEST_CASE("P31: at no trump a ten beats a nine") {
  CHECK(winner(Strain::no_trump, "9S TS 9C AD") == Seat::east);
}

TEST_CASE("P32: a revoke costs what the rules say, and may end the hand") {
  const auto revoked = [](const Rules& rules) {
    Game game(rules, random_start(rules, Seat::west, 1));
    game = game.after(Call::bid(3)).after(Call::pass()).after(Call::pass()).after(Call::pass());
    game = game.after(Call::name(Strain::spades));
    game = game.after(game.legal_actions().front());
    REQUIRE_FALSE(game.refusal(Revoke{Seat::east}).has_value());
    return game.after(Revoke{Seat::east});
  };
  const Game source = revoked(preset("single-deck"));
  CHECK(source.phase() == Phase::play);
  CHECK(revoke_points(source.rules(), Seat::east)[Seat::west] == -2);
  CHECK(revoke_points(source.rules(), Seat::east)[Seat::north] == 0);

  const auto tournament = hands::parse_rules(R"({
    "base": "single-deck", "name": "tournament",
    "revoke": {"points": 4, "others_points": 4, "ends_hand": true}})");
  REQUIRE(tournament.ok());
  const Game ended = revoked(*tournament);
  CHECK(ended.phase() == Phase::over);
  REQUIRE(ended.score().has_value());
  CHECK(ended.score()->points[Seat::east] == -4);
  CHECK(ended.score()->points[Seat::south] == 4);
}

}  // namespace rightbower
