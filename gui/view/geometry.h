// Boxes in pixels.
#pragma once

#include <algorithm>

namespace rightbower::view {

struct Point {
  float x = 0;
  float y = 0;
};

struct Box {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  [[nodiscard]] constexpr float right() const { return x + w; }
  [[nodiscard]] constexpr float bottom() const { return y + h; }
  [[nodiscard]] constexpr float cx() const { return x + w / 2; }
  [[nodiscard]] constexpr float cy() const { return y + h / 2; }

  // Smaller on every side; a negative distance makes it larger.
  [[nodiscard]] constexpr Box inset(float by) const { return inset(by, by); }
  [[nodiscard]] constexpr Box inset(float dx, float dy) const {
    return {x + dx, y + dy, w - 2 * dx, h - 2 * dy};
  }
  [[nodiscard]] constexpr bool contains(const Box& other) const {
    return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
  }
  [[nodiscard]] constexpr bool overlaps(const Box& other) const {
    return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
  }
};

[[nodiscard]] constexpr Box box_around(Point middle, float w, float h) {
  return {middle.x - w / 2, middle.y - h / 2, w, h};
}

}  // namespace rightbower::view
