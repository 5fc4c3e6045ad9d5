// The auction, as a value: calls so far, whose turn it is, what may be called and why not else. All
// styles of rules.md 4.1, driven by Rules alone.
//
//     open -> naming (the winner still has to name the strain) -> ended
//          -> thrown_in (nobody bid, or a claim)
#pragma once

#include <optional>
#include <vector>

#include "engine/call.h"
#include "engine/card.h"
#include "engine/message.h"
#include "engine/rules.h"
#include "engine/seat.h"

namespace rightbower {

// What an auction must know of the deal.
struct AuctionStart {
  Seat dealer = Seat::north;
  std::optional<Card> turn_up;       // turn-up games: the proposed trump
  std::optional<Seat> joker_holder;  // for AllPass::joker_holder_must_bid
};

class Auction {
 public:
  enum class State : std::uint8_t { open, naming, ended, thrown_in };

  // The rules must outlive the auction. A turn-up game needs the turned card.
  Auction(const Rules& rules, const AuctionStart& start);

  [[nodiscard]] State state() const { return state_; }
  [[nodiscard]] bool over() const { return state_ == State::ended || state_ == State::thrown_in; }
  // The seat whose turn it is; not when the auction is over.
  [[nodiscard]] Seat to_call() const { return to_call_; }
  [[nodiscard]] Seat dealer() const { return start_.dealer; }
  // Who deals the next hand: the seat to the dealer's left.
  [[nodiscard]] Seat next_dealer() const { return rules_->seats.next_after(start_.dealer); }

  // Every call so far with its caller, the naming of the strain included.
  struct Made {
    Seat seat;
    Call call;
    friend bool operator==(const Made&, const Made&) = default;
  };
  [[nodiscard]] const std::vector<Made>& calls() const { return calls_; }

  // The highest bid so far; at the end the contract. Its strain is empty until it is named.
  [[nodiscard]] const std::optional<Bid>& high() const { return high_; }
  // The contract: only when the auction has ended with one.
  [[nodiscard]] std::optional<Bid> contract() const;

  // The seat to call may not pass: the dealer is stuck, or the joker's holder must bid.
  [[nodiscard]] bool must_bid() const;
  // The joker's holder, once he must bid because nobody did: everybody learns then who he is.
  [[nodiscard]] std::optional<Seat> joker_bids() const {
    return forced_ ? start_.joker_holder : std::nullopt;
  }
  // Turn-up games, second round.
  [[nodiscard]] bool turned_down() const { return turned_down_; }
  // The proposed trump of a turn-up game; none after it was turned down, or while a dealer who
  // turned up the joker still has to name it.
  [[nodiscard]] std::optional<Suit> proposed() const;

  // Why the seat to call may not make this call; nothing when it may. A claim is allowed by the
  // rules only: whether the hand allows it is for the Game to know.
  [[nodiscard]] std::optional<Message> refusal(const Call& call) const;
  // In the order pass, order or accept, bids by level and strain, specials, names. Claims are left
  // out: they depend on the hand.
  [[nodiscard]] std::vector<Call> legal_calls() const;

  // The auction after a legal call.
  [[nodiscard]] Auction after(const Call& call) const;

 private:
  void call_bid(const Call& call);
  void call_turn_up(const Call& call);
  void call_pass(bool throws_in);
  void go_on();
  void end_with(Bid bid);
  [[nodiscard]] std::optional<Suit> turned_suit() const;
  [[nodiscard]] std::optional<Seat> next_caller() const;
  [[nodiscard]] bool pass_throws_in() const;
  [[nodiscard]] int lowest_level(std::optional<Strain> strain) const;
  [[nodiscard]] std::optional<Message> refuse_bid(const Call& call) const;
  [[nodiscard]] std::optional<Message> refuse_special_name(const Call& call) const;
  [[nodiscard]] std::optional<Message> refuse_special(const Call& call) const;
  [[nodiscard]] std::optional<Message> refuse_turn_up(const Call& call) const;
  [[nodiscard]] std::optional<Message> refuse_name(const Call& call) const;
  [[nodiscard]] std::optional<Message> refuse_strain(const Call& call, bool now) const;
  [[nodiscard]] std::optional<Message> refuse_turned_down(Strain strain) const;

  const Rules* rules_;
  AuctionStart start_;
  State state_ = State::open;
  Seat to_call_;
  std::vector<Made> calls_;
  std::optional<Bid> high_;
  PerSeat<int> turns_{};  // calls made by each seat
  SeatSet out_;           // passed where a pass is final
  int passes_in_row_ = 0;
  bool turned_down_ = false;
  bool dealer_names_ = false;  // the joker was turned up and the dealer must name a suit
  bool forced_ = false;        // nobody bid and the joker's holder must
};

}  // namespace rightbower
