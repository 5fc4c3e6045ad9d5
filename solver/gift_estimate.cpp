#include "solver/gift_estimate.h"

#include <algorithm>
#include <atomic>
#include <tuple>
#include <utility>

#include "solver/in_order.h"
#include "solver/lone_exchange.h"

namespace rightbower::solver {
namespace {

// Tricks of one layout for each gift.
struct GiftTricks {
  int open = 0;
  int blind = 0;
};

bool partner_gives_first(const GiftRequest& request) {
  return request.special.swap.order == SwapRules::Order::partner_first;
}

LoneRequest lone_request(const GiftRequest& request, const PerSeat<CardSet>& hands) {
  const Observation& seen = request.layouts.seen;
  return {hands,
          seen.rules->seats,
          request.strain,
          seen.seat,
          table_of_bid(seen, true).leader,
          request.special.swap};
}

std::vector<CardSet> gifts_of(const GiftRequest& request) {
  if (partner_gives_first(request)) return {CardSet{}};
  const Observation& seen = request.layouts.seen;
  const CountRange count =
      giving_count(request.special.swap, Exchange{seen.seat, {}, {}}, seen.hand);
  std::vector<CardSet> gifts;
  for (int cards = count.min; cards <= count.max; ++cards)
    for (CardSet gift : lowest_of_suits(seen.hand, Contract(request.strain), cards))
      gifts.push_back(gift);
  return gifts;
}

int most_tricks(const std::vector<Swap>& pairs, const CardSet* give) {
  int most = 0;
  for (const Swap& pair : pairs)
    if (give == nullptr || pair.give == *give) most = std::max(most, pair.tricks);
  return most;
}

std::optional<std::vector<GiftTricks>> solve_gifts(const GiftRequest& request,
                                                   const std::vector<CardSet>& gifts,
                                                   const PerSeat<CardSet>& hands,
                                                   const ShouldStop& should_stop) {
  const auto found = exchange_results(lone_request(request, hands), 1, should_stop);
  if (!found) return std::nullopt;
  std::vector<GiftTricks> tricks;
  for (const CardSet& gift : gifts) {
    const CardSet* give = partner_gives_first(request) ? nullptr : &gift;
    tricks.push_back({most_tricks(found->pairs, give), most_tricks(found->blind, give)});
  }
  return tricks;
}

auto rank_of(const TrickCounts& counts, int level, CardSet give) {
  return std::tuple(counts.at_least(level), counts.mean(), -give.size());
}

}  // namespace

const Gift& GiftEstimate::best_open() const {
  return *std::ranges::max_element(gifts, {}, [this](const Gift& gift) {
    return rank_of(gift.open, request.special.level, gift.give);
  });
}

const Gift& GiftEstimate::best_blind() const {
  return *std::ranges::max_element(gifts, {}, [this](const Gift& gift) {
    return rank_of(gift.blind, request.special.level, gift.give);
  });
}

Result<GiftAnswer> gift_estimate(const GiftRequest& request, int threads,
                                 const ShouldStop& should_stop, const OnGifts& on_gifts) {
  const auto layouts = Layouts::make(request.layouts);
  if (!layouts) return layouts.faults();
  if (const auto first = layouts->draw(request.seed, 0, should_stop))
    if (Faults faults = faults_of(lone_request(request, *first)); !faults.empty()) return faults;
  GiftAnswer answer;
  answer.estimate.request = request;
  const std::vector<CardSet> gifts = gifts_of(request);
  for (CardSet gift : gifts) answer.estimate.gifts.push_back({gift, {}, {}});

  std::atomic<bool> too_few = false;
  const auto make_worker = [&] {
    return [&](int number) -> std::optional<std::vector<GiftTricks>> {
      const auto hands =
          layouts->draw(request.seed, static_cast<std::uint64_t>(number), should_stop);
      if (!hands && !(should_stop && should_stop())) too_few = true;
      if (!hands) return std::nullopt;
      return solve_gifts(request, gifts, *hands, should_stop);
    };
  };
  const auto take = [&](const std::vector<GiftTricks>& tricks) {
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      answer.estimate.gifts[i].open.add(tricks[i].open);
      answer.estimate.gifts[i].blind.add(tricks[i].blind);
    }
    ++answer.estimate.samples;
    if (on_gifts) on_gifts(answer.estimate);
  };
  InOrder<std::vector<GiftTricks>> in_order(request.samples, make_worker, take);
  answer.stopped = !in_order.run(threads);
  if (too_few) return Fault{{}, {"layouts.too-few", {most_draws, answer.estimate.samples}}};
  return answer;
}

std::optional<GiftRequest> gift_worth_trying(const EstimateRequest& request,
                                             const Estimate& estimate) {
  const Observation& seen = request.layouts.seen;
  if (estimate.strains().empty()) return std::nullopt;
  const StrainEstimate& strain = *std::ranges::max_element(
      estimate.strains(), {}, [](const StrainEstimate& one) { return one.alone.mean(); });
  for (const Special& special : seen.rules->specials) {
    const Bid bid{seen.seat, special.level, special.id, strain.strain};
    if (special.swap.max == 0 || !partner_sits_out(*seen.rules, bid)) continue;
    if (strain.alone.mean() < special.level - special.swap.max) continue;
    return GiftRequest{request.layouts, strain.strain, special, request.samples, request.seed};
  }
  return std::nullopt;
}

LoneTricks lone_tricks(const GiftEstimate& estimate) {
  return {estimate.request.special.id, estimate.request.strain, estimate.best_blind().blind};
}

double break_even(const Observation& seen, const Special& special, Strain strain, double worth) {
  const Bid bid{seen.seat, special.level, special.id, strain};
  const double made = worth_of_tricks(seen, bid, special.level);
  const double failed = worth_of_tricks(seen, bid, special.level - 1);
  return (worth - failed) / (made - failed);
}

}  // namespace rightbower::solver
