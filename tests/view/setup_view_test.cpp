// Setting up a deal with the mouse and with the keyboard alone.
#include <doctest/doctest.h>

#include <filesystem>
#include <string>

#include "engine/notation.h"
#include "gui/app/document.h"
#include "tests/hands/temporary_folder.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

using app::ActionId;

std::string hands(const Robot& robot) { return to_string(app::draft_of(robot.state().document())); }

std::size_t tricks_played(const Robot& robot) {
  return robot.state().document().situation.play.size() / 4;
}

}  // namespace

TEST_CASE(
    "a click on the pack deals to the hand that receives, a click on the card gives it back") {
  Robot robot;
  robot.apply({ActionId::blank_deal, {}});
  robot.click("pack.JH");
  robot.click("pack.JH");
  CHECK_FALSE(robot.spot("pack.JH").enabled);
  robot.click("hand.S");
  robot.click("pack.9C");
  CHECK(hands(robot) == "N:.JJ.. - ...9 -");
  robot.click("card.N.JH.1");
  CHECK(hands(robot) == "N:.J.. - ...9 -");
  robot.click("edit.undo");
  CHECK(hands(robot) == "N:.JJ.. - ...9 -");
}

TEST_CASE("cards are dragged from the pack, between hands and back") {
  Robot robot;
  robot.apply({ActionId::blank_deal, {}});
  robot.drag("pack.AS", "hand.E");
  CHECK(hands(robot) == "N:- A... - -");
  robot.drag("card.E.AS.0", "hand.W");
  CHECK(hands(robot) == "N:- - - A...");
  robot.drag("card.W.AS.0", "hand.W");  // let go where it was
  CHECK(hands(robot) == "N:- - - A...");
  robot.drag("card.W.AS.0", "pack.row.1");
  CHECK(hands(robot) == "N:- - - -");
  robot.drag_to("pack.AS", {5, 795});  // nowhere
  CHECK(hands(robot) == "N:- - - -");
}

TEST_CASE("the shortcuts do what they say") {
  Robot robot;
  robot.apply({ActionId::blank_deal, {}});
  robot.click("setup.rest");
  CHECK(robot.state().document().draft->full());
  const std::string full = hands(robot);
  robot.click("hand.swap.E");
  CHECK(hands(robot) != full);
  robot.click("hand.swap.E");
  CHECK(hands(robot) == full);
  robot.click("suits.rename.HSCD");
  robot.click("suits.rename.HSCD");
  CHECK(hands(robot) == full);
  robot.click("clear.hand");
  CHECK(robot.state().document().draft->hand(Seat::north).empty());
  robot.click("clear.deal");
  CHECK(hands(robot) == "N:- - - -");
  robot.clipboard = "N:A... K... Q... J...";
  robot.click("deal.paste");
  CHECK(to_string(robot.state().document().situation) == "N:A... K... Q... J...");
}

TEST_CASE("another game is chosen from the list") {
  Robot robot;
  robot.apply({ActionId::blank_deal, {}});
  robot.click("rules.choose");
  REQUIRE(robot.state().floating == app::Floating::palette);
  robot.type(" railroad");
  robot.key("Enter");
  CHECK(robot.state().document().draft->rules().name == "railroad");
  CHECK(robot.shows("pack.JK"));
  CHECK(robot.shows("pack.7C"));
  robot.click("pack.JK");
  CHECK(hands(robot).find("+JK") != std::string::npos);
}

TEST_CASE("done is for deals that are there") {
  Robot robot;
  robot.apply({ActionId::blank_deal, {}});
  CHECK_FALSE(robot.spot("setup.end").enabled);
  robot.click("setup.rest");
  CHECK(robot.spot("setup.end").enabled);
  robot.key("Escape");
  CHECK_FALSE(app::setting_up(robot.state()));
  CHECK(robot.shows("trump.H"));
  robot.key("E");
  CHECK(app::setting_up(robot.state()));
}

TEST_CASE("a whole deal by keys alone: entered, three tricks played, taken back, saved, opened") {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "typed.rbower.json").string();
  const std::string deal = "N:AAKKQQJJTT99... .AAKKQQJJTT99.. ..AAKKQQJJTT99. ...AAKKQQJJTT99";
  Robot robot;
  robot.key("Ctrl+Shift+N");
  robot.type("saakkqqjjtt99haakkqqjjtt99daakkqqjjtt99");
  CHECK(hands(robot) == deal);
  robot.key("E");
  robot.key("C");
  robot.key("Shift+W");
  CHECK(robot.state().trump == Strain::clubs);
  robot.key("E");
  robot.key("O");  // the hands go round ...
  CHECK(hands(robot) != deal);
  robot.key("Ctrl+Z");  // ... and back
  CHECK(hands(robot) == deal);
  robot.key("E");
  robot.key("C");
  robot.key("Shift+W");

  robot.key("P");
  for (int card = 0; card < 12; ++card) robot.key("1");
  CHECK(tricks_played(robot) == 3);
  robot.key("Ctrl+Z");
  robot.key("Ctrl+Z");
  CHECK(tricks_played(robot) == 2);
  robot.key("Ctrl+Y");
  const std::string played = to_string(robot.state().document().situation.play);
  CHECK(played == "JC JS AH AD JC JS AH AD AC AS KH");

  robot.key("Ctrl+Shift+S");
  robot.key("Ctrl+A");
  robot.type(file);
  robot.key("Enter");
  CHECK(robot.state().said == Message{"app.saved", {file}});

  Robot again;
  again.key("Ctrl+O");
  again.key("Ctrl+A");
  again.type(file);
  again.key("Enter");
  CHECK(to_string(again.state().document().situation) ==
        deal + " | trump=C | lead=W | play=" + played);
  CHECK(tricks_played(again) == 2);
  again.key("Escape");
  again.settle();
  CHECK(again.state().results.table.at({Strain::clubs, Seat::west}) == 12);
}

}  // namespace rightbower::tests
