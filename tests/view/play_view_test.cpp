// Playing a deal out as a person sees and does it.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/notation.h"
#include "gui/app/play_steps.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

using app::ActionId;

constexpr const char* eight_cards =
    "N:QJ.AK.A.AQ9 A9.T.T9.KJJ ATT.QJ9.AJ. KK..KQJ.KT9 | trump=H | lead=N";

void open(Robot& robot, const char* text) {
  robot.clipboard = text;
  robot.key("Ctrl+V");
  robot.settle();
}

std::string played(const Robot& robot) {
  return to_string(robot.state().document().situation.play);
}

// The place of the first card that may be played.
std::string playable_spot(const Robot& robot) {
  const app::Standing now = app::standing(robot.state().document());
  const std::string start = std::string("card.") + letter(now.position.to_play()) + ".";
  for (const view::Hotspot& spot : robot.hotspots())
    if (spot.id.starts_with(start) && spot.enabled) return spot.id;
  return {};
}

}  // namespace

TEST_CASE("a cell is played out by its button, and cards are played by a click") {
  Robot robot;
  open(robot, eight_cards);
  robot.click("play.start");
  REQUIRE(app::in_play(robot.state()));
  robot.settle();
  for (int i = 0; i < 6; ++i) {
    const std::string spot = playable_spot(robot);
    REQUIRE_FALSE(spot.empty());
    robot.click(spot);
    robot.settle();
  }
  CHECK(robot.state().document().situation.play.size() == 6);
  robot.click("play.take-back");
  CHECK(robot.state().document().situation.play.size() == 5);
  robot.click("play.end");
  CHECK_FALSE(app::in_play(robot.state()));
}

TEST_CASE("cards that must not be played can't be clicked") {
  Robot robot;
  open(robot, eight_cards);
  robot.key("P");
  robot.settle();
  robot.apply({ActionId::play_card, Card{Rank::queen, Suit::spades}});
  robot.settle();
  CHECK_FALSE(robot.spot("card.E.TH.0").enabled);
  CHECK(robot.spot("card.E.9S.0").enabled);
  CHECK_FALSE(robot.spot("card.S.AS.0").enabled);
}

TEST_CASE("by keyboard alone: choose a strain, play three tricks, take one back") {
  Robot robot;
  open(robot, eight_cards);
  robot.key("D");
  robot.key("Down");
  CHECK(robot.state().trump == Strain::diamonds);
  CHECK(robot.state().lead == Seat::east);
  robot.key("P");
  robot.settle();
  for (int i = 0; i < 4; ++i) {  // by the place of the card
    robot.key("1");
    robot.settle();
  }
  CHECK(robot.state().document().situation.play.size() == 4);
  for (int i = 0; i < 4; ++i) {  // by the cursor
    robot.key("Down");
    robot.key("Enter");
    robot.settle();
  }
  robot.key("T");  // best play to the end of the trick
  robot.settle();
  while (robot.state().document().situation.play.size() < 12) {
    robot.key("T");
    robot.settle();
  }
  CHECK(robot.state().document().situation.play.size() == 12);
  const std::string before = played(robot);
  robot.key("Backspace");
  CHECK(robot.state().document().situation.play.size() == 11);
  robot.key("Ctrl+Z");
  CHECK(played(robot) == before);
  robot.key("PageUp");
  CHECK(robot.state().document().situation.play.size() == 8);
  robot.key("Home");
  CHECK(played(robot).empty());
  robot.key("End");
  CHECK(played(robot) == before);
  robot.key("Escape");
  CHECK_FALSE(app::in_play(robot.state()));
}

TEST_CASE("the marks are turned off and on by one key") {
  Robot robot;
  open(robot, eight_cards);
  robot.key("P");
  robot.settle();
  const int with = robot.vertices();
  robot.key("M");
  CHECK_FALSE(robot.state().play.marks);
  CHECK(robot.vertices() < with);
  robot.key("M");
  CHECK(robot.vertices() == with);
}

