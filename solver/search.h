// The search as it is asked from outside. One object answers for one deal in one strain, whoever
// leads; what it has proved for one question serves the next.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "solver/prove.h"
#include "solver/ranked_deal.h"
#include "solver/request.h"
#include "solver/search_parts.h"
#include "solver/trick_state.h"

namespace rightbower::solver {

class Search {
 public:
  // A table to write proofs into, of an earlier search, saves asking for memory again.
  explicit Search(const RankedDeal& deal, const Switches& switches = {},
                  const Weights& weights = default_weights(),
                  std::unique_ptr<PatternTable> table = nullptr);
  explicit Search(const Request& request, const Switches& switches = {},
                  const Weights& weights = default_weights(),
                  std::unique_ptr<PatternTable> table = nullptr)
      : Search(ranked(request), switches, weights, std::move(table)) {}

  // For the next search; this one is of no more use.
  [[nodiscard]] std::unique_ptr<PatternTable> take_table() { return std::move(parts_.table); }

  [[nodiscard]] const Layout& layout() const { return parts_.layout; }
  [[nodiscard]] const Sides& sides() const { return parts_.sides; }

  // Nothing played yet.
  [[nodiscard]] TrickState start(Seat leader) const {
    return TrickState::start(layout().all, layout().lengths, leader);
  }

  // The state after the cards of a request that has this search's cards.
  [[nodiscard]] TrickState state_of(const Request& request) const;

  // After a play; a complete trick is cleared away and its winner leads.
  [[nodiscard]] TrickState play(const TrickState& state, int place) const;

  // Tricks of the first side from here on, the current trick counted; -1 when stopped.
  [[nodiscard]] int tricks(const TrickState& state);

  // Tricks nobody has won yet.
  [[nodiscard]] int tricks_left(const TrickState& state) const;

  [[nodiscard]] bool is_first(Seat seat) const { return sides().side[seat] == Side::north_south; }

  // The card the search would try first of these.
  [[nodiscard]] int first_choice(const TrickState& state, Places candidates) const {
    return solver::first_choice(parts_, state, candidates);
  }

  void listen(const ShouldStop* should_stop) {
    parts_.should_stop = should_stop;
    parts_.stopped = false;
  }
  [[nodiscard]] std::uint64_t nodes() const { return parts_.nodes; }
  [[nodiscard]] const Profile& profile() const { return parts_.profile; }

 private:
  SearchParts parts_;
  Prove prove_;
  int guess_ = -1;
};

}  // namespace rightbower::solver
