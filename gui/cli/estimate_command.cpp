#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/first_look.h"
#include "engine/notation.h"
#include "gui/app/hand_count.h"
#include "gui/cli/batch.h"
#include "gui/cli/commands.h"
#include "gui/cli/numbers.h"
#include "gui/cli/question.h"
#include "solver/bid_values.h"
#include "solver/estimate.h"
#include "solver/gift_estimate.h"

namespace rightbower::cli {
namespace {

using Json = nlohmann::ordered_json;
using solver::BidValue;
using solver::StrainEstimate;
using solver::TrickCounts;

// All that is said about a hand.
struct Found {
  solver::Estimate estimate;
  std::optional<solver::GiftEstimate> gifts;
  solver::BidValues values;
  std::vector<app::HandCount> counts;  // by strain, as in the estimate
  int hand_size = 0;
};

// The seat that asks: of --seat, whose turn it is, or the only one whose hand is known.
Seat asking_seat(const Situation& situation, const Options& options) {
  if (options.seat) return *options.seat;
  std::optional<Seat> known;
  int number = 0;
  for (Seat seat : all_seats) {
    if (situation.deal[seat].state != Hand::State::known) continue;
    known = known.value_or(seat);
    ++number;
  }
  if (number == 1) return *known;
  return seat_to_call(situation).value_or(Seat::south);
}

Result<solver::EstimateRequest> request_of(const Situation& situation, const Options& options) {
  const auto seen = first_look(situation, asking_seat(situation, options));
  if (!seen) return seen.faults();
  const Rules& rules = *seen->rules;
  Faults faults;
  if (seen->hand.size() != rules.hand_size)
    faults.push_back(
        {{}, {"cli.estimate-hand-size", {seen->seat, seen->hand.size(), rules.hand_size}}});
  if (options.trump && !rules.allows(*options.trump))
    faults.push_back({{}, {"cli.estimate-strain", {*options.trump, RulesName{rules.name}}}});
  solver::EstimateRequest request;
  request.layouts.seen = *seen;
  request.samples = options.samples;
  request.seed = options.seed;
  request.other_leads = true;
  request.alone = true;
  if (options.trump) request.strains = {*options.trump};
  const Faults of_condition = add_where(options, request.layouts);
  faults.insert(faults.end(), of_condition.begin(), of_condition.end());
  if (!faults.empty()) return faults;
  return request;
}

Result<Found> find(Console& console, const Options& options,
                   const solver::EstimateRequest& request) {
  const auto progress = [&](int so_far) { console.progress(so_far, request.samples); };
  auto answer =
      solver::estimate(request, options.threads, console.should_stop(),
                       [&](const solver::Estimate& so_far) { progress(so_far.samples()); });
  console.progress_done();
  if (!answer) return answer.faults();
  if (answer->stopped) return Fault{{}, {"cli.interrupted", {}}};
  Found found{std::move(answer->estimate), {}, {}, {}, request.layouts.seen.hand.size()};
  for (const StrainEstimate& strain : found.estimate.strains())
    found.counts.push_back(app::count_hand(request.layouts, strain.strain));
  std::vector<solver::LoneTricks> lone;
  if (const auto asked = solver::gift_worth_trying(request, found.estimate)) {
    const auto gifts = solver::gift_estimate(
        *asked, options.threads, console.should_stop(),
        [&](const solver::GiftEstimate& so_far) { progress(so_far.samples); });
    console.progress_done();
    if (!gifts) return gifts.faults();
    if (gifts->stopped) return Fault{{}, {"cli.interrupted", {}}};
    found.gifts = gifts->estimate;
    lone.push_back(solver::lone_tricks(*found.gifts));
  }
  found.values = solver::bid_values(found.estimate, lone);
  return found;
}

// --- JSON ---

Json tricks_json(const TrickCounts& counts, int hand_size) {
  Json json;
  json["mean"] = counts.mean();
  json["sd"] = counts.sd();
  json["error"] = counts.standard_error();
  json["at_least"] = Json::array();
  json["counts"] = Json::array();
  for (int tricks = 0; tricks <= hand_size; ++tricks) {
    json["at_least"].push_back(counts.at_least(tricks));
    json["counts"].push_back(counts.count(tricks));
  }
  return json;
}

Json count_json(const app::HandCount& count) {
  Json json;
  json["sure"] = count.sure;
  if (count.points) json["points"] = *count.points;
  if (count.bowers)
    json["missing_bowers"] = {{"number", count.bowers->number},
                              {"partner_all", count.bowers->partner_all},
                              {"opponents_have_one", count.bowers->opponents_have_one}};
  json["side_aces"] = Json::array();
  for (const app::SideAces& aces : count.side_aces)
    json["side_aces"].push_back({{"suit", std::string(1, letter(aces.suit))},
                                 {"aces", aces.aces},
                                 {"once", aces.once},
                                 {"twice", aces.twice}});
  return json;
}

Json strain_json(const StrainEstimate& strain, int hand_size) {
  Json json = tricks_json(strain.bid, hand_size);
  for (Seat seat : all_seats)
    if (strain.led_by[seat].total() > 0)
      json["led_by"][std::string(1, letter(seat))] = {{"mean", strain.led_by[seat].mean()},
                                                      {"sd", strain.led_by[seat].sd()}};
  if (strain.alone.total() == 0) return json;
  json["alone"] = tricks_json(strain.alone, hand_size);
  json["partner"] = {{"mean", strain.partner.mean()}, {"sd", strain.partner.sd()}};
  return json;
}

std::string call_text(const BidValue& value) {
  Call call = value.call;
  call.strain = value.bid.strain;
  return to_string(call);
}

Json bid_json(const BidValue& value) {
  return {{"call", call_text(value)},           {"made", value.made},
          {"points", value.worth.points},       {"wins", value.worth.wins},
          {"loses", value.worth.loses},         {"behind", value.behind},
          {"behind_error", value.behind_error}, {"close", value.close}};
}

Json values_json(const Found& found) {
  Json json;
  const solver::BidValues& values = found.values;
  json["bids"] = Json::array();
  for (const BidValue& value : values.bids) json["bids"].push_back(bid_json(value));
  if (values.best) {
    const BidValue& best = values.bids[*values.best];
    json["best"] = {{"call", call_text(best)}, {"points", best.worth.points}};
  } else {
    json["best"] = nullptr;
  }
  if (values.theirs) json["theirs"] = {{"points", values.theirs->points}};
  for (const auto& up_to : values.up_to) json["up_to"][name(up_to.strain)] = up_to.level;
  return json;
}

std::string as_json(const Found& found) {
  const Observation& seen = found.estimate.seen();
  Json json;
  json["samples"] = found.estimate.samples();
  json["seed"] = found.estimate.seed();
  json["rules"] = seen.rules->name;
  json["seat"] = std::string(1, letter(seen.seat));
  json["hand"] = to_string(seen.hand);
  json["layouts"] = found.estimate.ways();
  for (const StrainEstimate& strain : found.estimate.strains())
    json["strains"][name(strain.strain)] = strain_json(strain, found.hand_size);
  for (const app::HandCount& count : found.counts)
    json["strains"][name(count.strain)]["count"] = count_json(count);
  json.update(values_json(found));
  if (found.gifts) {
    const solver::Gift& gift = found.gifts->best_blind();
    json["exchange"] = {{"trump", name(found.gifts->request.strain)},
                        {"give", to_string(gift.give)},
                        {"made", gift.blind.at_least(found.gifts->request.special.level)}};
  }
  return json.dump();
}

// --- Words ---

class Page {
 public:
  Page(const Console& console, const Found& found) : strings_(console.strings), found_(found) {}

