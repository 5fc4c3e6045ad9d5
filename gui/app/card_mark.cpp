#include "gui/app/card_mark.h"

namespace rightbower::app {

std::string_view sign(MarkKind kind) {
  switch (kind) {
    case MarkKind::best:
      break;
    case MarkKind::equal:
      return "bars";
    case MarkKind::costs_1:
      return "triangle";
    case MarkKind::costs_2:
      return "triangles";
  }
  return "tick";
}

std::vector<CardMark> marks_of(const CardValues& values) {
  std::vector<CardMark> marks;
  if (values.empty()) return marks;
  const int best = best_of(values);
  std::size_t best_kinds = 0;
  for (const solver::CardValue& value : values)
    if (value.tricks == best) best_kinds += 1 + value.same_as.size();
  const auto kind_of = [&](int tricks) {
    if (const auto cost = cost_mark(best - tricks)) return *cost;
    return best_kinds == 1 ? MarkKind::best : MarkKind::equal;
  };
  for (const solver::CardValue& value : values) {
    marks.push_back({value.card, kind_of(value.tricks), value.tricks});
    for (Card same : value.same_as) marks.push_back({same, kind_of(value.tricks), value.tricks});
  }
  return marks;
}

std::optional<MarkKind> cost_mark(int cost) {
  if (cost <= 0) return std::nullopt;
  return cost == 1 ? MarkKind::costs_1 : MarkKind::costs_2;
}

}  // namespace rightbower::app
