// The analysis as a person sees and uses it.
#include <doctest/doctest.h>

#include "engine/notation.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

using app::ActionId;

constexpr const char* full_deal =
    "N:A9.AKQJJT.J9.AK AKKQJTT.AQ.QJ.A QJ9.T99.K.QJT99 .K.AAKQTT9.KQJT";

std::string deal_of(const Robot& robot) {
  return to_string(robot.state().document().situation.deal);
}

TEST_CASE("the first deal stands on the table and its numbers fill in") {
  Robot robot;
  CHECK(robot.state().view == app::ViewId::analysis);
  int cards = 0;
  for (const view::Hotspot& spot : robot.hotspots())
    if (spot.id.starts_with("card.")) ++cards;
  CHECK(cards == 4 * robot.state().document().situation.deal.hand_size());
  robot.settle();
  CHECK(robot.state().results.table.known() == 20);
  for (const char* id : {"cell.S.N", "cell.H.E", "cell.D.S", "cell.NT.W"}) CHECK(robot.shows(id));
  CHECK(robot.vertices() > 5000);
}

TEST_CASE("trump and leader are chosen by mouse") {
  Robot robot;
  robot.click("trump.D");
  CHECK(robot.state().trump == Strain::diamonds);
  robot.click("lead.W");
  CHECK(robot.state().lead == Seat::west);
  robot.click("cell.NT.S");
  CHECK(robot.state().trump == Strain::no_trump);
  CHECK(robot.state().lead == Seat::south);
}

TEST_CASE("trump and leader are chosen by key") {
  Robot robot;
  robot.key("H");
  CHECK(robot.state().trump == Strain::hearts);
  robot.key("Shift+S");
  CHECK(robot.state().lead == Seat::south);
  robot.key("Right");
  CHECK(robot.state().trump == Strain::diamonds);
  robot.key("Up");
  CHECK(robot.state().lead == Seat::east);
}

TEST_CASE("cards lie as the chosen strain sorts them") {
  Robot robot;
  robot.clipboard = full_deal;
  robot.key("Ctrl+V");
  robot.key("H");
  const float right_bower = robot.spot("card.N.JH.1").box.x;
  const float left_bower = robot.spot("card.N.JD.0").box.x;
  const float ace = robot.spot("card.N.AH.0").box.x;
  CHECK(right_bower < left_bower);
  CHECK(left_bower < ace);
  robot.key("N");
  CHECK(robot.spot("card.N.JD.0").box.x > robot.spot("card.N.AH.0").box.x);
}

TEST_CASE("a new deal is undone and redone, by mouse and by key") {
  Robot robot;
  const std::string first = deal_of(robot);
  CHECK_FALSE(robot.spot("edit.undo").enabled);
  robot.click("deal.new");
  const std::string second = deal_of(robot);
  CHECK(second != first);
  robot.click("edit.undo");
  CHECK(deal_of(robot) == first);
  robot.click("edit.redo");
  CHECK(deal_of(robot) == second);
  robot.key("Ctrl+Z");
  CHECK(deal_of(robot) == first);
  robot.key("Ctrl+Y");
  CHECK(deal_of(robot) == second);
}

TEST_CASE("solving is stopped by the button and by Esc, and can go on") {
  Robot robot;
  robot.clipboard = full_deal;
  robot.key("Ctrl+V");
  REQUIRE(robot.state().results.solving);
  robot.click("solve.stop");
  robot.settle();
  CHECK(robot.state().results.stopped);
  CHECK_FALSE(robot.state().results.solving);
  CHECK(robot.state().results.table.known() < 20);
  CHECK_FALSE(robot.shows("solve.stop"));
  robot.click("solve.again");
  CHECK(robot.state().results.solving);
  robot.key("Escape");
  robot.settle();
  CHECK(robot.state().results.stopped);
}

TEST_CASE("a deal goes out by the clipboard and comes in again") {
  Robot robot;
  const std::string first = deal_of(robot);
  robot.key("Ctrl+C");
  CHECK(robot.clipboard.starts_with(first));
  robot.click("deal.new");
  robot.key("Ctrl+V");
  CHECK(deal_of(robot) == first);
}

