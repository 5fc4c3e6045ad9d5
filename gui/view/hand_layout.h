// Where the cards of a hand lie: side by side as a fan, or a row for each suit. Pairs lie closer
// together than other cards, so that a pair reads as a pair.
#pragma once

#include <vector>

#include "engine/contract.h"
#include "gui/view/geometry.h"

namespace rightbower::view {

struct PlacedCard {
  Card card;
  int copy;     // 0, 1: which of two equal cards
  Point at;     // the top left corner, from that of the whole hand
  float strip;  // how much of its width the next card leaves to be seen
};

struct HandLayout {
  std::vector<PlacedCard> cards;
  std::vector<std::pair<Suit, Point>> voids;  // rows only: the place of a suit the hand has not
  float width = 0;
};

// All in pixels.
struct FanMeasure {
  float card_width;
  float step;  // from a card to the next
  float pair;  // from a card to its copy
  float gap;   // more, between suits in play
  float room;  // the width there is: steps shrink together until the fan fits
};
[[nodiscard]] HandLayout fan_layout(CardSet hand, const Contract& contract,
                                    const FanMeasure& measure);
// The same for cards that keep the order they are given in; each stands alone, there are no gaps.
[[nodiscard]] HandLayout row_layout(const std::vector<Card>& cards, const FanMeasure& measure);

struct RowsMeasure {
  float card_width;
  float step;
  float pair;
  float pitch;       // from a row to the next
  float void_pitch;  // the same from the place of a suit the hand has not
};
[[nodiscard]] HandLayout rows_layout(CardSet hand, const Contract& contract,
                                     const RowsMeasure& measure);

}  // namespace rightbower::view
