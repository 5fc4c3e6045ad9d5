#include "engine/exchange.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace rightbower {
namespace {

using Order = SwapRules::Order;

bool partner_answers_first(const SwapRules& swap) { return swap.order == Order::partner_first; }

// What the seat that chooses second has been given; nothing for the first.
const std::optional<CardSet>& given_by_first(const SwapRules& swap, const Exchange& exchange) {
  return partner_answers_first(swap) ? exchange.gets : exchange.gives;
}

bool bidder_chooses(const SwapRules& swap, const Exchange& exchange) {
  return next_giver(swap, exchange) == exchange.bidder;
}

std::optional<Card> first_not_in(CardSet cards, CardSet hand) {
  for (Card card : cards)
    if (cards.count(card) > hand.count(card)) return card;
  return std::nullopt;
}

}  // namespace

std::optional<Seat> next_giver(const SwapRules& swap, const Exchange& exchange) {
  if (exchange.complete()) return std::nullopt;
  const bool bidder =
      partner_answers_first(swap) ? exchange.gets.has_value() : !exchange.gives.has_value();
  return bidder ? exchange.bidder : partner(exchange.bidder);
}

CardSet givable(const SwapRules& swap, const Exchange& exchange, CardSet hand) {
  const auto& given = given_by_first(swap, exchange);
  // Who is asked for his best is asked for his own.
  const bool own_cards =
      swap.order == Order::simultaneous ||
      (swap.answer == SwapRules::Answer::best_trump && !bidder_chooses(swap, exchange));
  return given && !own_cards ? hand.plus(*given) : hand;
}

CountRange giving_count(const SwapRules& swap, const Exchange& exchange, CardSet hand) {
  if (const auto& given = given_by_first(swap, exchange)) return {given->size(), given->size()};
  const int most = std::min(swap.max, hand.size());
  return {partner_answers_first(swap) ? most : std::min(swap.min, most), most};
}

CardSet best_trumps(CardSet hand, const Contract& contract, int count) {
  std::vector<Card> trumps;
  for (Card card : hand)
    if (contract.is_trump(card)) trumps.push_back(card);
  std::ranges::stable_sort(trumps, std::ranges::greater{},
                           [&](Card card) { return contract.strength(card); });
  CardSet best;
  for (Card card : trumps)
    if (best.size() < count) best = best.with(card);
  return best;
}

std::optional<Message> giving_refusal(const SwapRules& swap, const Exchange& exchange, CardSet hand,
                                      CardSet cards, const Contract& contract) {
  const auto giver = next_giver(swap, exchange);
  assert(giver.has_value());
  const CountRange count = giving_count(swap, exchange, hand);
  const int size = cards.size();
  if (given_by_first(swap, exchange) && size != count.min)
    return Message{"exchange.unequal", {*giver, size, count.min}};
  if (size > count.max) return Message{"exchange.too-many", {*giver, size, count.max}};
  if (size < count.min) return Message{"exchange.too-few", {*giver, size, count.min}};
  if (const auto missing = first_not_in(cards, givable(swap, exchange, hand)))
    return Message{"exchange.not-held", {*giver, *missing}};
  if (swap.answer == SwapRules::Answer::best_trump && *giver != exchange.bidder) {
    if (const auto kept = first_not_in(best_trumps(hand, contract, size), cards))
      return Message{"exchange.best-trump", {*giver, *kept}};
  }
  return std::nullopt;
}

CardSet after_swap(CardSet hand, CardSet gives, CardSet gets) {
  const CardSet returned = gives & gets;
  return hand.minus(gives.minus(returned)).plus(gets.minus(returned));
}

}  // namespace rightbower
