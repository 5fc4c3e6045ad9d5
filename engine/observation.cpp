#include "engine/observation.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <tuple>

#include "engine/choices.h"
#include "engine/trick.h"

namespace rightbower {
namespace {

using Order = SwapRules::Order;

// What is in a and not in b, kind by kind; b may hold cards a has not.
CardSet without_those(CardSet a, CardSet b) { return a.minus(a & b); }

// Both together, as far as a kind can be held.
CardSet either(CardSet a, CardSet b) { return a.plus(without_those(b, a)); }

CardSet played_by(const Observation& seen, Seat seat) {
  CardSet cards;
  for (const auto& [player, card] : seen.played)
    if (player == seat) cards = cards.with(card);
  return cards;
}

const SwapRules& swap_of(const Observation& seen) {
  return special_of(*seen.rules, *seen.bid)->swap;
}

bool swap_done(const Observation& seen) {
  return seen.swap_count.has_value() && seen.phase > Phase::exchange;
}

// --- What is seen ---

// A hand that is not known counts as dealt whole.
int hand_size(const Game& game, Seat seat) {
  const Deal& deal = game.start().deal;
  if (deal[seat].state == Hand::State::known) return game.hand(seat).size();
  if (deal[seat].state == Hand::State::nobody) return 0;
  const bool extra =
      game.rules().dealer_extra_card && seat == game.start().dealer && !game.discard();
  return deal.hand_size() + (extra ? 1 : 0);
}

void see_exchange(const Game& game, Observation& seen) {
  const auto& exchange = game.exchange();
  if (!exchange) return;
  const SwapRules& swap = special_of(game.rules(), *game.bid())->swap;
  const auto& first = swap.order == Order::partner_first ? exchange->gets : exchange->gives;
  if (first) seen.swap_count = first->size();
  const bool bidder = seen.seat == exchange->bidder;
  if (!bidder && seen.seat != partner(exchange->bidder)) return;
  const auto& own = bidder ? exchange->gives : exchange->gets;
  const auto& others = bidder ? exchange->gets : exchange->gives;
  seen.gave = own;
  // Nothing is revealed before both have chosen, unless the order is to take up first.
  const bool takes_up_first =
      bidder ? swap.order == Order::partner_first : swap.order == Order::bidder_first;
  if (exchange->complete() || takes_up_first) seen.got = others;
}

// --- What follows from it ---

// The suits each seat has shown it does not hold.
void add_shown_voids(const Observation& seen, Hidden& hidden) {
  if (seen.played.empty()) return;
  const Contract contract(*seen.bid->strain);
  const auto trick_size = static_cast<std::size_t>(seen.seating.in_play.size());
  Suit led = Suit::joker;
  for (std::size_t i = 0; i < seen.played.size(); ++i) {
    const auto& [seat, card] = seen.played[i];
    if (i % trick_size == 0) led = contract.suit_of(card);
    if (contract.suit_of(card) != led)
      hidden.lacks[seat] = either(hidden.lacks[seat], contract.all_of(led));
  }
}

// A partner asked for his best trumps has none better left, and none at all if he ran out.
void add_best_given(const Observation& seen, Hidden& hidden) {
  if (swap_of(seen).answer != SwapRules::Answer::best_trump || seen.seat != seen.bid->bidder)
    return;
  const Contract contract(*seen.bid->strain);
  if (!contract.trump()) return;
  const CardSet trumps = *seen.got & contract.all_of(*contract.trump());
  int weakest = -1;
  for (Card card : trumps)
    if (trumps.size() == seen.got->size())
      weakest = weakest < 0 ? contract.strength(card) : std::min(weakest, contract.strength(card));
  CardSet better;
  for (Card card : contract.all_of(*contract.trump()))
    if (contract.strength(card) > weakest) better = better.with(card);
  CardSet& lacks = hidden.lacks[partner(seen.seat)];
  lacks = either(lacks, without_those(better, seen.gave->twice()));
}

// Whether that side of the swap took up the other's cards and could give them back.
bool returns_cards(const Observation& seen, Seat giver) {
  const SwapRules& swap = swap_of(seen);
  if (giver == seen.bid->bidder) return swap.order == Order::partner_first;
  return swap.order == Order::bidder_first && swap.answer == SwapRules::Answer::any;
}

// Whether the dealer has put away a card this seat does not know.
bool discard_is_hidden(const Observation& seen) {
  const bool put_away = seen.turn_up_taken || !seen.rules->has_turn_up();
  return seen.discard_made && put_away && seen.seat != seen.dealer;
}

void add_swapped(const Observation& seen, Hidden& hidden) {
  if (!seen.bid || (!seen.gave && !seen.got)) return;
  const Seat other = partner(seen.seat);
  CardSet there;
  if (swap_done(seen)) {
    there = returns_cards(seen, other) ? without_those(*seen.gave, *seen.got) : *seen.gave;
    if (other == seen.dealer && discard_is_hidden(seen)) there = {};  // he may have discarded it
    add_best_given(seen, hidden);
  } else if (seen.got) {
    there = *seen.got;  // shown, and not yet handed over
  }
  hidden.holds[other] = without_those(there, played_by(seen, other));
}

bool held_by_dealer(const Observation& seen) {
  return seen.turn_up_taken && seen.seat != seen.dealer &&
         !played_by(seen, seen.dealer).contains(*seen.turn_up);
}

// Whether the swap can have led to these hands, which are those before the first lead.
bool swap_is_possible(const Observation& seen, const PerSeat<CardSet>& hands) {
  const SwapRules& swap = swap_of(seen);
  const Seat bidder = seen.bid->bidder;
  const Seat other = partner(bidder);
  if (seen.seat == other) return returns_cards(seen, bidder) || hands[bidder].includes(*seen.gave);
  if (swap.answer != SwapRules::Answer::best_trump || hands[other].empty()) return true;
  const Contract contract(*seen.bid->strain);
  const int count = *seen.swap_count;
  const auto answered = [&](CardSet gets, CardSet gives) {
    const CardSet before = after_swap(hands[other], gives, gets);
    return gets.includes(best_trumps(before, contract, count));
  };
  if (seen.seat == bidder) return answered(*seen.got, *seen.gave);
  return any_choice(hands[bidder], count, [&](CardSet gets) {
    return any_choice(hands[other], count, [&](CardSet gives) { return answered(gets, gives); });
  });
}

// The same for the hands now: the dealer's discard, where it is hidden, may have been swapped too.
bool swap_agrees(const Observation& seen, const PerSeat<CardSet>& hands, CardSet aside) {
  if (!swap_done(seen)) return true;
  PerSeat<CardSet> before = hands;
  for (const auto& [seat, card] : seen.played) before[seat] = before[seat].with(card);
  if (!discard_is_hidden(seen)) return swap_is_possible(seen, before);
  CardSet& dealers = before[seen.dealer];
  if (seen.turn_up_taken) dealers = dealers.without(*seen.turn_up);
  const CardSet kept = dealers;
  return any_choice(aside, 1, [&](CardSet discard) {
    dealers = kept.plus(discard);
    return swap_is_possible(seen, before);
  });
}

bool agrees(const Observation& seen, const Hidden& hidden, const PerSeat<CardSet>& hands) {
  if (!(hands[seen.seat] == seen.hand)) return false;
  CardSet left = hidden.unseen;
  for (Seat seat : all_seats) {
    if (seat == seen.seat) continue;
    const CardSet hand = hands[seat];
    if (hand.empty() && !seen.seating.in_play.contains(seat)) continue;
    if (hand.size() != hidden.size[seat] || !left.includes(hand)) return false;
    if (!hand.includes(hidden.holds[seat]) || !(hand & hidden.lacks[seat]).empty()) return false;
    left = left.minus(hand);
  }
  return swap_agrees(seen, hands, left);
}

// --- Deals as dealt ---

bool in_pack(const Observation& seen, const PerSeat<CardSet>& dealt) {
  CardSet left = seen.rules->pack;
  const auto take = [&left](CardSet cards) {
    const bool there = left.includes(cards);
    if (there) left = left.minus(cards);
    return there;
  };
  return (!seen.turn_up || take({*seen.turn_up})) && std::ranges::all_of(dealt.values, take);
}

// Tries every way the cards can have changed hands unseen, until one agrees.
class Unseen {
 public:
  explicit Unseen(const Observation& seen) : seen_(seen), hidden_(hidden_cards(seen)) {}

