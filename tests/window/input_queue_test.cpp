#include "gui/platform/input_queue.h"

#include <doctest/doctest.h>

namespace rightbower::platform {
namespace {

std::string keys_of(const FrameInput& frame) {
  std::string keys;
  for (const Event& event : frame.commands)
    if (const auto* key = std::get_if<KeyPressed>(&event)) keys += key->name;
  return keys;
}

TEST_CASE("a press and a release are two frames") {
  InputQueue queue;
  queue.push(Moved{10, 20});
  queue.push(ButtonChanged{0, true});
  queue.push(ButtonChanged{0, false});
  const FrameInput first = queue.next_frame();
  CHECK(first.mouse.x == 10);
  CHECK(first.mouse.down[0]);
  CHECK_FALSE(queue.empty());
  const FrameInput second = queue.next_frame();
  CHECK_FALSE(second.mouse.down[0]);
  CHECK(queue.empty());
}

TEST_CASE("many clicks stay many clicks, each at its place") {
  InputQueue queue;
  for (int i = 0; i < 10; ++i) {
    queue.push(Moved{static_cast<float>(i), 0});
    queue.push(ButtonChanged{0, true});
    queue.push(ButtonChanged{0, false});
  }
  int presses = 0;
  bool down = false;
  while (!queue.empty()) {
    const FrameInput frame = queue.next_frame();
    if (frame.mouse.down[0] && !down) {
      CHECK(frame.mouse.x == static_cast<float>(presses));
      ++presses;
    }
    down = frame.mouse.down[0];
  }
  CHECK(presses == 10);
}

TEST_CASE("keys all arrive, in their order, and after the click before them") {
  InputQueue queue;
  queue.push(KeyPressed{"A"});
  queue.push(KeyPressed{"A"});
  queue.push(ButtonChanged{0, true});
  queue.push(ButtonChanged{0, false});
  queue.push(KeyPressed{"B"});
  CHECK(keys_of(queue.next_frame()) == "AA");
  CHECK(keys_of(queue.next_frame()).empty());
  CHECK(keys_of(queue.next_frame()) == "B");
  CHECK(queue.empty());
}

TEST_CASE("the wheel adds up and is over after its frame") {
  InputQueue queue;
  queue.push(Wheel{1});
  queue.push(Wheel{2});
  CHECK(queue.next_frame().mouse.wheel == 3);
  CHECK(queue.next_frame().mouse.wheel == 0);
}

TEST_CASE("dropped files come with the keys") {
  InputQueue queue;
  queue.push(FileDropped{"a"});
  queue.push(FileDropped{"b"});
  CHECK(queue.next_frame().commands.size() == 2);
}

}  // namespace
}  // namespace rightbower::platform
