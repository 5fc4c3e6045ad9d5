#include "lessons/sure_trumps.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/deal.h"
#include "engine/notation.h"
#include "engine/trick.h"

namespace rightbower::lessons {
namespace {

int sure(std::string_view hand, Strain strain) {
  return sure_trumps(*parse_hand(hand), Contract(strain));
}

TEST_CASE("sure trumps are counted from the top to the first gap") {
  CHECK(sure("JH JH JD AH KH QH TH", Strain::hearts) == 3);
  CHECK(sure("JH JH JD JD AH AH KH", Strain::hearts) == 7);
  CHECK(sure("JH JD JD AH AH", Strain::hearts) == 1);
  CHECK(sure("JD JD AH AH KH KH", Strain::hearts) == 0);
  CHECK(sure("JD JD AH AH KH KH", Strain::diamonds) == 2);
  CHECK(sure("AS AS KS KS", Strain::no_trump) == 0);
  CHECK(sure("", Strain::hearts) == 0);
}

TEST_CASE(
    "sure tricks: trumps, or every suit where nothing can be ruffed; a joker takes them all") {
  const auto all = [](std::string_view hand, Strain strain, const char* game) {
    return sure_tricks(*parse_hand(hand), Contract(strain), find_rules(game)->pack);
  };
  CHECK(all("AD AD KS KS JH", Strain::hearts, "double-deck") == 1);
  CHECK(all("AD AD KD AS KS", Strain::no_trump, "double-deck") == 4);
  CHECK(all("AD KD QD KS QS", Strain::no_trump, "single-deck") == 3);
  CHECK(all("9D 9D TD AS KS", Strain::low, "indiana") == 3);
  CHECK(all("JK JH JD AH QH", Strain::hearts, "single-deck-joker") == 4);
  CHECK(all("JH JD AH QH 9S", Strain::hearts, "single-deck-joker") == 0);
  CHECK(all("AD KD QD AS", Strain::no_trump, "single-deck-joker") == 0);
  CHECK(all("JK AD KD QD AS", Strain::no_trump, "single-deck-joker") == 5);
}

// The highest card others can play to every trick, again and again.
int tricks_against_the_worst(CardSet hand, CardSet others, const Contract& contract) {
  int won = 0;
  std::vector<Card> own(hand.begin(), CardSet::end());
  std::ranges::sort(own,
                    [&](Card a, Card b) { return contract.strength(a) > contract.strength(b); });
  for (Card led : own) {
    std::optional<Card> beats;
    for (Card card : others)
      if (contract.beats(card, led)) beats = card;
    if (beats) return won;
    ++won;
  }
  return won;
}

TEST_CASE("nobody can take them away, whatever the others hold") {
  const Rules& rules = *find_rules(default_rules_name);
  int some = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const Deal deal = random_deal(rules, seed);
    for (Strain strain : {Strain::spades, Strain::hearts, Strain::diamonds, Strain::clubs}) {
      const Contract contract(strain);
      const CardSet trumps = contract.all_of(*contract.trump());
      const CardSet hand = deal[Seat::north].cards & trumps;
      const CardSet others = (rules.pack & trumps).minus(hand);
      CHECK(sure_trumps(hand, contract) == tricks_against_the_worst(hand, others, contract));
      some += sure_trumps(hand, contract);
    }
  }
  CHECK(some > 100);
}

}  // namespace
}  // namespace rightbower::lessons