  [[nodiscard]] bool some_way(const PerSeat<CardSet>& dealt) const {
    return swap_done(seen_) ? some_swap(dealt) : some_discard(dealt);
  }

 private:
  [[nodiscard]] bool some_swap(const PerSeat<CardSet>& dealt) const {
    const Seat bidder = seen_.bid->bidder;
    const Seat other = partner(bidder);
    const int count = *seen_.swap_count;
    const SwapRules& swap = swap_of(seen_);
    const bool partner_first = swap.order == Order::partner_first;
    // The first giver chooses from his own cards, the second perhaps from what he was given too.
    Exchange exchange{bidder, {}, {}};
    const Seat first = partner_first ? other : bidder;
    const Seat second = partner(first);
    return any_choice(dealt[first], count, [&](CardSet given_first) {
      if (!fits_known(first, given_first)) return false;
      (partner_first ? exchange.gets : exchange.gives) = given_first;
      (partner_first ? exchange.gives : exchange.gets).reset();
      return any_choice(givable(swap, exchange, dealt[second]), count, [&](CardSet given_second) {
        if (!fits_known(second, given_second)) return false;
        PerSeat<CardSet> hands = dealt;
        hands[first] = after_swap(dealt[first], given_first, given_second);
        hands[second] = after_swap(dealt[second], given_second, given_first);
        return answers_best(swap, dealt[other], partner_first ? given_first : given_second) &&
               some_discard(hands);
      });
    });
  }

