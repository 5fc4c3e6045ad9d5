// Answers found by sampling: the hands not known are dealt many times, and each layout is solved.
#include <algorithm>
#include <cmath>

#include "engine/score.h"
#include "lessons/answer_parts.h"
#include "lessons/call_study.h"
#include "lessons/layouts.h"

namespace rightbower::lessons {
namespace {

struct Spread {
  double mean = 0;
  double error = 0;  // standard error of the mean
};

[[nodiscard]] Spread spread_of(const std::vector<double>& numbers) {
  const auto count = static_cast<double>(numbers.size());
  Spread spread;
  for (double number : numbers) spread.mean += number / count;
  double squares = 0;
  for (double number : numbers) squares += (number - spread.mean) * (number - spread.mean);
  if (numbers.size() > 1) spread.error = std::sqrt(squares / (count - 1) / count);
  return spread;
}

[[nodiscard]] Computed rounded(const Spread& spread) {
  return {of_number(static_cast<int>(std::lround(spread.mean))), spread.error};
}

[[nodiscard]] solver::Request request_of(const PerSeat<CardSet>& hands, Strain strain, Seat leader,
                                         bool lone) {
  const Seating seating = lone ? alone(leader, SeatSet::all()) : pairs(SeatSet::all());
  return solver::request_of(Position(hands, seating.in_play, leader), strain, seating);
}

// The suit in which a hand has most trumps; of equal ones the first.
[[nodiscard]] Strain longest_trump(CardSet hand) {
  return *std::ranges::max_element(
      table_strains.begin(), table_strains.begin() + 4, {},
      [&](Strain strain) { return (hand & trumps(Contract(strain))).size(); });
}

// What a call comes to, layout by layout, when everybody passes after it: points of the caller's
// side less those of the other.
class Calls {
 public:
  Calls(const Asked& asked, const Sample& sample, SolvedBook& book)
      : rules_(rules_of(asked)),
        game_(*game_of(asked.board->situation)),
        deals_(layouts(asked.board->situation.deal, rules_, sample)),
        book_(book) {}

  [[nodiscard]] std::optional<std::vector<double>> points(const Call& call) {
    const Side side = pair_of(game_.auction().to_call());
    const auto bid = game_.auction().after(call).high();
    std::vector<double> points;
    for (const PerSeat<CardSet>& hands : deals_) {
      const auto gained = bid ? net(*bid, hands) : std::optional(0);
      if (!gained) return std::nullopt;
      points.push_back(bid && pair_of(bid->bidder) != side ? -*gained : *gained);
    }
    return points;
  }

 private:
  // For the bidder's side.
  [[nodiscard]] std::optional<int> net(const Bid& bid, const PerSeat<CardSet>& hands) {
    const Seat leader = first_leader(rules_, bid, game_.auction().dealer());
    const auto taken = book_.tricks(request_of(hands, *bid.strain, leader, false));
    if (!taken) return std::nullopt;
    return net_points(rules_, bid, *taken);
  }

  const Rules& rules_;
  Game game_;
  std::vector<PerSeat<CardSet>> deals_;
  SolvedBook& book_;
};

// Whether the sample cannot tell this call from the best one.
[[nodiscard]] bool as_good_as(const std::vector<double>& call, const std::vector<double>& best) {
  std::vector<double> lost(call.size());
  std::ranges::transform(best, call, lost.begin(), std::minus<>());
  const Spread spread = spread_of(lost);
  return as_good_as_best({{}, 0, spread.mean, spread.error});
}

struct Compute {
  const Asked& asked;
  SolvedBook& book;

  using Given = std::optional<Computed>;

  [[nodiscard]] Given operator()(const AverageTricks& fact) const {
    return over_layouts(fact, false, [](int tricks) { return static_cast<double>(tricks); });
  }

  [[nodiscard]] Given operator()(const ChanceOfTricks& fact) const {
    return over_layouts(fact, fact.alone,
                        [&fact](int tricks) { return tricks >= fact.tricks ? 100.0 : 0.0; });
  }

  [[nodiscard]] Given operator()(const PartnerOff& fact) const {
    const Rules& rules = rules_of(asked);
    std::vector<double> off;
    for (int i = 0; i < fact.sample.deals; ++i) {
      const Deal deal = random_deal(rules, fact.sample.seed + static_cast<std::uint64_t>(i));
      const PerSeat<CardSet> hands = solver::hands_of(deal);
      const Strain strain = longest_trump(hands[Seat::north]);
      const auto together = book.tricks(request_of(hands, strain, Seat::north, false));
      const auto by_himself = book.tricks(request_of(hands, strain, Seat::north, true));
      if (!together || !by_himself) return std::nullopt;
      off.push_back(std::abs(*together - *by_himself - 3) >= fact.by ? 100 : 0);
    }
    return rounded(spread_of(off));
  }

  [[nodiscard]] Given operator()(const GoodCalls& fact) const {
    Calls calls(asked, fact.sample, book);
    std::vector<std::vector<double>> points;
    for (const Option& option : asked.options) {
      auto of_call = calls.points(std::get<Call>(option));
      if (!of_call) return std::nullopt;
      points.push_back(std::move(*of_call));
    }
    const auto best = std::ranges::max_element(
        points, {}, [](const std::vector<double>& each) { return spread_of(each).mean; });
    std::vector<Option> good;
    for (std::size_t i = 0; i < points.size(); ++i)
      if (as_good_as(points[i], *best)) good.push_back(asked.options[i]);
    return Computed{of_options(std::move(good))};
  }

  [[nodiscard]] Given operator()(const CallsByCount& fact) const {
    StudyRequest request{asked.board->situation, {}, fact.sample.seed};
    for (const Option& option : asked.options) request.calls.push_back(std::get<Call>(option));
    auto sample = CallSample::make(std::move(request));
    if (!sample || !sample->extend(fact.sample.deals, {book.should_stop()})) return std::nullopt;
    std::vector<Option> good;
    for (const Call& call : sample->study().good_calls()) good.emplace_back(call);
    return Computed{of_options(std::move(good))};
  }

  template <class Other>
  [[nodiscard]] Given operator()(const Other&) const {
    return std::nullopt;
  }

 private:
  template <class Of, class Number>
  [[nodiscard]] Given over_layouts(const Of& fact, bool lone, Number number) const {
    std::vector<double> numbers;
    for (const PerSeat<CardSet>& hands :
         layouts(asked.board->situation.deal, rules_of(asked), fact.sample)) {
      const auto tricks = book.tricks(request_of(hands, fact.trump, fact.leader, lone));
      if (!tricks) return std::nullopt;
      numbers.push_back(number(*tricks));
    }
    return rounded(spread_of(numbers));
  }
};

}  // namespace

std::optional<Computed> answer_of_samples(const Asked& asked, SolvedBook& book) {
  return std::visit(Compute{asked, book}, asked.fact);
}

}  // namespace rightbower::lessons
