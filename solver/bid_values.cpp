#include "solver/bid_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>

#include "engine/auction.h"
#include "engine/match.h"
#include "engine/score.h"

namespace rightbower::solver {
namespace {

constexpr std::size_t trick_numbers = TrickCounts::highest + 1;

// What one number of tricks comes to.
struct Outcome {
  double points = 0;
  double wins = 0;
  double loses = 0;
  double worth = 0;
};
using Outcomes = std::array<Outcome, trick_numbers>;

// The points of one seat's team less the others' mean; good is more.
class Scale {
 public:
  explicit Scale(const Observation& seen) : rules_(*seen.rules), seen_(seen) {}

  [[nodiscard]] double net(const Points& points) const {
    const SeatSet own = team_of(rules_, seen_.seat);
    double others = 0;
    int teams = 0;
    for (SeatSet team : teams_of(rules_)) {
      if (team == own) continue;
      others += points[team.next_after(Seat::west)];
      ++teams;
    }
    const double net = points[seen_.seat] - (teams > 0 ? others / teams : 0);
    return rules_.score.down ? -net : net;
  }

  [[nodiscard]] Outcome outcome(const Bid& bid, int own_tricks) const {
    const Seat opponent = rules_.seats.next_after(seen_.seat);
    PerSeat<int> tricks{};
    tricks[seen_.seat] = own_tricks;
    tricks[opponent] = seen_.hand_sizes[seen_.seat] - own_tricks;
    const HandScore score = score_hand(rules_, bid, tricks);
    const MatchState match =
        match_after(rules_, seen_.score, score.points, HandVerdict{bid.bidder, score.made});
    Outcome outcome;
    outcome.points = net(score.points);
    if (match.over()) (match.winner.contains(seen_.seat) ? outcome.wins : outcome.loses) = 1;
    const double whole = std::abs(rules_.match.target - rules_.match.start);
    outcome.worth = outcome.points + (outcome.wins - outcome.loses) * whole;
    return outcome;
  }

 private:
  const Rules& rules_;
  const Observation& seen_;
};

// A bid with what each number of tricks comes to and how often that number was counted.
struct Valued {
  BidValue value;
  Outcomes outcomes;
  Way way;
  TrickCounts counts;
  bool paired = true;  // counts are those of the way, layout by layout
};

Worth worth_of(const Outcomes& outcomes, const TrickCounts& counts) {
  Worth worth;
  double squares = 0;
  for (int tricks = 0; tricks <= TrickCounts::highest; ++tricks) {
    const Outcome& outcome = outcomes[static_cast<std::size_t>(tricks)];
    const double share = counts.share(tricks);
    worth.points += share * outcome.points;
    worth.wins += share * outcome.wins;
    worth.loses += share * outcome.loses;
    worth.worth += share * outcome.worth;
    squares += share * outcome.worth * outcome.worth;
  }
  const auto total = static_cast<double>(counts.total());
  const double variance = std::max(0.0, squares - worth.worth * worth.worth);
  worth.error = total > 1 ? std::sqrt(variance / (total - 1)) : 0;
  return worth;
}

// The standard error of the difference of two bids, from the layouts both were counted on.
double error_between(const Estimate& estimate, const Valued& a, const Valued& b) {
  if (!a.paired || !b.paired) return std::hypot(a.value.worth.error, b.value.worth.error);
  const double samples = estimate.samples();
  double sum = 0;
  double squares = 0;
  for (int i = 0; i <= TrickCounts::highest; ++i) {
    for (int j = 0; j <= TrickCounts::highest; ++j) {
      const int times = estimate.together(a.way, i, b.way, j);
      const double difference = a.outcomes[static_cast<std::size_t>(i)].worth -
                                b.outcomes[static_cast<std::size_t>(j)].worth;
      sum += times * difference;
      squares += times * difference * difference;
    }
  }
  if (samples < 2) return 0;
  const double mean = sum / samples;
  return std::sqrt(std::max(0.0, squares / samples - mean * mean) / (samples - 1));
}

class Valuation {
 public:
  Valuation(const Estimate& estimate, const std::vector<LoneTricks>& lone)
      : estimate_(estimate), lone_(lone), scale_(estimate.seen()) {}

  [[nodiscard]] BidValues all() {
    std::vector<Valued> valued;
    for (const Call& call : legal_calls())
      if (auto value = best_strain(call)) valued.push_back(std::move(*value));
    compare(valued);
    BidValues values;
    if (!valued.empty()) values.best = best_of(valued);
    for (Valued& one : valued) values.bids.push_back(std::move(one.value));
    add_theirs(values);
    return values;
  }

