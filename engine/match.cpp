#include "engine/match.h"

#include <algorithm>
#include <string>
#include <vector>

namespace rightbower {
namespace {

Seat first_of(SeatSet team) { return team.next_after(Seat::west); }

// One team looked at after a hand.
class Judge {
 public:
  Judge(const Rules& rules, const Points& score, std::optional<HandVerdict> verdict)
      : rules_(rules), score_(score), verdict_(verdict) {}

  [[nodiscard]] int score(SeatSet team) const { return score_[first_of(team)]; }
  [[nodiscard]] bool bid(SeatSet team) const { return verdict_ && team.contains(verdict_->bidder); }
  [[nodiscard]] bool at_target(SeatSet team) const {
    const int target = rules_.match.target;
    return rules_.score.down ? score(team) <= target : score(team) >= target;
  }
  [[nodiscard]] bool has_won(SeatSet team) const { return at_target(team) && rule_lets_win(team); }
  [[nodiscard]] bool at_floor(SeatSet team) const {
    return rules_.match.floor && score(team) <= *rules_.match.floor;
  }
  [[nodiscard]] bool ahead(SeatSet a, SeatSet b) const {
    return rules_.score.down ? score(a) < score(b) : score(a) > score(b);
  }

 private:
  [[nodiscard]] bool rule_lets_win(SeatSet team) const {
    switch (rules_.match.rule) {
      case MatchRules::Rule::make_or_set:
        return verdict_ && bid(team) == verdict_->made;
      case MatchRules::Rule::made_bid:
        return bid(team) && verdict_->made;
      case MatchRules::Rule::reach:
        break;
    }
    return true;
  }

  const Rules& rules_;
  const Points& score_;
  std::optional<HandVerdict> verdict_;
};

Argument words(SeatSet team) {
  if (team.size() == 1) return first_of(team);
  return to_string(team);
}

Message why_won(const Rules& rules, const Judge& judge, SeatSet team) {
  const std::vector<Argument> arguments{words(team), judge.score(team), rules.match.target};
  if (rules.match.rule == MatchRules::Rule::reach) return {"match.reached", arguments};
  return {judge.bid(team) ? "match.made" : "match.set", arguments};
}

// Nobody has won; somebody may stand at the target all the same (rules.md, A11).
Message why_not(const Rules& rules, const Judge& judge, const std::vector<SeatSet>& teams) {
  const bool by_bid = rules.match.rule == MatchRules::Rule::made_bid;
  for (SeatSet team : teams)
    if (judge.at_target(team))
      return {by_bid ? "match.not-by-bid" : "match.not-by-rule",
              {words(team), judge.score(team), rules.match.target}};
  return {"match.goes-on", {rules.match.target}};
}

void decide_between(const Rules& rules, const Judge& judge, std::vector<SeatSet> winners,
                    MatchState& state) {
  if (rules.match.both_over == MatchRules::BothOver::bidders) {
    const auto bidders =
        std::ranges::find_if(winners, [&](SeatSet team) { return judge.bid(team); });
    if (bidders != winners.end()) winners = {*bidders};
  }
  SeatSet best = winners.front();
  for (SeatSet team : winners)
    if (judge.ahead(team, best)) best = team;
  state.tie = std::ranges::any_of(
      winners, [&](SeatSet team) { return !(team == best) && !judge.ahead(best, team); });
  if (state.tie) {
    state.reason = {"match.tie", {judge.score(best)}};
    return;
  }
  state.winner = best;
  state.reason = why_won(rules, judge, best);
}

}  // namespace

std::string to_string(SeatSet team) {
  std::string text;
  for (Seat seat : {Seat::north, Seat::south, Seat::east, Seat::west})
    if (team.contains(seat)) text += letter(seat);
  return text;
}

Points starting_score(const Rules& rules) {
  return with_points({}, rules.seats, rules.match.start);
}

MatchState match_after(const Rules& rules, const Points& before, const Points& gained,
                       std::optional<HandVerdict> verdict) {
  MatchState state;
  state.score = before + gained;
  const Judge judge(rules, state.score, verdict);
  const std::vector<SeatSet> teams = teams_of(rules);
  std::vector<SeatSet> winners;
  std::vector<SeatSet> lost;
  for (SeatSet team : teams) {
    if (judge.has_won(team)) winners.push_back(team);
    if (judge.at_floor(team)) lost.push_back(team);
  }
  if (teams.size() == 2 && lost.size() == 1) {
    state.winner = teams[lost.front() == teams.front() ? 1 : 0];
    state.reason = {"match.floor", {words(lost.front()), judge.score(lost.front())}};
  } else if (!winners.empty()) {
    decide_between(rules, judge, winners, state);
  } else {
    state.reason = why_not(rules, judge, teams);
  }
  return state;
}

}  // namespace rightbower
