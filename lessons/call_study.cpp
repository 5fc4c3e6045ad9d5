#include "lessons/call_study.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <memory>
#include <utility>

#include "engine/first_look.h"
#include "engine/score.h"
#include "lessons/count_bidding.h"
#include "solver/in_order.h"
#include "solver/solver.h"

namespace rightbower::lessons {
namespace {

constexpr double points_that_do_not_matter = 0.5;

[[nodiscard]] Auction auction_of(const Situation& situation) {
  Auction auction(rules_of(situation), {*situation.dealer, {}, {}});
  for (const Call& call : situation.auction) auction = auction.after(call);
  return auction;
}

// Whether the hidden hands agree with the calls made so far.
[[nodiscard]] solver::FitsHands agree_with(const Auction& auction) {
  return [calls = auction.calls(), caller = auction.to_call()](const PerSeat<CardSet>& hands) {
    return std::ranges::all_of(calls, [&](const Auction::Made& made) {
      return made.seat == caller || agrees_with_call(hands[made.seat], made.call);
    });
  };
}

// Asks for the tricks of one seat's side, until it is stopped.
class Asking {
 public:
  Asking(const PerSeat<CardSet>& hands, Seat seat, solver::Solver& solver,
         const solver::ShouldStop& should_stop)
      : hands_(hands), seat_(seat), solver_(solver), should_stop_(should_stop) {}

  [[nodiscard]] int tricks(Strain strain, Seat leader) {
    if (stopped_ || (should_stop_ && should_stop_())) {
      stopped_ = true;
      return 0;
    }
    const auto taken =
        solver_.tricks({hands_, strain, leader, pairs(SeatSet::all()), {}}, should_stop_);
    stopped_ = !taken;
    if (!taken) return 0;
    return pair_of(leader) == pair_of(seat_) ? *taken : hands_[seat_].size() - *taken;
  }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  const PerSeat<CardSet>& hands_;
  const Seat seat_;
  solver::Solver& solver_;
  const solver::ShouldStop& should_stop_;
  bool stopped_ = false;
};

}  // namespace

int net_points(const Rules& rules, const Bid& bid, int tricks) {
  PerSeat<int> won;
  won[bid.bidder] = tricks;
  won[next(bid.bidder)] = rules.hand_size - tricks;
  const HandScore score = score_hand(rules, bid, won);
  return score.points[bid.bidder] - score.points[next(bid.bidder)];
}

bool as_good_as_best(const CallWorth& worth) {
  return worth.behind <= std::max(points_that_do_not_matter, 2 * worth.error);
}

const CallWorth* CallStudy::find(const Call& call) const {
  const auto found = std::ranges::find(calls, call, &CallWorth::call);
  return found == calls.end() ? nullptr : &*found;
}

std::vector<Call> CallStudy::good_calls() const {
  std::vector<Call> good;
  for (const CallWorth& worth : calls)
    if (as_good_as_best(worth)) good.push_back(worth.call);
  return good;
}

std::vector<Call> calls_with_partner(const Situation& situation) {
  std::vector<Call> calls = auction_of(situation).legal_calls();
  std::erase_if(calls, [](const Call& call) {
    return call.kind != Call::Kind::pass && call.kind != Call::Kind::bid;
  });
  return calls;
}

CallSample::CallSample(StudyRequest request, Auction auction, solver::Layouts layouts)
    : request_(std::move(request)), auction_(std::move(auction)), layouts_(std::move(layouts)) {}

Result<CallSample> CallSample::make(StudyRequest request) {
  assert(request.situation.dealer);
  Auction auction = auction_of(request.situation);
  auto seen = first_look(request.situation, auction.to_call());
  if (!seen) return seen.faults();
  solver::LayoutRequest wanted;
  wanted.seen = std::move(*seen);
  wanted.fits = agree_with(auction);
  auto layouts = solver::Layouts::make(std::move(wanted));
  if (!layouts) return layouts.faults();
  return CallSample(std::move(request), std::move(auction), std::move(*layouts));
}

bool CallSample::extend(int layouts, const Studying& how) {
  const auto first = static_cast<std::uint64_t>(found_.size());
  const Seat caller = auction_.to_call();
  const auto make_worker = [&] {
    return [&, solver = std::make_shared<solver::Solver>()](int number) -> std::optional<InLayout> {
      const auto hands =
          layouts_.draw(request_.seed, first + static_cast<std::uint64_t>(number), how.should_stop);
      if (!hands) return std::nullopt;
      Asking asking(*hands, caller, *solver, how.should_stop);
      InLayout found;
      for (Strain strain : table_strains)
        found.own[static_cast<std::size_t>(index(strain))] = asking.tricks(strain, caller);
      if (const auto& high = auction_.high())
        found.passed_out = asking.tricks(*high->strain, high->bidder);
      if (asking.stopped()) return std::nullopt;
      if (how.on_layout) how.on_layout();
      return found;
    };
  };
  solver::InOrder<InLayout> in_order(std::max(0, layouts - static_cast<int>(first)), make_worker,
                                     [&](const InLayout& found) { found_.push_back(found); });
  return in_order.run(how.threads);
}

// When all pass after it.
int CallSample::points(const Call& call, const InLayout& found) const {
  const Rules& rules = rules_of(request_.situation);
  const Seat caller = auction_.to_call();
  if (call.kind == Call::Kind::bid)
    return net_points(rules, {caller, call.level, {}, call.strain},
                      found.own[static_cast<std::size_t>(index(*call.strain))]);
  const auto& bid = auction_.high();
  if (!bid) return 0;
  if (pair_of(bid->bidder) == pair_of(caller)) return net_points(rules, *bid, found.passed_out);
  return -net_points(rules, *bid, rules.hand_size - found.passed_out);
}

CallStudy CallSample::study() const {
  CallStudy study;
  study.seat = auction_.to_call();
  study.hand = request_.situation.deal[study.seat].cards;
  study.layouts = static_cast<int>(found_.size());
  study.passed_out = auction_.high();
  for (const InLayout& found : found_) {
    for (std::size_t strain = 0; strain < found.own.size(); ++strain)
      study.tricks[strain].add(found.own[strain]);
    if (study.passed_out) study.tricks_passed_out.add(found.passed_out);
  }
  const double count = study.layouts;
  std::vector<std::vector<int>> points(request_.calls.size());
  for (std::size_t i = 0; i < request_.calls.size(); ++i) {
    CallWorth& worth = study.calls.emplace_back();
    worth.call = request_.calls[i];
    for (const InLayout& found : found_) {
      points[i].push_back(this->points(worth.call, found));
      worth.points += points[i].back() / count;
    }
  }
  const auto best = std::ranges::max_element(study.calls, {}, &CallWorth::points);
  study.best = static_cast<std::size_t>(best - study.calls.begin());
  for (std::size_t i = 0; i < study.calls.size(); ++i) {
    CallWorth& worth = study.calls[i];
    worth.behind = best->points - worth.points;
    double squares = 0;
    for (std::size_t k = 0; k < found_.size(); ++k) {
      const double lost = points[study.best][k] - points[i][k] - worth.behind;
      squares += lost * lost;
    }
    worth.error = count > 1 ? std::sqrt(squares / (count - 1) / count) : 0;
  }
  return study;
}

}  // namespace rightbower::lessons
