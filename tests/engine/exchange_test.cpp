#include "engine/exchange.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/notation.h"

namespace rightbower {
namespace {

CardSet cards(const char* text) { return parse_hand(text).value(); }

std::string refused(const SwapRules& swap, const Exchange& exchange, const char* hand,
                    const char* given, Strain strain = Strain::hearts) {
  const auto message = giving_refusal(swap, exchange, cards(hand), cards(given), Contract(strain));
  return message ? message->id : "";
}

const SwapRules up_to_three = find_rules("double-deck")->specials.front().swap;
const SwapRules ask = find_rules("single-deck")->find_special("ask")->swap;

}  // namespace

TEST_CASE("the bidder fixes the number, from none to three, and partner gives as many") {
  const Exchange start{Seat::south, {}, {}};
  CHECK(next_giver(up_to_three, start) == Seat::south);
  CHECK(refused(up_to_three, start, "9S 9D KC TC AH", "9S 9D KC TC") == "exchange.too-many");
  CHECK(refused(up_to_three, start, "9S 9D KC TC AH", "") == "");
  CHECK(refused(up_to_three, start, "9S 9D KC TC AH", "9S 9D KC") == "");
  CHECK(refused(up_to_three, start, "9S 9D KC TC AH", "9S 9S") == "exchange.not-held");
  const Exchange two{Seat::south, cards("9S 9D"), {}};
  CHECK(next_giver(up_to_three, two) == Seat::north);
  CHECK(refused(up_to_three, two, "JH AH AS", "JH") == "exchange.unequal");
  CHECK(refused(up_to_three, two, "JH AH AS", "JH AH AS") == "exchange.unequal");
  CHECK(refused(up_to_three, two, "JH AH AS", "JH AH") == "");
  // Chosen unseen: what the bidder gave can't be given back.
  CHECK(refused(up_to_three, two, "JH AH AS", "JH 9S") == "exchange.not-held");
  CHECK_FALSE(next_giver(up_to_three, {Seat::south, cards("9S"), cards("JH")}).has_value());
}

TEST_CASE("who is asked for his best gives his best trump, the left bower included") {
  const Exchange offered{Seat::south, cards("9S"), {}};
  CHECK(refused(ask, {Seat::south, {}, {}}, "9S AH", "") == "exchange.too-few");
  CHECK(refused(ask, offered, "JD 9H AS KC QD TD", "JD") == "");
  CHECK(refused(ask, offered, "JD 9H AS KC QD TD", "9H") == "exchange.best-trump");
  CHECK(refused(ask, offered, "JD 9H AS KC QD TD", "AS") == "exchange.best-trump");
  CHECK(refused(ask, offered, "JD AH JH KC QD TD", "JH") == "");
  // Without a trump any card, and nothing is said.
  for (const char* card : {"AS", "KC", "QD", "TD", "9D", "JC"})
    CHECK(refused(ask, offered, "AS KC QD TD 9D JC", card) == "");
  // At no trump there is no best trump.
  CHECK(refused(ask, offered, "JD 9H AS KC QD TD", "TD", Strain::no_trump) == "");
  CHECK(to_string(best_trumps(cards("JD JH 9H AS"), Contract(Strain::hearts), 2)) == ".J.J.");
}

TEST_CASE("where one side takes the other's cards up first, it may give them back") {
  SwapRules swap = up_to_three;
  swap.order = SwapRules::Order::bidder_first;
  const Exchange given{Seat::south, cards("9S 9D"), {}};
  CHECK(refused(swap, given, "JH AH AS", "9S AH") == "");
  CHECK(givable(swap, given, cards("JH AH AS")) == cards("JH AH AS 9S 9D"));
  swap.order = SwapRules::Order::partner_first;
  const Exchange start{Seat::south, {}, {}};
  CHECK(next_giver(swap, start) == Seat::north);
  CHECK(refused(swap, start, "JH AH AS 9D", "JH AH") == "exchange.too-few");
  const Exchange got{Seat::south, {}, cards("JH AH AS")};
  CHECK(next_giver(swap, got) == Seat::south);
  CHECK(refused(swap, got, "9S 9D KC", "9S 9D AS") == "");
}

TEST_CASE("a card that goes over and comes back stays") {
  CHECK(after_swap(cards("9S 9S AH"), cards("9S"), cards("9S")) == cards("9S 9S AH"));
  CHECK(after_swap(cards("9S KC AH"), cards("9S KC"), cards("JH KC")) == cards("JH KC AH"));
}

}  // namespace rightbower
