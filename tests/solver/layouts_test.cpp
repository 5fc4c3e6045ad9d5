#include "solver/layouts.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "engine/first_look.h"
#include "engine/notation.h"
#include "engine/random.h"
#include "tests/engine/random_game.h"

namespace rightbower::solver {
namespace {

CardSet cards(const char* text) { return parse_hand(text).value(); }

// Two copies of A K Q in two suits: twelve cards, three in each hand.
Rules small_rules() {
  Rules rules = *find_rules("double-deck");
  rules.pack = cards("AAKKQQ.AAKKQQ..");
  rules.hand_size = 3;
  return rules;
}

LayoutRequest small_request() {
  LayoutRequest request;
  request.seen = first_look(small_rules(), Seat::south, cards("AK.A.."), Seat::east, {});
  return request;
}

using Weights = std::map<std::string, double>;

std::string name_of(const PerSeat<CardSet>& hands) {
  std::string text;
  for (Seat seat : all_seats) text += to_string(hands[seat]) + " ";
  return text;
}

// Deals the cards one by one in every way there is: a layout weighs the number of its ways.
class EveryWay {
 public:
  EveryWay(const LayoutRequest& request, FitsHands fits)
      : seat_(request.seen.seat), fits_(std::move(fits)) {
    const Hidden hidden = hidden_cards(request.seen);
    for (Card card : hidden.unseen) unseen_.push_back(card);
    for (Seat seat : all_seats) room_[seat] = hidden.size[seat];
    aside_ = hidden.aside;
    hands_[seat_] = request.seen.hand;
    deal(0);
  }
  [[nodiscard]] const Weights& weights() const { return weights_; }
  [[nodiscard]] double total() const { return total_; }

 private:
  void deal(std::size_t at) {
    if (at == unseen_.size()) {
      if (!fits_(hands_)) return;
      weights_[name_of(hands_)] += 1;
      total_ += 1;
      return;
    }
    for (Seat seat : all_seats) {
      if (room_[seat] == 0) continue;
      --room_[seat];
      const CardSet before = hands_[seat];
      hands_[seat] = before.with(unseen_[at]);
      deal(at + 1);
      hands_[seat] = before;
      ++room_[seat];
    }
    if (aside_ == 0) return;
    --aside_;
    deal(at + 1);
    ++aside_;
  }

