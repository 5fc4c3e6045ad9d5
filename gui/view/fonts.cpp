#include "gui/view/fonts.h"

#include "gui/view/imgui_compat.h"

namespace rightbower::view {
namespace {

// ImGui measures a font by ascent plus descent; DejaVu's are 0.928 and 0.236 em.
constexpr float line_of_em = 1.164F;

// The range in the font files (assets/fonts/make_subset.sh); unmapped characters cost nothing.
constexpr std::array<ImWchar, 5> every_character{0x20, 0x21B, 0x2C6, 0x27BF, 0};

// From this size on the letters are sharp without it, and starting is quicker.
constexpr Size first_not_oversampled = Size::title;

ImFont* add_font(ImFontAtlas& atlas, const std::filesystem::path& file, float em, Size size) {
  ImFontConfig config;
  config.OversampleH = size < first_not_oversampled ? 2 : 1;
  config.OversampleV = 1;
  ImFont* font = nullptr;
  std::error_code missing;
  if (std::filesystem::is_regular_file(file, missing))
    font = atlas.AddFontFromFileTTF(file.c_str(), em * size_in_em(size) * line_of_em, &config,
                                    every_character.data());
  return font != nullptr ? font : atlas.AddFontDefault();
}

}  // namespace

Fonts build_fonts(ImFontAtlas& atlas, const std::filesystem::path& folder, float em) {
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
  Fonts fonts;
  for (Size size : {Size::body, Size::small, Size::title, Size::number}) {
    auto& row = fonts.fonts_[static_cast<std::size_t>(size)];
    row[0] = add_font(atlas, folder / "DejaVuSans-subset.ttf", em, size);
    row[1] = add_font(atlas, folder / "DejaVuSans-Bold-subset.ttf", em, size);
  }
  build_atlas(atlas);
  return fonts;
}

}  // namespace rightbower::view
