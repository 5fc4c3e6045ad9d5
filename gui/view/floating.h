// A box that floats over the view until Esc or a click beside it closes it.
#pragma once

#include <string>

#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// Draws into a window of its own while it lives; what is under it can't be pointed at.
class FloatingBox {
 public:
  FloatingBox(Ui& ui, const char* name, const Box& box);
  ~FloatingBox();
  FloatingBox(const FloatingBox&) = delete;
  FloatingBox& operator=(const FloatingBox&) = delete;

 private:
  Ui& ui_;
  ImDrawList* outside_;
};

// A part of it, or of a panel, that scrolls when its content is higher.
class ScrollBox {
 public:
  ScrollBox(Ui& ui, const std::string& name, const Box& box, float content_height);
  ~ScrollBox();
  ScrollBox(const ScrollBox&) = delete;
  ScrollBox& operator=(const ScrollBox&) = delete;

  // Where its content begins now.
  [[nodiscard]] Point origin() const { return origin_; }
  // Scrolls so that these pixels of the content are in sight, if the row has changed.
  void show(float top, float height);

 private:
  Ui& ui_;
  ImDrawList* outside_;
  Point origin_;
  float content_;
};

}  // namespace rightbower::view
