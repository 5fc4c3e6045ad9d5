#include "lessons/odds.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/random.h"

namespace rightbower::lessons {
namespace {

int percent(double chance) { return static_cast<int>(100 * chance + 0.5); }

TEST_CASE("both opponents follow, as it was worked out by hand") {
  // Held 1 to 5 of a green suit (12 cards) and of next (10).
  const std::vector<int> green_once{99, 98, 97, 95, 92};
  const std::vector<int> green_twice{91, 86, 79, 68, 55};
  const std::vector<int> next_once{97, 95, 92, 86, 78};
  const std::vector<int> next_twice{79, 68, 55, 38, 22};
  for (int held = 1; held <= 5; ++held) {
    const auto at = static_cast<std::size_t>(held - 1);
    CHECK(percent(both_hold_at_least(12 - held, 1)) == green_once[at]);
    CHECK(percent(both_hold_at_least(12 - held, 2)) == green_twice[at]);
    CHECK(percent(both_hold_at_least(10 - held, 1)) == next_once[at]);
    CHECK(percent(both_hold_at_least(10 - held, 2)) == next_twice[at]);
  }
}

TEST_CASE("the printed card has the computed chances") {
  std::ifstream file(std::string(RB_SOURCE_DIR) + "/lessons/course/bower-card.html");
  const std::string card{std::istreambuf_iterator<char>(file), {}};
  for (const auto& [suit, name] : {std::pair(12, "green"), std::pair(10, "next")}) {
    for (int rounds : {1, 2}) {
      std::string row =
          std::string("<td>") + name + (rounds == 1 ? ", first round" : ", two rounds");
      row += "</td>";
      for (int held = 1; held <= 5; ++held)
        row += "<td>" + std::to_string(percent(both_hold_at_least(suit - held, rounds))) + "</td>";
      CHECK_MESSAGE(card.find(row) != std::string::npos, row);
    }
  }
}

TEST_CASE("partner has a missing card one time in three, and two of two one time in ten") {
  CHECK(percent(partner_holds_at_least(1, 1)) == 33);
  CHECK(percent(partner_holds_at_least(2, 2)) == 10);
  CHECK(partner_holds_at_least(5, 0) == doctest::Approx(1));
}

TEST_CASE("chances agree with shuffling") {
  std::vector<int> cards(cards_not_seen);
  Random random(7);
  constexpr int tries = 20'000;
  const int out = 8;
  int both = 0;
  int short_ones = 0;
  for (int i = 0; i < tries; ++i) {
    for (int card = 0; card < cards_not_seen; ++card) cards[static_cast<std::size_t>(card)] = card;
    shuffle(std::span(cards), random);
    const auto in_hand = [&](int hand) {
      const auto first = cards.begin() + hand * cards_of_hand;
      return std::count_if(first, first + cards_of_hand, [](int card) { return card < out; });
    };
    if (std::min(in_hand(0), in_hand(1)) >= 2) ++both;
    if (std::max(in_hand(0), in_hand(1)) <= 3) ++short_ones;
  }
  CHECK(both_hold_at_least(out, 2) == doctest::Approx(both / double{tries}).epsilon(0.03));
  CHECK(neither_holds_more_than(out, 3) ==
        doctest::Approx(short_ones / double{tries}).epsilon(0.03));
}

TEST_CASE("nothing out is certain") {
  CHECK(neither_holds_more_than(0, 0) == doctest::Approx(1));
  CHECK(both_hold_at_least(0, 1) == doctest::Approx(0));
}

}  // namespace
}  // namespace rightbower::lessons
