#include "gui/app/auction_entry.h"

#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

using app::ActionId;
using enum app::ActionId;

// Ten tricks in hearts when North leads (the library's first deal).
constexpr std::string_view whole_deal = long_deal;

struct AuctionTest : TestApp {
  explicit AuctionTest(std::string_view text = whole_deal) {
    paste(text);
    act(show_auction);
    REQUIRE(state().floating == app::Floating::auction);
  }
  void bid(int level, Strain strain) {
    act(auction_level, std::int64_t{level});
    act(auction_strain, strain);
    act(auction_bid);
  }
  [[nodiscard]] Game game() const { return *app::auction_game(state().document()); }
};

}  // namespace

TEST_CASE("calls are entered one after another, from the left of the dealer") {
  AuctionTest test;
  test.act(auction_dealer, Seat::west);
  CHECK(test.game().auction().to_call() == Seat::north);
  test.bid(7, Strain::hearts);
  test.act(auction_pass);
  CHECK(test.game().auction().to_call() == Seat::south);
  CHECK(test.shown().find("| dealer=W | auction=7H P") != std::string::npos);
  test.act(auction_back);
  CHECK(test.game().auction().to_call() == Seat::east);
  test.act(undo);
  CHECK(test.game().auction().to_call() == Seat::south);
}

TEST_CASE("a call that may not be made says why and changes nothing") {
  AuctionTest test;
  test.act(auction_dealer, Seat::west);
  test.bid(7, Strain::hearts);
  const std::string before = test.shown();
  test.bid(7, Strain::spades);
  CHECK(test.shown() == before);
  const auto refusal = app::call_refusal(test.game(), Call::bid(7, Strain::spades));
  REQUIRE(refusal.has_value());
  CHECK(refusal->id == "call.not-higher");
  CHECK_FALSE(app::enabled(test.state(), {auction_bid, {}}));
}

TEST_CASE("without a strain there is no bid, and it says so") {
  AuctionTest test;
  test.act(auction_level, std::int64_t{5});
  const auto call = app::composed_call(test.game(), test.state().auction);
  REQUIRE(call.has_value());
  CHECK(app::call_refusal(test.game(), *call)->id == "call.strain-missing");
}

TEST_CASE("the contract is chosen on the table, and says what it brings and why") {
  AuctionTest test;
  test.act(auction_dealer, Seat::west);
  for (int i = 0; i < 45; ++i) test.act(score_more, Seat::north);
  test.bid(9, Strain::hearts);
  for (int i = 0; i < 3; ++i) test.act(auction_pass);
  CHECK(test.state().trump == Strain::hearts);
  CHECK(test.state().lead == Seat::north);
  test.app.settle();
  const auto outlook = app::outlook_of(test.game(), test.state().results);
  REQUIRE(outlook.has_value());
  CHECK(outlook->hand.made);
  CHECK(outlook->hand.tricks == 10);
  CHECK(outlook->match.score[Seat::north] == 55);
  CHECK(outlook->match.winner == SeatSet{Seat::north, Seat::south});
  CHECK(outlook->match.reason.id == "match.made");
}

TEST_CASE("a bid that is set costs its number") {
  AuctionTest test;
  test.act(auction_dealer, Seat::west);
  test.bid(11, Strain::hearts);
  for (int i = 0; i < 3; ++i) test.act(auction_pass);
  test.app.settle();
  const auto outlook = app::outlook_of(test.game(), test.state().results);
  REQUIRE(outlook.has_value());
  CHECK_FALSE(outlook->hand.made);
  CHECK(outlook->match.score[Seat::north] == -11);
  CHECK(outlook->match.score[Seat::east] == 2);
}

TEST_CASE("who bids alone has his own table") {
  AuctionTest test;
  test.act(auction_dealer, Seat::west);
  test.act(auction_special);
  REQUIRE(test.state().auction.special == "Alone");
  test.act(auction_strain, Strain::hearts);
  test.act(auction_bid);
  CHECK(test.game().auction().over());
  CHECK(test.state().alone_chosen);
  test.app.settle();
  const auto outlook = app::outlook_of(test.game(), test.state().results);
  REQUIRE(outlook.has_value());
  CHECK(outlook->hand.tricks == 10);
  CHECK_FALSE(outlook->hand.made);
}

TEST_CASE("another dealer begins the auction anew") {
  AuctionTest test;
  test.act(auction_dealer, Seat::west);
  test.bid(7, Strain::hearts);
  test.act(auction_dealer, Seat::south);
  CHECK(test.game().auction().calls().empty());
  CHECK(test.game().auction().to_call() == Seat::west);
}

TEST_CASE("a whole auction by keys") {
  AuctionTest test;
  for (const char* key : {"Shift+W", "7", "H", "Enter", "P", "8", "S", "Enter", "P", "P", "P"}) {
    CAPTURE(std::string(key));
    const auto action = app::action_for_key(test.state(), key);
    REQUIRE(action.has_value());
    test.app.apply(*action);
  }
  REQUIRE(test.game().contract().has_value());
  CHECK(test.game().contract()->bidder == Seat::south);
  CHECK(test.game().contract()->level == 8);
}

}  // namespace rightbower::tests
