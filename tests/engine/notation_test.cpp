#include "engine/notation.h"

#include <doctest/doctest.h>

#include <string>

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
