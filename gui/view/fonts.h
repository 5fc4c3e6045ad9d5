// The fonts of the window: one family in four sizes, each built at its real pixel size.
//
// E, the measure of everything on screen, is the em of the body size: 15 pixels at scale 1.
#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>
#include <filesystem>

namespace rightbower::view {

inline constexpr float em_at_scale_1 = 15;  // pixels

enum class Size : std::uint8_t { small, body, title, number };
enum class Weight : std::uint8_t { regular, bold };

// In E.
[[nodiscard]] constexpr float size_in_em(Size size) {
  constexpr std::array<float, 4> sizes{0.8F, 1.0F, 4.0F / 3, 28.0F / 15};
  return sizes[static_cast<std::size_t>(size)];
}

class Fonts {
 public:
  [[nodiscard]] ImFont* get(Size size, Weight weight) const {
    return fonts_[static_cast<std::size_t>(size)][static_cast<std::size_t>(weight)];
  }

 private:
  friend Fonts build_fonts(ImFontAtlas& atlas, const std::filesystem::path& folder, float em);
  std::array<std::array<ImFont*, 2>, 4> fonts_{};
};

// Empties the atlas and fills it from the font files of the folder; em in pixels. A missing file
// leaves ImGui's own small font in its place, so that the window can still say what is wrong.
Fonts build_fonts(ImFontAtlas& atlas, const std::filesystem::path& folder, float em);

}  // namespace rightbower::view
