#include "solver/estimate.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <utility>

#include "engine/call.h"
#include "solver/in_order.h"
#include "solver/request.h"
#include "solver/solver.h"

namespace rightbower::solver {
namespace {

std::size_t at(Strain strain) { return static_cast<std::size_t>(index(strain)); }

std::vector<Strain> strains_of(const EstimateRequest& request) {
  return request.strains.empty() ? request.layouts.seen.rules->strains : request.strains;
}

bool has_partner(const Observation& seen) {
  return seen.rules->teams == Teams::pairs && seen.rules->seats.contains(partner(seen.seat));
}

// Asks one layout in one strain, as long as nothing stops it.
class Asking {
 public:
  Asking(const Observation& seen, const PerSeat<CardSet>& hands, Strain strain, Solver& solver,
         const ShouldStop& should_stop)
      : seen_(seen), hands_(hands), strain_(strain), solver_(solver), should_stop_(should_stop) {}

  // For this seat's side.
  [[nodiscard]] std::optional<int> tricks(const Table& table) {
    const bool stop = should_stop_ && should_stop_();  // a small search may end before it asks
    const auto found =
        stop ? std::nullopt
             : solver_.tricks({hands_, strain_, table.leader, table.seating, {}}, should_stop_);
    stopped_ = stopped_ || !found;
    if (!found) return std::nullopt;
    const auto& side = table.seating.side;
    return side[table.leader] == side[seen_.seat] ? *found : hands_[table.leader].size() - *found;
  }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  const Observation& seen_;
  const PerSeat<CardSet>& hands_;
  const Strain strain_;
  Solver& solver_;
  const ShouldStop& should_stop_;
  bool stopped_ = false;
};

LayoutTricks::InStrain ask_strain(const EstimateRequest& request, Asking& asking) {
  const Observation& seen = request.layouts.seen;
  LayoutTricks::InStrain found;
  const Table together = table_of_bid(seen, false);
  found.bid = asking.tricks(together);
  found.led_by[together.leader] = found.bid;
  if (request.other_leads && seen.rules->teams == Teams::pairs)
    for (Seat leader : all_seats)
      if (seen.rules->seats.contains(leader) && leader != together.leader && !asking.stopped())
        found.led_by[leader] = asking.tricks({together.seating, leader});
  if (request.alone && has_partner(seen) && !asking.stopped())
    found.alone = asking.tricks(table_of_bid(seen, true));
  return found;
}

// What this seat's side keeps when the opponents choose strain and leader.
std::optional<int> left_by_them(const Observation& seen, const LayoutTricks& layout) {
  std::optional<int> least;
  for (const auto& strain : layout.strains)
    for (Seat leader : all_seats)
      if (pair_of(leader) != pair_of(seen.seat) && strain.led_by[leader])
        least = std::min(least.value_or(most_cards_of_hand), *strain.led_by[leader]);
  return least;
}

Faults solver_faults(const EstimateRequest& request, const PerSeat<CardSet>& hands) {
  const Rules& rules = *request.layouts.seen.rules;
  const Table table = table_of_bid(request.layouts.seen, false);
  if (rules.teams != Teams::pairs && rules.seats.size() > 3)
    return {{{}, {"estimate.three-against-one", {rules.name}}}};
  for (Strain strain : strains_of(request)) {
    Faults faults = faults_of(Request{hands, strain, table.leader, table.seating, {}});
    if (!faults.empty()) return faults;
  }
  return {};
}

}  // namespace

Table table_of_bid(const Observation& seen, bool lone) {
  const Rules& rules = *seen.rules;
  Table table;
  table.seating = lone ? alone(seen.seat, rules.seats)
                       : seating_of(rules, Bid{seen.seat, rules.auction.min, {}, {}});
  table.leader =
      rules.lead == Lead::bidder ? seen.seat : table.seating.in_play.next_after(seen.dealer);
  return table;
}

Estimate::Estimate(const EstimateRequest& request, double ways)
    : seen_(request.layouts.seen),
      seed_(request.seed),
      ways_(ways),
      crosses_(Way::number * (Way::number + 1) / 2) {
  for (Strain strain : strains_of(request)) {
    strains_.emplace_back();
    strains_.back().strain = strain;
  }
}

std::size_t Estimate::pair(std::size_t a, std::size_t b) {
  assert(a <= b);
  return b * (b + 1) / 2 + a;
}

void Estimate::add(const LayoutTricks& layout) {
  std::array<std::optional<int>, Way::number> ways;
  for (StrainEstimate& strain : strains_) {
    const LayoutTricks::InStrain& found = layout.strains[at(strain.strain)];
    if (found.bid) strain.bid.add(*found.bid);
    if (found.alone) strain.alone.add(*found.alone);
    if (found.bid && found.alone) strain.partner.add(*found.bid - *found.alone);
    for (Seat leader : all_seats)
      if (found.led_by[leader]) strain.led_by[leader].add(*found.led_by[leader]);
    ways[Way{Way::Kind::together, strain.strain}.index()] = found.bid;
    ways[Way{Way::Kind::alone, strain.strain}.index()] = found.alone;
  }
  ways[Way{Way::Kind::theirs}.index()] = left_by_them(seen_, layout);
  for (std::size_t b = 0; b < ways.size(); ++b)
    for (std::size_t a = 0; a <= b; ++a)
      if (ways[a] && ways[b])
        ++crosses_[pair(a, b)][static_cast<std::size_t>(*ways[a])]
                  [static_cast<std::size_t>(*ways[b])];
  ++samples_;
}

const StrainEstimate* Estimate::find(Strain strain) const {
  const auto found = std::ranges::find(strains_, strain, &StrainEstimate::strain);
  return found == strains_.end() ? nullptr : &*found;
}

int Estimate::together(Way a, int tricks_a, Way b, int tricks_b) const {
  if (crosses_.empty()) return 0;
  if (a.index() > b.index()) return together(b, tricks_b, a, tricks_a);
  return crosses_[pair(a.index(), b.index())][static_cast<std::size_t>(tricks_a)]
                 [static_cast<std::size_t>(tricks_b)];
}

TrickCounts Estimate::counts(Way way) const {
  TrickCounts counts;
  for (int tricks = TrickCounts::lowest; tricks <= TrickCounts::highest; ++tricks)
    counts.add(tricks, together(way, tricks, way, tricks));
  return counts;
}

std::optional<LayoutTricks> solve_layout(const EstimateRequest& request,
                                         const PerSeat<CardSet>& hands, Solver& solver,
                                         const ShouldStop& should_stop) {
  LayoutTricks layout;
  for (Strain strain : strains_of(request)) {
    Asking asking(request.layouts.seen, hands, strain, solver, should_stop);
    layout.strains[at(strain)] = ask_strain(request, asking);
    if (asking.stopped()) return std::nullopt;
  }
  return layout;
}

Result<EstimateAnswer> estimate(const EstimateRequest& request, int threads,
                                const ShouldStop& should_stop, const OnEstimate& on_estimate) {
  const auto start = std::chrono::steady_clock::now();
  const auto layouts = Layouts::make(request.layouts);
  if (!layouts) return layouts.faults();
  EstimateAnswer answer;
  answer.estimate = Estimate(request, layouts->ways());
  if (const auto first = layouts->draw(request.seed, 0, should_stop))
    if (Faults faults = solver_faults(request, *first); !faults.empty()) return faults;

  std::atomic<std::uint64_t> nodes = 0;
  std::atomic<bool> too_few = false;
  const auto stop = [&] { return should_stop && should_stop(); };
  const auto make_worker = [&] {
    return [&, solver = std::make_shared<Solver>()](int number) -> std::optional<LayoutTricks> {
      const auto hands =
          layouts->draw(request.seed, static_cast<std::uint64_t>(number), should_stop);
      if (!hands && !stop()) too_few = true;
      if (!hands) return std::nullopt;
      const std::uint64_t before = solver->work().nodes;
      auto tricks = solve_layout(request, *hands, *solver, should_stop);
      nodes += solver->work().nodes - before;
      return tricks;
    };
  };
  InOrder<LayoutTricks> in_order(request.samples, make_worker, [&](const LayoutTricks& layout) {
    answer.estimate.add(layout);
    if (on_estimate) on_estimate(answer.estimate);
  });
  answer.stopped = !in_order.run(threads);
  if (too_few) return Fault{{}, {"layouts.too-few", {most_draws, answer.estimate.samples()}}};
  answer.work.nodes = nodes;
  answer.work.milliseconds =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return answer;
}

}  // namespace rightbower::solver
