#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/first_look.h"
#include "engine/notation.h"
#include "gui/cli/batch.h"
#include "gui/cli/commands.h"
#include "gui/cli/numbers.h"
#include "gui/cli/question.h"
#include "solver/bid_values.h"
#include "solver/estimate.h"
#include "solver/gift_estimate.h"
#include "solver/lone_exchange.h"
#include "solver/request.h"

namespace rightbower::cli {
namespace {

using Json = nlohmann::ordered_json;
using solver::Swap;

// Who plays alone, in what, and the bid that lets him swap.
struct Lone {
  Seat bidder = Seat::south;
  Seat leader = Seat::south;
  Strain strain = Strain::no_trump;
  Special special;
};

Result<Special> special_with_swap(const Situation& situation, Seat bidder, Strain strain,
                                  const Options& options) {
  const Rules& rules = rules_of(situation);
  const auto contract = contract_of(situation);
  for (Special special : rules.specials) {
    if (special.swap.max == 0) continue;
    if (contract && !contract->special.empty() && contract->special != special.id) continue;
    if (!partner_sits_out(rules, Bid{bidder, special.level, special.id, strain})) continue;
    const int cards = options.swap_cards.value_or(special.swap.min);
    if (cards > special.swap.max)
      return Fault{{}, {"exchange.too-many", {bidder, cards, special.swap.max}}};
    if (cards < special.swap.min)
      return Fault{{}, {"exchange.too-few", {bidder, cards, special.swap.min}}};
    if (options.swap_cards) special.swap.min = special.swap.max = cards;
    return special;
  }
  return Fault{{}, {"cli.exchange-none", {RulesName{rules.name}}}};
}

Result<Lone> lone_of(const Situation& situation, const Options& options) {
  Faults faults;
  const auto contract = contract_of(situation);
  std::optional<Seat> bidder = situation.alone;
  if (contract && partner_sits_out(rules_of(situation), *contract)) bidder = contract->bidder;
  const auto strain = trump_of(situation);
  if (!bidder) faults.push_back({{}, {"cli.exchange-no-bidder", {}}});
  if (!strain) faults.push_back({{}, {"play.no-trump", {}}});
  if (!situation.play.empty() || situation.exchange)
    faults.push_back({{}, {"cli.exchange-too-late", {}}});
  if (!faults.empty()) return faults;
  const auto special = special_with_swap(situation, *bidder, *strain, options);
  if (!special) return special.faults();
  const Seat leader = leader_of(situation).value_or(*bidder);
  if (leader == partner(*bidder)) return Fault{{}, {"play.leader-not-in-play", {leader}}};
  return Lone{*bidder, leader, *strain, *special};
}

// Nobody's hand but the bidder's is known.
bool only_own_hand(const Situation& situation, Seat bidder) {
  return std::ranges::all_of(all_seats, [&](Seat seat) {
    return (situation.deal[seat].state == Hand::State::known) == (seat == bidder);
  });
}

Json cards_json(CardSet cards) {
  Json json = Json::array();
  for (Card card : cards) json.push_back(to_string(card));
  return json;
}

std::string cards_text(const Console& console, CardSet cards) {
  if (cards.empty()) return console.strings["cli.exchange-nothing"];
  return to_string(std::vector<Card>(cards.begin(), CardSet::end()));
}

// --- All hands known ---

std::string as_json(const solver::LoneExchange& found) {
  const auto list = [](const std::vector<Swap>& pairs) {
    Json json = Json::array();
    for (const Swap& pair : pairs)
      json.push_back({{"give", cards_json(pair.give)},
                      {"get", cards_json(pair.get)},
                      {"tricks", pair.tricks}});
    return json;
  };
  return Json{{"pairs", list(found.pairs)},
              {"blind", list(found.blind)},
              {"best", found.best},
              {"best_blind", found.best_blind}}
      .dump();
}

// For each number of cards the best pair with open cards, and each gift to a partner who does not
// see it.
std::string as_text(const Console& console, const Lone& lone, const solver::LoneExchange& found) {
  const auto row = [&](const Swap& pair) {
    return "\n" + console.strings.say("cli.exchange-row",
                                      {pair.tricks, left(cards_text(console, pair.give), 10),
                                       cards_text(console, pair.get)});
  };
  std::string text = console.strings.say("cli.exchange-title", {lone.bidder, lone.strain}) + "\n\n";
  text += console.strings["cli.exchange-open"];
  int most_cards = -1;
  for (const Swap& pair : found.pairs) {
    if (pair.give.size() == most_cards) continue;
    most_cards = pair.give.size();
    const Swap* best = &pair;
    for (const Swap& other : found.pairs)
      if (other.give.size() == most_cards && other.tricks > best->tricks) best = &other;
    text += row(*best);
  }
  text += "\n\n" + console.strings["cli.exchange-blind"];
  for (const Swap& pair : found.blind) text += row(pair);
  const Swap& best = found.pairs[found.best];
  text += "\n\n" +
          console.strings.say("cli.exchange-best", {best.tricks, cards_text(console, best.give),
                                                    cards_text(console, best.get)});
  return text;
}

Result<std::string> known_hands(Console& console, const Options& options,
                                const Situation& situation, const Lone& lone) {
  if (!options.where.empty()) return Fault{{0, 0, "--where"}, {"cli.exchange-where", {}}};
  if (situation.deal.not_known().size() > 0)
    return Fault{{}, {"cli.exchange-hands", {lone.bidder}}};
  const solver::LoneRequest request{solver::hands_of(situation.deal),
                                    situation.deal.seated(),
                                    lone.strain,
                                    lone.bidder,
                                    lone.leader,
                                    lone.special.swap};
  if (Faults faults = solver::faults_of(request); !faults.empty()) return faults;
  const auto found =
      solver::exchange_results(request, options.threads, console.should_stop(),
                               [&](int so_far, int of) { console.progress(so_far, of); });
  console.progress_done();
  if (!found) return Fault{{}, {"cli.interrupted", {}}};
  return options.json ? as_json(*found) : as_text(console, lone, *found);
}

// --- The bidder's hand alone ---

struct Sampled {
  solver::GiftEstimate gifts;
  std::optional<solver::BidValue> with_partner;  // the best bid in which partner plays
  double break_even = 0;
};

std::string as_json(const Sampled& found) {
  const int level = found.gifts.request.special.level;
  Json json{{"samples", found.gifts.samples}, {"seed", found.gifts.request.seed}};
  json["gifts"] = Json::array();
  for (const solver::Gift& gift : found.gifts.gifts)
    json["gifts"].push_back({{"give", cards_json(gift.give)},
                             {"open", gift.open.at_least(level)},
                             {"blind", gift.blind.at_least(level)},
                             {"open_mean", gift.open.mean()},
                             {"blind_mean", gift.blind.mean()}});
  if (found.with_partner) {
    json["with_partner"] = {{"call", to_string(call_of(*found.gifts.request.layouts.seen.rules,
                                                       found.with_partner->bid))},
                            {"points", found.with_partner->worth.points}};
    json["break_even"] = found.break_even;
  }
  return json.dump();
}

std::string as_text(const Console& console, const Lone& lone, const Sampled& found) {
  const int level = found.gifts.request.special.level;
  std::string text = console.strings.say("cli.exchange-title", {lone.bidder, lone.strain}) + "\n";
  text += console.strings.say("cli.estimate-layouts",
                              {found.gifts.samples, std::to_string(found.gifts.request.seed)});
  text += "\n\n" + console.strings["cli.exchange-chances"];
  std::vector<solver::Gift> gifts = found.gifts.gifts;
  std::ranges::stable_sort(gifts, std::ranges::greater{},
                           [&](const solver::Gift& gift) { return gift.blind.at_least(level); });
  for (const solver::Gift& gift : gifts)
    text += "\n" +
            console.strings.say("cli.exchange-chance-row",
                                {left(cards_text(console, gift.give), 10),
                                 right(std::to_string(in_hundred(gift.blind.at_least(level))), 4),
                                 right(std::to_string(in_hundred(gift.open.at_least(level))), 4)});
  const solver::Gift& best = found.gifts.best_blind();
  text += "\n\n" + console.strings.say("cli.exchange-give",
                                       {best.give.size(), cards_text(console, best.give)});
  if (!found.with_partner) return text;
  const Call call = call_of(*found.gifts.request.layouts.seen.rules, found.with_partner->bid);
  text += "\n" + console.strings.say("cli.exchange-break-even",
                                     {to_string(call), fixed(found.with_partner->worth.points, 1),
                                      in_hundred(found.break_even)});
  return text;
}

Result<std::string> own_hand(Console& console, const Options& options, const Situation& situation,
                             const Lone& lone) {
  Situation before = situation;  // the bid that is weighed
  before.auction.clear();
  before.trump.reset();
  before.lead.reset();
  before.alone.reset();
  const auto seen = first_look(before, lone.bidder);
  if (!seen) return seen.faults();
  solver::EstimateRequest request;
  request.layouts.seen = *seen;
  if (Faults faults = add_where(options, request.layouts); !faults.empty()) return faults;
  request.samples = options.samples;
  request.seed = options.seed;
  const auto progress = [&](int so_far) { console.progress(so_far, request.samples); };
  const auto gifts = solver::gift_estimate(
      {request.layouts, lone.strain, lone.special, options.samples, options.seed}, options.threads,
      console.should_stop(), [&](const solver::GiftEstimate& so_far) { progress(so_far.samples); });
  console.progress_done();
  if (!gifts) return gifts.faults();
  if (gifts->stopped) return Fault{{}, {"cli.interrupted", {}}};
  const auto estimate =
      solver::estimate(request, options.threads, console.should_stop(),
                       [&](const solver::Estimate& so_far) { progress(so_far.samples()); });
  console.progress_done();
  if (!estimate) return estimate.faults();
  if (estimate->stopped) return Fault{{}, {"cli.interrupted", {}}};
  Sampled found{gifts->estimate, {}, 0};
  const solver::BidValues values = solver::bid_values(estimate->estimate);
  if (values.best) {
    found.with_partner = values.bids[*values.best];
    found.break_even = solver::break_even(request.layouts.seen, lone.special, lone.strain,
                                          found.with_partner->worth.worth);
  }
  return options.json ? as_json(found) : as_text(console, lone, found);
}

}  // namespace

int exchange_command(Console& console, const Options& typed) {
  Options options = typed;
  options.json = options.json || options.batch();
  return answer_all(console, options, [&](const Item& item) -> Result<std::string> {
    const auto lone = lone_of(item.situation, options);
    if (!lone) return lone.faults();
    return only_own_hand(item.situation, lone->bidder)
               ? own_hand(console, options, item.situation, *lone)
               : known_hands(console, options, item.situation, *lone);
  });
}

}  // namespace rightbower::cli
