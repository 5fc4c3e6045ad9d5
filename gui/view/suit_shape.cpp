#include "gui/view/suit_shape.h"

#include <array>
#include <span>

#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

void fill_circle(Ui& ui, Point middle, float radius, Colour colour) {
  ui.pen->AddCircleFilled({middle.x, middle.y}, radius, colour);
}

void fill_polygon(Ui& ui, std::span<const ImVec2> corners, Colour colour) {
  ui.pen->AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()), colour);
}

// Two circles and the kite that touches both of them, tip downwards (up = -1: upwards).
void draw_heart(Ui& ui, Point at, float size, Colour colour, float up) {
  const float radius = 0.27F * size;
  const Point lobe{0.235F * size, -0.2F * size};
  const float tip = 0.5F * size;
  const float down = lobe.y - tip;
  const float distance = std::hypot(lobe.x, down);
  const float tangent = std::sqrt(distance * distance - radius * radius);
  const float angle = std::atan2(down, lobe.x) + std::asin(radius / distance);
  const Point touch{tangent * std::cos(angle), tip + tangent * std::sin(angle)};
  fill_circle(ui, {at.x - lobe.x, at.y + up * lobe.y}, radius, colour);
  fill_circle(ui, {at.x + lobe.x, at.y + up * lobe.y}, radius, colour);
  const float notch = lobe.y - 0.13F * size;
  std::array<ImVec2, 6> kite{ImVec2{at.x, at.y + up * tip},
                             ImVec2{at.x - touch.x, at.y + up * touch.y},
                             ImVec2{at.x - lobe.x, at.y + up * lobe.y},
                             ImVec2{at.x, at.y + up * notch},
                             ImVec2{at.x + lobe.x, at.y + up * lobe.y},
                             ImVec2{at.x + touch.x, at.y + up * touch.y}};
  if (up < 0) std::reverse(kite.begin(), kite.end());  // ImGui wants its corners clockwise
  fill_polygon(ui, kite, colour);
}

// From half-way down: the foot of spades and clubs.
void draw_foot(Ui& ui, Point at, float size, float from, float half_width, Colour colour) {
  const std::array<ImVec2, 3> foot{ImVec2{at.x, at.y + from * size},
                                   ImVec2{at.x + half_width * size, at.y + 0.52F * size},
                                   ImVec2{at.x - half_width * size, at.y + 0.52F * size}};
  fill_polygon(ui, foot, colour);
}

void draw_diamond(Ui& ui, Point at, float size, Colour colour) {
  const std::array<ImVec2, 4> corners{
      ImVec2{at.x, at.y - 0.54F * size}, ImVec2{at.x + 0.41F * size, at.y},
      ImVec2{at.x, at.y + 0.54F * size}, ImVec2{at.x - 0.41F * size, at.y}};
  fill_polygon(ui, corners, colour);
}

void draw_club(Ui& ui, Point at, float size, Colour colour) {
  fill_circle(ui, {at.x, at.y - 0.27F * size}, 0.235F * size, colour);
  fill_circle(ui, {at.x - 0.265F * size, at.y + 0.1F * size}, 0.235F * size, colour);
  fill_circle(ui, {at.x + 0.265F * size, at.y + 0.1F * size}, 0.235F * size, colour);
  fill_circle(ui, {at.x, at.y - 0.02F * size}, 0.15F * size, colour);
  draw_foot(ui, at, size, 0, 0.19F, colour);
}

void draw_joker(Ui& ui, Point at, float size, Colour colour) {
  ui.pen->AddCircle({at.x, at.y}, 0.4F * size, colour, 0, ui.line(2));
  fill_circle(ui, at, 0.15F * size, colour);
}

}  // namespace

void draw_suit(Ui& ui, Point middle, float size, Suit suit, Colour colour) {
  switch (suit) {
    case Suit::spades:
      draw_heart(ui, {middle.x, middle.y - 0.04F * size}, 0.96F * size, colour, -1);
      draw_foot(ui, middle, size, 0.05F, 0.2F, colour);
      break;
    case Suit::hearts:
      draw_heart(ui, middle, size, colour, 1);
      break;
    case Suit::diamonds:
      draw_diamond(ui, middle, size, colour);
      break;
    case Suit::clubs:
      draw_club(ui, middle, size, colour);
      break;
    case Suit::joker:
      draw_joker(ui, middle, size, colour);
      break;
  }
}

void draw_strain(Ui& ui, Point middle, float size, Strain strain) {
  if (const auto suit = trump_suit(strain)) {
    const Colour colour = ui.colours.suit_on_panel(*suit);
    const float aside = ui.suit_letters ? 0.38F * size : 0;
    draw_suit(ui, {middle.x - aside, middle.y}, ui.suit_letters ? 0.8F * size : size, *suit,
              colour);
    if (ui.suit_letters)
      text(ui, middle.x + 1.25F * aside, middle.y,
           ui.words[std::string("view.suit-letter.") + letter(*suit)], colour,
           {Size::small, Weight::bold, Align::centre});
  } else {
    text(ui, middle.x, middle.y, ui.words[std::string("view.strain.") + name(strain)],
         ui.colours.text, {Size::small, Weight::bold, Align::centre});
  }
}

}  // namespace rightbower::view
