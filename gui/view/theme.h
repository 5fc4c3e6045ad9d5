// Every colour on screen, by what it is for. Panels name roles, never colours.
#pragma once

#include <imgui.h>

#include <array>

#include "engine/card.h"
#include "gui/app/state.h"

namespace rightbower::view {

using Colour = ImU32;

struct Palette {
  Colour background;
  Colour panel;
  Colour table;
  Colour rim;     // the table's edge, empty places
  Colour face;    // cards
  Colour off;     // cards that may not be played now
  Colour edge;    // round each card
  Colour shade;   // flat offset under a card
  Colour back;    // hidden cards
  Colour figure;  // on the back
  Colour text;
  Colour muted;     // captions, plain bars
  Colour disabled;  // buttons off, old numbers
  Colour line;      // panel edges, rules
  Colour button;
  Colour head;  // heads of tables, bar grooves, the tab row
  Colour selected;
  Colour accent;  // chosen, focus, the main button
  Colour on_accent;
  Colour on_mark;  // a glyph on a filled mark
  Colour good;
  Colour cost;   // costs one trick
  Colour bad;    // costs more, errors
  Colour legal;  // outline on a card that may be taken
  Colour gold;   // trump: edge and chevron on a card
  Colour tag;    // R and L
  Colour on_tag;
  std::array<Colour, 4> on_card;   // suits on a card's face
  std::array<Colour, 4> on_panel;  // suits outside a card
  float outline;                   // how much wider outlines are than in the light theme

  [[nodiscard]] Colour suit_on_card(Suit suit) const;
  [[nodiscard]] Colour suit_on_panel(Suit suit) const;
};

[[nodiscard]] const Palette& palette(app::Theme theme, app::Deck deck = app::Deck::four);

// The part of the colours that ImGui's own menus, tips and scroll bars take.
void colour_menus(const Palette& colours, ImGuiStyle& style);

}  // namespace rightbower::view
