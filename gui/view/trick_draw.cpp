#include "gui/view/trick_draw.h"

#include <algorithm>

#include "gui/view/icons.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

// From the middle of the cross to the middle of a card, in E.
struct Offsets {
  float x;
  float y;
};

Offsets offsets_of(CardSize size) {
  if (size.is_short) return {2.6F, 2.4F};
  return {5.27F * size.scale, 3.87F * size.scale};
}

Point middle_of(const Ui& ui, const Box& room, CardSize size, Seat seat) {
  const Offsets offsets = offsets_of(size);
  Point middle{room.cx(), room.cy()};
  switch (seat) {
    case Seat::north:
      middle.y -= ui.em(offsets.y);
      break;
    case Seat::south:
      middle.y += ui.em(offsets.y);
      break;
    case Seat::west:
      middle.x -= ui.em(offsets.x);
      break;
    case Seat::east:
      middle.x += ui.em(offsets.x);
      break;
  }
  return middle;
}

// The largest size at which the cross fits.
CardSize fitting(const Ui& ui, const Box& room, CardSize size) {
  const auto fits = [&](CardSize tried) {
    const Offsets offsets = offsets_of(tried);
    return ui.em(2 * offsets.x + tried.width() + 0.6F) <= room.w &&
           ui.em(2 * offsets.y + tried.height() + 0.6F) <= room.h;
  };
  while (!size.is_short && !fits(size) && size.scale > 0.81F) size.scale -= 0.05F;
  return fits(size) ? size : CardSize{true, 1};
}

void draw_place(Ui& ui, const Box& box, const TrickLook& look, Seat seat) {
  const bool next = look.to_play == seat;
  const float radius = ui.em(0.4F);
  stroke_box(ui, box, next ? ui.colours.accent : ui.colours.rim, ui.outline(next ? 2 : 1.5F),
             radius);
  if (next)
    text(ui, box.cx(), box.cy(), ui.words.say("view.seat", {seat}), ui.colours.muted,
         {Size::small, Weight::regular, Align::centre});
}

// A star in a circle on the corner of the card that wins.
void draw_badge(Ui& ui, const Box& card) {
  const Point middle{card.right() - ui.em(0.27F), card.y + ui.em(0.27F)};
  ui.pen->AddCircleFilled({middle.x, middle.y}, ui.em(0.73F), ui.colours.panel);
  ui.pen->AddCircleFilled({middle.x, middle.y}, ui.em(0.6F), ui.colours.good);
  draw_star(ui, middle, ui.em(0.85F), ui.colours.on_mark);
}

}  // namespace

void draw_trick(Ui& ui, const Box& room, CardSize size, const TrickLook& look) {
  size = fitting(ui, room, size);
  const auto box_of = [&](Seat seat) {
    const Point middle = middle_of(ui, room, size, seat);
    const float width = ui.em(size.width());
    const float height = ui.em(size.height());
    return Box{std::round(middle.x - width / 2), std::round(middle.y - height / 2), width, height};
  };
  for (Seat seat : all_seats) {
    const bool played = std::ranges::count(look.cards, seat, &TrickCard::seat) > 0;
    if (look.in_play.contains(seat) && !played) draw_place(ui, box_of(seat), look, seat);
  }
  for (const TrickCard& played : look.cards) {
    CardLook card{look.contract.trump() ? &look.contract : nullptr};
    const Box box = box_of(played.seat);
    if (look.winner == played.seat) card.ring = ui.colours.good;
    draw_card(ui, {box.x, box.y}, played.card, size, card);
  }
  if (look.winner) draw_badge(ui, box_of(*look.winner));
}

}  // namespace rightbower::view
