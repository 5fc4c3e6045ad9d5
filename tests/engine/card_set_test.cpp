#include "engine/card_set.h"

#include <doctest/doctest.h>

#include <map>
#include <vector>

#include "engine/random.h"
#include "engine/rules.h"

namespace rightbower {
namespace {

const Card ace{Rank::ace, Suit::spades};
const Card nine{Rank::nine, Suit::clubs};

// Every other card of the pack, by a coin.
CardSet half_of(CardSet pack, Random& random) {
  CardSet half;
  for (Card card : pack)
    if (random.below(2) == 0) half = half.with(card);
  return half;
}

std::map<int, int> counts_of(CardSet cards) {
  std::map<int, int> counts;
  for (Card card : cards) ++counts[card.index()];
  return counts;
}

}  // namespace

TEST_CASE("a card is its index and back") {
  for (int i = 0; i < Card::kinds; ++i) CHECK(Card::from_index(i).index() == i);
  CHECK(to_string(ace) == "AS");
  CHECK(to_string(nine) == "9C");
  CHECK(to_string(Card::joker()) == "JK");
}

TEST_CASE("a kind can be held twice") {
  CardSet set{ace, ace, nine};
  CHECK(set.size() == 3);
  CHECK(set.count(ace) == 2);
  set = set.without(ace);
  CHECK(set.count(ace) == 1);
  CHECK(set.without(ace).count(ace) == 0);
  CHECK(set.once() == CardSet{ace, nine});
  CHECK(set.twice() == CardSet{ace, ace, nine, nine});
}

TEST_CASE("iteration gives every copy, suit by suit, high to low") {
  const CardSet set{nine, ace, Card::joker(), ace};
  CHECK(std::vector<Card>(set.begin(), set.end()) ==
        std::vector<Card>{ace, ace, nine, Card::joker()});
}

TEST_CASE("set operations are counting, kind by kind") {
  Random random(1);
  const CardSet pack = find_rules("double-deck")->pack;
  for (int i = 0; i < 1000; ++i) {
    const CardSet a = half_of(pack, random);
    const CardSet rest = pack.minus(a);
    const CardSet b = half_of(rest, random);
    CHECK(a.plus(rest) == pack);
    CHECK(a.plus(b).minus(b) == a);
    CHECK(a.size() + rest.size() == pack.size());
    CHECK(pack.includes(a));
    auto smaller = counts_of(a);
    const auto other = counts_of(b);
    for (auto& [kind, count] : smaller)
      count = std::min(count, other.contains(kind) ? other.at(kind) : 0);
    std::erase_if(smaller, [](const auto& entry) { return entry.second == 0; });
    CHECK(counts_of(a & b) == smaller);
  }
}

TEST_CASE("equal bags have equal hashes and are equal however they were filled") {
  CHECK(CardSet{ace, nine}.with(ace) == CardSet{ace, ace, nine});
  CHECK(CardSet{ace, nine, ace}.hash() == CardSet{nine, ace, ace}.hash());
}

}  // namespace rightbower
