// What each call is worth if it stands: the points expected under the rules in force, at the score
// of the match, the chance of being set included.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/call.h"
#include "solver/estimate.h"

namespace rightbower::solver {

// Points are those of the own side less the others' (their mean, where there are several), in the
// direction that is good for the own side. A hand that decides the match counts as the points of a
// whole match beside them: worth = points + (wins - loses) * points of a match.
struct Worth {
  double points = 0;
  double wins = 0;   // chance that the hand wins the match
  double loses = 0;  // chance that the others win it by this hand
  double worth = 0;
  double error = 0;  // standard error of worth
};

struct BidValue {
  Call call;
  Bid bid;          // with the strain, where it is named later the one that is best
  double made = 0;  // chance
  Worth worth;
  double behind = 0;        // worth less than the best call's
  double behind_error = 0;  // standard error of that, from the same layouts
  bool close = false;       // too close to the best to call: within two standard errors
};

// A special bid with an exchange is worth what its gift makes of it (see gift_estimate.h).
struct LoneTricks {
  std::string special;
  Strain strain = Strain::spades;
  TrickCounts tricks;
};

struct BidValues {
  std::vector<BidValue> bids;       // those this seat may make, in the order of the auction
  std::optional<std::size_t> best;  // of bids; of equal ones the highest
  // The opponents play instead, with all cards known; where their leads were solved.
  std::optional<Worth> theirs;
  // In each strain the highest plain bid that is worth at least as much as letting them play.
  struct UpTo {
    Strain strain = Strain::spades;
    int level = 0;  // 0: none
  };
  std::vector<UpTo> up_to;  // empty without theirs
};

// What a hand comes to in which a bid of this side ends with so many of its tricks; as
// Worth::worth.
[[nodiscard]] double worth_of_tricks(const Observation& seen, const Bid& bid, int tricks);

// The calls this seat may make in its turn, others passing until then. Specials with partner out
// are valued by lone where it tells of them, else without an exchange.
[[nodiscard]] BidValues bid_values(const Estimate& estimate,
                                   const std::vector<LoneTricks>& lone = {});

}  // namespace rightbower::solver