 private:
  // The others pass until it is this seat's turn.
  [[nodiscard]] std::vector<Call> legal_calls() const {
    const Observation& seen = estimate_.seen();
    if (seen.phase != Phase::auction && seen.phase != Phase::naming) return {};
    if (seen.rules->has_turn_up()) return {};
    Auction auction(*seen.rules, {seen.dealer, seen.turn_up, seen.joker_bids});
    for (const auto& made : seen.calls) auction = auction.after(made.call);
    while (!auction.over() && auction.to_call() != seen.seat && !auction.refusal(Call::pass()))
      auction = auction.after(Call::pass());
    if (auction.over() || auction.to_call() != seen.seat) return {};
    return auction.legal_calls();
  }

  // The call in the strain it names, or in the best of all where that is named later.
  [[nodiscard]] std::optional<Valued> best_strain(const Call& call) const {
    std::optional<Valued> best;
    for (const StrainEstimate& strain : estimate_.strains()) {
      if (call.strain && *call.strain != strain.strain) continue;
      auto value = valued(call, strain);
      if (value && (!best || value->value.worth.worth > best->value.worth.worth))
        best = std::move(value);
    }
    return best;
  }

  [[nodiscard]] std::optional<Bid> bid_of(const Call& call, Strain strain) const {
    const Observation& seen = estimate_.seen();
    if (call.kind == Call::Kind::bid) return Bid{seen.seat, call.level, {}, strain};
    if (call.kind == Call::Kind::special)
      return Bid{seen.seat, seen.rules->find_special(call.special)->level, call.special, strain};
    if (call.kind != Call::Kind::name_trump || !seen.bid) return std::nullopt;
    Bid bid = *seen.bid;
    bid.strain = strain;
    return bid;
  }

  [[nodiscard]] std::optional<Valued> valued(const Call& call, const StrainEstimate& strain) const {
    const auto bid = bid_of(call, strain.strain);
    if (!bid) return std::nullopt;
    Valued one;
    one.value.call = call;
    one.value.bid = *bid;
    const bool lone = partner_sits_out(*estimate_.seen().rules, *bid);
    one.way = {lone ? Way::Kind::alone : Way::Kind::together, strain.strain};
    one.counts = lone ? strain.alone : strain.bid;
    for (const LoneTricks& known : lone_) {
      if (!lone || known.special != bid->special || known.strain != strain.strain) continue;
      one.counts = known.tricks;
      one.paired = false;
    }
    if (one.counts.total() == 0) return std::nullopt;
    for (int tricks = 0; tricks <= estimate_.seen().hand_sizes[estimate_.seen().seat]; ++tricks)
      one.outcomes[static_cast<std::size_t>(tricks)] = scale_.outcome(*bid, tricks);
    one.value.made = one.counts.at_least(bid->level);
    one.value.worth = worth_of(one.outcomes, one.counts);
    return one;
  }

  [[nodiscard]] static std::size_t best_of(const std::vector<Valued>& valued) {
    constexpr double equal = 1e-9;
    std::size_t best = 0;
    for (std::size_t i = 1; i < valued.size(); ++i)
      if (valued[i].value.worth.worth >= valued[best].value.worth.worth - equal) best = i;
    return best;
  }

  void compare(std::vector<Valued>& valued) const {
    if (valued.empty()) return;
    const Valued& best = valued[best_of(valued)];
    for (Valued& one : valued) {
      one.value.behind = best.value.worth.worth - one.value.worth.worth;
      one.value.behind_error = error_between(estimate_, best, one);
      one.value.close = one.value.behind <= 2 * one.value.behind_error + 1e-9;
    }
  }

  // The opponents bid what they take, or do not bid at all.
  void add_theirs(BidValues& values) const {
    const Observation& seen = estimate_.seen();
    const TrickCounts counts = estimate_.counts({Way::Kind::theirs});
    if (counts.total() == 0) return;
    Outcomes outcomes;
    const int all = seen.hand_sizes[seen.seat];
    for (int own = 0; own <= all; ++own) {
      const int level = std::min(all - own, seen.rules->auction.max);
      if (level < seen.rules->auction.min) continue;
      const Bid bid{seen.rules->seats.next_after(seen.seat), level, {}, Strain::no_trump};
      outcomes[static_cast<std::size_t>(own)] = scale_.outcome(bid, own);
    }
    values.theirs = worth_of(outcomes, counts);
    for (const StrainEstimate& strain : estimate_.strains()) {
      int level = 0;
      for (const BidValue& one : values.bids)
        if (one.bid.strain == strain.strain && one.bid.special.empty() &&
            one.worth.worth >= values.theirs->worth)
          level = std::max(level, one.bid.level);
      values.up_to.push_back({strain.strain, level});
    }
  }

  const Estimate& estimate_;
  const std::vector<LoneTricks>& lone_;
  Scale scale_;
};

}  // namespace

double worth_of_tricks(const Observation& seen, const Bid& bid, int tricks) {
  return Scale(seen).outcome(bid, tricks).worth;
}

BidValues bid_values(const Estimate& estimate, const std::vector<LoneTricks>& lone) {
  if (estimate.samples() == 0) return {};
  return Valuation(estimate, lone).all();
}

}  // namespace rightbower::solver
