// Nothing lies outside the window, nothing over anything else, in every view, theme and size.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "gui/app/lesson_steps.h"
#include "gui/view/pen.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

constexpr Screen usual{1280, 800, 15};
constexpr Screen narrow{900, 600, 15};
constexpr Screen doubled{2560, 1600, 30};
constexpr Screen wide{1920, 1080, 15};

constexpr const char* full_deal =
    "N:A9.AKQJJT.J9.AK AKKQJTT.AQ.QJ.A QJ9.T99.K.QJT99 .K.AAKQTT9.KQJT";

void check_screen(const Robot& robot) {
  const view::Box window{0, 0, robot.screen().width, robot.screen().height};
  const std::vector<view::Hotspot>& spots = robot.hotspots();
  for (std::size_t i = 0; i < spots.size(); ++i) {
    CAPTURE(spots[i].id);
    CHECK(window.contains(spots[i].box));
    for (std::size_t j = i + 1; j < spots.size(); ++j) {
      CAPTURE(spots[j].id);
      CHECK_FALSE(spots[i].box.overlaps(spots[j].box));
    }
  }
}

// The words of a button fit into it.
void check_buttons(const Robot& robot) {
  ImFont* font = robot.fonts().get(view::Size::body, view::Weight::regular);
  for (const view::Hotspot& spot : robot.hotspots()) {
    const bool is_button = spot.id.starts_with("lesson.") || spot.id.starts_with("edit.") ||
                           spot.id.starts_with("solve.") || spot.id == "deal.new";
    if (!is_button) continue;
    CAPTURE(spot.id);
    const float size = view::line_height(*font);
    CHECK(font->CalcTextSizeA(size, 10000, 0, spot.label.c_str()).x <= spot.box.w);
  }
}

void check(const Robot& robot) {
  check_screen(robot);
  check_buttons(robot);
}

void walk_through_everything(Screen screen) {
  CAPTURE(screen.width);
  CAPTURE(screen.em);
  Robot robot(screen);
  check(robot);
  robot.clipboard = full_deal;
  robot.key("Ctrl+V");
  for (const char* strain : {"S", "H", "D", "C", "N"}) {
    robot.key(strain);
    check(robot);
  }
  robot.key("Escape");
  robot.settle();
  check(robot);
  robot.clipboard = "N:AAA.JJ9.Q.KTT99 ATT.AJ.KQ.KQQJ9 QX - | trump=Q | lead=Z";
  robot.key("Ctrl+V");
  REQUIRE(robot.shows("notice.close"));
  check(robot);
  robot.key("Escape");

  robot.key("E");
  check(robot);
  robot.apply({app::ActionId::clear_hand, Seat::south});
  robot.apply({app::ActionId::move_card,
               app::CardMove{{Rank::king, Suit::hearts}, Seat::west, Seat::north}});
  check(robot);
  robot.apply({app::ActionId::choose_rules, std::string("railroad")});
  check(robot);
  robot.key("Ctrl+3");
  check(robot);

  robot.clipboard = "N:A.AJ.K.Q 9.K9.J.T KQ.Q.9.9 QT.T.A.K | trump=H | lead=S";
  robot.any_key("Ctrl+V");
  robot.key("Ctrl+4");
  robot.settle();
  check(robot);
  robot.key("V");
  robot.key("Tab");
  check(robot);

  robot.key("Ctrl+2");
  for (std::size_t i = 0; i < app::open_lesson(robot.state())->steps.size(); ++i) {
    CAPTURE(i);
    check(robot);
    if (app::answering_cards(robot.state())) {
      for (Card card : app::open_question(robot.state())->answer.cards)
        robot.apply({app::ActionId::lesson_pick, card});
      check(robot);
      robot.key("Enter");
      check(robot);
    }
    robot.any_key("Right");
  }
}

TEST_CASE("1280 x 800") { walk_through_everything(usual); }

TEST_CASE("the end of the menu bar keeps clear of the menus, at any size of the letters") {
  for (const float em : {13.0F, 15.0F, 22.0F, 26.0F, 30.0F}) {
    Robot robot(Screen{900, 600, em});
    robot.key("Ctrl+N");  // with two deals there is a switch between them, too
    float menus_end = 0;
    for (const view::Hotspot& spot : robot.hotspots())
      if (spot.id.starts_with("menu.")) menus_end = std::max(menus_end, spot.box.right());
    REQUIRE(menus_end > 0);
    CHECK(robot.spot("palette.show").box.x >= menus_end);
    if (robot.shows("deals.list")) CHECK(robot.spot("deals.list").box.x >= menus_end);
  }
}

TEST_CASE("900 x 600") { walk_through_everything(narrow); }
TEST_CASE("2560 x 1600 at scale 2") { walk_through_everything(doubled); }
TEST_CASE("1920 x 1080") { walk_through_everything(wide); }

TEST_CASE("scale 2 is the same picture") {
  Robot single(usual);
  std::vector<view::Hotspot> small = single.hotspots();
  Robot twice(doubled);
  REQUIRE(twice.hotspots().size() == small.size());
  for (std::size_t i = 0; i < small.size(); ++i) {
    CAPTURE(small[i].id);
    CHECK(twice.hotspots()[i].id == small[i].id);
    if (small[i].id.starts_with("menu.") || small[i].id == "palette.show")
      continue;  // laid out by ImGui, in whole pixels of its own
    CHECK(twice.hotspots()[i].box.x / 2 == doctest::Approx(small[i].box.x).epsilon(0.02));
    CHECK(twice.hotspots()[i].box.y / 2 == doctest::Approx(small[i].box.y).epsilon(0.05));
  }
}

TEST_CASE("a window too small for the view scrolls and can still be used") {
  Robot robot({500, 400, 15});
  robot.key("H");
  robot.key("Ctrl+2");
  robot.step(3);
  CHECK(robot.state().view == app::ViewId::lessons);
}

TEST_CASE("every theme draws both views with every button in the same place") {
  for (app::Theme theme : app::all_themes) {
    Robot robot;
    const std::vector<view::Hotspot> light = robot.hotspots();
    robot.apply({app::ActionId::choose_theme, std::string(app::name(theme))});
    REQUIRE(robot.state().settings.theme == theme);
    REQUIRE(robot.hotspots().size() == light.size());
    for (std::size_t i = 0; i < light.size(); ++i)
      CHECK(robot.hotspots()[i].box.x == light[i].box.x);
    CHECK(robot.vertices() > 5000);
    robot.key("Ctrl+2");
    CHECK(robot.vertices() > 1000);
  }
}

}  // namespace
}  // namespace rightbower::tests
