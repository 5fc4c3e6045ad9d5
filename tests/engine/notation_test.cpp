#include "engine/notation.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/game.h"
#include "engine/random.h"

namespace rightbower {
namespace {

constexpr const char* full = "N:QTT9.QJT.AQJ9.T A.AKKQ9.KQ.QJT9 AJ.AJ9.KJTT9.AQ KKQJ9.T.A.AKKJ9";

std::string canonical(const std::string& text) {
  const auto situation = parse_situation(text);
  return situation ? to_string(*situation) : situation.faults().front().what.id;
}

// "id@line:column" of every fault.
std::string faults(const std::string& text, std::string_view rules = default_rules_name) {
  const auto situation = parse_situation(text, rules);
  if (situation) return "none";
  std::string list;
  for (const Fault& fault : situation.faults())
    list += (list.empty() ? "" : " ") + fault.what.id + "@" + std::to_string(fault.place.line) +
            ":" + std::to_string(fault.place.column);
  return list;
}

// A random ending with some cards played and some fields given.
Situation random_situation(std::uint64_t seed) {
  Random random(seed);
  const auto presets = rules_presets();
  const Rules& rules = presets[random.below(presets.size())];
  const Deal whole = random_deal(rules, seed);
  const auto size = 1 + random.below(static_cast<std::uint64_t>(rules.hand_size));
  PerSeat<HandDraft> drafts;
  for (Seat seat : all_seats) {
    drafts[seat] = HandDraft::of(whole[seat].cards);
    if (!rules.seats.contains(seat)) drafts[seat].state = Hand::State::nobody;
    if (drafts[seat].cards.size() > size)
      drafts[seat].cards.erase(drafts[seat].cards.begin() + static_cast<std::ptrdiff_t>(size),
                               drafts[seat].cards.end());
  }
  Situation situation;
  situation.rules = rules.name;
  situation.deal = make_deal(drafts, rules).value();
  const auto a_seat = [&] { return rules.seats.next_after(all_seats[random.below(4)]); };
  if (random.below(2) == 0) situation.dealer = a_seat();
  if (random.below(3) == 0) situation.alone = a_seat();
  if (random.below(3) == 0)
    for (SeatSet team : teams_of(rules))
      situation.score = with_points(situation.score.value_or(Points{}), team,
                                    static_cast<int>(random.below(100)) - 30);
  if (random.below(4) == 0) return situation;
  situation.trump = all_strains[random.below(6)];
  situation.lead = seating(situation).in_play.next_after(all_seats[random.below(4)]);
  const auto cards = random.below(8);
  for (std::uint64_t i = 0; i < cards; ++i) {
    const Position position = replay(situation).value();
    if (position.over()) break;
    const CardSet legal = position.legal_plays(Contract(*situation.trump));
    situation.play.push_back(*legal.begin());
  }
  return situation;
}

}  // namespace

TEST_CASE("a canonical text is printed as it was read") {
  CHECK(canonical(full) == full);
  CHECK(canonical("N:..KKJJ. AJ9..9. KK..AA. AJ9..9. | dealer=S | trump=H | lead=W | play=AS KD") ==
        "N:..KKJJ. AJ9..9. KK..AA. AJ9..9. | dealer=S | trump=H | lead=W | play=AS KD");
  CHECK(canonical("N:x x K.K.KQJ. T..A.QJ9 | rules=two-handed | trump=S") ==
        "N:x x K.K.KQJ. T..A.QJ9 | rules=two-handed | trump=S");
  CHECK(canonical("N:8..KQ9.+JK .AT.T7.K - AQ9.8..J | rules=railroad") ==
        "N:8..KQ9.+JK .AT.T7.K - AQ9.8..J | rules=railroad");
}

TEST_CASE("parse(print(x)) == x") {
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    const Situation situation = random_situation(seed);
    const std::string text = to_string(situation);
    const auto read = parse_situation(text);
    REQUIRE_MESSAGE(read.ok(), text);
    CHECK(*read == situation);
    CHECK(to_string(*read) == text);
  }
}

