// The exchange of cards between a bidder and his partner (rules.md, A8 to A10 and B8). Each side
// chooses; nothing of it is revealed before the rules say so (see Observation).
#pragma once

#include <optional>

#include "engine/call.h"
#include "engine/card_set.h"
#include "engine/contract.h"
#include "engine/message.h"
#include "engine/rules.h"

namespace rightbower {

// As in the notation's `exchange=S:9C 9S>JD AD`; a side that has not chosen yet is empty.
struct Exchange {
  Seat bidder = Seat::north;
  std::optional<CardSet> gives;  // bidder to partner
  std::optional<CardSet> gets;   // partner to bidder

  [[nodiscard]] bool complete() const { return gives.has_value() && gets.has_value(); }
  friend bool operator==(const Exchange&, const Exchange&) = default;
};

// The seat that chooses next; nothing when the exchange is complete.
[[nodiscard]] std::optional<Seat> next_giver(const SwapRules& swap, const Exchange& exchange);

// The cards the next giver can choose from: his hand, with what he has already been given where the
// order lets him take it up first.
[[nodiscard]] CardSet givable(const SwapRules& swap, const Exchange& exchange, CardSet hand);

// The numbers of cards the next giver may choose: from min to max, or as many as the other gave; in
// an ending never more than a hand has.
struct CountRange {
  int min = 0;
  int max = 0;
};
[[nodiscard]] CountRange giving_count(const SwapRules& swap, const Exchange& exchange,
                                      CardSet hand);

// What partner must give when he is asked for his best: his strongest trumps, the left bower
// included, as far as count goes. The rest of count is his free choice; so all of it at no trump or
// without a trump.
[[nodiscard]] CardSet best_trumps(CardSet hand, const Contract& contract, int count);

// Why the next giver, holding this hand, may not give these cards; nothing when he may.
[[nodiscard]] std::optional<Message> giving_refusal(const SwapRules& swap, const Exchange& exchange,
                                                    CardSet hand, CardSet cards,
                                                    const Contract& contract);

// A hand after the swap; a card that went over and came back stays.
[[nodiscard]] CardSet after_swap(CardSet hand, CardSet gives, CardSet gets);

}  // namespace rightbower