  Seat seat_;
  FitsHands fits_;
  std::vector<Card> unseen_;
  PerSeat<int> room_;
  int aside_ = 0;
  PerSeat<CardSet> hands_;
  Weights weights_;
  double total_ = 0;
};

// Draws often and compares with the weights: the sum of squares must lie within five standard
// deviations of what chance gives, and nothing may be drawn that has no weight.
void check_uniform(const LayoutRequest& request, const FitsHands& fits, bool counted = true) {
  const EveryWay every(request, fits);
  const auto layouts = Layouts::make(request);
  REQUIRE(layouts.ok());
  if (counted) CHECK(layouts->ways() == every.total());
  constexpr int draws = 20'000;
  Weights drawn;
  for (std::uint64_t number = 0; number < draws; ++number)
    drawn[name_of(layouts->draw(7, number).value())] += 1;
  double chi = 0;
  for (const auto& [layout, weight] : every.weights()) {
    const double expected = draws * weight / every.total();
    chi += (drawn[layout] - expected) * (drawn[layout] - expected) / expected;
  }
  CHECK(drawn.size() == every.weights().size());
  const double freedom = static_cast<double>(every.weights().size()) - 1;
  CHECK(std::abs(chi - freedom) < 5 * std::sqrt(2 * freedom));
}

bool anything(const PerSeat<CardSet>&) { return true; }

}  // namespace

TEST_CASE("every layout is drawn as often as it can be dealt") {
  check_uniform(small_request(), anything);
}

TEST_CASE("also with cards that lie aside") {
  LayoutRequest request = small_request();
  request.seen = first_look(small_rules(), Seat::south, cards("AK..."), Seat::east, {});
  check_uniform(request, anything);
}

TEST_CASE("also with a void, a known card and counts") {
  LayoutRequest request = small_request();
  const CardSet spades = cards("AKQ...").twice();
  request.lacks[Seat::west] = spades;
  check_uniform(request, [&](const auto& hands) { return (hands[Seat::west] & spades).empty(); });

  const CardSet aces = cards("A.A..").twice();
  request.counts = {{Seat::north, aces, 1, 1}, {Seat::east, spades, 2}};
  check_uniform(request, [&](const auto& hands) {
    return (hands[Seat::west] & spades).empty() && (hands[Seat::north] & aces).size() == 1 &&
           (hands[Seat::east] & spades).size() >= 2;
  });
}

TEST_CASE("what cannot be counted is drawn again") {
  LayoutRequest request = small_request();
  const FitsHands fits = [](const auto& hands) {
    return hands[Seat::north].size() - hands[Seat::north].once().size() == 1;  // one pair
  };
  request.fits = fits;
  check_uniform(request, fits, false);
}

TEST_CASE("a card known to be there is one of the two copies") {
  // Both queens of hearts are out. That West holds one of them is not that he holds at least one.
  LayoutRequest request = small_request();
  request.known[Seat::west] = cards(".Q..");
  const auto known = Layouts::make(request);
  REQUIRE(known.ok());
  CHECK(known->ways() == 8 * 7 * 6 / 6 * 5 * 4 * 3 / 6);  // eight cards left for 2, 3 and 3
  int both = 0;
  for (std::uint64_t number = 0; number < 2'000; ++number)
    both += known->draw(1, number)->operator[](Seat::west).count({Rank::queen, Suit::hearts}) == 2;
  CHECK(std::abs(both - 2'000 * 2 / 8) < 100);
}

TEST_CASE("a layout depends on the seed and its number alone") {
  const auto layouts = Layouts::make(small_request());
  REQUIRE(layouts.ok());
  const auto tenth = layouts->draw(3, 10);
  for (std::uint64_t number = 0; number < 30; ++number) (void)layouts->draw(3, number);
  CHECK(layouts->draw(3, 10) == tenth);
  int same = 0;
  for (std::uint64_t number = 0; number < 100; ++number)
    same += layouts->draw(3, number) == layouts->draw(4, number);
  CHECK(same < 10);
}

TEST_CASE("nothing that agrees is said at once, and too little after some draws") {
  LayoutRequest request = small_request();
  request.counts = {{Seat::north, cards("A.A..").twice(), 3}, {Seat::east, cards("A.A.."), 1}};
  REQUIRE_FALSE(Layouts::make(request).ok());
  CHECK(Layouts::make(request).faults().front().what.id == "layouts.none");

  request = small_request();
  request.known[Seat::north] = cards("AA...");
  REQUIRE_FALSE(Layouts::make(request).ok());
  CHECK(Layouts::make(request).faults().front().what.id == "layouts.not-there");

  request = small_request();
  request.known[Seat::north] = cards("QQ.QQ..");
  CHECK(Layouts::make(request).faults().front().what.id == "layouts.too-many-known");

  request = small_request();
  request.fits = [](const auto&) { return false; };
  const auto layouts = Layouts::make(request);
  REQUIRE(layouts.ok());
  CHECK_FALSE(layouts->draw(1, 0).has_value());
}

TEST_CASE("a hard condition is as quick as none") {
  // All four nines of clubs and spades with East, none of the sixteen hearts and diamonds he could
  // hold: one deal in many millions.
  LayoutRequest request;
  const Rules& rules = *find_rules("double-deck");
  request.seen = first_look(rules, Seat::south, cards("AK.AAKQ.AK.AAKQ"), Seat::east, {});
  request.counts = {{Seat::east, cards("9...9").twice(), 4},
                    {Seat::east, cards(".AKQJT9.AKQJT9.").twice(), 0, 0}};
  const auto layouts = Layouts::make(request);
  REQUIRE(layouts.ok());
  for (std::uint64_t number = 0; number < 200; ++number) {
    const auto hands = layouts->draw(1, number);
    REQUIRE(hands.has_value());
    const CardSet east = (*hands)[Seat::east];
    CHECK((east & cards("9...9").twice()).size() == 4);
    CHECK((east & cards(".AKQJT9.AKQJT9.").twice()).empty());
  }
}

TEST_CASE("layouts agree with what was seen, at any moment of any game") {
  int moments = 0;
  for (const Rules& rules : rules_presets()) {
    Random random(11);
    for (int round = 0; round < 4; ++round) {
      Game game = tests::random_beginning(rules, random);
      while (game.phase() != Phase::over && game.phase() != Phase::thrown_in) {
        if (random.below(4) == 0) {
          const Seat seat = game.to_act().value_or(Seat::south);
          const auto layouts = Layouts::make({observe(game, seat), {}, {}, {}, {}});
          REQUIRE(layouts.ok());
          const auto hands = layouts->draw(5, random.next());
          if (hands) CHECK(agrees(observe(game, seat), *hands));
          moments += hands.has_value();
        }
        game = game.after(tests::random_action(game, random));
      }
    }
  }
  CHECK(moments > 200);
}

TEST_CASE("missing bowers: where they are, exactly") {
  // With two of the four bowers missing partner has both in 10.5 of 100 deals and the opponents at
  // least one in 89.5; with one missing partner has it in 33.3.
  const Rules& rules = *find_rules("double-deck");
  const CardSet jacks = cards(".J.J.").twice();
  const auto chance = [&](const char* hand, int least) {
    LayoutRequest request;
    request.seen = first_look(rules, Seat::south, cards(hand), Seat::east, {});
    const double all = Layouts::make(request)->ways();
    request.counts = {{Seat::north, jacks, least}};
    return Layouts::make(request)->ways() / all;
  };
  CHECK(chance("AKQ.AJJKT.AK.AK", 2) == doctest::Approx(12.0 * 11 / (36 * 35)));
  CHECK(chance("AKQ.AJJKT.AK.AK", 2) == doctest::Approx(0.105).epsilon(0.005));
  CHECK(chance("AKQ.AJJKT.AJ.AK", 1) == doctest::Approx(1.0 / 3));
}

TEST_CASE("two aces of a side suit: both opponents follow twice in 68 of 100 deals") {
  // Hearts are trump: eight more diamonds are out, the jacks are not among them.
  const Rules& rules = *find_rules("double-deck");
  const CardSet diamonds = Contract(Strain::hearts).all_of(Suit::diamonds);
  LayoutRequest request;
  request.seen = first_look(rules, Seat::south, cards("AKQT.AKJT9.AA.9"), Seat::east, {});
  const double all = Layouts::make(request)->ways();
  request.counts = {{Seat::east, diamonds, 2}, {Seat::west, diamonds, 2}};
  CHECK(Layouts::make(request)->ways() / all == doctest::Approx(0.68).epsilon(0.01));
  request.counts = {{Seat::east, diamonds, 1}, {Seat::west, diamonds, 1}};
  CHECK(Layouts::make(request)->ways() / all == doctest::Approx(0.95).epsilon(0.006));
}

}  // namespace rightbower::solver
