// A thousand items of each drill, every answer found by another route.
#include "lessons/drill.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "lessons/asked.h"
#include "solver/reference.h"

namespace rightbower::lessons {
namespace {

constexpr std::uint64_t items = 1000;

template <class Visit>
void for_items(Drill drill, std::uint64_t count, Visit visit) {
  std::array<int, 4> difficulty{};
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    CAPTURE(seed);
    const DrillItem item = make_item(drill, seed);
    REQUIRE(item.step.question.has_value());
    CHECK(faults_of(asked_by(item.step)).empty());
    CHECK(grade(*item.step.question, item.step.question->answer).right);
    ++difficulty[static_cast<std::size_t>(item.difficulty)];
    visit(item);
  }
  MESSAGE(std::string(name(drill)), ", by difficulty: ", difficulty[1], " ", difficulty[2], " ",
          difficulty[3]);
}

// The red and the black suits, spelt out.
bool is_bower(Card card, Strain trump) {
  if (!card.is_jack()) return false;
  const bool red_card =
      card.printed_suit() == Suit::hearts || card.printed_suit() == Suit::diamonds;
  return red_card == (trump == Strain::hearts || trump == Strain::diamonds);
}
bool counts_as_trump(Card card, Strain trump) {
  return is_bower(card, trump) || card.printed_suit() == *trump_suit(trump);
}
// The place of a card among all, the lowest first; only those that can win.
int rank_of(Card card, Strain trump) {
  const int plain = 10 - static_cast<int>(card.rank());
  if (is_bower(card, trump)) return card.printed_suit() == *trump_suit(trump) ? 300 : 200;
  return plain + (counts_as_trump(card, trump) ? 100 : 0);
}

Suit suit_in_play(Card card, Strain trump) {
  return counts_as_trump(card, trump) ? *trump_suit(trump) : card.printed_suit();
}
// Of equal cards the first.
Seat winner_of(const std::vector<Card>& cards, Seat leader, Strain trump) {
  Seat seat = leader;
  Seat winner = leader;
  int best = -1;
  for (Card card : cards) {
    const bool can_win = counts_as_trump(card, trump) ||
                         suit_in_play(card, trump) == suit_in_play(cards.front(), trump);
    if (can_win && rank_of(card, trump) > best) {
      best = rank_of(card, trump);
      winner = seat;
    }
    seat = next(seat);
  }
  return winner;
}

struct Route {
  const DrillItem& item;

  [[nodiscard]] const Answer& answer() const { return item.step.question->answer; }
  [[nodiscard]] std::vector<Card> trick_at(std::size_t card) const {
    const auto from = item.step.board->situation.play.begin() + static_cast<std::ptrdiff_t>(card);
    return {from, from + 4};
  }
  // What is left in the hands of the three others, as they were dealt.
  [[nodiscard]] std::map<Card, int> not_seen() const {
    const Situation& situation = item.step.board->situation;
    std::map<Card, int> left;
    for (Seat seat : {Seat::east, Seat::south, Seat::west})
      for (Card card : situation.deal[seat].cards) ++left[card];
    Seat leader = *situation.lead;
    for (std::size_t i = 0; i < situation.play.size(); i += 4) {
      Seat seat = leader;
      for (Card card : trick_at(i)) {
        if (seat != Seat::north) --left[card];
        seat = next(seat);
      }
      leader = winner_of(trick_at(i), leader, *situation.trump);
    }
    return left;
  }