TEST_CASE("a bad text shows a message and changes nothing") {
  Robot robot;
  const std::string before = deal_of(robot);
  robot.clipboard = "N:AAA.JJ9.Q.KTT99 ATT.AJ.KQ.KQQJ9 - -";
  robot.key("Ctrl+V");
  REQUIRE(robot.state().notice.has_value());
  CHECK(deal_of(robot) == before);
  const float strip = robot.spot("notice.close").box.y;
  for (const view::Hotspot& spot : robot.hotspots())
    if (spot.id.starts_with("card.")) CHECK(spot.box.bottom() < strip);
  robot.click("notice.close");
  CHECK_FALSE(robot.state().notice.has_value());
  CHECK_FALSE(robot.shows("notice.close"));

  robot.key("Ctrl+V");
  CHECK(robot.shows("notice.close"));
  robot.key("Escape");
  CHECK_FALSE(robot.shows("notice.close"));
}

TEST_CASE("any text at all can be refused") {
  Robot robot;
  const std::string long_line(9000, 'x');
  for (const std::string& text :
       {std::string("x"), std::string("\n\n\nN:AAA"), long_line, std::string("\xff\xfe\x80"),
        std::string("N:♠♠♠ ♥ | trump=ü"), std::string("| | | | | |\r\n|")}) {
    robot.clipboard = text;
    robot.any_key("Ctrl+V");
    CHECK(robot.state().notice.has_value());
    robot.any_key("Escape");
  }
}

TEST_CASE("menus do what the table of actions says") {
  Robot robot;
  robot.click("menu.view");
  REQUIRE(robot.shows("menu.action.theme.choose.dark"));
  robot.click("menu.action.theme.choose.dark");
  CHECK(robot.state().settings.theme == app::Theme::dark);
  robot.step(3);
  CHECK_FALSE(robot.shows("menu.action.theme.choose.dark"));
}

TEST_CASE("the list of keys comes and goes") {
  Robot robot;
  robot.key("F1");
  CHECK(robot.shows("keys.close"));
  robot.click("keys.close");
  CHECK_FALSE(robot.shows("keys.close"));
  robot.key("F1");
  robot.key("Escape");
  CHECK_FALSE(robot.shows("keys.close"));
}

TEST_CASE("pointing at a bower says what it is") {
  Robot robot;
  robot.clipboard = full_deal;
  robot.key("Ctrl+V");
  robot.key("Escape");
  robot.key("H");
  const int before = robot.vertices();
  robot.point_at("card.N.JD.0");
  CHECK(robot.vertices() > before);
}

TEST_CASE("every number of the tables says whose tricks, of how many, and what is known") {
  Robot robot;
  robot.clipboard = "N:.QJ.Q.J 9.K.J.T KQT...9 Q.T.A9. | trump=H | lead=E";
  robot.key("Ctrl+V");
  robot.settle();
  CHECK(robot.spot("cell.H.N").label ==
        "North leads, hearts trump: North-South take 3 of 4, all cards known.");
  CHECK(robot.spot("cell.NT.E").label ==
        "East leads, no trump: East-West take 3 of 4, all cards known.");
  CHECK(robot.spot("alone.H.N").label.starts_with("North alone, hearts trump: North takes "));
}

TEST_CASE("hands that are not known have no numbers and no cards") {
  Robot robot;
  robot.clipboard = "N:A.AJ.K.Q - - -";
  robot.key("Ctrl+V");
  robot.settle();
  CHECK(robot.state().results.wanted == 0);
  CHECK(robot.shows("card.N.AS.0"));
}

TEST_CASE("two at the table have two rows") {
  Robot robot;
  robot.clipboard = "N:x x KQ.A.J.9 AJ.K.T.J | rules=two-handed";
  robot.key("Ctrl+V");
  robot.settle();
  CHECK(robot.shows("cell.S.S"));
  CHECK_FALSE(robot.shows("cell.S.N"));
  CHECK_FALSE(robot.shows("lead.N"));
}

}  // namespace
}  // namespace rightbower::tests
