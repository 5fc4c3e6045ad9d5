// What stands on a card that can be played: how many tricks its side still takes with it, and
// whether that is the best. The signs differ in shape, never in colour alone.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "gui/app/insight.h"

namespace rightbower::app {

enum class MarkKind : std::uint8_t {
  best,     // the only best: a tick
  equal,    // one of several best: two bars
  costs_1,  // a triangle down
  costs_2,  // two or more: two triangles down
};
// "tick", "bars", "triangle", "triangles".
[[nodiscard]] std::string_view sign(MarkKind kind);

struct CardMark {
  Card card;
  MarkKind kind = MarkKind::best;
  int tricks = 0;
};

// Every kind of card that can be played, in the order of the values; interchangeable cards one
// after another.
[[nodiscard]] std::vector<CardMark> marks_of(const CardValues& values);

// The mark of a card that costs so many tricks; of none when it costs none.
[[nodiscard]] std::optional<MarkKind> cost_mark(int cost);

}  // namespace rightbower::app
