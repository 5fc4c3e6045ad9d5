#include "gui/view/icons.h"

#include <array>
#include <cmath>
#include <numbers>

#include "gui/view/pen.h"

namespace rightbower::view {

void draw_tick(Ui& ui, Point middle, float size, Colour colour, float width) {
  const std::array<ImVec2, 3> points{ImVec2{middle.x - 0.45F * size, middle.y + 0.02F * size},
                                     ImVec2{middle.x - 0.12F * size, middle.y + 0.36F * size},
                                     ImVec2{middle.x + 0.48F * size, middle.y - 0.38F * size}};
  ui.pen->AddPolyline(points.data(), 3, colour, ImDrawFlags_None, width);
}

void draw_chevron(Ui& ui, Point middle, float size, Colour colour, float width) {
  const std::array<ImVec2, 3> points{ImVec2{middle.x - 0.5F * size, middle.y + 0.25F * size},
                                     ImVec2{middle.x, middle.y - 0.25F * size},
                                     ImVec2{middle.x + 0.5F * size, middle.y + 0.25F * size}};
  ui.pen->AddPolyline(points.data(), 3, colour, ImDrawFlags_None, width);
}

void draw_cross(Ui& ui, Point middle, float size, Colour colour, float width) {
  const float arm = size / 2;
  const std::array<ImVec2, 2> down{ImVec2{middle.x - arm, middle.y - arm},
                                   ImVec2{middle.x + arm, middle.y + arm}};
  const std::array<ImVec2, 2> up{ImVec2{middle.x - arm, middle.y + arm},
                                 ImVec2{middle.x + arm, middle.y - arm}};
  ui.pen->AddPolyline(down.data(), 2, colour, ImDrawFlags_None, width);
  ui.pen->AddPolyline(up.data(), 2, colour, ImDrawFlags_None, width);
}

void draw_triangle_right(Ui& ui, Point middle, float size, Colour colour) {
  ui.pen->AddTriangleFilled({middle.x - 0.35F * size, middle.y - 0.5F * size},
                            {middle.x + 0.5F * size, middle.y},
                            {middle.x - 0.35F * size, middle.y + 0.5F * size}, colour);
}

void draw_triangle_up(Ui& ui, Point middle, float size, Colour colour) {
  ui.pen->AddTriangleFilled({middle.x, middle.y - 0.5F * size},
                            {middle.x + 0.5F * size, middle.y + 0.4F * size},
                            {middle.x - 0.5F * size, middle.y + 0.4F * size}, colour);
}

void draw_triangle_down(Ui& ui, Point middle, float size, Colour colour) {
  ui.pen->AddTriangleFilled({middle.x - 0.55F * size, middle.y - 0.42F * size},
                            {middle.x + 0.55F * size, middle.y - 0.42F * size},
                            {middle.x, middle.y + 0.5F * size}, colour);
}

void draw_triangle_left(Ui& ui, Point middle, float size, Colour colour) {
  ui.pen->AddTriangleFilled({middle.x + 0.35F * size, middle.y - 0.5F * size},
                            {middle.x + 0.35F * size, middle.y + 0.5F * size},
                            {middle.x - 0.5F * size, middle.y}, colour);
}

void draw_bars(Ui& ui, Point middle, float size, Colour colour, float width) {
  for (const float side : {-1.0F, 1.0F}) {
    const float y = std::round(middle.y + side * size * 0.24F - width / 2);
    fill_box(ui, {std::round(middle.x - size / 2), y, std::round(size), width}, colour);
  }
}

void draw_star(Ui& ui, Point middle, float size, Colour colour) {
  constexpr int points = 10;
  std::array<ImVec2, points> corners{};
  for (int i = 0; i < points; ++i) {
    const float angle =
        static_cast<float>(i) * std::numbers::pi_v<float> / 5 - std::numbers::pi_v<float> / 2;
    const float radius = size * (i % 2 == 0 ? 0.53F : 0.22F);
    corners[static_cast<std::size_t>(i)] = {middle.x + radius * std::cos(angle),
                                            middle.y + radius * std::sin(angle)};
  }
  // Soft edges between the triangles would show as rays: they are filled hard, the outline is soft.
  const ImDrawListFlags flags = ui.pen->Flags;
  ui.pen->Flags &= ~ImDrawListFlags_AntiAliasedFill;
  for (std::size_t i = 0; i < points; ++i)
    ui.pen->AddTriangleFilled({middle.x, middle.y}, corners[i], corners[(i + 1) % points], colour);
  ui.pen->Flags = flags;
  ui.pen->AddPolyline(corners.data(), points, colour, ImDrawFlags_Closed, 1);
}

void draw_wrong(Ui& ui, Point middle, float size, Colour colour, Colour cross) {
  const float arm = size / 2;
  ui.pen->AddQuadFilled({middle.x, middle.y - arm}, {middle.x + arm, middle.y},
                        {middle.x, middle.y + arm}, {middle.x - arm, middle.y}, colour);
  draw_cross(ui, middle, size * 0.34F, cross, ui.line(2));
}

void draw_right(Ui& ui, Point middle, float size, Colour colour, Colour tick) {
  ui.pen->AddCircleFilled({middle.x, middle.y}, size / 2, colour);
  draw_tick(ui, middle, size * 0.45F, tick, ui.line(2));
}

void draw_tag(Ui& ui, Point middle, float height, std::string_view letter) {
  const Size size = height > ui.em(1.3F) ? Size::body : Size::small;
  const float width = text_width(ui, letter, size, Weight::bold) + height * 0.53F;
  const Box box = box_around(middle, std::round(width), height);
  fill_box(ui, {std::round(box.x), std::round(box.y), box.w, box.h}, ui.colours.tag, ui.em(0.2F));
  text(ui, middle.x, middle.y, letter, ui.colours.on_tag, {size, Weight::bold, Align::centre});
}

}  // namespace rightbower::view
