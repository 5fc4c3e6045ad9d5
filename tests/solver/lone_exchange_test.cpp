#include "solver/lone_exchange.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/random.h"
#include "solver/reference.h"
#include "solver/request.h"
#include "solver/solver.h"

namespace rightbower::solver {
namespace {

CardSet cards(const std::string& text) { return parse_hand(text).value(); }

SwapRules up_to(int most) {
  SwapRules swap;
  swap.max = most;
  return swap;
}

LoneRequest lone(const std::string& deal, Strain strain, Seat bidder, int most = 3) {
  const auto situation = parse_situation(deal);
  REQUIRE(situation.ok());
  LoneRequest request{
      hands_of(situation->deal), SeatSet::all(), strain, bidder, bidder, up_to(most)};
  CHECK(faults_of(request).empty());
  return request;
}

std::optional<int> tricks_for(const LoneExchange& found, CardSet give, CardSet get) {
  for (const Swap& pair : found.pairs)
    if (pair.give == give && pair.get == get) return pair.tricks;
  return std::nullopt;
}

// A deal of so many cards each, from few ranks, so that copies and long suits are common. The lone
// hand gets the best of it.
LoneRequest small_lone(std::uint64_t seed, int size, int most) {
  Random random(seed);
  std::vector<Card> pack;
  const std::size_t suits = 3 + random.below(2);
  for (std::size_t suit = 0; suit < suits; ++suit)
    for (Rank rank : {Rank::ace, Rank::king, Rank::jack, Rank::nine})
      for (int copy = 0; copy < 2; ++copy) pack.emplace_back(rank, printed_suits[suit]);
  shuffle(std::span(pack), random);
  LoneRequest request;
  auto card = pack.begin();
  for (Seat seat : all_seats)
    for (int i = 0; i < size; ++i) request.hands[seat] = request.hands[seat].with(*card++);
  request.strain = table_strains[random.below(5)];
  request.bidder = all_seats[random.below(4)];
  request.leader = random.below(4) == 0 ? next(request.bidder) : request.bidder;
  request.swap = up_to(most);
  return request;
}

// Every set of so many cards of a hand.
void every_choice(CardSet hand, int count, CardSet chosen, std::vector<CardSet>& all) {
  if (count == 0) {
    all.push_back(chosen);
    return;
  }
  for (Card card : hand.once()) {
    if (!chosen.empty()) {
      int last = -1;
      for (Card there : chosen) last = there.index();
      if (card.index() < last) continue;
    }
    every_choice(hand.without(card), count - 1, chosen.with(card), all);
  }
}

std::vector<CardSet> every_choice(CardSet hand, int count) {
  std::vector<CardSet> all;
  every_choice(hand, count, {}, all);
  return all;
}

// The most tricks over all exchanges there are, sensible or not.
int most_tricks(const LoneRequest& request) {
  const CardSet own = request.hands[request.bidder];
  const CardSet partners = request.hands[partner(request.bidder)];
  std::vector<CardSet> seen;
  Solver solver;
  int most = 0;
  for (int count = 0; count <= request.swap.max; ++count)
    for (CardSet give : every_choice(own, count))
      for (CardSet get : every_choice(partners, count)) {
        const CardSet hand = after_swap(own, give, get);
        if (std::ranges::find(seen, hand) != seen.end()) continue;
        seen.push_back(hand);
        most = std::max(most, *lone_tricks(request, hand, solver));
      }
  return most;
}

const char* const ten_trumps =
    "N:AS AH AH KH KH QH JH JH TH 9H KD JD|KS QS QS 9S 9H KD TD AC AC TC 9C 9C|"
    "KS JS TS TS QH QD TD 9D 9D KC JC TC|AS JS 9S TH AD AD QD JD KC QC QC JC";
const char* const guarded_bower =
    "N:AS AH AH KH KH QH JH TH 9H JD JD AC|KS JS TS 9H KD QD TD 9D AC KC QC TC|"
    "JS TS 9S QH AD KD QD TD KC QC JC 9C|AS KS QS QS 9S JH TH AD 9D JC TC 9C";

}  // namespace

TEST_CASE("ten trumps and an ace: the king of diamonds goes, the queen of trumps comes") {
  const LoneRequest request = lone(ten_trumps, Strain::hearts, Seat::north);
  const auto found = exchange_results(request);
  REQUIRE(found.has_value());
  CHECK(tricks_for(*found, {}, {}) == 11);
  CHECK(tricks_for(*found, cards("KD"), cards("QH")) == 12);
  CHECK(tricks_for(*found, cards("KD AS"), cards("QH KC")) == 11);
  CHECK(found->pairs[found->best] == Swap{cards("KD"), cards("QH"), 12});
  for (const Swap& pair : found->pairs)
    if (pair.give.size() == 3) CHECK(pair.tricks <= 10);
  CHECK(found->blind[found->best_blind] == Swap{cards("KD"), cards("QH"), 12});
}

TEST_CASE("a right bower guarded by an opponent: no exchange helps") {
  const auto found = exchange_results(lone(guarded_bower, Strain::hearts, Seat::north));
  REQUIRE(found.has_value());
  CHECK(found->pairs[found->best].tricks == 11);
  CHECK(found->pairs[found->best].give.empty());
}

TEST_CASE("partner who does not see the gift gives bowers, trumps, then aces") {
  const Contract hearts(Strain::hearts);
  CHECK(blind_answer(cards("JD AS KS 9H"), hearts, 1) == cards("JD"));
  CHECK(blind_answer(cards("JD AS KS 9H"), hearts, 3) == cards("JD 9H AS"));
  CHECK(blind_answer(cards("QH TS AC KC AS AS"), hearts, 2) == cards("QH AC"));
  CHECK(blind_answer(cards("JD KS AC QC 9C 9C"), Contract(Strain::no_trump), 2) == cards("AC KS"));
}

TEST_CASE("every pair is what the reference says") {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const LoneRequest request = small_lone(seed, 4, 2);
    const auto found = exchange_results(request);
    REQUIRE(found.has_value());
    const Seating seating = alone(request.bidder, SeatSet::all());
    std::vector<Swap> all = found->pairs;
    all.insert(all.end(), found->blind.begin(), found->blind.end());
    for (const Swap& pair : all) {
      PerSeat<CardSet> hands = request.hands;
      CardSet& own = hands[request.bidder];
      own = after_swap(own, pair.give, pair.get);
      hands[partner(request.bidder)] = {};
      const int tricks = reference_tricks({hands, request.strain, request.leader, seating, {}});
      CHECK(pair.tricks == (request.leader == request.bidder ? tricks : 4 - tricks));
    }
  }
}