TEST_CASE("every lenient form reads as the canonical one") {
  const std::string expected = "N:AK... QJ... T9... .AK.. | trump=NT | lead=E";
  for (const char* text : {
           "n:ak... qj... t9... .ak.. | TRUMP=nt | Lead=east",
           "AK... QJ... 109... .AK.. | trump=high | lead=E",
           "AS KS | QS JS | TS 9S | AH KH | trump=NT | lead=E",
           "SA SK / SQ SJ / S10 S9 / HA HK | lead=e | trump=NT",
           "A♠ K♠; Q♠ J♠; 10♠ 9♠; ♥A ♥K | trump=NT|lead=E",
           "\xEF\xBB\xBFNorth: AS,KS\r\nEast: QS,JS\r\nSouth: TS,9S\r\nWest: "
           "AH,KH\r\ntrump=NT\r\nlead=E\r\n",
           "W: AH KH\nN: AS KS\nE: QS JS\nS: TS 9S\ntrump=NT\nlead=E",
           "S:T9... .AK.. AK... QJ... | lead=E | trump=NT",
           "N: ASKS E: QSJS S: TS9S W: AHKH | trump=NT | lead=E",
           "♠️A ♠️K | QS JS | TS 9S | ♡A ♡K | trump=NT | lead=E",
       })
    CHECK_MESSAGE(canonical(text) == expected, text);
}

