// The differences between ImGui 1.86 and later: the only place that asks for IMGUI_VERSION_NUM.
//
// Input goes in the same way from the window and from the tests: a whole state, once a frame,
// before ImGui::NewFrame.
#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <array>

namespace rightbower::view {

// The mouse as it is in this frame; x and y in pixels, buttons left, right, middle.
struct Mouse {
  float x = -1;
  float y = -1;
  float wheel = 0;  // steps up since the last frame
  std::array<bool, 3> down{};
};

inline void feed_mouse(const Mouse& mouse) {
  ImGuiIO& io = ImGui::GetIO();
#if IMGUI_VERSION_NUM >= 18700
  io.AddMousePosEvent(mouse.x, mouse.y);
  for (int button = 0; button < 3; ++button)
    io.AddMouseButtonEvent(button, mouse.down[static_cast<std::size_t>(button)]);
  if (mouse.wheel != 0) io.AddMouseWheelEvent(0, mouse.wheel);
#else
  io.MousePos = {mouse.x, mouse.y};
  for (std::size_t button = 0; button < 3; ++button) io.MouseDown[button] = mouse.down[button];
  io.MouseWheel = mouse.wheel;
#endif
}

// 1.92 builds the atlas by itself when the backend asks for it, and asserts when told to.
inline void build_atlas(ImFontAtlas& atlas) {
#if IMGUI_VERSION_NUM < 19200
  atlas.Build();
#else
  (void)atlas;
#endif
}

// Whether the font has a glyph of its own for this character.
inline bool has_glyph(const ImFont& font, ImWchar character) {
#if IMGUI_VERSION_NUM < 19200
  return font.FindGlyphNoFallback(character) != nullptr;
#else
  return const_cast<ImFont&>(font).IsGlyphInFont(character);
#endif
}

// Pixels from the top of a line to its baseline.
inline float ascent(ImFont& font, float size) {
#if IMGUI_VERSION_NUM < 19200
  return font.Ascent * size / font.FontSize;
#else
  return font.GetFontBaked(size)->Ascent;
#endif
}

// The height of a font in pixels, as it was asked for.
inline float line_height(const ImFont& font) {
#if IMGUI_VERSION_NUM < 19200
  return font.FontSize;
#else
  return font.LegacySize;
#endif
}

}  // namespace rightbower::view