  [[nodiscard]] std::string text() {
    const Observation& seen = found_.estimate.seen();
    line("cli.estimate-hand", {seen.seat, to_string(seen.hand), seen.rules->name});
    line("cli.estimate-layouts",
         {found_.estimate.samples(), std::to_string(found_.estimate.seed())});
    line("cli.estimate-assumes", {});
    tricks();
    leads();
    alone();
    count();
    bids();
    text_.pop_back();
    return text_;
  }

 private:
  static constexpr std::size_t head = 12;
  static constexpr std::size_t column = 6;

  void line(const char* id, std::vector<Argument> arguments) {
    text_ += strings_.say(id, std::move(arguments)) + "\n";
  }
  [[nodiscard]] std::string row(Strain strain) const {
    return left(strings_.say("cli.estimate-strain-name", {strain}), head);
  }
  // The number of tricks from which on chances are shown: below, everything is certain.
  [[nodiscard]] int first_level() const {
    int first = found_.hand_size;
    for (const StrainEstimate& strain : found_.estimate.strains())
      for (int level = 1; level < first; ++level)
        if (strain.bid.at_least(level) < 0.995) first = level;
    return std::max(1, first - 1);
  }

  void tricks() {
    const Observation& seen = found_.estimate.seen();
    text_ += "\n";
    line("cli.estimate-tricks", {seen.seat});
    text_ += std::string(head, ' ') + right(strings_["cli.estimate-mean"], column) +
             right("+-", column) + right(strings_["cli.estimate-spread"], column + 2) + "  ";
    for (int level = first_level(); level <= found_.hand_size; ++level)
      text_ += right(">=" + std::to_string(level), column - 1);
    text_ += "\n";
    for (const StrainEstimate& strain : found_.estimate.strains()) {
      text_ += row(strain.strain) + right(fixed(strain.bid.mean(), 1), column) +
               right(fixed(strain.bid.standard_error(), 2), column) +
               right(fixed(strain.bid.sd(), 1), column + 2) + "  ";
      for (int level = first_level(); level <= found_.hand_size; ++level)
        text_ += right(std::to_string(in_hundred(strain.bid.at_least(level))), column - 1);
      text_ += "\n";
    }
  }

