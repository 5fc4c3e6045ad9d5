// One hand from the deal to its score: who must act, what he may do and why not else. A Game is its
// start and the list of its actions; undo is dropping the last one.
//
//     auction -> naming -> exchange -> discard -> play -> over
//        '-> thrown_in
//
// A phase the rules do not have, or this bid does not need, is passed over. Not all hands need be
// known: the auction can be followed without them; what needs a hand that is not known is refused.
#pragma once

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "engine/auction.h"
#include "engine/deal.h"
#include "engine/exchange.h"
#include "engine/match.h"
#include "engine/position.h"
#include "engine/result.h"
#include "engine/rules.h"
#include "engine/score.h"

namespace rightbower {

struct HandStart {
  Deal deal;
  Seat dealer = Seat::north;
  std::optional<Card> turn_up;  // in turn-up games; in no hand
  Points score;                 // of the match, before this hand

  friend bool operator==(const HandStart&, const HandStart&) = default;
};

// What a seat can do. A call also names the strain after the auction.
struct Give {
  CardSet cards;
  friend bool operator==(const Give&, const Give&) = default;
};
struct Discard {
  std::optional<Card> card;  // none: the turned-up card is left
  friend bool operator==(const Discard&, const Discard&) = default;
};
struct Play {
  Card card;
  friend bool operator==(const Play&, const Play&) = default;
};
// A declared revoke: in play or after it, by whoever noticed.
struct Revoke {
  Seat offender;
  friend bool operator==(const Revoke&, const Revoke&) = default;
};
using GameAction = std::variant<Call, Give, Discard, Play, Revoke>;

enum class Phase : std::uint8_t { auction, naming, exchange, discard, play, over, thrown_in };
// "auction", "naming" ...: for JSON.
[[nodiscard]] const char* name(Phase phase);

class Game {
 public:
  // Rules by value or shared; the start must fit them (check with start_faults).
  Game(std::shared_ptr<const Rules> rules, HandStart start);
  Game(const Rules& rules, HandStart start);

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] const std::shared_ptr<const Rules>& shared_rules() const { return rules_; }
  [[nodiscard]] const HandStart& start() const { return start_; }
  [[nodiscard]] const std::vector<GameAction>& actions() const { return actions_; }

  [[nodiscard]] Phase phase() const { return phase_; }
  [[nodiscard]] bool finished() const {
    return phase_ == Phase::over || phase_ == Phase::thrown_in;
  }
  // Who must act; nobody when the hand is finished.
  [[nodiscard]] std::optional<Seat> to_act() const;

  // Why this action cannot be taken now; nothing when it can.
  [[nodiscard]] std::optional<Message> refusal(const GameAction& action) const;
  // Every action of the seat to act: equal cards are one play, and for an exchange every choice of
  // cards is one action (hundreds). Revokes are not listed: they are events, not choices. Empty
  // where a needed hand is not known.
  [[nodiscard]] std::vector<GameAction> legal_actions() const;

  // The game after an action that is not refused.
  [[nodiscard]] Game after(const GameAction& action) const;
  // The game without its last action; there must be one.
  [[nodiscard]] Game before() const;

  [[nodiscard]] const Auction& auction() const { return auction_; }
  // What is played, with its strain once named; nothing before the auction is won.
  [[nodiscard]] const std::optional<Bid>& bid() const { return auction_.high(); }
  // Bidder, level, strain: once all of it stands.
  [[nodiscard]] std::optional<Bid> contract() const { return auction_.contract(); }
  [[nodiscard]] const std::optional<Exchange>& exchange() const { return exchange_; }
  [[nodiscard]] const std::optional<Discard>& discard() const { return discard_; }
  [[nodiscard]] const std::vector<Seat>& revokes() const { return revokes_; }

  // Who plays and on which side; pairs until there is a contract.
  [[nodiscard]] Seating seating() const;
  // The cards a seat holds now; the seats whose cards are not known hold none here.
  [[nodiscard]] const CardSet& hand(Seat seat) const;
  // From the first lead on, where the hands in play are known.
  [[nodiscard]] const std::optional<Position>& position() const { return position_; }

  // Cards of the play so far, in order, each with who played it.
  struct Played {
    Seat seat;
    Card card;
    friend bool operator==(const Played&, const Played&) = default;
  };
  [[nodiscard]] const std::vector<Played>& played() const { return played_; }

  // The score of the hand, revokes included: when it is over and was dealt whole (an ending has
  // fewer tricks than were bid on). A revoke that ends the hand leaves made false.
  [[nodiscard]] std::optional<HandScore> score() const;
  // The match after this hand; nothing while it is on or without a score.
  [[nodiscard]] std::optional<MatchState> match() const;
  [[nodiscard]] Seat next_dealer() const { return auction_.next_dealer(); }

 private:
  [[nodiscard]] std::optional<Message> refuse(const Call& call) const;
  [[nodiscard]] std::optional<Message> refuse(const Give& give) const;
  [[nodiscard]] std::optional<Message> refuse(const Discard& discard) const;
  [[nodiscard]] std::optional<Message> refuse(const Play& play) const;
  [[nodiscard]] std::optional<Message> refuse(const Revoke& revoke) const;
  void take(const Call& call);
  void take(const Give& give);
  void take(const Discard& discard);
  void take(const Play& play);
  void take(const Revoke& revoke);
  void next_phase();
  void start_play();
  [[nodiscard]] bool needs_exchange() const;
  [[nodiscard]] bool needs_discard() const;
  [[nodiscard]] bool known(Seat seat) const;
  [[nodiscard]] bool turn_up_offered() const;
  void add_giving_choices(std::vector<GameAction>& actions) const;

  std::shared_ptr<const Rules> rules_;
  HandStart start_;
  std::vector<GameAction> actions_;
  Phase phase_ = Phase::auction;
  Auction auction_;
  PerSeat<CardSet> hands_;
  std::optional<Exchange> exchange_;
  std::optional<Discard> discard_;
  std::optional<Position> position_;
  std::vector<Played> played_;
  std::vector<Seat> revokes_;
};

// Why no game can start so: a dealer who is not seated, no turned-up card or one where the rules
// turn none. Empty when it can.
[[nodiscard]] Faults start_faults(const Rules& rules, const HandStart& start);

[[nodiscard]] AuctionStart auction_start(const HandStart& start);

// All actions one after another. Refused: the first action that cannot be taken
// (Fault::place.column holds its number, from 1).
Result<Game> replay(std::shared_ptr<const Rules> rules, const HandStart& start,
                    const std::vector<GameAction>& actions);

// A hand dealt at random: as random_deal, the dealer's extra card and the turned-up card included.
[[nodiscard]] HandStart random_start(const Rules& rules, Seat dealer, std::uint64_t seed);

}  // namespace rightbower
