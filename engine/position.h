// A deal in mid-play, as a value: copy it and play on the copy. Follow-suit is written here and
// nowhere else.
#pragma once

#include <optional>

#include "engine/card_set.h"
#include "engine/contract.h"
#include "engine/message.h"
#include "engine/seat.h"
#include "engine/trick.h"

namespace rightbower {

class Position {
 public:
  // The hands of the seats in play, equally many cards each; the leader is in play.
  Position(const PerSeat<CardSet>& hands, SeatSet in_play, Seat leader);

  [[nodiscard]] const CardSet& hand(Seat seat) const { return hands_[seat]; }
  [[nodiscard]] SeatSet in_play() const { return in_play_; }

  // The current trick: empty just after a trick is won, never complete.
  [[nodiscard]] const Trick& trick() const { return trick_; }

  // The seat to play next; when all cards are played, the winner of the last trick.
  [[nodiscard]] Seat to_play() const { return to_play_; }

  [[nodiscard]] bool over() const { return hands_[to_play_].empty(); }

  // Tricks won so far, the current one not counted.
  [[nodiscard]] int tricks_won(Seat seat) const { return tricks_won_[seat]; }

  // Tricks not yet won by anybody, the current one counted.
  [[nodiscard]] int tricks_left() const { return hands_[to_play_].size(); }

  // Cards of the suit led where the hand has any, else every card; a kind held twice occurs twice.
  [[nodiscard]] CardSet legal_plays(const Contract& contract) const;

  // The position after a legal play.
  [[nodiscard]] Position after(Card card, const Contract& contract) const;

  friend bool operator==(const Position&, const Position&) = default;

 private:
  PerSeat<CardSet> hands_;
  PerSeat<std::uint8_t> tricks_won_{};
  SeatSet in_play_;
  Trick trick_;
  Seat to_play_;
};

// The cards a hand may play to a trick (rules.md, section 0, "Following").
[[nodiscard]] CardSet legal_plays(CardSet hand, const Trick& trick, const Contract& contract);

// Why the seat to play may not play this card; nothing when it may.
[[nodiscard]] std::optional<Message> play_refusal(const Position& position, Card card,
                                                  const Contract& contract);

}  // namespace rightbower
