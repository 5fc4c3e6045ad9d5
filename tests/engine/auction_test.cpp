#include "engine/auction.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "engine/notation.h"

namespace rightbower {
namespace {

Rules preset(const char* name) { return *find_rules(name); }

// What became of an auction: "open W", "naming S", "S 6D", "S Alone:H", "void", or "refused 2 id".
std::string outcome(const Rules& rules, const AuctionStart& start, const std::string& calls) {
  Auction auction(rules, start);
  std::istringstream words(calls);
  int number = 0;
  for (std::string word; words >> word; ++number) {
    const auto call = parse_call(word, rules);
    REQUIRE_MESSAGE(call.has_value(), word);
    if (const auto refused = auction.refusal(*call))
      return "refused " + std::to_string(number) + " " + refused->id;
    auction = auction.after(*call);
  }
  switch (auction.state()) {
    case Auction::State::open:
      return std::string("open ") + letter(auction.to_call());
    case Auction::State::naming:
      return std::string("naming ") + letter(auction.to_call());
    case Auction::State::thrown_in:
      return std::string("void, then ") + letter(auction.next_dealer());
    case Auction::State::ended:
      break;
  }
  const Bid bid = *auction.contract();
  return std::string(1, letter(bid.bidder)) + " " + to_string(call_of(rules, bid));
}

std::string outcome(const Rules& rules, const std::string& calls) {
  return outcome(rules, {Seat::west, {}, {}}, calls);
}

std::string turned(const Rules& rules, const char* card, const std::string& calls) {
  return outcome(rules, {Seat::west, parse_cards(card)->front(), {}}, calls);
}

}  // namespace

TEST_CASE("double deck: the auction goes on until three pass after a bid") {
  const Rules rules = preset("double-deck");
  CHECK(outcome(rules, "4S P P P") == "N 4S");
  CHECK(outcome(rules, "3D P P") == "open W");
  CHECK(outcome(rules, "4S P 6D P P P") == "S 6D");       // partner may be outbid
  CHECK(outcome(rules, "P 5H P P 6S P P P") == "N 6S");   // a pass is not final
  CHECK(outcome(rules, "5H P 6S P 7H P P P") == "N 7H");  // raising oneself, when the turn comes
  CHECK(outcome(rules, "7S 12H") == "E 12H");
  CHECK(outcome(rules, "11S Alone:H") == "E Alone:H");
  CHECK(outcome(rules, "Alone:NT") == "N Alone:NT");
  CHECK(outcome(rules, "12H Alone:S") == "refused 1 call.auction-over");
  CHECK(outcome(rules, "6S P P P 7H") == "refused 4 call.auction-over");
  CHECK(outcome(rules, "0S") == "refused 0 call.too-few");
  CHECK(outcome(rules, "13S") == "refused 0 call.too-many");
  CHECK(outcome(rules, "5") == "refused 0 call.strain-missing");
  CHECK(outcome(rules, "5LOW") == "refused 0 call.no-such-strain");
  CHECK(outcome(rules, "Alone") == "refused 0 call.strain-missing");
  CHECK(outcome(rules, "12Alone:S") == "N Alone:S");  // its tricks may be written in front
  CHECK(outcome(rules, "9Alone:S") == "refused 0 call.special-level");
  CHECK(outcome(rules, "Order") == "refused 0 call.not-here");
  CHECK(outcome(rules, "Claim") == "refused 0 call.no-claim");
  CHECK(outcome(preset("double-deck-min3"), "2S") == "refused 0 call.too-few");
  CHECK(outcome(preset("double-deck-min3"), "3S P P P") == "N 3S");
}

TEST_CASE("three passes at the start leave the dealer to speak, four make the hand void") {
  const Rules rules = preset("double-deck");
  CHECK(outcome(rules, "P P P") == "open W");
  CHECK(outcome(rules, "P P P P") == "void, then N");
}

TEST_CASE("an equal bid in another strain is refused, and says what would beat it") {
  const Rules rules = preset("double-deck");
  CHECK(outcome(rules, "5S 5H") == "refused 1 call.not-higher");
  CHECK(outcome(rules, "4S 4NT") == "refused 1 call.not-higher");
  CHECK(outcome(rules, "6S 5H") == "refused 1 call.not-higher");
  const Auction after = Auction(rules, {Seat::west, {}, {}}).after(Call::bid(5, Strain::spades));
  CHECK(after.refusal(Call::bid(5, Strain::hearts)) ==
        Message{"call.not-higher", {std::string("5H"), std::string("5S")}});
}

TEST_CASE("an auction has an end: twelve raises, three passes before each") {
  const Rules rules = preset("double-deck");
  Auction auction(rules, {Seat::west, {}, {}});
  int calls = 0;
  for (; !auction.over(); ++calls) {
    // As long as it can be: the lowest bid when three passes would end it, else a pass.
    const auto legal = auction.legal_calls();
    const auto passes =
        std::ranges::find(auction.calls().rbegin(), auction.calls().rend(), false,
                          [](const Auction::Made& made) { return made.call == Call::pass(); }) -
        auction.calls().rbegin();
    auction = auction.after(passes >= (auction.high() ? 2 : 3) ? legal[1] : Call::pass());
  }
  CHECK(calls == 4 + 11 * 3);
  CHECK(auction.contract()->level == 12);
}

TEST_CASE("the highest number is the number of cards in a hand, whatever a document prints") {
  CHECK(outcome(preset("indiana"), "9S") == "open E");
  CHECK(outcome(preset("indiana"), "4LOW P P P") == "N 4LOW");
}

TEST_CASE("where a pass is final, who has passed is not asked again") {
  const Rules rules = preset("indiana");
  CHECK(outcome(rules, "P 5H P 6S") == "open E");
  CHECK(outcome(rules, "P 5H P 6S 7H") == "open W");
  CHECK(outcome(rules, "P 5H P 6S 7H P") == "E 7H");
  CHECK(outcome(rules, "P P P 4S") == "W 4S");
  CHECK(outcome(rules, "P P P P") == "void, then N");
}

TEST_CASE("single deck: one turn each, the strain named afterwards") {
  const Rules rules = preset("single-deck");
  CHECK(outcome(rules, "3 P 4 P") == "naming S");
  CHECK(outcome(rules, "3 P 4 P H") == "S 4H");
  CHECK(outcome(rules, "3 P 4 P NT") == "refused 4 call.no-such-strain");
  CHECK(outcome(rules, "3 P 4 P 5") == "refused 4 call.must-name");
  CHECK(outcome(rules, "3 P 5 P") == "naming S");
  CHECK(outcome(rules, "3 3") == "refused 1 call.not-higher");
  CHECK(outcome(rules, "2") == "refused 0 call.too-few");
  CHECK(outcome(rules, "6") == "refused 0 call.too-many-special");  // six is ask or moon
  CHECK(outcome(rules, "3S") == "refused 0 call.strain-later");
  CHECK(outcome(rules, "4 6ASK P P") == "naming E");
  CHECK(outcome(rules, "4 6ASK 6MOON P S") == "S 6MOON:S");
  CHECK(outcome(rules, "4 6MOON 6ASK") == "refused 2 call.special-not-higher");
  CHECK(outcome(rules, "6MOON 5") == "refused 1 call.special-stands");
  CHECK(outcome(rules, "P P P P") == "void, then N");
}

TEST_CASE("stick the dealer: who speaks last may not pass") {
  Rules rules = preset("single-deck");
  rules.auction.all_pass = AuctionRules::AllPass::dealer_must_bid;
  CHECK(outcome(rules, "P P P P") == "refused 3 call.must-bid");
  CHECK(outcome(rules, "P P P 3") == "naming W");
  CHECK(outcome(rules, "P P 3 P") == "naming S");
  CHECK(outcome(rules, "P P P 6ASK") == "naming W");
  CHECK(outcome(preset("hammerwalt"), "P P P P P P P P") == "refused 7 call.must-bid");
  CHECK(outcome(preset("hammerwalt"), "P P P P P P P 5") == "naming W");
  CHECK(outcome(preset("hammerwalt"), "P P P 5") == "refused 3 call.too-few");  // not stuck yet
}

TEST_CASE("several rounds: as many turns for everybody, and no more") {
  const Rules rules = preset("hammerwalt");
  CHECK(outcome(rules, "P P P 6 7 8 9 10") == "naming W");
  CHECK(outcome(rules, "P P P 6 7 8 9") == "open W");
  // A pass in the first round is not final, whoever bid before it.
  CHECK(outcome(rules, "6 P P P") == "open N");
  CHECK(outcome(rules, "6 P P P P 7 P P") == "naming E");
  CHECK(outcome(rules, "6 P P P P P P P") == "naming N");
  // Nobody but the bidder has a turn left: he is not asked whether he beats himself.
  CHECK(outcome(rules, "P P P 6 P P P") == "naming W");
  Rules strict = rules;
  strict.auction.pass_final = true;
  CHECK(outcome(strict, "6 P P P") == "naming N");
  CHECK(outcome(strict, "6 P 7 P P") == "naming S");
  CHECK(outcome(strict, "6 P 7 P 8 P") == "naming N");
  Rules thrice = rules;
  thrice.auction.rounds = 3;
  CHECK(outcome(thrice, "6 P P P P P P P P P 7 P") == "naming S");
}

TEST_CASE("what stands above the highest number is named to who bids more than it") {
  const Rules rules = preset("single-deck");
  CHECK(Auction(rules, {Seat::west, {}, {}}).refusal(Call::bid(6)) ==
        Message{"call.too-many-special", {std::string("6"), 5, std::string("6ASK, 6MOON")}});
  const Rules deep = preset("double-deck");  // over its highest nothing can be called
  CHECK(Auction(deep, {Seat::west, {}, {}}).refusal(Call::bid(13, Strain::spades)) ==
        Message{"call.too-many", {std::string("13S"), 12}});
}

TEST_CASE("nobody bids: the holder of the joker must") {
  const Rules rules = preset("hasenpfeffer");
  const AuctionStart south{Seat::west, {}, Seat::south};
  CHECK(outcome(rules, south, "P P P P") == "open S");
  CHECK(outcome(rules, south, "P P P P P") == "refused 4 call.joker-must-bid");
  CHECK(outcome(rules, south, "P P P P 4") == "refused 4 call.forced-level");
  CHECK(outcome(rules, south, "P P P P 3 D") == "S 3D");
  CHECK(outcome(rules, "P P P P") == "void, then N");  // the joker was not dealt
  CHECK(outcome(rules, south, "P P P 1") == "naming W");
}

TEST_CASE("a strain may ask for a higher bid, with the bid or when it is named") {
  const Rules mrmortem = preset("mrmortem");
  CHECK(outcome(mrmortem, "3 P P P NT") == "refused 4 call.strain-needs");
  CHECK(outcome(mrmortem, "3 P P P S") == "N 3S");
  CHECK(outcome(mrmortem, "4 P P P LOW") == "N 4LOW");
  Rules club = preset("barrie");
  club.auction.min = 3;
  club.auction.strain_min[static_cast<std::size_t>(index(Strain::no_trump))] = 4;
  CHECK(outcome(club, "3NT") == "refused 0 call.too-few");
  CHECK(outcome(club, "3S 4NT P P") == "E 4NT");
}

TEST_CASE("special bids stand above all numbers, in their own order") {
  const Rules rules = preset("barrie");
  CHECK(outcome(rules, "8S Call2 Call1 Moon H") == "W Moon:H");
  CHECK(outcome(rules, "Call1 Call2") == "refused 1 call.special-not-higher");
  CHECK(outcome(rules, "Call1:S") == "refused 0 call.strain-later");
  CHECK(outcome(rules, "8S 8H") == "refused 1 call.not-higher");
}

// Two readings of one document: shooter and loner as one bid or as two, the bidding ending with the
// dealer or not.
TEST_CASE("what an author left open is a setting") {
  Rules two = preset("double-deck");
  two.auction.max_ends = false;
  two.specials.front().ends_auction = false;
  two.specials.front().id = "Shooter";
  two.specials.push_back(two.specials.front());
  two.specials.back().id = "Loner";
  two.specials.back().rank = 2;
  two.specials.back().swap = {};
  Rules one = two;
  one.specials.pop_back();
  one.auction.style = AuctionRules::Style::rounds;
  CHECK(check_rules(two).empty());
  CHECK(outcome(two, "12S Shooter:H Loner:S P P P") == "S Loner:S");
  CHECK(outcome(two, "P P P 4S 5H") == "open E");
  CHECK(outcome(one, "12S Shooter:H P P") == "E Shooter:H");
  CHECK(outcome(one, "P P P 4S") == "W 4S");
}

TEST_CASE("a card turned up: two rounds") {
  const Rules two = preset("two-handed");
  const auto south_first = [&](const std::string& calls) {
    return turned(two, "9H", calls);  // West deals, South speaks first
  };
  CHECK(south_first("Order") == "S H");
  CHECK(south_first("P Accept") == "W H");
  CHECK(south_first("P P S") == "S S");
  CHECK(south_first("P P P P") == "void, then S");
  CHECK(south_first("P P H") == "refused 2 call.turned-down");
  CHECK(south_first("P P NT") == "refused 2 call.no-such-strain");
  CHECK(south_first("S") == "refused 0 call.first-round");
  CHECK(south_first("Accept") == "refused 0 call.only-dealer");
  CHECK(south_first("P Order") == "refused 1 call.dealer-accepts");
  CHECK(south_first("P P Order") == "refused 2 call.second-round");
  CHECK(south_first("5H") == "refused 0 call.not-here");

  Rules open = two;
  open.auction.turned_down_barred = false;
  CHECK(turned(open, "9H", "P P H") == "S H");
  Rules stuck = two;
  stuck.auction.all_pass = AuctionRules::AllPass::dealer_must_bid;
  CHECK(turned(stuck, "9H", "P P P P") == "refused 3 call.must-bid");
  CHECK(turned(stuck, "9H", "P P P D") == "W D");
  CHECK(turned(stuck, "9H", "P P P") == "open W");
}

TEST_CASE("four-handed euchre: order, assist, accept, alone") {
  const Rules rules = preset("euchre");
  CHECK(turned(rules, "9H", "P Order") == "E H");
  CHECK(turned(rules, "9H", "P Alone") == "E Alone:H");
  CHECK(turned(rules, "9H", "Alone:H") == "refused 0 call.strain-is-turned");
  CHECK(turned(rules, "9H", "P P P P P Alone:C") == "E Alone:C");
  CHECK(turned(rules, "9H", "P P P P P Alone:H") == "refused 5 call.turned-down");
  CHECK(turned(rules, "9H", "P P P P P Alone") == "refused 5 call.strain-missing");
  CHECK(turned(rules, "9H", "P P P P P P P P") == "void, then N");

  // Text has no such calls; they would undertake another suit than the turned one, or read back as
  // another call.
  const Auction first(rules, {Seat::west, Card(Rank::nine, Suit::hearts), {}});
  Call order = Call::order();
  order.strain = Strain::clubs;
  CHECK(first.refusal(order)->id == "call.strain-is-turned");
  Call alone = Call::of(rules.specials.front());
  alone.level = 7;
  CHECK(first.refusal(alone)->id == "call.special-level");
}

TEST_CASE("the joker turned up: the dealer names a suit, or it stands for an agreed one") {
  const Rules british = preset("british");
  CHECK(turned(british, "JK", "") == "open W");
  CHECK(turned(british, "JK", "P") == "refused 0 call.dealer-names");
  CHECK(turned(british, "JK", "Order") == "refused 0 call.dealer-names");
  CHECK(turned(british, "JK", "C") == "W C");
  const Rules railroad = preset("railroad");
  CHECK(turned(railroad, "JK", "Order") == "N H");
  CHECK(turned(railroad, "JK", "P P P P H") == "refused 4 call.turned-down");
}

TEST_CASE("an ace and no face is claimed as the first call") {
  Rules rules = preset("double-deck");
  rules.ace_no_face = true;
  CHECK(outcome(rules, "P Claim") == "void, then N");
  CHECK(outcome(rules, "4S P P 5S Claim") == "refused 4 call.claim-too-late");
}

TEST_CASE("the legal calls are those that are not refused, in a fixed order") {
  const Rules rules = preset("single-deck");
  Auction auction(rules, {Seat::west, {}, {}});
  const auto texts = [](const Auction& at) {
    std::string list;
    for (const Call& call : at.legal_calls()) list += to_string(call) + " ";
    return list;
  };
  CHECK(texts(auction) == "P 3 4 5 6ASK 6MOON ");
  auction = auction.after(Call::bid(5)).after(*parse_call("6MOON", rules));
  CHECK(texts(auction) == "P ");
  auction = auction.after(Call::pass()).after(Call::pass());
  CHECK(texts(auction) == "S H D C ");
  CHECK(Auction(preset("double-deck"), {Seat::west, {}, {}}).legal_calls().size() ==
        1 + 12 * 5 + 5);
}

TEST_CASE("calls are printed and read back") {
  for (const Rules& rules : rules_presets()) {
    std::vector<Call> calls{Call::pass(), Call::order(), Call::accept(), Call::claim()};
    for (Strain strain : all_strains) {
      calls.push_back(Call::name(strain));
      calls.push_back(Call::bid(7, strain));
      for (const Special& special : rules.specials) calls.push_back(Call::of(special, strain));
    }
    for (const Special& special : rules.specials) calls.push_back(Call::of(special));
    calls.push_back(Call::bid(5));
    for (const Call& call : calls) CHECK(parse_call(to_string(call), rules) == call);
  }
  const Rules rules = preset("single-deck");
  CHECK(parse_call("pass", rules) == Call::pass());
  CHECK(parse_call("ask", rules) == Call::of(rules.specials.front()));
  CHECK(parse_call("6ask:h", rules) == Call::of(rules.specials.front(), Strain::hearts));
  CHECK(parse_call("5♥", rules) == Call::bid(5, Strain::hearts));
  for (const char* text : {"", "5X", "6FOO", "5:", "5H:S", "ASK:", "ASK:X", "1234S", "5 H", "-"})
    CHECK_FALSE_MESSAGE(parse_call(text, rules).has_value(), text);
}

}  // namespace rightbower