  void leads() {
    const Seat own = found_.estimate.seen().seat;
    const auto asked = [&](Seat seat) {
      return found_.estimate.strains().front().led_by[seat].total() > 0;
    };
    if (!std::ranges::any_of(all_seats, [&](Seat seat) { return seat != own && asked(seat); }))
      return;
    text_ += "\n";
    line("cli.estimate-leads", {own});
    text_ += std::string(head, ' ');
    for (Seat seat : all_seats)
      if (asked(seat)) text_ += right(strings_.say("cli.seat", {seat}), column + 2);
    text_ += "\n";
    for (const StrainEstimate& strain : found_.estimate.strains()) {
      text_ += row(strain.strain);
      for (Seat seat : all_seats)
        if (asked(seat)) text_ += right(fixed(strain.led_by[seat].mean(), 1), column + 2);
      text_ += "\n";
    }
  }

  void alone() {
    if (found_.estimate.strains().front().alone.total() == 0) return;
    text_ += "\n";
    line("cli.estimate-alone", {found_.estimate.seen().seat});
    for (const StrainEstimate& strain : found_.estimate.strains()) {
      text_ += row(strain.strain);
      line("cli.estimate-alone-row",
           {fixed(strain.alone.mean(), 1), in_hundred(strain.alone.at_least(found_.hand_size)),
            fixed(strain.partner.mean(), 1), fixed(strain.partner.sd(), 1)});
    }
    if (!found_.gifts) return;
    const solver::Gift& gift = found_.gifts->best_blind();
    const int level = found_.gifts->request.special.level;
    line(gift.give.empty() ? "cli.estimate-no-gift" : "cli.estimate-gift",
         {found_.gifts->request.strain, in_hundred(gift.blind.at_least(level)),
          in_hundred(gift.open.at_least(level)),
          to_string(std::vector<Card>(gift.give.begin(), CardSet::end()))});
  }

  // In the strain of the best bid.
  void count() {
    const solver::BidValues& values = found_.values;
    const app::HandCount* shown = &found_.counts.front();
    for (const app::HandCount& count : found_.counts)
      if (values.best && count.strain == values.bids[*values.best].bid.strain) shown = &count;
    text_ += "\n";
    line("cli.estimate-count", {shown->strain});
    for (const std::string& words : app::words_of(*shown, strings_)) text_ += "  " + words + "\n";
  }

  // In the strain of the best bid every level, and every bid whose strain is named later.
  void bids() {
    const solver::BidValues& values = found_.values;
    if (!values.best) return line("estimate.no-bid", {found_.estimate.seen().seat});
    const BidValue& best = values.bids[*values.best];
    text_ += "\n";
    line("cli.estimate-bids", {});
    for (const BidValue& value : values.bids)
      if (value.bid.strain == best.bid.strain || !value.call.strain || !value.bid.special.empty())
        bid_row(value);
    line("cli.estimate-best", {call_text(best), fixed(best.worth.points, 1)});
    close_calls();
    if (!values.theirs) return;
    line("cli.estimate-theirs", {fixed(values.theirs->points, 1)});
    for (const auto& up_to : values.up_to)
      if (up_to.level > 0) line("cli.estimate-up-to", {up_to.strain, up_to.level});
  }

  void bid_row(const BidValue& value) {
    text_ += left("  " + call_text(value), head);
    line("cli.estimate-bid", {in_hundred(value.made), fixed(value.worth.points, 1)});
    if (value.worth.wins > 0 || value.worth.loses > 0)
      line("cli.estimate-match", {in_hundred(value.worth.wins), in_hundred(value.worth.loses)});
  }

  void close_calls() {
    std::string close;
    for (std::size_t i = 0; i < found_.values.bids.size(); ++i)
      if (i != *found_.values.best && found_.values.bids[i].close)
        close += (close.empty() ? "" : " ") + call_text(found_.values.bids[i]);
    if (!close.empty()) line("cli.estimate-close", {close});
  }

  const app::Strings& strings_;
  const Found& found_;
  std::string text_;
};

}  // namespace

int estimate_command(Console& console, const Options& typed) {
  Options options = typed;
  options.json = options.json || options.batch();
  return answer_all(console, options, [&](const Item& item) -> Result<std::string> {
    const auto request = request_of(item.situation, options);
    if (!request) return request.faults();
    const auto found = find(console, options, *request);
    if (!found) return found.faults();
    return options.json ? as_json(*found) : Page(console, *found).text();
  });
}

}  // namespace rightbower::cli
