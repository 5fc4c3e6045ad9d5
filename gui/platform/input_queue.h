// Input between two frames, in its order. ImGui 1.86 sees only how things are once a frame: a
// button that was pressed and released in between would be lost, so each frame gets at most one
// change of a button, and the rest waits for the next.
#pragma once

#include <deque>
#include <string>
#include <variant>
#include <vector>

#include "gui/view/imgui_compat.h"

namespace rightbower::platform {

struct Moved {
  float x;
  float y;
};
struct ButtonChanged {
  std::size_t button;  // 0 to 2
  bool down;
};
struct Wheel {
  float steps;
};
struct KeyPressed {
  std::string name;     // as in the action table; a held key comes again and again
  std::string typed{};  // what it types, if anything
};
struct FileDropped {
  std::string path;
};
using Event = std::variant<Moved, ButtonChanged, Wheel, KeyPressed, FileDropped>;

// What happens in one frame.
struct FrameInput {
  std::vector<Event> commands{};  // KeyPressed and FileDropped: done before the frame is drawn
  view::Mouse mouse{};
};

class InputQueue {
 public:
  void push(Event event) { events_.push_back(std::move(event)); }
  [[nodiscard]] bool empty() const { return events_.empty(); }

  // The next part of what is waiting. A key that follows a click waits until the click is done.
  [[nodiscard]] FrameInput next_frame();

 private:
  std::deque<Event> events_;
  view::Mouse mouse_;
};

}  // namespace rightbower::platform
