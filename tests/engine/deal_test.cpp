#include "engine/deal.h"

#include <doctest/doctest.h>

#include "engine/notation.h"

namespace rightbower {
namespace {

const Rules& double_deck() { return *find_rules("double-deck"); }

PerSeat<HandDraft> drafts_of(const Deal& deal) {
  PerSeat<HandDraft> drafts;
  for (Seat seat : all_seats) drafts[seat] = HandDraft::of(deal[seat].cards);
  return drafts;
}

bool has(const Faults& faults, const char* id) {
  for (const Fault& fault : faults)
    if (fault.what.id == id) return true;
  return false;
}

}  // namespace

TEST_CASE("the deal of a seed never changes") {
  CHECK(to_string(random_deal(double_deck(), 1)) ==
        "N:QJT9.A.KJT9.KQ9 KQJT.AQ9.AQ9.AQ K.KJJ.AKT.JJTT9 AA9.KQTT9.QJ.AK");
  CHECK(to_string(random_deal(double_deck(), 2)) ==
        "N:AKJ9.T9.AQJJ.KQ A9.AKQJ.AKT.AA9 KQT.AJ.KQT9.QJT QJT.KQT9.9.KJT9");
}

TEST_CASE("a random deal of every preset is a full deal of its pack") {
  for (const Rules& rules : rules_presets())
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Deal deal = random_deal(rules, seed);
      CHECK(deal.hand_size() == rules.hand_size);
      CHECK(deal.seated() == rules.seats);
      CardSet dealt;
      for (Seat seat : all_seats) dealt = dealt.plus(deal[seat].cards);
      CHECK(rules.pack.includes(dealt));
      CHECK(dealt.size() == rules.hand_size * rules.seats.size());
    }
}

TEST_CASE("every reason against a deal is named at once") {
  auto drafts = drafts_of(random_deal(double_deck(), 1));
  const Card seven{Rank::seven, Suit::hearts};
  const Card ace{Rank::ace, Suit::spades};
  drafts[Seat::north].cards.push_back({seven, {}});
  drafts[Seat::north].cards.push_back({ace, {}});
  drafts[Seat::south].cards.push_back({ace, {}});
  drafts[Seat::west].cards.pop_back();
  const auto deal = make_deal(drafts, double_deck());
  REQUIRE_FALSE(deal.ok());
  CHECK(has(deal.faults(), "deal.not-in-pack"));
  CHECK(has(deal.faults(), "deal.too-many-copies"));
  CHECK(has(deal.faults(), "deal.unequal"));
  CHECK(has(deal.faults(), "deal.too-large"));
}

TEST_CASE("a seat nobody sits at holds no hand, and a seat of the rules is not empty") {
  const Rules& two = *find_rules("two-handed");
  auto drafts = drafts_of(random_deal(two, 1));
  CHECK(has(make_deal(drafts, two).faults(), "deal.seat-empty"));
  drafts[Seat::north] = drafts[Seat::east] = HandDraft{};
  CHECK(make_deal(drafts, two).ok());
  drafts[Seat::south] = HandDraft{Hand::State::nobody, {}, {}, true};
  CHECK(has(make_deal(drafts, two).faults(), "deal.seat-filled"));
}

TEST_CASE("a hand may be unknown") {
  auto drafts = drafts_of(random_deal(double_deck(), 1));
  drafts[Seat::east] = HandDraft{};
  const auto deal = make_deal(drafts, double_deck());
  REQUIRE(deal.ok());
  CHECK(deal->not_known() == SeatSet{Seat::east});
  CHECK(deal->seated() == SeatSet::all());
}

TEST_CASE("a dealer may have an extra card where the rules give him one, and nobody else") {
  const Rules& rules = *find_rules("single-deck-joker");
  PerSeat<HandDraft> drafts{{HandDraft::of(parse_hand("AKQ.AKQ..").value()),
                             HandDraft::of(parse_hand("JT9.JT9..").value()),
                             HandDraft::of(parse_hand("..AKQ.AKQ").value()),
                             HandDraft::of(parse_hand("..JT9.JT9+JK").value())}};
  const auto deal = make_deal(drafts, rules, {Seat::west, {}});
  REQUIRE(deal.ok());
  CHECK(deal->hand_size() == 6);
  CHECK(*make_deal(drafts, rules) == *deal);  // while the dealer is not known
  CHECK_FALSE(make_deal(drafts, rules, {Seat::north, {}}).ok());
  drafts[Seat::north].cards.push_back({Card(Rank::jack, Suit::clubs), {}});
  CHECK_FALSE(make_deal(drafts, rules, {Seat::west, {}}).ok());
}

TEST_CASE("the turned-up card is in no hand") {
  const Rules& rules = *find_rules("euchre");
  PerSeat<HandDraft> drafts;
  drafts[Seat::north] = HandDraft::of(parse_hand("AK.AK..A").value());
  const auto with = [&](Card card) {
    return make_deal(drafts, rules, {{}, HandDraft::of(CardSet{card})}).ok();
  };
  CHECK(with({Rank::nine, Suit::hearts}));
  CHECK_FALSE(with({Rank::ace, Suit::hearts}));
  CHECK_FALSE(with({Rank::eight, Suit::hearts}));
}

}  // namespace rightbower
