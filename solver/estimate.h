// What a hand is worth when the others are hidden: the hidden cards are dealt many times, every
// layout is solved with all cards known, and the tricks are counted.
//
// Open cards in every layout: everybody finds every finesse and every guess, so a number here is a
// yardstick and not a forecast. All strains are played on the same layouts, so that their
// difference is known better than either of them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/contract.h"
#include "engine/observation.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "solver/layouts.h"
#include "solver/stop.h"
#include "solver/trick_counts.h"

namespace rightbower::solver {

struct EstimateRequest {
  LayoutRequest layouts;
  std::vector<Strain> strains;  // none: all the rules allow
  int samples = 200;            // layouts
  std::uint64_t seed = 1;
  bool other_leads = false;  // also with partner or an opponent on lead
  bool alone = false;        // also partner out, without an exchange
};

// Tricks of this seat's side in one layout; nothing where it was not asked.
struct LayoutTricks {
  struct InStrain {
    PerSeat<std::optional<int>> led_by;
    std::optional<int> bid;    // as led_by, whoever leads when this seat has bid
    std::optional<int> alone;  // of this seat alone
  };
  std::array<InStrain, all_strains.size()> strains;
};

// How a hand can be played, as far as its points go: in a strain, by both partners or alone; or the
// opponents play it, in the strain and with the lead that suit them best with all cards known.
struct Way {
  enum class Kind : std::uint8_t { together, alone, theirs };
  Kind kind = Kind::together;
  Strain strain = Strain::spades;  // theirs: any

  static constexpr std::size_t number = 2 * all_strains.size() + 1;
  [[nodiscard]] constexpr std::size_t index() const {
    if (kind == Kind::theirs) return number - 1;
    return static_cast<std::size_t>(2 * rightbower::index(strain) + (kind == Kind::alone ? 1 : 0));
  }
};

struct StrainEstimate {
  Strain strain = Strain::spades;
  TrickCounts bid;              // this seat has bid, its partner plays
  PerSeat<TrickCounts> led_by;  // by who leads; empty where it was not asked
  TrickCounts alone;            // this seat alone, partner out, no exchange
  DifferenceCounts partner;     // what partner adds: bid less alone, in the same layout
};

// What so many layouts came to. A value of constant size, however many there were.
class Estimate {
 public:
  Estimate() = default;
  Estimate(const EstimateRequest& request, double ways);

  void add(const LayoutTricks& layout);

  [[nodiscard]] const Observation& seen() const { return seen_; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] int samples() const { return samples_; }  // layouts counted so far
  [[nodiscard]] double ways() const { return ways_; }     // Layouts::ways
  [[nodiscard]] const std::vector<StrainEstimate>& strains() const { return strains_; }
  [[nodiscard]] const StrainEstimate* find(Strain strain) const;  // or null

  // In how many layouts one way took so many tricks and the other so many.
  [[nodiscard]] int together(Way a, int tricks_a, Way b, int tricks_b) const;
  // The tricks of this seat's side that way; empty where it was not asked.
  [[nodiscard]] TrickCounts counts(Way way) const;

 private:
  using Cross =
      std::array<std::array<std::int32_t, TrickCounts::highest + 1>, TrickCounts::highest + 1>;
  [[nodiscard]] static std::size_t pair(std::size_t a, std::size_t b);

  Observation seen_;
  std::uint64_t seed_ = 0;
  double ways_ = 0;
  int samples_ = 0;
  std::vector<StrainEstimate> strains_;
  std::vector<Cross> crosses_;  // by pair of ways
};

// Called after each layout, in order, one call at a time, from the thread that finished it.
using OnEstimate = std::function<void(const Estimate& so_far)>;

struct EstimateAnswer {
  Estimate estimate;     // of the layouts 0 to samples() - 1, whoever solved them
  Work work;             // of all threads
  bool stopped = false;  // should_stop said so
};

// Shares the layouts out to so many threads (at least 1). The same seed gives the same numbers,
// whatever their number. All threads have ended when it returns. Refused: what Layouts refuses,
// hands the solver has no room for, a game of three against one, and layouts that are too rare
// ("layouts.too-few").
Result<EstimateAnswer> estimate(const EstimateRequest& request, int threads = 1,
                                const ShouldStop& should_stop = {},
                                const OnEstimate& on_estimate = {});

// The tricks of one layout, as an estimate counts them; nothing when stopped.
class Solver;
[[nodiscard]] std::optional<LayoutTricks> solve_layout(const EstimateRequest& request,
                                                       const PerSeat<CardSet>& hands,
                                                       Solver& solver,
                                                       const ShouldStop& should_stop = {});

// The seating and the leader when this seat has bid, with its partner or alone.
struct Table {
  Seating seating;
  Seat leader = Seat::north;
};
[[nodiscard]] Table table_of_bid(const Observation& seen, bool lone);

}  // namespace rightbower::solver
