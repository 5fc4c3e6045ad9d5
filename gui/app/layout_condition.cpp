#include "gui/app/layout_condition.h"

#include "engine/deal.h"

namespace rightbower::app {

Faults add_condition(const hands::DealCondition& condition, solver::LayoutRequest& request) {
  if (condition.asks_best()) return {{{}, {"estimate.condition-best", {}}}};
  for (const hands::NeededCount& count : condition.needed_counts())
    request.counts.push_back({count.seat, count.kinds, count.least, count.most});
  if (condition.only_counts()) return {};
  request.fits = [condition, rules = request.seen.rules](const PerSeat<CardSet>& hands) {
    PerSeat<HandDraft> drafts;
    for (Seat seat : all_seats)
      if (rules->seats.contains(seat)) drafts[seat] = HandDraft::of(hands[seat]);
    const auto deal = make_deal(drafts, *rules);
    return deal.ok() && condition.holds(*deal, {});
  };
  return {};
}

}  // namespace rightbower::app
