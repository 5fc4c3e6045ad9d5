#include "gui/view/card_draw.h"

#include "gui/view/icons.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

// Where the index stands on a card, in E at scale 1.
struct IndexPlace {
  float rank;
  float suit;
  float chevron;
  float tag;
};
constexpr IndexPlace full_index{1.12F, 2.3F, 3.42F, 3.5F};
constexpr IndexPlace short_index{1.08F, 2.22F, 3.32F, 3.36F};
constexpr IndexPlace tight_index{0.92F, 1.92F, 2.86F, 2.84F};

std::string rank_text(Card card) {
  if (card.is_joker()) return "JK";
  return std::string(1, letter(card.rank()));
}

// "10" is two figures set close together, so that it is no wider than a queen.
void draw_rank(Ui& ui, float x, float y, Card card, Size size, Colour colour) {
  const TextLook look{size, Weight::bold, Align::centre};
  if (card.is_joker() || card.rank() != Rank::ten) {
    text(ui, x, y, rank_text(card), colour, look);
    return;
  }
  const float apart = 0.27F * size_in_em(size) * ui.em_pixels + 0.5F;
  text(ui, x - apart, y, "1", colour, look);
  text(ui, x + apart, y, "0", colour, look);
}

// The font nearest to the size of the card: fonts are never stretched.
Size rank_size(float scale) {
  if (scale >= 1.2F) return Size::number;
  return scale < 0.9F ? Size::body : Size::title;
}

// S H D C beside the suit, for who wants it.
void draw_suit_letter(Ui& ui, float x, float y, Suit suit, Colour colour) {
  if (!ui.suit_letters || suit == Suit::joker) return;
  text(ui, x, y, ui.words[std::string("view.suit-letter.") + letter(suit)], colour,
       {Size::small, Weight::bold, Align::centre});
}

void draw_sheet(Ui& ui, const Box& box, Colour face, float radius) {
  const Box shade{box.x + ui.line(1), box.y + ui.line(2), box.w, box.h};
  fill_box(ui, shade, ui.colours.shade, radius);
  fill_box(ui, box, face, radius);
  stroke_box(ui, box, ui.colours.edge, ui.line(), radius);
}

void draw_sign(Ui& ui, float x, float y, const IndexPlace& place, float scale,
               const Contract& contract, Card card) {
  const auto em = [&](float count) { return ui.em(count * scale); };
  if (contract.is_bower(card)) {
    const char* bower = contract.is_right_bower(card) ? "view.tag.right" : "view.tag.left";
    draw_tag(ui, {x, y + em(place.tag)}, em(1.12F), ui.words[bower]);
  } else {
    draw_chevron(ui, {x, y + em(place.chevron)}, em(0.66F), ui.colours.gold, ui.line(2.4F) * scale);
  }
}

// Rank and suit in one line, for what little of a card is seen.
void draw_flat_index(Ui& ui, Point top_left, Card card, Colour colour, float scale) {
  const auto em = [&](float count) { return ui.em(count * scale); };
  const float y = top_left.y + em(0.75F);
  const bool wide = !card.is_joker() && card.rank() == Rank::ten;
  draw_rank(ui, top_left.x + em(wide ? 0.72F : 0.62F), y, card, Size::body, colour);
  if (!card.is_joker())
    draw_suit(ui, {top_left.x + em(wide ? 1.72F : 1.45F), y}, em(0.66F), card.printed_suit(),
              colour);
}

void draw_outlines(Ui& ui, const Box& box, float radius, const CardLook& look) {
  if (look.legal) {
    stroke_box(ui, box, ui.colours.legal, ui.outline(look.hovered ? 2.0F : 1.5F), radius);
  }
  if (look.ring) {
    const float width = ui.outline(3);
    stroke_box(ui, box.inset(-width / 2), *look.ring, width, radius + width / 2);
  }
}

}  // namespace

Box card_box(const Ui& ui, Point top_left, CardSize size) {
  return {top_left.x, top_left.y, ui.em(size.width()), ui.em(size.height())};
}