// TricksterBots to-do lists, shengji #218, sbking #160: signs, not colours.
TEST_CASE("P24 marks and the card that wins are told apart without colour") {
  Robot robot;
  open(robot,
       "N:A9.AKQJJT.J9.AK AKKQJTT.AQ.QJ.A QJ9.T99.K.QJT99 .K.AAKQTT9.KQJT | trump=H | lead=N | "
       "play=AC AC 9C KC 9D QD KD AD TD");
  const auto dump = nlohmann::json::parse(robot.program().dump_state());
  const auto& play = dump.at("play");
  CHECK(play.at("wins_so_far").at("sign") == "star");
  std::set<std::string> signs;
  for (const auto& mark : play.at("marks")) {
    signs.insert(mark.at("sign").get<std::string>());
    const int tricks = mark.at("tricks").get<int>();
    const auto sign = mark.at("sign").get<std::string>();
    CHECK(sign == (tricks == 8 ? "bars" : tricks == 7 ? "triangle" : "triangles"));
  }
  CHECK(signs == std::set<std::string>{"bars", "triangle", "triangles"});
}

TEST_CASE("the line is shown card by card, with words") {
  Robot robot;
  open(robot, eight_cards);
  robot.click("play.show");
  robot.settle();
  REQUIRE(app::in_play(robot.state()));
  CHECK(played(robot).empty());
  const int before = robot.vertices();
  for (int i = 0; i < 4; ++i) robot.click("line.next");
  CHECK(robot.state().document().situation.play.size() == 4);
  CHECK(robot.vertices() != before);
  robot.click("line.back");
  CHECK(robot.state().document().situation.play.size() == 3);
  robot.click("line.last");
  CHECK(app::play_over(robot.state()));
  robot.click("line.first");
  CHECK(played(robot).empty());
}

TEST_CASE("a card of the list is gone to by a click, another way by its row") {
  Robot robot;
  open(robot, eight_cards);
  robot.key("P");
  robot.settle();
  for (int i = 0; i < 4; ++i) {
    robot.key("Space");
    robot.settle();
  }
  const auto second = app::line_of(robot.state().document())[0].cards[1].node;
  robot.click("line." + std::to_string(second));
  CHECK(robot.state().document().situation.play.size() == 2);
  robot.click("trick.1");
  CHECK(played(robot).empty());
  robot.click("line." + std::to_string(second));
  const std::vector<Card> cards = app::playable(robot.state());
  const auto tree_next = app::line_of(robot.state().document())[0].cards[2].card;
  const auto other = std::ranges::find_if(cards, [&](Card card) { return card != tree_next; });
  REQUIRE(other != cards.end());
  robot.apply({ActionId::play_card, *other});
  robot.settle();
  const auto line = app::line_of(robot.state().document());
  REQUIRE(line[0].branches.size() == 2);
  robot.click("line." + std::to_string(line[0].branches[0].node));
  CHECK(robot.state().document().situation.play.size() == 4);
}

TEST_CASE("two strains stand side by side, and another one is chosen by its picker") {
  Robot robot;
  open(robot, eight_cards);
  robot.click("compare.show");
  robot.settle();
  REQUIRE(robot.shows("compare.close"));
  robot.click("compare.NT");
  robot.settle();
  CHECK(app::compared(robot.state())[1].strain == Strain::no_trump);
  robot.key("Escape");
  CHECK_FALSE(robot.shows("compare.close"));
  CHECK(robot.shows("cell.S.N"));
}

TEST_CASE("two cards stand side by side") {
  Robot robot;
  open(robot, eight_cards);
  robot.key("P");
  robot.settle();
  robot.key("X");
  robot.settle();
  CHECK(app::compared(robot.state()).size() == 2);
  robot.key("V");
  robot.settle();
  CHECK(app::compared(robot.state()).size() == 2);
  robot.click("compare.close");
  CHECK(app::compared(robot.state()).empty());
}

TEST_CASE("a lone player is chosen in his own table") {
  Robot robot;
  open(robot, eight_cards);
  robot.click("alone.D.S");
  CHECK(robot.state().alone_chosen);
  CHECK(robot.state().trump == Strain::diamonds);
  CHECK(robot.state().lead == Seat::south);
  CHECK(robot.spot("alone.D.S").label.find("South alone, diamonds trump") == 0);
  robot.click("cell.H.N");
  CHECK_FALSE(robot.state().alone_chosen);
}

TEST_CASE("every panel of the play-out is reached by key and by click") {
  Robot robot;
  open(robot, eight_cards);
  robot.key("P");
  robot.settle();
  robot.key("Tab");
  CHECK(robot.state().play.panel == app::PlayPanel::why);
  robot.click("panel.count");
  CHECK(robot.state().play.panel == app::PlayPanel::count);
  robot.click("panel.marks");
  CHECK(robot.state().play.panel == app::PlayPanel::marks);
}

}  // namespace rightbower::tests