  [[nodiscard]] bool answers_best(const SwapRules& swap, CardSet hand, CardSet given) const {
    return swap.answer != SwapRules::Answer::best_trump ||
           given.includes(best_trumps(hand, Contract(*seen_.bid->strain), given.size()));
  }

  // Own choices, and those shown, are known.
  [[nodiscard]] bool fits_known(Seat giver, CardSet cards) const {
    if (giver == seen_.seat) return cards == *seen_.gave;
    return giver != partner(seen_.seat) || !seen_.got || cards == *seen_.got;
  }

  [[nodiscard]] bool some_discard(PerSeat<CardSet> hands) const {
    const Seat dealer = seen_.dealer;
    const bool discarded =
        seen_.discard_made && (seen_.turn_up_taken || !seen_.rules->has_turn_up());
    if (!discarded) return is_so(hands);
    const CardSet before = hands[dealer];
    return any_choice(before, 1, [&](CardSet card) {
      if (seen_.seat == dealer && !card.contains(*seen_.discard)) return false;
      hands[dealer] = before.minus(card);
      if (seen_.turn_up_taken) hands[dealer] = hands[dealer].with(*seen_.turn_up);
      return is_so(hands);
    });
  }

  // The hands before the first lead, against what is seen now.
  [[nodiscard]] bool is_so(PerSeat<CardSet> hands) const {
    for (Seat seat : all_seats) {
      const CardSet played = played_by(seen_, seat);
      if (!hands[seat].includes(played)) return false;
      hands[seat] = hands[seat].minus(played);
    }
    return agrees(seen_, hidden_, hands);
  }

