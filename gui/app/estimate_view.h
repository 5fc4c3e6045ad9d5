// What is estimated of the hand on the table, and how it is looked at.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "engine/observation.h"
#include "engine/result.h"
#include "gui/app/estimate_service.h"
#include "gui/app/gift_service.h"
#include "gui/app/hand_count.h"

namespace rightbower::app {

struct AppState;

// What the last panel of the side column shows.
enum class EstimatePanel : std::uint8_t { points, known, count, alone };
inline constexpr std::array<EstimatePanel, 4> estimate_panels{
    EstimatePanel::points, EstimatePanel::known, EstimatePanel::count, EstimatePanel::alone};
// "points", "known", "count", "alone".
[[nodiscard]] std::string_view name(EstimatePanel panel);
[[nodiscard]] std::optional<EstimatePanel> find_estimate_panel(std::string_view name);

// "Partner holds at least one bower in hearts": what is asked of the layouts.
struct PartnerBowers {
  Strain strain = Strain::spades;
  int least = 0;  // 0: any cards

  friend bool operator==(const PartnerBowers&, const PartnerBowers&) = default;
};

// What an estimate is made of; the same gives the same numbers.
struct EstimateQuestion {
  Observation seen;
  PartnerBowers partner;
  int samples = 0;

  friend bool operator==(const EstimateQuestion&, const EstimateQuestion&) = default;
};

// Whether the layouts of one are the first of the other.
[[nodiscard]] bool same_layouts(const EstimateQuestion& a, const EstimateQuestion& b);

inline constexpr std::array<int, 3> sample_steps{200, 1000, 5000};
inline constexpr std::uint64_t estimate_seed = 1219;
inline constexpr int most_bowers = 2;  // that can be asked of partner

// A lone bid with its exchange, in the chosen strain.
struct AloneView {
  std::optional<EstimateQuestion> question{};
  Strain strain = Strain::spades;
  bool with_deal = false;  // the cards of the deal are shown, so they are asked about too
  std::shared_ptr<const solver::GiftEstimate> gifts{};
  std::shared_ptr<const solver::LoneExchange> known{};
  bool running = false;
  bool stopped = false;
  Faults faults{};
};

struct EstimateView {
  std::optional<EstimateQuestion> question{};        // of the numbers
  std::shared_ptr<const EstimateNumbers> numbers{};  // null before the first
  std::vector<solver::LoneTricks> lone{};  // lone bids with their best gifts, counted for this hand
  std::optional<HandCount> count{};        // in the chosen strain
  bool running = false;
  bool stopped = false;
  Faults faults{};  // why there are none
  solver::Work work{};
  int samples = sample_steps.front();
  PartnerBowers partner{};
  std::optional<int> level{};  // that is looked at; else the highest that gains
  bool revealed = false;       // the other hands
  EstimatePanel panel = EstimatePanel::points;
  AloneView alone{};
  bool finding = false;           // a layout that fails
  std::uint64_t next_layout = 0;  // the number of the next one to look at
};

// What the leader of the chosen cell knows of the deal on the table; why not, where it is unknown.
[[nodiscard]] Result<Observation> seen_by_leader(const AppState& state);
// The bid of the rules that is played alone with an exchange; null where there is none.
[[nodiscard]] const Special* lone_special(const Rules& rules);
[[nodiscard]] solver::EstimateRequest request_of(const EstimateQuestion& question);

// The estimate in the chosen strain; null before there is one.
[[nodiscard]] const solver::StrainEstimate* chosen_estimate(const AppState& state);
// The bid with the best expectation; null where there is none yet.
[[nodiscard]] const solver::BidValue* best_bid(const AppState& state);
// The highest plain bid that gains points on average, in the chosen strain or in any; null where
// none does.
[[nodiscard]] const solver::BidValue* highest_gain(const AppState& state,
                                                   std::optional<Strain> strain);
// The plain bid of so many in the chosen strain; null where it may not be made.
[[nodiscard]] const solver::BidValue* bid_at(const AppState& state, int level);

// The tricks that are looked at: at least so many in the chosen strain.
[[nodiscard]] int level_shown(const AppState& state);
// The levels that are shown side by side, from the lowest to all tricks.
[[nodiscard]] int lowest_level(const AppState& state);
[[nodiscard]] int highest_level(const AppState& state);
// Layouts counted so far in which the level shown is not reached.
[[nodiscard]] std::int64_t failing_layouts(const AppState& state);

}  // namespace rightbower::app
