// Solves random deals and fits the point count of hands/point_count.h to them: prints the whole of
// hands/point_count_data.h.
//
//     fit_points [DEALS [SEED [THREADS]]] > hands/point_count_data.h
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/deal.h"
#include "engine/rules.h"
#include "hands/point_count.h"
#include "solver/in_order.h"
#include "solver/request.h"
#include "solver/solver.h"
#include "tests/measure/mean.h"

namespace rightbower {
namespace {

using hands::PointFeatures;
using solver::Request;
using solver::Solver;
using tests::Mean;

constexpr std::size_t strains = table_strains.size();
constexpr int fewer = 10;  // one deal in so many is also solved alone and with another leader

// North's hand in one deal, North leading.
struct Solved {
  std::array<PointFeatures, strains> features;
  std::array<int, strains> trumps{};
  std::array<int, strains> tricks{};
  std::optional<std::array<int, strains>> alone;
  std::optional<std::array<int, strains>> east_leads;  // tricks of North and South
};

Solved solve(const Rules& rules, std::uint64_t seed, bool more, Solver& solver) {
  const PerSeat<CardSet> hands = solver::hands_of(random_deal(rules, seed));
  Solved solved;
  if (more) solved.alone.emplace();
  if (more) solved.east_leads.emplace();
  for (std::size_t i = 0; i < strains; ++i) {
    const Strain strain = table_strains[i];
    const Contract contract(strain);
    solved.features[i] = hands::point_features(hands[Seat::north], contract);
    if (contract.trump())
      solved.trumps[i] = (hands[Seat::north] & contract.all_of(*contract.trump())).size();
    solved.tricks[i] = solver.tricks({hands, strain, Seat::north, Seating{}, {}}).value();
    if (!more) continue;
    (*solved.east_leads)[i] =
        rules.hand_size - solver.tricks({hands, strain, Seat::east, Seating{}, {}}).value();
    (*solved.alone)[i] =
        solver.tricks({hands, strain, Seat::north, alone(Seat::north, SeatSet::all()), {}}).value();
  }
  return solved;
}

// Least squares over a few columns, by the normal equations.
template <std::size_t Columns>
class Fit {
 public:
  using Row = std::array<double, Columns>;

  void add(const Row& row, double value) {
    for (std::size_t i = 0; i < Columns; ++i) {
      for (std::size_t j = 0; j < Columns; ++j) products_[i][j] += row[i] * row[j];
      right_[i] += row[i] * value;
    }
    squares_ += value * value;
    ++cases_;
  }

  // The worth of each column, and the standard deviation of what is left.
  [[nodiscard]] std::pair<Row, double> solve() const {
    auto left = products_;
    Row worth = right_;
    for (std::size_t i = 0; i < Columns; ++i) {
      for (std::size_t row = i + 1; row < Columns; ++row) {
        const double factor = left[row][i] / left[i][i];
        for (std::size_t j = i; j < Columns; ++j) left[row][j] -= factor * left[i][j];
        worth[row] -= factor * worth[i];
      }
    }
    for (std::size_t i = Columns; i-- > 0;) {
      for (std::size_t j = i + 1; j < Columns; ++j) worth[i] -= left[i][j] * worth[j];
      worth[i] /= left[i][i];
    }
    double rest = squares_;
    for (std::size_t i = 0; i < Columns; ++i) rest -= worth[i] * right_[i];
    return {worth, std::sqrt(rest / (cases_ - static_cast<double>(Columns)))};
  }

 private:
  std::array<Row, Columns> products_{};
  Row right_{};
  double squares_ = 0;
  double cases_ = 0;
};

class Summary {
 public:
  void add(const Solved& solved) {
    ++deals_;
    constexpr std::size_t no_trump = strains - 1;
    int best = 0;
    int best_suit = 0;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < strains; ++i) {
      best = std::max(best, solved.tricks[i]);
      if (i != no_trump) best_suit = std::max(best_suit, solved.tricks[i]);
      if (solved.trumps[i] > solved.trumps[longest]) longest = i;
      i == no_trump ? add_no_trump(solved, i) : add_suit(solved, i);
    }
    best_.add(best);
    alone_best_ += solved.tricks[no_trump] > best_suit;
    equal_best_ += solved.tricks[no_trump] == best_suit;
    if (solved.alone) partner_longest_.add(solved.tricks[longest] - (*solved.alone)[longest]);
  }