  void operator()(const BowersHeld& asked) const {
    for (Card card : item.step.board->situation.deal[asked.seat].cards.once())
      CHECK((std::ranges::count(answer().cards, card) == 1) == is_bower(card, asked.trump));
  }
  void operator()(const IsTrump& asked) const {
    const YesNo expected = counts_as_trump(asked.card, asked.trump) ? YesNo::yes : YesNo::no;
    CHECK(answer().options == std::vector<Option>{expected});
  }
  void operator()(const StrengthOrder& asked) const {
    CHECK(answer().cards.size() == 5);
    for (std::size_t i = 0; i + 1 < answer().cards.size(); ++i)
      CHECK(rank_of(answer().cards[i], asked.trump) > rank_of(answer().cards[i + 1], asked.trump));
  }
  void operator()(const TrickWinner&) const {
    const Situation& situation = item.step.board->situation;
    CHECK(answer().options ==
          std::vector<Option>{winner_of(situation.play, *situation.lead, *situation.trump)});
  }
  void operator()(const TrumpsOut& asked) const {
    int out = 0;
    for (const auto& [card, copies] : not_seen())
      if (counts_as_trump(card, asked.trump)) out += copies;
    CHECK(answer().number == out);
  }
  void operator()(const CardsOut&) const {
    auto out = not_seen();
    for (Card card : item.step.question->choices)
      CHECK((std::ranges::count(answer().cards, card) == 1) == (out[card] > 0));
    CHECK(answer().cards.size() > 0);
  }
  void operator()(const HighestOut& asked) const {
    REQUIRE(answer().cards.size() == 1);
    const Card highest = answer().cards.front();
    for (const auto& [card, copies] : not_seen())
      if (copies > 0 && suit_in_play(card, asked.trump) == suit_in_play(highest, asked.trump))
        CHECK(rank_of(card, asked.trump) <= rank_of(highest, asked.trump));
    CHECK(not_seen()[highest] > 0);
  }
  void operator()(const ShownVoid& asked) const {
    const Situation& situation = item.step.board->situation;
    const Strain trump = *situation.trump;
    std::set<Seat> seats;
    Seat leader = *situation.lead;
    for (std::size_t i = 0; i < situation.play.size(); i += 4) {
      const std::vector<Card> trick = trick_at(i);
      Seat seat = leader;
      for (Card card : trick) {
        if (suit_in_play(trick.front(), trump) == asked.suit &&
            suit_in_play(card, trump) != asked.suit)
          seats.insert(seat);
        seat = next(seat);
      }
      leader = winner_of(trick, leader, trump);
    }
    CHECK(answer().options.size() == seats.size());
    for (Seat seat : seats) CHECK(std::ranges::count(answer().options, Option(seat)) == 1);
  }
  // Against the highest cards the others could hold.
  void operator()(const SureTrumps& asked) const {
    const CardSet hand = item.step.board->situation.deal[asked.seat].cards;
    std::vector<Card> own;
    for (Card card : hand)
      if (counts_as_trump(card, asked.trump)) own.push_back(card);
    std::ranges::sort(
        own, [&](Card a, Card b) { return rank_of(a, asked.trump) > rank_of(b, asked.trump); });
    const CardSet others = find_rules(default_rules_name)->pack.minus(hand);
    int sure = 0;
    for (Card card : own) {
      const bool beaten = std::any_of(others.begin(), CardSet::end(), [&](Card other) {
        return counts_as_trump(other, asked.trump) &&
               rank_of(other, asked.trump) > rank_of(card, asked.trump);
      });
      if (beaten) break;
      ++sure;
    }
    CHECK(answer().number == sure);
  }
  // The plain solver, and nothing but the best card may come within a trick of it.
  void operator()(const BestCard&) const {
    const Situation& situation = item.step.board->situation;
    const auto values = solver::reference_values(
        {solver::hands_of(situation.deal), *situation.trump, *situation.lead, Seating{}, {}});
    const int best = std::ranges::max(values, {}, &solver::ReferenceValue::tricks).tricks;
    for (const solver::ReferenceValue& value : values) {
      const bool right = std::ranges::count(answer().cards, value.card) == 1;
      CHECK(right == (value.tricks == best));
      CHECK((right || best - value.tricks >= 2));
    }
  }
  void operator()(const HandPoints& asked) const {
    const bool bidders = pair_of(asked.bid.bidder) == asked.side;
    const int made = asked.tricks >= asked.bid.level ? asked.tricks : -asked.bid.level;
    CHECK(answer().number == (bidders ? made : 12 - asked.tricks));
  }
  void operator()(const MatchWon& asked) const {
    const bool bid = pair_of(asked.bid.bidder) == Side::north_south;
    const bool made = asked.tricks >= asked.bid.level;
    const int gained = !bid ? 12 - asked.tricks : made ? asked.tricks : -asked.bid.level;
    const bool won = asked.score[Seat::north] + gained >= 52 && bid == made;
    CHECK(answer().options == std::vector<Option>{won ? YesNo::yes : YesNo::no});
  }
  template <class Other>
  void operator()(const Other&) const {
    FAIL("no other question is asked");
  }
};

TEST_CASE("every answer of the drills is found by another route, too") {
  for (Drill drill : {Drill::bowers, Drill::counting, Drill::sure_tricks, Drill::score})
    for_items(drill, items,
              [](const DrillItem& item) { std::visit(Route{item}, item.step.question->fact); });
}

// Fewer by default: the plain solver takes its time. RB_DRILL_ITEMS=1000 tries them all.
TEST_CASE("in every ending of the lead drill each wrong card costs two tricks") {
  const char* wanted = std::getenv("RB_DRILL_ITEMS");
  for_items(Drill::lead, wanted != nullptr ? std::stoull(wanted) : 100,
            [](const DrillItem& item) { std::visit(Route{item}, item.step.question->fact); });
}

TEST_CASE("the same seed makes the same item, and others differ") {
  for (Drill drill : all_drills) {
    CHECK(find_drill(name(drill)) == drill);
    if (takes_long(drill)) continue;  // see drill_calls_test.cpp
    CHECK(make_item(drill, 5).step.question->answer == make_item(drill, 5).step.question->answer);
    std::set<std::string> asked;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const DrillItem item = make_item(drill, seed);
      std::string all = item.prompt.id;
      for (Card card : item.step.question->choices) all += to_string(card);
      if (item.step.board) all += to_string(item.step.board->situation);
      for (const Argument& argument : item.prompt.arguments)
        if (const int* number = std::get_if<int>(&argument)) all += std::to_string(*number) + " ";
      asked.insert(all);
    }
    CHECK(asked.size() > 12);
  }
  CHECK_FALSE(find_drill("golf").has_value());
}

}  // namespace
}  // namespace rightbower::lessons
