#include "engine/first_look.h"

#include <memory>

#include "engine/match.h"

namespace rightbower {
namespace {

Fault at_key(const char* key, int item, Message what) { return {{0, item, key}, std::move(what)}; }

bool auction_is_over(const Situation& situation) {
  return situation.trump || situation.lead || situation.alone || situation.exchange ||
         situation.discard || !situation.play.empty();
}

// The dealer after whom this seat speaks first.
Seat dealer_before(const Rules& rules, Seat seat) {
  Seat dealer = next(seat, 3);
  while (!rules.seats.contains(dealer)) dealer = next(dealer, 3);
  return dealer;
}

bool has_turned_card(const Rules& rules) { return rules.has_turn_up() || rules.dealer_extra_card; }

// The auction after the calls, which is open. Refused at the first that may not be made.
Result<Auction> open_auction(const Situation& situation, Seat dealer) {
  Auction auction(rules_of(situation), {dealer, {}, {}});
  for (std::size_t i = 0; i < situation.auction.size(); ++i) {
    const int item = static_cast<int>(i) + 1;
    if (auction.over()) return at_key("auction", item, {"look.too-late", {}});
    if (const auto refusal = auction.refusal(situation.auction[i]))
      return at_key("auction", item, *refusal);
    auction = auction.after(situation.auction[i]);
  }
  if (auction.state() != Auction::State::open) return at_key("auction", 0, {"look.too-late", {}});
  return auction;
}

}  // namespace

Observation first_look(const Rules& rules, Seat seat, CardSet hand, Seat dealer,
                       const Points& score) {
  Observation seen;
  seen.rules = std::make_shared<const Rules>(rules);
  seen.seat = seat;
  seen.dealer = dealer;
  seen.score = score;
  seen.to_act = rules.seats.next_after(dealer);
  seen.dealt = hand;
  seen.hand = hand;
  for (Seat other : all_seats)
    if (rules.seats.contains(other)) seen.hand_sizes[other] = hand.size();
  seen.seating = pairs(rules.seats);
  return seen;
}

Result<Observation> first_look(const Situation& situation, Seat seat) {
  const Rules& rules = rules_of(situation);
  Faults faults;
  if (has_turned_card(rules)) faults.push_back({{}, {"look.turned-card", {RulesName{rules.name}}}});
  if (situation.deal[seat].state != Hand::State::known)
    faults.push_back({{}, {"look.hand-not-known", {seat}}});
  if (auction_is_over(situation)) faults.push_back({{}, {"look.too-late", {}}});
  if (!faults.empty()) return faults;
  Observation seen = first_look(rules, seat, situation.deal[seat].cards,
                                situation.dealer.value_or(dealer_before(rules, seat)),
                                situation.score.value_or(starting_score(rules)));
  const auto auction = open_auction(situation, seen.dealer);
  if (!auction) return auction.faults();
  seen.calls = auction->calls();
  seen.bid = auction->high();
  seen.to_act = auction->to_call();
  return seen;
}

std::optional<Seat> seat_to_call(const Situation& situation) {
  if (!situation.dealer || has_turned_card(rules_of(situation)) || auction_is_over(situation))
    return std::nullopt;
  const auto auction = open_auction(situation, *situation.dealer);
  return auction ? std::optional(auction->to_call()) : std::nullopt;
}

}  // namespace rightbower
