// Drill: what a hand scores, and whether the match is won by it.
#include <algorithm>
#include <utility>
#include <vector>

#include "engine/rules.h"
#include "lessons/drill_makers.h"

namespace rightbower::lessons {
namespace {

constexpr int near_target = 12;  // points under it at most

[[nodiscard]] const Rules& rules() { return *find_rules(default_rules_name); }

// A bid and what became of it, mostly close.
struct Played {
  Bid bid;
  int tricks;
};
[[nodiscard]] Played draw_hand(Random& random) {
  Played played;
  played.bid.bidder = static_cast<Seat>(draw(random, 4));
  played.bid.level = 5 + draw(random, 6);
  played.bid.strain = static_cast<Strain>(draw(random, 5));
  played.tricks = std::clamp(played.bid.level - 2 + draw(random, 5), 0, rules().hand_size);
  return played;
}

[[nodiscard]] std::vector<Argument> told(const Played& played) {
  return {played.bid.bidder, played.bid.level, *played.bid.strain, played.tricks};
}

[[nodiscard]] DrillItem points(Random& random) {
  const Played played = draw_hand(random);
  const Side side = static_cast<Side>(draw(random, 2));
  DrillItem item;
  item.step = step_asking(HandPoints{played.bid, played.tricks, side});
  item.prompt = {side == Side::north_south ? "drill.points-ns" : "drill.points-ew", told(played)};
  item.hint = {"drill.points-hint", {}};
  item.reason = {"drill.points-reason", {}};
  item.difficulty = played.tricks < played.bid.level ? 2 : 1;
  return item;
}

// Both sides near the target, so that the last hand decides.
[[nodiscard]] DrillItem won(Random& random) {
  const Played played = draw_hand(random);
  const int target = rules().match.target;
  const int north_south = target - 1 - draw(random, near_target);
  const int east_west = target - 1 - draw(random, near_target);
  DrillItem item;
  item.step = step_asking(MatchWon{{{north_south, east_west, north_south, east_west}},
                                   played.bid,
                                   played.tricks,
                                   Side::north_south});
  std::vector<Argument> arguments = told(played);
  arguments.insert(arguments.end(), {north_south, east_west, target});
  item.prompt = {"drill.won", std::move(arguments)};
  item.hint = {"drill.won-hint", {target}};
  item.reason = {"drill.won-reason", {target}};
  item.difficulty = 3;
  return item;
}

}  // namespace

DrillItem make_score_item(Random& random) {
  DrillItem item = draw(random, 2) == 0 ? points(random) : won(random);
  answer_step(item.step);
  return item;
}

}  // namespace rightbower::lessons
