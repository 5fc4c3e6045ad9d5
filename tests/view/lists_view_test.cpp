// What floats: palette, files, dealing, menus; and the library.
#include <doctest/doctest.h>

#include <string>

#include "engine/notation.h"
#include "gui/app/finder.h"
#include "gui/view/theme.h"
#include "tests/hands/temporary_folder.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

using app::ActionId;
using app::Floating;

}  // namespace

TEST_CASE("everything that floats is closed by Escape, and by a click beside it") {
  for (ActionId id :
       {ActionId::show_palette, ActionId::show_keys, ActionId::open_file, ActionId::save_file_as,
        ActionId::show_dealing, ActionId::show_deals, ActionId::open_menu}) {
    CAPTURE(app::name(id));
    Robot robot;
    robot.apply({id, {}});
    CHECK(robot.state().floating != Floating::none);
    robot.key("Escape");
    CHECK(robot.state().floating == Floating::none);
    robot.apply({id, {}});
    const Strain before = robot.state().trump;
    const auto spot = robot.spot("trump.D").box;
    robot.click_at({robot.screen().width - 3, robot.screen().height - 3});
    CHECK(robot.state().floating == Floating::none);
    robot.click_at({spot.cx(), spot.cy()});
    CHECK(robot.state().trump == Strain::diamonds);
    CHECK(before != Strain::diamonds);
  }
}

TEST_CASE("what is covered can't be clicked") {
  Robot robot;
  robot.apply({ActionId::show_palette, {}});
  CHECK_FALSE(robot.spot("trump.D").enabled);
  CHECK(robot.spot("finder.field").enabled);
}

TEST_CASE("the palette is typed into and its rows are clicked") {
  Robot robot;
  robot.click("palette.show");
  robot.type("contrast");
  REQUIRE(robot.shows("finder.row.0"));
  CHECK(robot.spot("finder.row.0").label == "High contrast");
  robot.click("finder.row.0");
  CHECK(robot.state().settings.theme == app::Theme::contrast);
}

TEST_CASE("menus open by a click, change under the mouse, and do what is clicked") {
  Robot robot;
  robot.click("menu.file");
  REQUIRE(robot.shows("menu.action.file.open"));
  robot.point_at("menu.view");
  CHECK(robot.shows("menu.action.deck.choose.two"));
  CHECK_FALSE(robot.shows("menu.action.file.open"));
  robot.click("menu.action.deck.choose.two");
  CHECK(robot.state().settings.deck == app::Deck::two);
  CHECK(robot.state().floating == Floating::none);
  robot.click("menu.file");
  robot.click("menu.file");
  CHECK(robot.state().floating == Floating::none);
}

TEST_CASE("every deck and the letters draw something else, in the same places") {
  Robot robot;
  const int vertices = robot.vertices();
  robot.apply({ActionId::turn_letters, {}});
  CHECK(robot.vertices() > vertices);
  for (app::Theme theme : app::all_themes) {
    const auto& four = view::palette(theme, app::Deck::four);
    const auto& two = view::palette(theme, app::Deck::two);
    const auto& colour_blind = view::palette(theme, app::Deck::colour_blind);
    CHECK(two.on_card[1] == two.on_card[2]);
    CHECK(two.on_card[0] == two.on_card[3]);
    for (std::size_t a = 0; a < 4; ++a)
      for (std::size_t b = 0; b < a; ++b) {
        CHECK(four.on_card[a] != four.on_card[b]);
        CHECK(colour_blind.on_card[a] != colour_blind.on_card[b]);
        CHECK(colour_blind.on_panel[a] != colour_blind.on_panel[b]);
      }
  }
}

TEST_CASE("the library is searched, a row is looked at, a second click opens it") {
  Robot robot;
  robot.click("tab." + std::string(app::name(app::ViewId::library)));
  REQUIRE(robot.shows("library.row.0"));
  robot.type("four");
  CHECK(robot.shows("library.row.0"));
  robot.type("xyzzy");
  CHECK_FALSE(robot.shows("library.row.0"));
  for (int i = 0; i < 5; ++i) robot.key("Backspace");
  robot.click("library.open");
  CHECK(robot.state().view == app::ViewId::analysis);
  CHECK(robot.state().documents.size() == 2);
}

TEST_CASE("a condition is typed, the faulty character is pointed at, a good one deals") {
  Robot robot;
  robot.clipboard = "N:A9.AKQJJT.J9.AK AKKQJTT.AQ.QJ.A QJ9.T99.K.QJT99 .K.AAKQTT9.KQJT";
  robot.key("Ctrl+V");
  robot.key("Ctrl+D");
  robot.type("S.aces >> 3");
  robot.key("Enter");
  REQUIRE(robot.state().notice);
  CHECK(robot.state().notice->faults.front().place.column == 9);
  robot.key("Ctrl+A");
  robot.type("S.aces >= 3");
  robot.key("Enter");
  robot.settle();
  CHECK(robot.state().floating == Floating::none);
  CHECK(robot.state().said->id == "dealing.found");
  robot.key("Ctrl+D");
  robot.click("dealing.example.bowers");
  CHECK(robot.state().dealing.field(app::DealingField::condition).text() == "S.bowers(H) >= 3");
}

TEST_CASE("several open deals are gone through in the line of menus") {
  Robot robot;
  robot.clipboard = "N:A... K... Q... J...\nN:9... K... Q... J...\n";
  robot.key("Ctrl+V");
  REQUIRE(robot.shows("deals.next"));
  robot.click("deals.next");
  CHECK(robot.state().documents.at() == 2);
  CHECK_FALSE(robot.spot("deals.next").enabled);
  robot.click("deals.previous");
  robot.click("deals.list");
  CHECK(robot.shows("finder.row.2"));
  robot.click("finder.row.0");
  CHECK(robot.state().documents.at() == 0);
}

TEST_CASE("the words for the first time go away for good") {
  const TemporaryFolder folder;
  app::Ports ports;
  ports.config_folder = folder.path();
  {
    Robot robot({}, ports);
    REQUIRE(robot.shows("hint.dismiss"));
    robot.click("view.lessons");  // the way in for one who has never played
    CHECK(robot.state().view == app::ViewId::lessons);
    CHECK_FALSE(robot.shows("hint.dismiss"));
    robot.key("Ctrl+1");
    robot.click("hint.dismiss");
    CHECK_FALSE(robot.shows("hint.dismiss"));
  }
  const Robot robot({}, ports);
  CHECK_FALSE(robot.shows("hint.dismiss"));
}

TEST_CASE("copying says so") {
  Robot robot;
  robot.key("Ctrl+C");
  CHECK(robot.state().said->id == "app.copied");
  CHECK_FALSE(robot.clipboard.empty());
}

}  // namespace rightbower::tests