TEST_CASE("every fault is named with its line and column") {
  CHECK(faults("") == "notation.empty@1:1");
  CHECK(faults("N:JJJ... AS") ==
        "deal.too-many-copies@1:5 deal.unequal@1:10 notation.hands-missing@1:11");
  CHECK(faults("N:A... K... Q... J... T...") == "notation.seat-twice@1:23");
  CHECK(faults("N:AZ... K... Q... J...") == "notation.not-a-rank@1:4");
  CHECK(faults("N:A.. K... Q... J...") == "notation.not-four-suits@1:3");
  CHECK(faults("AS | KS | QS | J?") == "notation.not-a-card@1:16");
  CHECK(faults("N:A... K... Q... J... | bid=7 | trump=Z | trump=H") ==
        "notation.unknown-key@1:25 notation.not-a-strain@1:33 notation.key-twice@1:43");
  CHECK(faults("N:8... K... Q... J...") == "deal.not-in-pack@1:3");
  CHECK(faults("N:A... K... Q... J... | rules=whist") == "notation.unknown-rules@1:25");
  CHECK(faults("N:A... K... Q... J...\nlead=Q") == "notation.not-a-seat@2:1");
  CHECK(faults("N:A... K... Q... J... | trump=H | lead=N | alone=S") ==
        "play.leader-not-in-play@1:35");
  CHECK(faults("N:A9... KQ... JT... .AK.. | trump=H | lead=N | play=AS AH") ==
        "play.not-held@1:56");
  CHECK(faults("N:A9... K.Q.. J.Q.. .AK.. | trump=C | lead=N | play=AS QH") ==
        "play.must-follow@1:56");
  CHECK(faults("N:A9... KQ... JT... .AK.. | lead=N | play=AS") == "play.no-trump@1:38");
  CHECK(faults("N:A... K... - J... | trump=H | lead=N | play=AS") == "play.hand-not-known@1:41");
  CHECK(faults("N:A... K... Q... J... | trump=H | lead=N | play=AS KS QS JS AS") ==
        "play.no-cards-left@1:61");
  CHECK(faults("North: AS\nEast: KS\nSouth: QS\nMars: JS") == "notation.not-a-seat@4:1");
  CHECK(faults("N:A... K... Q... J... \xC3") == "notation.not-utf8@1:23");
  CHECK(faults("N:A... K… Q... J...") == "notation.unknown-character@1:9");
  CHECK(faults(std::string(100'000, 'A')) == "notation.too-long@0:0");
}

namespace {

const std::string whole = std::string(full) + " | dealer=S";
const std::string six = "N:AK.T9..AQ QJ.A.KT9. 9.J.AJ.KT T.KQ.Q.J9 | rules=single-deck | dealer=W";
const std::string two = "N:x x AK.K.K.K Q.AQ.A.A | rules=two-handed | dealer=W";

}  // namespace

TEST_CASE("auction, exchange, discard and score are printed as they were read") {
  for (const std::string& text : {
           whole + " | score=NS:49 EW:-20 | auction=P 5H P 7D Alone:S"
                   " | exchange=W:TH AD>AS JC | play=JS TS AS QS",
           whole + " | auction=P 5H P 7D Alone:S | exchange=W:TH AD>?",
           whole + " | auction=P 5H P 7D Alone:S | exchange=W:>",
           whole + " | auction=P P P P",
           six + " | auction=3 P 5 P | trump=H | play=JD QH TH AH",
           six + " | auction=3 P 5 P | trump=H | play=JD QH | revoke=W E",
           two + " | score=S:9 W:8 | turn=9H | auction=Order | discard=- | play=AS QS",
           two + " | turn=9H | auction=P P S",
           std::string("N:AKQ.AKQ.. JT9.JT9.. ..AKQ.AKQ ..JT9.JT9+JK | rules=single-deck-joker"
                       " | dealer=W | auction=P P P 5 | trump=D | discard=9D | play=JK AS JH AD"),
           std::string(full) + " | dealer=S | trump=S | lead=W | alone=W | exchange=W:TH AD>AS JC"
                               " | play=JS TS AS QS",
           two + " | turn=9H | trump=H | lead=S | discard=QS | play=AS AC",
           std::string("N:- - AJ.AJ9.KJTT9.AQ - | dealer=W | auction=P P 5D"),
       }) {
    const auto read = parse_situation(text);
    REQUIRE_MESSAGE(read.ok(), text, ": ", faults(text));
    CHECK(to_string(*read) == text);
  }
}

TEST_CASE("every lenient form of an auction reads as the canonical one") {
  const std::string expected = whole +
                               " | score=NS:49 EW:20 | auction=P 5H P 7D Alone:S"
                               " | exchange=W:TH AD>AS JC";
  for (const char* rest : {
           " | SCORE = ns:49, ew:+20 | auction=pass 5♥ p 7d alone:s | exchange=west: 10H AD > AS "
           "JC",
           " | exchange=W:AD TH>JC AS | auction=P,5H,P,7D,12ALONE:S | score=EW:20 SN:49",
           // What the auction fixes may be repeated, and is dropped.
           "\nscore=NS:49 EW:20\nauction=P 5H P 7D Alone:S\ntrump=S\nlead=W\nalone=W\n"
           "exchange=W:TH AD>AS JC\n",
       })
    CHECK_MESSAGE(canonical(whole + rest) == expected, rest);
  CHECK(canonical(six + " | auction=3 P 5 P H") == six + " | auction=3 P 5 P | trump=H");
  CHECK(canonical(six + " | auction=3 p ask p | trump=hearts") ==
        six + " | auction=3 P 6ASK P | trump=H");
  CHECK(canonical(two + " | turn=9h | auction=ORDER | discard=-") ==
        two + " | turn=9H | auction=Order | discard=-");
  CHECK(canonical(two + " | score=NS:9 EW:8") == two + " | score=S:9 W:8");
}

TEST_CASE("every fault of an auction and what follows is named at its place") {
  const std::string line(full);  // 58 characters
  const auto column = [](const std::string& text, const char* what) {
    return std::to_string(text.find(what) + 1);
  };
  const auto expect = [&](const std::string& text, const char* at, const std::string& id) {
    CHECK_MESSAGE(faults(text) == id + "@1:" + column(text, at), text);
  };
  expect(whole + " | auction=5S 5H P", "5H P", "call.not-higher");
  expect(whole + " | auction=5S FOO", "FOO", "notation.not-a-call");
  expect(whole + " | auction=12S P", "P", "call.auction-over");
  expect(whole + " | auction=P 5H P 7D Alone:S | trump=H", "trump", "situation.other-trump");
  expect(whole + " | auction=P 5H P 7D Alone:S | lead=N", "lead", "situation.other-lead");
  expect(whole + " | auction=P 5H P 7D Alone:S | lead=E", "lead", "situation.other-lead");
  expect(whole + " | auction=P 5H P 7D Alone:S | alone=N", "alone", "situation.other-alone");
  expect(whole + " | auction=12S | alone=W", "alone", "situation.nobody-alone");
  expect(line + " | auction=P 5H", "auction", "game.no-dealer");
  expect(whole + " | auction=P 5H | play=AS", "play", "situation.auction-open");
  expect(whole + " | auction=P 5H | exchange=W:TH>AS", "exchange", "situation.auction-open");
  expect(whole + " | auction=12S | exchange=W:TH>AS", "exchange", "exchange.not-now");
  expect(whole + " | auction=Alone:S | exchange=N:TH>AS", "exchange", "exchange.not-bidder");
  expect(whole + " | auction=Alone:S | exchange=W:TH", "exchange", "notation.not-an-exchange");
  expect(whole + " | auction=Alone:S | exchange=S:?>AS", "exchange", "exchange.not-bidder");
  expect(whole + " | auction=P 5H P 7D Alone:S | exchange=W:?>AS", "exchange",
         "exchange.out-of-order");
  expect(whole + " | auction=P 5H P 7D Alone:S | exchange=W:TH>AS AH", "exchange",
         "exchange.unequal");
  expect(whole + " | auction=P 5H P 7D Alone:S | exchange=W:TH>? | play=KS", "play",
         "exchange.to-be-made");
  expect(whole + " | score=NS:49", "score", "notation.score-missing");
  expect(whole + " | score=NS:49 NE:20", "NE", "notation.not-a-score");
  expect(whole + " | score=NS:49 NS:20", "NS:20", "notation.not-a-score");
  expect(whole + " | score=NS:99999 EW:1", "NS:99999", "notation.not-a-score");
  expect("N:A... K... Q... J... | dealer=S | turn=9H", "turn", "game.turn-up");
  expect(two + " | turn=9H TH", "turn", "notation.one-card");
  expect(two + " | turn=AS", "AS", "deal.too-many-copies");
  expect(two + " | auction=P", "auction", "game.no-turn-up");
  expect(two + " | turn=9H | auction=Order | play=AS", "play", "discard.to-be-made");
  expect(two + " | turn=9H | auction=P P S | discard=QS", "discard", "discard.not-now");
  expect(two + " | turn=9H | auction=Order | discard=KC", "discard", "play.not-held");
  expect(six + " | auction=3 P 5 P | trump=NT", "trump", "call.no-such-strain");
  expect(six + " | revoke=E", "revoke", "situation.no-auction");
  expect(line + " | trump=S | lead=W | exchange=W:TH>? | play=KS", "exchange",
         "exchange.to-be-made");
  expect(line + " | trump=S | lead=W | exchange=W:TS>AS", "exchange", "exchange.not-held");
}

TEST_CASE("one fault does not hide the others") {
  const auto at = [](const std::string& text, const char* what) {
    return "@1:" + std::to_string(text.find(what) + 1);
  };
  // All that contradicts the auction, and a card that can't be played.
  std::string text = whole + " | auction=12S | trump=H | lead=N | alone=W | play=TC";
  CHECK(faults(text) == "situation.other-trump" + at(text, "trump") + " situation.other-lead" +
                            at(text, "lead") + " situation.nobody-alone" + at(text, "alone") +
                            " play.not-held" + at(text, "TC"));
  // What is legal up to the first item that can't be read.
  text = whole + " | auction=5H 5S FOO 13H | play=ZZ";
  CHECK(faults(text) == "call.not-higher" + at(text, "5S") + " notation.not-a-call" +
                            at(text, "FOO") + " notation.not-a-card" + at(text, "ZZ"));
  text = whole + " | auction=12S | play=TC ZZ";
  CHECK(faults(text) == "play.not-held" + at(text, "TC") + " notation.not-a-card" + at(text, "ZZ"));
  // What comes behind it is not judged as if it were not there.
  text = whole + " | auction=FOO P P P | play=JS";
  CHECK(faults(text) == "notation.not-a-call" + at(text, "FOO"));
  text = whole + " | auction=Alone:S | exchange=W:QQ>AS | play=KS";
  CHECK(faults(text) == "notation.not-a-card" + at(text, "QQ"));
  text = whole + " | auction=12S | score=NS:x EW:1 | play=TC";
  CHECK(faults(text) ==
        "notation.not-a-score" + at(text, "NS:x") + " play.not-held" + at(text, "TC"));
  // The calls, where the hands can't be.
  text = "N:AAA... K... Q... J... | dealer=S | turn=9H | auction=5H 5S | play=AS";
  CHECK(faults(text) == "deal.unequal@1:3 deal.too-many-copies" + at(text, "A...") +
                            " game.turn-up" + at(text, "turn"));
  text = "N:AAA... K... Q... J... | dealer=S | auction=5H 5S | play=AS";
  CHECK(faults(text) == "deal.unequal@1:3 deal.too-many-copies" + at(text, "A...") +
                            " call.not-higher" + at(text, "5S"));
}

TEST_CASE("an open auction may have a strain beside it: what would be, if") {
  const std::string text = whole + " | auction=P 5H | trump=S | lead=W | play=AS";
  CHECK(faults(text) == "play.not-held@1:" + std::to_string(text.find("AS", 60) + 1));
  CHECK(canonical(whole + " | auction=P 5H | trump=S | lead=W | play=JS") ==
        whole + " | auction=P 5H | trump=S | lead=W | play=JS");
}

TEST_CASE("the auction says what is played in, who leads and who sits out") {
  const Situation alone =
      parse_situation(whole + " | auction=P 5H P 7D Alone:S | exchange=W:TH AD>AS JC").value();
  CHECK(trump_of(alone) == Strain::spades);
  CHECK(leader_of(alone) == Seat::west);
  CHECK_FALSE(seating(alone).in_play.contains(Seat::east));
  CHECK(contract_of(alone)->special == "Alone");
  const Position position = replay(alone).value();
  CHECK(to_string(position.hand(Seat::west)) == "AKKQJ9...AKKJJ9");
  const Situation given = parse_situation(std::string(full) + " | trump=H | lead=N").value();
  CHECK(trump_of(given) == Strain::hearts);
  CHECK(leader_of(given) == Seat::north);
  CHECK_FALSE(contract_of(given).has_value());
}

TEST_CASE("house rules hold where the text names no preset") {
  Rules house = *find_rules("double-deck");
  house.name = "kitchen";
  house.auction.min = 4;
  house.specials.front().id = "Hog";
  const auto read = parse_situation(whole + " | rules=Kitchen | auction=4S Hog:H", house);
  REQUIRE(read.ok());
  CHECK(read->house == house);
  CHECK(to_string(*read).find("rules=kitchen") != std::string::npos);
  CHECK(*parse_situation(to_string(*read), house) == *read);
  CHECK(game_of(*read)->rules() == house);
  CHECK_FALSE(parse_situation(whole + " | auction=3S", house).ok());
  const auto preset = parse_situation(whole + " | rules=double-deck | auction=3S", house);
  CHECK_FALSE(preset->house.has_value());
  CHECK_FALSE(parse_situation(to_string(*read)).ok());
}

TEST_CASE("long texts of one character are read in no time") {
  for (char c : std::string("A.- :|=X1\n,+"))
    CHECK_FALSE(parse_situation(std::string(longest_text, c)).ok());
}

TEST_CASE("cards, hands, seats and strains") {
  CHECK(to_string(parse_cards("9s TC, SA 10h jk").value()) == "9S TC AS TH JK");
  CHECK(parse_cards("").value().empty());
  CHECK(to_string(parse_hand("AA.K..9+JK").value()) == "AA.K..9+JK");
  CHECK(parse_hand("JH JH JH").faults().front().place.column == 7);
  CHECK(parse_seat("w") == Seat::west);
  CHECK(parse_seat("West") == Seat::west);
  CHECK_FALSE(parse_seat("we").has_value());
  CHECK(parse_strain("hearts") == Strain::hearts);
  CHECK(parse_strain("♥") == Strain::hearts);
  CHECK(parse_strain("High") == Strain::no_trump);
  CHECK(parse_strain("low") == Strain::low);
  CHECK_FALSE(parse_strain("5").has_value());
}

}  // namespace rightbower
