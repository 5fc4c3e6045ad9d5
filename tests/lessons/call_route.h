// What calls are worth by another route: the raw layouts are drawn and solved here, and what each
// call scores is written out.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/first_look.h"
#include "engine/notation.h"
#include "hands/point_count.h"
#include "lessons/call_study.h"
#include "solver/solver.h"

namespace rightbower::lessons {

// What a hand with this bid promises, told another way: no strain counts more, none before it as
// much, and it counts the level.
inline bool may_have_bid(CardSet hand, const Call& call) {
  const double own = hands::expected_tricks(hand, *call.strain);
  for (Strain other : table_strains) {
    const double counts = hands::expected_tricks(hand, other);
    if (counts > own || (counts == own && other < *call.strain)) return false;
  }
  return own >= call.level;
}

// The layouts of a study, the caller's side's tricks by strain and bidder in each.
struct Route {
  Situation before;
  Seat caller = Seat::south;
  std::vector<PerSeat<CardSet>> layouts;

  Route(const Situation& from, std::uint64_t seed, int count) : before(from) {
    Auction auction(rules_of(before), {*before.dealer, {}, {}});
    for (const Call& call : before.auction) auction = auction.after(call);
    caller = auction.to_call();
    solver::LayoutRequest request;
    request.seen = first_look(before, caller).value();
    request.fits = [calls = auction.calls()](const PerSeat<CardSet>& hands) {
      return std::ranges::all_of(calls, [&](const Auction::Made& made) {
        return made.call.kind == Call::Kind::pass || may_have_bid(hands[made.seat], made.call);
      });
    };
    const auto drawn = solver::Layouts::make(std::move(request));
    for (int i = 0; i < count; ++i)
      layouts.push_back(*drawn->draw(seed, static_cast<std::uint64_t>(i)));
  }

  // Own points less theirs, on average.
  [[nodiscard]] double worth(const Call& call) const {
    std::optional<Bid> bid = Bid{caller, call.level, {}, call.strain};
    if (call.kind == Call::Kind::pass) {
      bid.reset();
      Seat seat = next(*before.dealer);
      for (const Call& made : before.auction) {
        if (made.kind == Call::Kind::bid) bid = Bid{seat, made.level, {}, made.strain};
        seat = next(seat);
      }
    }
    if (!bid) return 0;
    double sum = 0;
    for (const PerSeat<CardSet>& hands : layouts) {
      const int tricks = taken(hands, *bid);
      const int net = (tricks >= bid->level ? tricks : -bid->level) - (12 - tricks);
      sum += pair_of(bid->bidder) == pair_of(caller) ? net : -net;
    }
    return sum / static_cast<double>(layouts.size());
  }

 private:
  // Each is asked for many levels.
  [[nodiscard]] int taken(const PerSeat<CardSet>& hands, const Bid& bid) const {
    const solver::Request request{hands, *bid.strain, bid.bidder, pairs(SeatSet::all()), {}};
    const auto found = std::ranges::find(known_, request, &std::pair<solver::Request, int>::first);
    if (found != known_.end()) return found->second;
    known_.emplace_back(request, *solver_.tricks(request));
    return known_.back().second;
  }

  mutable solver::Solver solver_;
  mutable std::vector<std::pair<solver::Request, int>> known_;
};

inline void check_by_another_route(const CallStudy& study, const Route& route) {
  double best = -100;
  for (const CallWorth& worth : study.calls) {
    CAPTURE(to_string(worth.call));
    const double points = route.worth(worth.call);
    CHECK(worth.points == doctest::Approx(points).epsilon(1e-9));
    best = std::max(best, points);
  }
  CHECK(study.best_call().points == doctest::Approx(best));
  for (const CallWorth& worth : study.calls)
    CHECK(worth.behind == doctest::Approx(best - worth.points).epsilon(1e-6));
}

}  // namespace rightbower::lessons
