#include "gui/view/theme.h"

namespace rightbower::view {
namespace {

constexpr Colour rgb(unsigned hex) {
  return IM_COL32((hex >> 16) & 0xFF, (hex >> 8) & 0xFF, hex & 0xFF, 0xFF);
}

constexpr std::array<Colour, 4> four_colours{rgb(0x1E1C20), rgb(0xB8211F), rgb(0x1857A8),
                                             rgb(0x146B3A)};

constexpr Palette light{
    .background = rgb(0xECE8DF),
    .panel = rgb(0xFAF8F3),
    .table = rgb(0xD5DFD5),
    .rim = rgb(0xB9C8BA),
    .face = rgb(0xFFFEFA),
    .off = rgb(0xE3DED2),
    .edge = rgb(0x8F8778),
    .shade = rgb(0xB4C1B5),
    .back = rgb(0x5B3F97),
    .figure = rgb(0x7C63B4),
    .text = rgb(0x221F1A),
    .muted = rgb(0x5E574C),
    .disabled = rgb(0x857E70),
    .line = rgb(0xD3CCBE),
    .button = rgb(0xE9E3D6),
    .head = rgb(0xEDE8DC),
    .selected = rgb(0xE3D9F3),
    .accent = rgb(0x5B3F97),
    .on_accent = rgb(0xFFFFFF),
    .on_mark = rgb(0xFFFFFF),
    .good = rgb(0x0C6650),
    .cost = rgb(0x8A4B00),
    .bad = rgb(0xA3241C),
    .legal = rgb(0x5B3F97),
    .gold = rgb(0x9C6E00),
    .tag = rgb(0xF2CE6B),
    .on_tag = rgb(0x3A2900),
    .on_card = four_colours,
    .on_panel = four_colours,
    .outline = 1,
};

constexpr Palette dark{
    .background = rgb(0x17161B),
    .panel = rgb(0x222127),
    .table = rgb(0x1E2F2A),
    .rim = rgb(0x34483F),
    .face = rgb(0xE9E3D5),
    .off = rgb(0xCDC6B8),
    .edge = rgb(0x827B6C),
    .shade = rgb(0x121D1A),
    .back = rgb(0x4A3A78),
    .figure = rgb(0x6C58A6),
    .text = rgb(0xECE7DD),
    .muted = rgb(0xABA498),
    .disabled = rgb(0x8A837A),
    .line = rgb(0x3A3841),
    .button = rgb(0x34323B),
    .head = rgb(0x2D2B33),
    .selected = rgb(0x3A3152),
    .accent = rgb(0xB9A2F0),
    .on_accent = rgb(0x1C1530),
    .on_mark = rgb(0x10201A),
    .good = rgb(0x63CFA5),
    .cost = rgb(0xEDAE58),
    .bad = rgb(0xFF8F80),
    .legal = rgb(0x7B5BD0),
    .gold = rgb(0x8C6200),
    .tag = rgb(0xF2CE6B),
    .on_tag = rgb(0x3A2900),
    .on_card = four_colours,
    .on_panel = {rgb(0xE4DFE8), rgb(0xFF8A80), rgb(0x86B8FF), rgb(0x7BD39B)},
    .outline = 1,
};

constexpr Palette contrast{
    .background = rgb(0x000000),
    .panel = rgb(0x000000),
    .table = rgb(0x000000),
    .rim = rgb(0xFFFFFF),
    .face = rgb(0xFFFFFF),
    .off = rgb(0xD0D0D0),
    .edge = rgb(0x000000),
    .shade = rgb(0x000000),
    .back = rgb(0x000000),
    .figure = rgb(0xFFFFFF),
    .text = rgb(0xFFFFFF),
    .muted = rgb(0xE0E0E0),
    .disabled = rgb(0x9A9A9A),
    .line = rgb(0x8A8A8A),
    .button = rgb(0x1C1C1C),
    .head = rgb(0x1C1C1C),
    .selected = rgb(0x333A00),
    .accent = rgb(0xFFE14D),
    .on_accent = rgb(0x000000),
    .on_mark = rgb(0x10201A),
    .good = rgb(0x6BFFB8),
    .cost = rgb(0xFFC061),
    .bad = rgb(0xFF9E94),
    .legal = rgb(0x8452E8),
    .gold = rgb(0x825900),
    .tag = rgb(0xFFE14D),
    .on_tag = rgb(0x000000),
    .on_card = four_colours,
    .on_panel = {rgb(0xFFFFFF), rgb(0xFF9E94), rgb(0x8CC4FF), rgb(0x6BFFB8)},
    .outline = 2,
};

ImVec4 as_vector(Colour colour) { return ImGui::ColorConvertU32ToFloat4(colour); }

}  // namespace

Colour Palette::suit_on_card(Suit suit) const {
  if (suit == Suit::joker) return on_card[0];
  return on_card[static_cast<std::size_t>(index(suit))];
}

Colour Palette::suit_on_panel(Suit suit) const {
  if (suit == Suit::joker) return text;
  return on_panel[static_cast<std::size_t>(index(suit))];
}

namespace {

const Palette& four_coloured(app::Theme theme) {
  switch (theme) {
    case app::Theme::dark:
      return dark;
    case app::Theme::contrast:
      return contrast;
    case app::Theme::light:
      break;
  }
  return light;
}

// Two colours: the suits of a colour look like the first of them. The colour-blind deck keeps
// spades and parts the others by brightness as well as by hue.
Palette with_deck(Palette colours, app::Deck deck) {
  const bool on_light = colours.panel == light.panel;
  if (deck == app::Deck::two) {
    for (auto* suits : {&colours.on_card, &colours.on_panel}) {
      (*suits)[2] = (*suits)[1];
      (*suits)[3] = (*suits)[0];
    }
  } else if (deck == app::Deck::colour_blind) {
    colours.on_card = {rgb(0x000000), rgb(0xB84A00), rgb(0x0064A4), rgb(0x00715A)};
    colours.on_panel =
        on_light ? colours.on_card
                 : std::array{colours.on_panel[0], rgb(0xFFB37A), rgb(0x86C4FF), rgb(0x5FD9BC)};
  }
  return colours;
}

std::array<Palette, 9> all_palettes() {
  std::array<Palette, 9> palettes{};
  std::size_t place = 0;
  for (app::Theme theme : app::all_themes)
    for (app::Deck deck : app::all_decks) palettes[place++] = with_deck(four_coloured(theme), deck);
  return palettes;
}

}  // namespace

const Palette& palette(app::Theme theme, app::Deck deck) {
  static const std::array<Palette, 9> palettes = all_palettes();
  return palettes[static_cast<std::size_t>(theme) * app::all_decks.size() +
                  static_cast<std::size_t>(deck)];
}

void colour_menus(const Palette& colours, ImGuiStyle& style) {
  const ImVec4 panel = as_vector(colours.panel);
  const ImVec4 selected = as_vector(colours.selected);
  style.Colors[ImGuiCol_Text] = as_vector(colours.text);
  style.Colors[ImGuiCol_TextDisabled] = as_vector(colours.disabled);
  style.Colors[ImGuiCol_WindowBg] = as_vector(colours.background);
  style.Colors[ImGuiCol_ChildBg] = {0, 0, 0, 0};
  style.Colors[ImGuiCol_PopupBg] = panel;
  style.Colors[ImGuiCol_MenuBarBg] = panel;
  style.Colors[ImGuiCol_Border] = as_vector(colours.line);
  style.Colors[ImGuiCol_Separator] = as_vector(colours.line);
  style.Colors[ImGuiCol_Header] = selected;
  style.Colors[ImGuiCol_HeaderHovered] = selected;
  style.Colors[ImGuiCol_HeaderActive] = selected;
  style.Colors[ImGuiCol_CheckMark] = as_vector(colours.accent);
  style.Colors[ImGuiCol_ScrollbarBg] = {0, 0, 0, 0};
  style.Colors[ImGuiCol_ScrollbarGrab] = as_vector(colours.line);
  style.Colors[ImGuiCol_ScrollbarGrabHovered] = as_vector(colours.muted);
  style.Colors[ImGuiCol_ScrollbarGrabActive] = as_vector(colours.muted);
}

}  // namespace rightbower::view
