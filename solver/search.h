// The search: does the first side (Side::north_south, as the request labels it) take at least so
// many of the tricks left? One object answers for one deal in one strain, whoever leads.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "solver/bits.h"
#include "solver/bounds.h"
#include "solver/layout.h"
#include "solver/ordering.h"
#include "solver/pattern_table.h"
#include "solver/profile.h"
#include "solver/ranked_deal.h"
#include "solver/request.h"
#include "solver/stop.h"
#include "solver/trick_state.h"

namespace rightbower::solver {

// Each idea beyond plain minimax, so that it can be left out and the answers compared.
struct Switches {
  bool patterns = true;  // proofs are kept with the cards they rest on, not with all cards
  bool sure_trumps = true;
  bool quick_tricks = true;
  bool crossing = true;         // quick tricks of partner's, behind an entry
  bool half_levels = true;      // of a card that was led the copy does not matter
  bool skip_irrelevant = true;  // cards as good as one whose rank did not matter are not tried
  bool cutoff_memory = true;
  bool ordering = true;
  bool fast_bits = true;  // the processor's own instructions, where it has them
};

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
  [[nodiscard]] std::unique_ptr<PatternTable> take_table() { return std::move(table_); }

  [[nodiscard]] const Layout& layout() const { return layout_; }
  [[nodiscard]] const Sides& sides() const { return sides_; }

  // Nothing played yet.
  [[nodiscard]] TrickState start(Seat leader) const {
    return TrickState::start(layout_.all, layout_.lengths, leader);
  }

  // The state after the cards of a request that has this search's cards.
  [[nodiscard]] TrickState state_of(const Request& request) const;

  // After a play; a complete trick is cleared away and its winner leads.
  [[nodiscard]] TrickState play(const TrickState& state, int place) const;

  // Tricks of the first side from here on, the current trick counted; -1 when stopped.
  [[nodiscard]] int tricks(const TrickState& state);

  // Tricks nobody has won yet.
  [[nodiscard]] int tricks_left(const TrickState& state) const;

  [[nodiscard]] bool is_first(Seat seat) const { return sides_.side[seat] == Side::north_south; }

  // The card the search would try first of these.
  [[nodiscard]] int first_choice(const TrickState& state, Places candidates) const;

  // The lowest card of the class of a card that is not joined to a higher one.
  [[nodiscard]] int lowest_of_class(const TrickState& state, Places joined, int place) const;

  void listen(const ShouldStop* should_stop) {
    should_stop_ = should_stop;
    stopped_ = false;
  }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] const Profile& profile() const { return profile_; }

 private:
  // A bound on the tricks of the first side: at least that many if it is need or more, at most that
  // many if it is less. It holds for every position that agrees on the relevant places. Means
  // nothing once stopped_ is set.
  struct Proof {
    int tricks = 0;
    Relevance relevant;
  };
  Proof prove(const TrickState& state, int need);
  Proof prove_trick_start(Places all, Lengths lengths, Seat leader, int need);
  Proof prove_by_plays(const TrickState& state, int need);
  Proof prove_play(const TrickState& state, int place, int need);
  Proof last_trick(const TrickState& start) const;
  bool prove_by_bounds(const TrickState& start, int left, int need, Proof& proof) const;

  [[nodiscard]] Relevance contested(const TrickState& trick) const;
  [[nodiscard]] Relevance restored(const PatternTable::Found& found, Places all) const;
  [[nodiscard]] RelativePosition relative(Places all) const;
  // Of these the one to begin with; cards are scored only where it takes that.
  [[nodiscard]] int first_try(const TrickState& state, Places candidates,
                              std::optional<BestFirst>& best_first) const;
  [[nodiscard]] int last_to_follow(const TrickState& trick, Places followers) const;
  [[nodiscard]] BestFirst ordered(const TrickState& state, Places candidates) const;
  void note_choice(const TrickState& state, Places choices, bool settled, int tries);

  // The card that last settled a like question.
  [[nodiscard]] std::uint8_t& remembered(const TrickState& state);
  void count_node();

  Layout layout_;
  Sides sides_;
  Switches switches_;
  Weights weights_;
  BitOperations bits_;
  Places owner_low_ = 0;
  Places owner_high_ = 0;
  std::unique_ptr<PatternTable> table_;
  std::array<std::uint8_t, 1 << 14> memory_{};
  std::uint64_t nodes_ = 0;
  Profile profile_;
  const ShouldStop* should_stop_ = nullptr;
  bool stopped_ = false;
  int guess_ = -1;
};

}  // namespace rightbower::solver
