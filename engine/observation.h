// What one seat may know at a moment of a game, and nothing more: anything that advises a player
// may see only this. And what follows from it for the hidden cards, as plain data for a sampler.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/auction.h"
#include "engine/card_set.h"
#include "engine/game.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "engine/seat.h"

namespace rightbower {

struct Observation {
  std::shared_ptr<const Rules> rules;
  Seat seat = Seat::north;
  Phase phase = Phase::auction;
  Seat dealer = Seat::north;
  Points score;
  std::optional<Seat> to_act;
  CardSet dealt;              // own cards as dealt
  CardSet hand;               // own cards now
  PerSeat<int> hand_sizes{};  // how many cards everybody holds now
  std::optional<Card> turn_up;
  std::vector<Auction::Made> calls;
  std::optional<Bid> bid;
  std::optional<Seat> joker_bids;  // nobody bid, so its holder had to
  Seating seating;

  // The exchange as this seat knows it: how many cards the bidder gave, where he has chosen; his
  // own choice; what he was given, once the rules let him see it.
  std::optional<int> swap_count;
  std::optional<CardSet> gave;
  std::optional<CardSet> got;

  bool turn_up_taken = false;   // the dealer holds, or has played, the turned-up card
  bool discard_made = false;    // the dealer has discarded, or left the turned-up card
  std::optional<Card> discard;  // his card: known to the dealer alone

  std::vector<Game::Played> played;
  std::vector<Seat> revokes;

  friend bool operator==(const Observation& a, const Observation& b);
};

[[nodiscard]] Observation observe(const Game& game, Seat seat);

// What an observation says about the cards its seat cannot see.
struct Hidden {
  CardSet unseen;          // every card it cannot place: in another hand, or in none
  PerSeat<int> size{};     // unseen cards in each other hand now, those of `holds` counted
  int aside = 0;           // unseen cards in no hand: never dealt, or discarded
  PerSeat<CardSet> holds;  // cards known to be in that hand now
  PerSeat<CardSet> lacks;  // kinds known not to be there: suits in play it has shown void in
};
// sum of size + aside == unseen.size(). A seat that sits out keeps its cards.
[[nodiscard]] Hidden hidden_cards(const Observation& observation);

// Whether the seat would have seen the same with these cards now in the hands, its own included.
// The hand of a seat that sits out may be left empty.
[[nodiscard]] bool agrees(const Observation& observation, const PerSeat<CardSet>& hands);
// The same for a deal as dealt. Where cards changed hands unseen (an exchange of others, a discard)
// it is asked whether they can have changed so.
[[nodiscard]] bool agrees(const Observation& observation, const Deal& deal);

// The position to play on with those hands, which must agree; tricks count from the current one on.
// Only in the phase of play.
[[nodiscard]] Position position_of(const Observation& observation, const PerSeat<CardSet>& hands);

}  // namespace rightbower
