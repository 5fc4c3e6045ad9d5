#include "solver/why.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/notation.h"

namespace rightbower::solver {
namespace {

// Why the card is played in a situation with trump and leader given.
Why why_in(const char* text, const char* card) {
  const Situation situation = parse_situation(text).value();
  return why(replay(situation).value(), parse_cards(card).value().front(),
             Contract(*situation.trump));
}

}  // namespace

TEST_CASE("every word for a card, in a position where it is the right one") {
  const std::string deal = "N:AK..9. Q9.9.. JT.T.. T9..K. | trump=H | lead=N";
  CHECK(why_in((deal + "").c_str(), "AS") == Why::leads_winner);
  CHECK(why_in((deal + "").c_str(), "9D") == Why::leads);
  CHECK(why_in((deal + " | play=KS").c_str(), "QS") == Why::follows);
  CHECK(why_in((deal + " | play=9D").c_str(), "9H") == Why::ruffs);
  CHECK(why_in((deal + " | play=9D").c_str(), "9S") == Why::discards);
  CHECK(why_in((deal + " | play=9D QS").c_str(), "TH") == Why::ruffs);
  CHECK(why_in((deal + " | play=9D QS JS").c_str(), "KD") == Why::beats);

  const std::string trumps = "N:.J9.. .QT.. 9.9.. A..J. | trump=H | lead=N";
  CHECK(why_in(trumps.c_str(), "JH") == Why::draws_trumps);
  CHECK(why_in(trumps.c_str(), "9H") == Why::leads_trump);
  const std::string under = "N:A..9. .K..9 .9..9 T..T. | trump=H | lead=N | play=AS KH";
  CHECK(why_in(under.c_str(), "9H") == Why::underruffs);
}

}  // namespace rightbower::solver