void draw_card(Ui& ui, Point top_left, Card card, CardSize size, const CardLook& look) {
  const float scale = size.scale;
  const auto em = [&](float count) { return ui.em(count * scale); };
  const Box box = card_box(ui, top_left, size);
  const float radius = em(0.4F);
  const Suit printed = card.printed_suit();
  const Colour colour = ui.colours.suit_on_card(printed);
  const bool trump = look.contract != nullptr && look.contract->is_trump(card);

  draw_sheet(ui, box, look.off ? ui.colours.off : ui.colours.face, radius);
  if (trump) {
    stroke_box(ui, box.inset(ui.line(2)), ui.colours.gold, ui.line(2), radius - ui.line(2));
  }
  if (look.flat) {
    draw_flat_index(ui, top_left, card, colour, scale);
    return draw_outlines(ui, box, radius, look);
  }
  const IndexPlace& place = !size.is_short ? full_index : look.tight ? tight_index : short_index;
  const bool wide = !card.is_joker() && card.rank() == Rank::ten;
  const float x = top_left.x + em(wide ? 1.12F : 1.0F);
  draw_rank(ui, x, top_left.y + em(place.rank), card, rank_size(scale), colour);
  // The letter has to be seen where the next card leaves but a strip.
  const bool lettered = ui.suit_letters && !card.is_joker();
  draw_suit(ui, {x - em(lettered ? 0.3F : 0), top_left.y + em(place.suit)},
            em(lettered ? 0.76F : 0.92F), printed, colour);
  draw_suit_letter(ui, x + em(0.48F), top_left.y + em(place.suit), printed, colour);
  if (trump) draw_sign(ui, x, top_left.y, place, scale, *look.contract, card);
  if (!size.is_short)
    draw_suit(ui, {box.right() - em(1.75F), box.bottom() - em(1.95F)}, em(2.1F), printed, colour);

  draw_outlines(ui, box, radius, look);
}

void draw_back(Ui& ui, Point top_left, CardSize size) {
  const Box box = card_box(ui, top_left, size);
  draw_sheet(ui, box, ui.colours.face, ui.em(0.4F));
  fill_box(ui, box.inset(ui.em(0.27F)), ui.colours.back, ui.em(0.27F));
  stroke_box(ui, box.inset(ui.em(0.47F)), ui.colours.figure, ui.line(1.5F), ui.em(0.2F));
  const float tall = box.h * 0.14F;
  const float wide = tall * 0.7F;
  ui.pen->AddQuadFilled({box.cx(), box.cy() - tall}, {box.cx() + wide, box.cy()},
                        {box.cx(), box.cy() + tall}, {box.cx() - wide, box.cy()},
                        ui.colours.figure);
}

void draw_void(Ui& ui, Point top_left, CardSize size, Suit suit, bool low) {
  Box box = card_box(ui, top_left, size);
  if (low) {
    box = {box.x, box.y + ui.em(0.15F), ui.em(4.3F), ui.em(void_height)};
    fill_box(ui, box, ui.colours.table, ui.em(0.33F));
  }
  stroke_box(ui, box.inset(ui.line(1)), ui.colours.rim, ui.line(1.5F), ui.em(0.33F));
  const std::string& none = ui.words["view.none"];
  if (low) {
    draw_suit(ui, {box.x + ui.em(0.85F), box.cy()}, ui.em(0.8F), suit, ui.colours.muted);
    return text(ui, box.x + ui.em(1.6F), box.cy(), none, ui.colours.muted, {Size::small});
  }
  draw_suit(ui, {box.cx(), top_left.y + ui.em(1.6F * size.scale)}, ui.em(size.scale), suit,
            ui.colours.muted);
  text(ui, box.cx(), top_left.y + ui.em(2.9F * size.scale), none, ui.colours.muted,
       {Size::small, Weight::regular, Align::centre});
}

void draw_order_number(Ui& ui, const Box& card, int number) {
  const Point middle{card.right() - ui.em(0.35F), card.y + ui.em(0.35F)};
  ui.pen->AddCircleFilled({middle.x, middle.y}, ui.em(0.75F), ui.colours.accent);
  text(ui, middle.x, middle.y, std::to_string(number), ui.colours.on_accent,
       {Size::small, Weight::bold, Align::centre});
}

namespace {

// "10" in words and notation: the same two figures as everywhere in a line of text.
std::string rank_word(Card card) {
  return !card.is_joker() && card.rank() == Rank::ten ? "10" : rank_text(card);
}

constexpr float suit_of_text = 0.82F;  // of the em
constexpr float suit_advance = 0.98F;

}  // namespace

float card_word_width(const Ui& ui, Card card, Size size) {
  const float em = size_in_em(size) * ui.em_pixels;
  return text_width(ui, rank_word(card), size, Weight::bold) +
         (card.is_joker() ? 0 : suit_advance * em);
}

void draw_card_word(Ui& ui, float x, float y, Card card, Size size) {
  const float em = size_in_em(size) * ui.em_pixels;
  const Colour colour = ui.colours.suit_on_panel(card.printed_suit());
  const std::string rank = rank_word(card);
  text(ui, x, y, rank, colour, {size, Weight::bold});
  if (card.is_joker()) return;
  const float middle = x + text_width(ui, rank, size, Weight::bold) + 0.48F * em;
  draw_suit(ui, {middle, y}, suit_of_text * em, card.printed_suit(), colour);
}

}  // namespace rightbower::view