  const Observation& seen_;
  Hidden hidden_;
};

}  // namespace

bool operator==(const Observation& a, const Observation& b) {
  const auto facts = [](const Observation& o) {
    return std::tie(*o.rules, o.seat, o.phase, o.dealer, o.score, o.to_act, o.dealt, o.hand,
                    o.hand_sizes, o.turn_up, o.calls, o.bid, o.joker_bids, o.seating, o.swap_count,
                    o.gave, o.got, o.turn_up_taken, o.discard_made, o.discard, o.played, o.revokes);
  };
  return facts(a) == facts(b);
}

Observation observe(const Game& game, Seat seat) {
  Observation seen;
  seen.rules = game.shared_rules();
  seen.seat = seat;
  seen.phase = game.phase();
  seen.dealer = game.start().dealer;
  seen.score = game.start().score;
  seen.to_act = game.to_act();
  seen.dealt = game.start().deal[seat].cards;
  seen.hand = game.hand(seat);
  for (Seat other : all_seats) seen.hand_sizes[other] = hand_size(game, other);
  seen.turn_up = game.start().turn_up;
  seen.calls = game.auction().calls();
  seen.bid = game.bid();
  seen.joker_bids = game.auction().joker_bids();
  seen.seating = game.seating();
  see_exchange(game, seen);
  if (game.discard()) {
    seen.discard_made = true;
    seen.turn_up_taken = game.rules().has_turn_up() && game.discard()->card.has_value();
    if (seat == seen.dealer) seen.discard = game.discard()->card;
  }
  seen.played = game.played();
  seen.revokes = game.revokes();
  return seen;
}

Hidden hidden_cards(const Observation& seen) {
  Hidden hidden;
  hidden.unseen = without_those(seen.rules->pack, seen.hand);
  for (const auto& played : seen.played)
    hidden.unseen = without_those(hidden.unseen, {played.card});
  if (seen.discard) hidden.unseen = without_those(hidden.unseen, {*seen.discard});
  if (seen.turn_up && !seen.turn_up_taken)
    hidden.unseen = without_those(hidden.unseen, {*seen.turn_up});

  add_shown_voids(seen, hidden);
  add_swapped(seen, hidden);
  if (seen.joker_bids && *seen.joker_bids != seen.seat &&
      !played_by(seen, *seen.joker_bids).contains(Card::joker()))
    hidden.holds[*seen.joker_bids] = either(hidden.holds[*seen.joker_bids], {Card::joker()});
  if (held_by_dealer(seen))
    hidden.holds[seen.dealer] = either(hidden.holds[seen.dealer], {*seen.turn_up});

  hidden.aside = hidden.unseen.size();
  for (Seat seat : all_seats) {
    if (seat == seen.seat) continue;
    hidden.size[seat] = seen.hand_sizes[seat];
    hidden.aside -= hidden.size[seat];
  }
  return hidden;
}

bool agrees(const Observation& seen, const PerSeat<CardSet>& hands) {
  return agrees(seen, hidden_cards(seen), hands);
}

bool agrees(const Observation& seen, const Deal& deal) {
  PerSeat<CardSet> dealt;
  for (Seat seat : all_seats) {
    if (deal[seat].state == Hand::State::not_known) return false;
    if ((deal[seat].state == Hand::State::known) != seen.rules->seats.contains(seat)) return false;
    dealt[seat] = deal[seat].cards;
  }
  return dealt[seen.seat] == seen.dealt && in_pack(seen, dealt) && Unseen(seen).some_way(dealt);
}

Position position_of(const Observation& seen, const PerSeat<CardSet>& hands) {
  assert(seen.phase == Phase::play && agrees(seen, hands));
  const auto in_trick = seen.played.size() % static_cast<std::size_t>(seen.seating.in_play.size());
  const auto trick = std::span(seen.played).last(in_trick);
  PerSeat<CardSet> before = hands;
  for (const auto& [seat, card] : trick) before[seat] = before[seat].with(card);
  Position position(before, seen.seating.in_play, trick.empty() ? *seen.to_act : trick[0].seat);
  for (const auto& played : trick)
    position = position.after(played.card, Contract(*seen.bid->strain));
  return position;
}

}  // namespace rightbower
