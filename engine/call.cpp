#include "engine/call.h"

namespace rightbower {

Call Call::bid(int level, std::optional<Strain> strain) { return {Kind::bid, level, {}, strain}; }

Call Call::of(const Special& special, std::optional<Strain> strain) {
  return {Kind::special, special.level_shown ? special.level : 0, special.id, strain};
}

Call call_of(const Rules& rules, const Bid& bid) {
  if (const Special* special = special_of(rules, bid)) return Call::of(*special, bid.strain);
  if (rules.has_turn_up()) return Call::name(bid.strain.value_or(Strain::no_trump));
  return Call::bid(bid.level, bid.strain);
}

std::string to_string(const Call& call) {
  const std::string strain = call.strain ? rightbower::name(*call.strain) : "";
  switch (call.kind) {
    case Call::Kind::pass:
      return "P";
    case Call::Kind::bid:
      return std::to_string(call.level) + strain;
    case Call::Kind::special:
      return (call.level > 0 ? std::to_string(call.level) : "") + call.special +
             (strain.empty() ? "" : ":" + strain);
    case Call::Kind::order:
      return "Order";
    case Call::Kind::accept:
      return "Accept";
    case Call::Kind::name_trump:
      return strain;
    case Call::Kind::claim:
      return "Claim";
  }
  return {};
}

const Special* special_of(const Rules& rules, const Bid& bid) {
  return bid.special.empty() ? nullptr : rules.find_special(bid.special);
}

bool partner_sits_out(const Rules& rules, const Bid& bid) {
  const Special* special = special_of(rules, bid);
  return special != nullptr && !special->partner_plays && rules.teams == Teams::pairs &&
         rules.seats.contains(partner(bid.bidder));
}

Seating seating_of(const Rules& rules, const Bid& bid) {
  if (rules.teams == Teams::pairs)
    return partner_sits_out(rules, bid) ? alone(bid.bidder, rules.seats) : pairs(rules.seats);
  Seating seating{rules.seats, {}};
  for (Seat seat : all_seats)
    seating.side[seat] = seat == bid.bidder ? pair_of(bid.bidder) : other(pair_of(bid.bidder));
  return seating;
}

Seat first_leader(const Rules& rules, const Bid& bid, Seat dealer) {
  if (rules.lead == Lead::bidder) return bid.bidder;
  return seating_of(rules, bid).in_play.next_after(dealer);
}

}  // namespace rightbower
