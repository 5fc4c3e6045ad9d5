#include "gui/platform/input_queue.h"

namespace rightbower::platform {

FrameInput InputQueue::next_frame() {
  FrameInput frame;
  mouse_.wheel = 0;
  bool clicked = false;
  while (!events_.empty()) {
    const Event& event = events_.front();
    if (const auto* moved = std::get_if<Moved>(&event)) {
      if (clicked) break;  // the click belongs where the mouse was
      mouse_.x = moved->x;
      mouse_.y = moved->y;
    } else if (const auto* button = std::get_if<ButtonChanged>(&event)) {
      if (clicked) break;
      mouse_.down[button->button] = button->down;
      clicked = true;
    } else if (const auto* wheel = std::get_if<Wheel>(&event)) {
      mouse_.wheel += wheel->steps;
    } else {
      if (clicked) break;
      frame.commands.push_back(event);
    }
    events_.pop_front();
  }
  frame.mouse = mouse_;
  return frame;
}

}  // namespace rightbower::platform
