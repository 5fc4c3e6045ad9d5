// One card: what is printed on it, and the signs of the contract it is shown in.
#pragma once

#include <optional>

#include "engine/contract.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// A full card shows a pip beside its index; a short card the index alone.
struct CardSize {
  bool is_short = false;
  float scale = 1;  // of all its measures

  [[nodiscard]] float width() const { return (is_short ? 3.1F : 4.8F) * scale; }  // in E
  [[nodiscard]] float height() const { return (is_short ? 4.25F : 6.8F) * scale; }
};

struct CardLook {
  const Contract* contract = nullptr;  // none: no gold, no tags
  std::optional<Colour> ring{};
  bool legal = false;    // may be taken: outlined
  bool hovered = false;  // legal, and under the mouse
  bool off = false;      // may not be played now
  bool tight = false;    // the next row covers its foot: what counts stands higher
  bool flat = false;     // only its head can be seen: rank and suit stand side by side
};

[[nodiscard]] Box card_box(const Ui& ui, Point top_left, CardSize size);

void draw_card(Ui& ui, Point top_left, Card card, CardSize size, const CardLook& look = {});
void draw_back(Ui& ui, Point top_left, CardSize size);

// The empty place of a suit the hand has not: a void is news. Low where rows lie over one
// another: void_height high, and drawn over the foot of the cards above.
void draw_void(Ui& ui, Point top_left, CardSize size, Suit suit, bool low);
inline constexpr float void_height = 1.4F;  // in E

// The number of a chosen card, on its upper right corner.
void draw_order_number(Ui& ui, const Box& card, int number);

// "J♦" in a line of text: its width, and the drawing from the left end at the middle of the line.
[[nodiscard]] float card_word_width(const Ui& ui, Card card, Size size);
void draw_card_word(Ui& ui, float x, float y, Card card, Size size);

}  // namespace rightbower::view
