#include "engine/first_look.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/notation.h"

namespace rightbower {
namespace {

Result<Observation> look(const std::string& text, Seat seat) {
  const auto situation = parse_situation(text);
  REQUIRE_MESSAGE(situation.ok(), text);
  return first_look(*situation, seat);
}

const std::string south_alone = "N:- - AJ.AJ9.KJTT9.AQ -";

}  // namespace

TEST_CASE("a bidder's view is the same with and without the other hands") {
  const std::string whole = "N:QTT9.QJT.AQJ9.T A.AKKQ9.KQ.QJT9 AJ.AJ9.KJTT9.AQ KKQJ9.T.A.AKKJ9";
  for (const char* rest : {" | dealer=S | auction=P P 4H", " | dealer=W",
                           " | dealer=N | score=NS:12 EW:-3 | auction=P 3C 4C 7NT"}) {
    const auto game = game_of(*parse_situation(whole + rest));
    REQUIRE(game.ok());
    const auto seen = look(south_alone + rest, Seat::south);
    REQUIRE(seen.ok());
    CHECK(*seen == observe(*game, Seat::south));
  }
}

TEST_CASE("without a dealer the seat speaks first") {
  const auto seen = look(south_alone, Seat::south);
  REQUIRE(seen.ok());
  CHECK(seen->to_act == Seat::south);
  CHECK(seen->hand_sizes == PerSeat<int>{{12, 12, 12, 12}});
  CHECK(hidden_cards(*seen).aside == 0);
}

TEST_CASE("what is no bidder's view is refused") {
  CHECK(look(south_alone, Seat::north).faults().front().what.id == "look.hand-not-known");
  CHECK(look(south_alone + " | dealer=S | auction=P P Alone:H", Seat::south)
            .faults()
            .front()
            .what.id == "look.too-late");
  CHECK(look(south_alone + " | trump=H | lead=S", Seat::south).faults().front().what.id ==
        "look.too-late");
}

TEST_CASE("whose turn it is needs no hand, only a dealer and an auction that goes on") {
  const auto to_call = [](const std::string& rest) {
    return seat_to_call(*parse_situation("N:- - - -" + rest));
  };
  CHECK(to_call(" | dealer=S") == Seat::west);
  CHECK(to_call(" | dealer=S | auction=P P") == Seat::east);
  CHECK_FALSE(to_call(""));
  CHECK_FALSE(to_call(" | dealer=S | trump=H"));
  CHECK_FALSE(to_call(" | dealer=S | auction=P P Alone:H"));
  CHECK_FALSE(seat_to_call(*parse_situation("N:- - - - | rules=british | dealer=S")));
}

}  // namespace rightbower
