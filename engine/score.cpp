#include "engine/score.h"

#include <algorithm>

namespace rightbower {
namespace {

int tricks_of(SeatSet team, const PerSeat<int>& tricks) {
  int sum = 0;
  for (Seat seat : all_seats)
    if (team.contains(seat)) sum += tricks[seat];
  return sum;
}

int points_made(const Rules& rules, const Special* special, int tricks, bool all) {
  const ScoreRules& score = rules.score;
  if (special != nullptr && all && special->sweep) return *special->sweep;
  if (special != nullptr && special->win) return *special->win;
  if (score.made == ScoreRules::Made::tricks) return tricks + score.made_bonus;
  return all ? score.made_all_points : score.made_points;
}

int points_lost(const Rules& rules, const Special* special, int level) {
  const ScoreRules& score = rules.score;
  if (special != nullptr && special->lose) return *special->lose;
  if (special != nullptr && special->win && score.fail_loss == ScoreRules::FailLoss::symmetric)
    return *special->win;
  if (score.set == ScoreRules::Set::minus_bid) return level;
  return score.set == ScoreRules::Set::fixed ? score.set_points : 0;
}

int defenders_points(const Rules& rules, const Bid& bid, bool made, int tricks) {
  const ScoreRules& score = rules.score;
  int points = made ? 0 : score.defenders_set_points;
  if (score.defenders_per_trick &&
      (score.defenders_score_vs_alone || !partner_sits_out(rules, bid)))
    points += tricks;
  if (tricks == 0 && (!bid.special.empty() || !score.no_trick_penalty_specials_only))
    points -= score.no_trick_penalty;
  return points;
}

Message reason_of(const Rules& rules, const Bid& bid, const HandScore& score) {
  if (rules.has_turn_up()) {
    const Strain strain = bid.strain.value_or(Strain::no_trump);
    return {score.made ? "score.maker-made" : "score.maker-set",
            {bid.bidder, strain, score.tricks}};
  }
  return {score.made ? "score.made" : "score.set",
          {bid.bidder, to_string(call_of(rules, bid)), score.tricks}};
}

}  // namespace

Points with_points(Points points, SeatSet team, int value) {
  for (Seat seat : all_seats)
    if (team.contains(seat)) points[seat] = value;
  return points;
}

Points operator+(const Points& a, const Points& b) {
  Points sum;
  for (Seat seat : all_seats) sum[seat] = a[seat] + b[seat];
  return sum;
}

HandScore score_hand(const Rules& rules, const Bid& bid, const PerSeat<int>& tricks) {
  const Special* special = special_of(rules, bid);
  const SeatSet bidders = team_of(rules, bid.bidder);
  const int all = tricks_of(SeatSet::all(), tricks);
  HandScore score;
  score.tricks = tricks_of(bidders, tricks);
  score.made = score.tricks >= bid.level;
  const int sign = rules.score.down ? -1 : 1;
  for (SeatSet team : teams_of(rules)) {
    const int own = tricks_of(team, tricks);
    const int points = !(team == bidders) ? defenders_points(rules, bid, score.made, own)
                       : score.made       ? points_made(rules, special, own, own == all)
                                          : -points_lost(rules, special, bid.level);
    score.points = with_points(score.points, team, sign * points);
  }
  score.reason = reason_of(rules, bid, score);
  return score;
}

Points revoke_points(const Rules& rules, Seat offender) {
  const SeatSet offenders = team_of(rules, offender);
  const int sign = rules.score.down ? -1 : 1;
  Points points;
  for (SeatSet team : teams_of(rules))
    points =
        with_points(points, team,
                    sign * (team == offenders ? -rules.revoke.points : rules.revoke.others_points));
  return points;
}

bool is_ace_no_face(CardSet hand) {
  const auto any = [&](Rank rank) {
    return std::ranges::any_of(printed_suits, [&](Suit suit) {
      return hand.contains({rank, suit});
    });
  };
  return any(Rank::ace) && !any(Rank::king) && !any(Rank::queen) && !any(Rank::jack);
}

}  // namespace rightbower
