// What is said in an auction, and the bid that stands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/contract.h"
#include "engine/rules.h"
#include "engine/seat.h"

namespace rightbower {

// One call. In text (notation.h): P, 5H or 5, Alone:H or 6ASK, Order, Accept, H, Claim.
struct Call {
  enum class Kind : std::uint8_t {
    pass,
    bid,         // a number of tricks, with its strain where the rules name it with the bid
    special,     // one of Rules::specials
    order,       // turn-up, first round: the dealer shall take the card
    accept,      // the dealer himself takes it
    name_trump,  // turn-up, second round; or the winner of the auction names the strain
    claim,       // ace-no-face: the hand is thrown in
  };
  Kind kind = Kind::pass;
  int level = 0;                 // of a bid, and of a special that is written with it
  std::string special;           // Special::id
  std::optional<Strain> strain;  // where the call names one

  [[nodiscard]] static Call pass() { return {}; }
  [[nodiscard]] static Call bid(int level, std::optional<Strain> strain = {});
  [[nodiscard]] static Call of(const Special& special, std::optional<Strain> strain = {});
  [[nodiscard]] static Call order() { return {Kind::order, 0, {}, {}}; }
  [[nodiscard]] static Call accept() { return {Kind::accept, 0, {}, {}}; }
  [[nodiscard]] static Call name(Strain strain) { return {Kind::name_trump, 0, {}, strain}; }
  [[nodiscard]] static Call claim() { return {Kind::claim, 0, {}, {}}; }

  friend bool operator==(const Call&, const Call&) = default;
};

// The highest bid so far or, at the end, what has been undertaken. In a turn-up game the bidder is
// the maker and the level what a maker needs.
struct Bid {
  Seat bidder = Seat::north;
  int level = 0;                 // tricks needed
  std::string special;           // empty for a plain bid
  std::optional<Strain> strain;  // empty until it is named

  friend bool operator==(const Bid&, const Bid&) = default;
};

// The call that makes this bid ("7H", "Alone:D"; in a turn-up game the naming of its suit).
[[nodiscard]] Call call_of(const Rules& rules, const Bid& bid);

// "P", "5H", "5", "Alone:H", "6ASK", "Order", "Accept", "H", "Claim".
[[nodiscard]] std::string to_string(const Call& call);

// The bid's special, or null for a plain bid.
[[nodiscard]] const Special* special_of(const Rules& rules, const Bid& bid);

// Whether the bidder has a partner and that partner sits out.
[[nodiscard]] bool partner_sits_out(const Rules& rules, const Bid& bid);

// Who plays and on which side under that bid. Everybody for himself: the maker against all others.
[[nodiscard]] Seating seating_of(const Rules& rules, const Bid& bid);

// The seat that leads the first trick.
[[nodiscard]] Seat first_leader(const Rules& rules, const Bid& bid, Seat dealer);

}  // namespace rightbower