TEST_CASE("no exchange at all is better than the best of the sensible ones") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const LoneRequest request = small_lone(seed, 6, seed % 4 == 0 ? 3 : 2);
    const auto found = exchange_results(request);
    REQUIRE(found.has_value());
    CHECK_MESSAGE(found->pairs[found->best].tricks == most_tricks(request), seed);
  }
}

TEST_CASE("threads make no difference, and a stop leaves nothing") {
  const LoneRequest request = small_lone(3, 6, 3);
  const auto one = exchange_results(request, 1);
  for (int threads : {2, 8}) {
    const auto many = exchange_results(request, threads);
    REQUIRE(many.has_value());
    CHECK(many->pairs == one->pairs);
    CHECK(many->blind == one->blind);
  }
  CHECK_FALSE(exchange_results(request, 2, [] { return true; }).has_value());
}

TEST_CASE("other rules: partner gives first, or must give his best trumps") {
  LoneRequest request = small_lone(5, 6, 2);
  request.strain = Strain::hearts;
  request.swap.answer = SwapRules::Answer::best_trump;
  const auto best_asked = exchange_results(request);
  for (const Swap& pair : best_asked->pairs)
    CHECK(pair.get.includes(best_trumps(request.hands[partner(request.bidder)],
                                        Contract(Strain::hearts), pair.get.size())));
  request.swap.answer = SwapRules::Answer::any;
  const auto any = exchange_results(request);
  const int simultaneous = any->pairs[any->best].tricks;
  request.swap.order = SwapRules::Order::partner_first;
  const auto found = exchange_results(request);
  for (const Swap& pair : found->pairs) CHECK(pair.get.size() == 2);
  CHECK(found->pairs[found->best].tricks >= simultaneous);
}

}  // namespace rightbower::solver
