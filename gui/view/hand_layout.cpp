#include "gui/view/hand_layout.h"

#include <cmath>

#include "gui/app/hand_order.h"

namespace rightbower::view {
namespace {

void add(HandLayout& layout, Card card, Point at, float card_width) {
  const bool again = !layout.cards.empty() && layout.cards.back().card == card;
  const int copy = again ? layout.cards.back().copy + 1 : 0;
  layout.cards.push_back({card, copy, at, card_width});
  layout.width = std::max(layout.width, at.x + card_width);
}

// From the left end of a fan to each card, with all steps multiplied by `scale`.
std::vector<float> fan_offsets(const std::vector<Card>& cards, const Contract& contract,
                               const FanMeasure& measure, float scale) {
  std::vector<float> offsets{0};
  for (std::size_t i = 1; i < cards.size(); ++i) {
    float step = cards[i] == cards[i - 1] ? measure.pair : measure.step;
    if (contract.suit_of(cards[i]) != contract.suit_of(cards[i - 1])) step += measure.gap;
    offsets.push_back(offsets.back() + scale * step);
  }
  return offsets;
}

HandLayout along(const std::vector<Card>& cards, const std::vector<float>& offsets,
                 float card_width) {
  HandLayout layout;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    add(layout, cards[i], {std::round(offsets[i]), 0}, card_width);
    if (i > 0) layout.cards[i - 1].strip = layout.cards[i].at.x - layout.cards[i - 1].at.x;
  }
  for (PlacedCard& placed : layout.cards) placed.strip = std::min(placed.strip, card_width);
  return layout;
}

float shrink_to(float room, float width, float card_width) {
  if (width <= room || width <= card_width) return 1;
  return std::max(0.0F, (room - card_width) / (width - card_width));
}

}  // namespace

HandLayout fan_layout(CardSet hand, const Contract& contract, const FanMeasure& measure) {
  const std::vector<Card> cards = app::hand_order(hand, contract);
  const float full = fan_offsets(cards, contract, measure, 1).back() + measure.card_width;
  const float scale = shrink_to(measure.room, full, measure.card_width);
  return along(cards, fan_offsets(cards, contract, measure, scale), measure.card_width);
}

HandLayout row_layout(const std::vector<Card>& cards, const FanMeasure& measure) {
  const auto count = static_cast<float>(cards.size());
  const float full = (count - 1) * measure.step + measure.card_width;
  const float scale = shrink_to(measure.room, full, measure.card_width);
  std::vector<float> offsets;
  for (std::size_t i = 0; i < cards.size(); ++i)
    offsets.push_back(static_cast<float>(i) * scale * measure.step);
  return along(cards, offsets, measure.card_width);
}

HandLayout rows_layout(CardSet hand, const Contract& contract, const RowsMeasure& measure) {
  HandLayout layout;
  Point at;
  for (Suit suit : app::suit_order(contract)) {
    const CardSet cards = hand & contract.all_of(suit);
    if (suit == Suit::joker && cards.empty()) continue;
    if (cards.empty()) layout.voids.emplace_back(suit, at);
    const std::size_t first = layout.cards.size();
    at.x = 0;
    for (Card card : app::hand_order(cards, contract)) {
      if (layout.cards.size() > first) {
        PlacedCard& before = layout.cards.back();
        before.strip = std::round(before.card == card ? measure.pair : measure.step);
        at.x += before.strip;
      }
      add(layout, card, at, measure.card_width);
    }
    at.x = 0;
    at.y = std::round(at.y + (cards.empty() ? measure.void_pitch : measure.pitch));
  }
  layout.width = std::max(layout.width, measure.card_width);
  return layout;
}

}  // namespace rightbower::view