  void print(std::uint64_t seed) const {
    std::printf(
        "// Made by the tool fit_points (%d deals of double-deck, seeds from %llu on). Do not "
        "edit.\n"
        "#pragma once\n\n#include \"hands/point_count.h\"\n\nnamespace rightbower::hands {\n\n"
        "inline constexpr PointCount fitted{\n    .deals = %d,\n",
        deals_, static_cast<unsigned long long>(seed), deals_);
    const auto [suit, suit_error] = suit_.solve();
    std::printf("    .suit = {%.3f, %.3f, %.3f, %.3f, %.3f, %.3f, %.3f},\n", suit[0], suit[1],
                suit[2], suit[3], suit[4], suit[5], suit_error);
    const auto [none, none_error] = no_trump_.solve();
    std::printf("    .no_trump = {%.3f, %.3f, %.3f},\n", none[0], none[1], none_error);
    print("by_bowers", by_bowers_);
    print("by_trumps", by_trumps_);
    print("by_aces", by_aces_);
    print("best_strain", best_);
    std::printf("    .no_trump_best = %.4f,\n    .no_trump_equal = %.4f,\n",
                static_cast<double>(alone_best_) / deals_,
                static_cast<double>(equal_best_) / deals_);
    print("partner_longest_suit", partner_longest_);
    print("partner_suits", partner_suits_);
    print("partner_no_trump", partner_no_trump_);
    print("lead_suits", lead_suits_);
    print("lead_no_trump", lead_no_trump_);
    std::printf("};\n\n}  // namespace rightbower::hands\n");
  }

 private:
  void add_suit(const Solved& solved, std::size_t i) {
    const PointFeatures& has = solved.features[i];
    const double tricks = solved.tricks[i];
    suit_.add({1.0, static_cast<double>(has.rights), static_cast<double>(has.lefts),
               static_cast<double>(has.trump_aces), static_cast<double>(has.other_trumps),
               static_cast<double>(has.side_aces)},
              tricks);
    by_bowers_[static_cast<std::size_t>(has.rights + has.lefts)].add(tricks);
    by_trumps_[static_cast<std::size_t>(std::min(solved.trumps[i], 10))].add(tricks);
    if (solved.alone) partner_suits_.add(tricks - (*solved.alone)[i]);
    if (solved.east_leads) lead_suits_.add(tricks - (*solved.east_leads)[i]);
  }

  void add_no_trump(const Solved& solved, std::size_t i) {
    const int aces = solved.features[i].side_aces;
    const double tricks = solved.tricks[i];
    no_trump_.add({1.0, static_cast<double>(aces)}, tricks);
    by_aces_[static_cast<std::size_t>(aces)].add(tricks);
    if (solved.alone) partner_no_trump_.add(tricks - (*solved.alone)[i]);
    if (solved.east_leads) lead_no_trump_.add(tricks - (*solved.east_leads)[i]);
  }

  static void print(const char* name, const Mean& sums) {
    std::printf("    .%s = {%d, %.3f, %.3f},\n", name, sums.cases(), sums.mean(), sums.sd());
  }

  template <std::size_t Size>
  static void print(const char* name, const std::array<Mean, Size>& table) {
    std::printf("    .%s = {{", name);
    for (const Mean& sums : table)
      std::printf("%s{%d, %.3f, %.3f}", &sums == &table.front() ? "" : ",\n        ", sums.cases(),
                  sums.mean(), sums.sd());
    std::printf("}},\n");
  }

  int deals_ = 0;
  Fit<6> suit_;
  Fit<2> no_trump_;
  std::array<Mean, 5> by_bowers_;
  std::array<Mean, 11> by_trumps_;
  std::array<Mean, 9> by_aces_;
  Mean best_;
  int alone_best_ = 0;
  int equal_best_ = 0;
  Mean partner_longest_;
  Mean partner_suits_;
  Mean partner_no_trump_;
  Mean lead_suits_;
  Mean lead_no_trump_;
};

}  // namespace
}  // namespace rightbower

int main(int argument_count, char** arguments) {
  using namespace rightbower;
  const int deals = argument_count > 1 ? std::atoi(arguments[1]) : 20'000;
  const std::uint64_t seed = argument_count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
  const int threads = argument_count > 3 ? std::atoi(arguments[3]) : 2;
  if (deals < 100 || threads < 1) return 2;
  const Rules& rules = *find_rules(default_rules_name);
  Summary summary;
  const auto make_worker = [&] {
    return [&, solver = std::make_shared<Solver>()](int number) -> std::optional<Solved> {
      return solve(rules, seed + static_cast<std::uint64_t>(number), number % fewer == 0, *solver);
    };
  };
  int taken = 0;
  solver::InOrder<Solved> in_order(deals, make_worker, [&](const Solved& solved) {
    summary.add(solved);
    if (++taken % 1000 == 0) std::fprintf(stderr, "%d of %d\n", taken, deals);
  });
  in_order.run(threads);
  summary.print(seed);
  return 0;
}
