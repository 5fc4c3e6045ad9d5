// Random clicks and keys: nothing may break, and the deal always is a whole one.
#include <doctest/doctest.h>

#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/random.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

// Of each of two monkeys; RB_MONKEY asks for another number.
int deeds() {
  const char* wanted = std::getenv("RB_MONKEY");
  return wanted != nullptr ? std::atoi(wanted) : 1'500;
}

const std::vector<std::string> texts{"N:A.AJ.K.Q 9.K9.J.T KQ.Q..9 QT.T.A.",
                                     "N:A.AJ.K.Q - - -",
                                     "N:AAA.J 9",
                                     "",
                                     "\xc3",
                                     "N:x x KQ.A.J.9 AJ.K.T.J | rules=two-handed",
                                     "N:.QJ.Q.J 9.K.J.T KQT...9 Q.T.A9. | trump=LOW"};

class Monkey {
 public:
  explicit Monkey(std::uint64_t seed) : random_(seed) { robot_.emplace(Screen{}, harmless()); }

  void play() {
    for (int left = deeds(); left > 0; --left) {
      deed();
      look();
      if (robot_->state().quit) robot_.emplace(Screen{}, harmless());
    }
  }

 private:
  template <class List>
  const auto& any_of(const List& list) {
    return list[static_cast<std::size_t>(random_.below(list.size()))];
  }

  void deed() {
    switch (random_.below(8)) {
      case 0:
      case 1:
        return press_any_key();
      case 2:
        return click_anywhere();
      case 3:
        return drag_something();
      case 4:
        return type_something();
      default:
        return click_something();
    }
  }

  void press_any_key() {
    const app::Command& command = any_of(app::commands());
    if (command.action.id == app::ActionId::quit || command.keys.empty()) return;
    robot_->clipboard = any_of(texts);
    robot_->any_key(any_of(command.keys));
  }

  void click_anywhere() {
    robot_->click_at({static_cast<float>(random_.below(1300)) - 10,
                      static_cast<float>(random_.below(820)) - 10});
  }

  void click_something() {
    if (robot_->hotspots().empty()) return;
    const view::Hotspot spot = any_of(robot_->hotspots());
    if (spot.id == "menu.action.file.quit" || spot.label == "Quit") return;
    robot_->click_at({spot.box.cx(), spot.box.cy()});
  }

  void drag_something() {
    if (robot_->hotspots().empty()) return;
    const std::string from = any_of(robot_->hotspots()).id;
    robot_->drag_to(
        from, {static_cast<float>(random_.below(1280)), static_cast<float>(random_.below(800))});
  }

  void type_something() {
    const std::vector<std::string> words{"deal", "ak", "sakq", "/", "~/", "S.aces >= 2", "tq9"};
    robot_->type(any_of(words));
  }

  // Whatever was done, pack and hands add up.
  void count_pack() {
    const auto& draft = robot_->state().document().draft;
    if (!draft) return;
    int cards = draft->pack().size();
    for (Seat seat : all_seats) cards += draft->hand(seat).size();
    CHECK(cards == draft->rules().pack.size());
  }

  void look() {
    count_pack();
    const Deal& deal = robot_->state().document().situation.deal;
    for (Seat seat : all_seats)
      if (deal[seat].state == Hand::State::known)
        CHECK(deal[seat].cards.size() <= deal.hand_size() + 1);  // a dealer before his discard
    CHECK(robot_->shows("menu.file"));
    CHECK(robot_->shows("tab.lessons"));
  }

  // It may try to save a deal, but not on this disk.
  static app::Ports harmless() {
    app::Ports ports;
    ports.write_file = [](const auto&, std::string_view) { return Faults{}; };
    return ports;
  }

  std::optional<Robot> robot_;
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
