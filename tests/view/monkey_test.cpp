// Random clicks and keys: nothing may break, and the deal always is a whole one.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/random.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

constexpr int deeds = 1500;

const std::vector<std::string> texts{"N:A.AJ.K.Q 9.K9.J.T KQ.Q..9 QT.T.A.",
                                     "N:A.AJ.K.Q - - -",
                                     "N:AAA.J 9",
                                     "",
                                     "\xc3",
                                     "N:x x KQ.A.J.9 AJ.K.T.J | rules=two-handed",
                                     "N:.QJ.Q.J 9.K.J.T KQT...9 Q.T.A9. | trump=LOW"};

class Monkey {
 public:
  explicit Monkey(std::uint64_t seed) : random_(seed) {}

  void play() {
    for (int i = 0; i < deeds; ++i) {
      deed();
      look();
    }
  }

 private:
  template <class List>
  const auto& any_of(const List& list) {
    return list[static_cast<std::size_t>(random_.below(list.size()))];
  }

  void deed() {
    switch (random_.below(4)) {
      case 0:
        return press_any_key();
      case 1:
        return click_anywhere();
      default:
        return click_something();
    }
  }

  void press_any_key() {
    const app::Command& command = any_of(app::commands());
    if (command.action.id == app::ActionId::quit || command.keys.empty()) return;
    robot_.clipboard = any_of(texts);
    robot_.any_key(any_of(command.keys));
  }

  void click_anywhere() {
    robot_.click_at({static_cast<float>(random_.below(1300)) - 10,
                     static_cast<float>(random_.below(820)) - 10});
  }

  void click_something() {
    if (robot_.hotspots().empty()) return;
    const view::Hotspot spot = any_of(robot_.hotspots());
    if (spot.id == "menu.action.file.quit") return;
    robot_.click_at({spot.box.cx(), spot.box.cy()});
  }

  void look() {
    const Deal& deal = robot_.state().document().situation.deal;
    for (Seat seat : all_seats)
      if (deal[seat].state == Hand::State::known)
        CHECK(deal[seat].cards.size() == deal.hand_size());
    CHECK(robot_.shows("menu.file"));
    CHECK(robot_.shows("tab.lessons"));
  }

  Robot robot_;
  Random random_;
};

TEST_CASE("a monkey breaks nothing") {
  for (std::uint64_t seed : {1U, 2U}) {
    CAPTURE(seed);
    Monkey(seed).play();
  }
}

}  // namespace
}  // namespace rightbower::tests
