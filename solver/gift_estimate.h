// The exchange of a lone bidder who sees only his own cards: for each gift he can make, how often
// it brings all tricks, over sampled layouts.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/rules.h"
#include "solver/bid_values.h"
#include "solver/layouts.h"
#include "solver/stop.h"
#include "solver/trick_counts.h"

namespace rightbower::solver {

struct GiftRequest {
  LayoutRequest layouts;
  Strain strain = Strain::no_trump;
  Special special;    // the bid, with its exchange; partner sits out
  int samples = 200;  // layouts: the same as an estimate's of this seed
  std::uint64_t seed = 1;
};

struct Gift {
  CardSet give;
  TrickCounts open;   // partner returns what is best with all cards known
  TrickCounts blind;  // partner returns by the rule of blind_answer
};

struct GiftEstimate {
  GiftRequest request;
  int samples = 0;  // layouts so far
  // The gifts, those of fewer cards first. Where partner gives first there is one entry, empty: the
  // bidder chooses when he has seen partner's cards.
  std::vector<Gift> gifts;

  // The gift that makes the bid most often; of equal ones with more tricks, then fewer cards.
  [[nodiscard]] const Gift& best_open() const;
  [[nodiscard]] const Gift& best_blind() const;
};

using OnGifts = std::function<void(const GiftEstimate& so_far)>;

struct GiftAnswer {
  GiftEstimate estimate;
  bool stopped = false;
};

// As estimate() in estimate.h: threads, order, stopping and what is refused; besides, a game
// without partner or exchange.
Result<GiftAnswer> gift_estimate(const GiftRequest& request, int threads = 1,
                                 const ShouldStop& should_stop = {}, const OnGifts& on_gifts = {});

// The question to ask when an estimate with `alone` is done: the bid with an exchange, in the
// strain that is best alone; nothing where the rules have none, or where it is out of reach even if
// every card of the exchange brings a trick more.
[[nodiscard]] std::optional<GiftRequest> gift_worth_trying(const EstimateRequest& request,
                                                           const Estimate& estimate);

// For bid_values: what the bid is worth with the best gift and a partner who does not see it.
[[nodiscard]] LoneTricks lone_tricks(const GiftEstimate& estimate);

// How often the bid has to be made to be worth as much as that: 0 to 1, or more when it never is.
// A hand that fails is taken to miss by one trick.
[[nodiscard]] double break_even(const Observation& seen, const Special& special, Strain strain,
                                double worth);

}  // namespace rightbower::solver
