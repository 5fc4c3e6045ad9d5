// What each call of a hand is worth when all pass after it: the hidden hands are dealt many times,
// so that they agree with the calls made before (lessons/count_bidding.h), and every layout is
// solved with all cards known. All calls are valued on the same layouts, so that their difference
// is known better than either of them.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "engine/auction.h"
#include "engine/result.h"
#include "engine/situation.h"
#include "lessons/fact.h"
#include "solver/layouts.h"
#include "solver/stop.h"
#include "solver/trick_counts.h"

namespace rightbower::lessons {

// What a bid that stands brings the bidder's side, less what it brings the other, when his side
// takes so many tricks. Games of pairs.
[[nodiscard]] int net_points(const Rules& rules, const Bid& bid, int tricks);

// Points are those of the caller's side less those of the other.
struct CallWorth {
  Call call;
  double points = 0;
  double behind = 0;  // less than the best call's
  double error = 0;   // standard error of that
};

// It is as good as the best: so little does not matter, or the sample can't tell.
[[nodiscard]] bool as_good_as_best(const CallWorth& worth);

struct CallStudy {
  Seat seat = Seat::north;  // who calls
  CardSet hand;
  int layouts = 0;
  std::vector<CallWorth> calls;  // in the order they were asked for
  std::size_t best = 0;          // of calls; of equal ones the first
  // By strain: tricks of the caller's side when he plays it and leads.
  std::array<solver::TrickCounts, table_strains.size()> tricks{};
  // What is played when he passes, and the tricks of his side then; nothing when nobody has bid.
  std::optional<Bid> passed_out{};
  solver::TrickCounts tricks_passed_out{};

  [[nodiscard]] const CallWorth& best_call() const { return calls[best]; }
  [[nodiscard]] const CallWorth* find(const Call& call) const;  // or null
  [[nodiscard]] std::vector<Call> good_calls() const;           // the best, and those as good
  [[nodiscard]] const solver::TrickCounts& tricks_in(Strain strain) const {
    return tricks[static_cast<std::size_t>(index(strain))];
  }
};

struct StudyRequest {
  Situation situation;      // before the call: dealer, calls, the caller's hand
  std::vector<Call> calls;  // he may make: pass and plain bids
  std::uint64_t seed = 1;
};

// How a study is made. The numbers depend on nothing here.
struct Studying {
  solver::ShouldStop should_stop{};
  int threads = 1;
  std::function<void()> on_layout{};  // after each, from the thread that solved it
};

// Pass, and every bid with partner he may make.
[[nodiscard]] std::vector<Call> calls_with_partner(const Situation& situation);

// Deals layouts one after another and keeps their tricks.
class CallSample {
 public:
  // Refused: what first_look and Layouts refuse.
  static Result<CallSample> make(StudyRequest request);

  // Goes on until there are so many layouts. False when it was stopped, or too few agree.
  bool extend(int layouts, const Studying& how = {});
  [[nodiscard]] CallStudy study() const;

 private:
  struct InLayout {
    std::array<int, table_strains.size()> own{};  // by strain
    int passed_out = 0;                           // of the caller's side, too
  };
  CallSample(StudyRequest request, Auction auction, solver::Layouts layouts);
  [[nodiscard]] int points(const Call& call, const InLayout& found) const;

  StudyRequest request_;
  Auction auction_;
  solver::Layouts layouts_;
  std::vector<InLayout> found_;
};

}  // namespace rightbower::lessons
