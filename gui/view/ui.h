// What every panel gets beside the state: where to draw, how large, in which colours and words; and
// where it leaves what was clicked. Made anew for each frame.
#pragma once

#include <imgui.h>

#include <cmath>
#include <string_view>
#include <vector>

#include "gui/app/action.h"
#include "gui/app/strings.h"
#include "gui/view/fonts.h"
#include "gui/view/hotspot.h"
#include "gui/view/theme.h"

namespace rightbower::view {

struct Ui {
  const app::Strings& words;
  const Palette& colours;
  const Fonts& fonts;
  float em_pixels;  // E

  std::vector<app::Action> actions{};
  std::vector<Hotspot> hotspots{};
  ImDrawList* pen = nullptr;  // of the window that is being drawn
  bool covered = false;       // something floats over what is drawn: it can't be pointed at
  std::vector<Box> floats{};  // what floats
  bool suit_letters = false;  // beside every suit

  // So many E in whole pixels.
  [[nodiscard]] float em(float count) const { return std::round(count * em_pixels); }
  // The width of a line that is so many pixels wide at scale 1.
  [[nodiscard]] float line(float pixels = 1) const {
    return std::fmax(1.0F, std::floor(pixels * em_pixels / em_at_scale_1));
  }
  // The same for outlines that say something (chosen, ringed): wider in the high-contrast theme.
  [[nodiscard]] float outline(float pixels) const { return line(pixels * colours.outline); }

  void emit(app::Action action) { actions.push_back(std::move(action)); }
  void emit(app::ActionId id, app::Value value = {}) { emit({id, std::move(value)}); }
};

struct Press {
  bool hovered = false;
  bool held = false;
  bool clicked = false;
};

// A place that can be pointed at, and its entry in the list. Not enabled: never clicked.
Press hotspot(Ui& ui, const std::string& id, const Box& box, std::string_view label,
              bool enabled = true);

// Words that appear while the mouse rests on what was drawn last; empty shows nothing.
void tip(Ui& ui, const Press& press, std::string_view words);

}  // namespace rightbower::view
