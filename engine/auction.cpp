#include "engine/auction.h"

#include <algorithm>
#include <cassert>

namespace rightbower {
namespace {

using Style = AuctionRules::Style;
using AllPass = AuctionRules::AllPass;
using Kind = Call::Kind;

Message about(const char* id, const Call& call) { return {id, {to_string(call)}}; }

// Whether a seat that has called so many times may call again, where it has not passed for good.
bool turns_left(const AuctionRules& auction, int turns) {
  return auction.style != Style::rounds || turns < auction.rounds;
}

// A number above the highest, and what may be called there in its place.
Message too_many(const Rules& rules, const Call& call) {
  std::string above;
  for (const Special& special : rules.specials)
    above += (above.empty() ? "" : ", ") + to_string(Call::of(special));
  const int max = rules.auction.max;
  if (above.empty() || rules.auction.max_ends) return {"call.too-many", {to_string(call), max}};
  return {"call.too-many-special", {to_string(call), max, above}};
}

}  // namespace

Auction::Auction(const Rules& rules, const AuctionStart& start)
    : rules_(&rules), start_(start), to_call_(rules.seats.next_after(start.dealer)) {
  assert(rules.seats.contains(start.dealer));
  if (rules.auction.style != Style::turn_up) return;
  assert(start.turn_up.has_value());
  dealer_names_ = start.turn_up->is_joker() && rules.turned_joker == TurnedJoker::dealer_names;
  if (dealer_names_) to_call_ = start.dealer;
}

std::optional<Bid> Auction::contract() const {
  return state_ == State::ended ? high_ : std::nullopt;
}

std::optional<Suit> Auction::turned_suit() const {
  if (rules_->auction.style != Style::turn_up || dealer_names_) return std::nullopt;
  return start_.turn_up->is_joker() ? rules_->turned_joker_suit : start_.turn_up->printed_suit();
}

std::optional<Suit> Auction::proposed() const {
  return turned_down_ ? std::nullopt : turned_suit();
}

// The next seat that still has a turn; the present one when all others are done.
std::optional<Seat> Auction::next_caller() const {
  Seat seat = to_call_;
  for (int i = 0; i < rules_->seats.size(); ++i) {
    seat = rules_->seats.next_after(seat);
    if (!out_.contains(seat) && turns_left(rules_->auction, turns_[seat])) return seat;
  }
  return std::nullopt;
}

bool Auction::pass_throws_in() const {
  if (high_) return false;
  const AuctionRules& auction = rules_->auction;
  if (auction.pass_final) return out_.size() == rules_->seats.size() - 1;
  if (auction.style == Style::until_passes) return passes_in_row_ == rules_->seats.size() - 1;
  int turns = 0;
  for (Seat seat : all_seats) turns += turns_[seat];
  return turns == rules_->seats.size() * auction.rounds - 1;
}

bool Auction::must_bid() const {
  if (state_ != State::open) return false;
  if (forced_ || dealer_names_) return true;
  if (rules_->auction.all_pass != AllPass::dealer_must_bid || to_call_ != start_.dealer)
    return false;
  return rules_->auction.style == Style::turn_up ? turned_down_ : pass_throws_in();
}

int Auction::lowest_level(std::optional<Strain> strain) const {
  const AuctionRules& auction = rules_->auction;
  const int lowest = must_bid() && auction.stuck_min > 0 ? auction.stuck_min : auction.min;
  return strain ? std::max(lowest, auction.strain_min[static_cast<std::size_t>(index(*strain))])
                : lowest;
}

// Whether a strain is given where it must be (now) and only there, and may be named at all.
std::optional<Message> Auction::refuse_strain(const Call& call, bool now) const {
  if (now && !call.strain) return about("call.strain-missing", call);
  if (!now && call.strain) return about("call.strain-later", call);
  if (call.strain && !rules_->allows(*call.strain))
    return Message{"call.no-such-strain", {*call.strain}};
  return std::nullopt;
}

std::optional<Message> Auction::refuse_bid(const Call& call) const {
  if (auto refused = refuse_strain(call, rules_->trump_named == TrumpNamed::with_bid))
    return refused;
  const int lowest = lowest_level(call.strain);
  if (call.level < lowest) return Message{"call.too-few", {to_string(call), lowest}};
  if (call.level > rules_->auction.max) return too_many(*rules_, call);
  if (forced_ && call.level != lowest) return Message{"call.forced-level", {to_call_, lowest}};
  if (!high_) return std::nullopt;
  if (!high_->special.empty())
    return Message{"call.special-stands", {to_string(call), to_string(call_of(*rules_, *high_))}};
  if (call.level <= high_->level)
    return Message{"call.not-higher", {to_string(call), to_string(call_of(*rules_, *high_))}};
  return std::nullopt;
}

// Whether there is such a special, and it is called with its number of tricks or without as it has
// to be.
std::optional<Message> Auction::refuse_special_name(const Call& call) const {
  const Special* special = rules_->find_special(call.special);
  if (special == nullptr) return about("call.no-such-special", call);
  const Call meant = Call::of(*special);
  if (call.level != meant.level)
    return Message{"call.special-level", {to_string(call), to_string(meant)}};
  return std::nullopt;
}

std::optional<Message> Auction::refuse_special(const Call& call) const {
  if (auto refused = refuse_special_name(call)) return refused;
  const Special* special = rules_->find_special(call.special);
  const bool with_bid = rules_->trump_named == TrumpNamed::with_bid && !special->strain_later;
  if (auto refused = refuse_strain(call, with_bid)) return refused;
  if (forced_) return Message{"call.forced-level", {to_call_, lowest_level({})}};
  const Special* standing = high_ ? special_of(*rules_, *high_) : nullptr;
  if (standing != nullptr && standing->rank >= special->rank)
    return Message{"call.special-not-higher",
                   {to_string(call), to_string(call_of(*rules_, *high_))}};
  return std::nullopt;
}

std::optional<Message> Auction::refuse_name(const Call& call) const {
  if (!call.strain || !rules_->allows(*call.strain))
    return Message{"call.no-such-strain", {call.strain.value_or(Strain::no_trump)}};
  if (state_ != State::naming || !high_->special.empty()) return std::nullopt;
  const int lowest = rules_->auction.strain_min[static_cast<std::size_t>(index(*call.strain))];
  if (high_->level < lowest) return Message{"call.strain-needs", {*call.strain, lowest}};
  return std::nullopt;
}

std::optional<Message> Auction::refuse_turned_down(Strain strain) const {
  if (rules_->auction.turned_down_barred && trump_suit(strain) == turned_suit())
    return Message{"call.turned-down", {strain}};
  return std::nullopt;
}

std::optional<Message> Auction::refuse_turn_up(const Call& call) const {
  const bool dealer = to_call_ == start_.dealer;
  if (dealer_names_ && call.kind != Kind::name_trump)
    return Message{"call.dealer-names", {to_call_}};
  switch (call.kind) {
    case Kind::order:
    case Kind::accept:
      if (turned_down_) return about("call.second-round", call);
      if (dealer && call.kind == Kind::order) return Message{"call.dealer-accepts", {to_call_}};
      if (!dealer && call.kind == Kind::accept) return Message{"call.only-dealer", {to_call_}};
      if (call.strain) return about("call.strain-is-turned", call);
      return std::nullopt;
    case Kind::name_trump:
      if (auto refused = refuse_name(call)) return refused;
      if (dealer_names_) return std::nullopt;
      if (!turned_down_) return about("call.first-round", call);
      return refuse_turned_down(*call.strain);
    case Kind::special:
      if (auto refused = refuse_special_name(call)) return refused;
      if (!turned_down_ && call.strain) return about("call.strain-is-turned", call);
      if (auto refused = refuse_strain(call, turned_down_)) return refused;
      return call.strain ? refuse_turned_down(*call.strain) : std::nullopt;
    default:
      return about("call.not-here", call);
  }
}

std::optional<Message> Auction::refusal(const Call& call) const {
  if (over()) return about("call.auction-over", call);
  if (call.kind == Kind::claim) {
    if (!rules_->ace_no_face) return about("call.no-claim", call);
    if (turns_[to_call_] > 0 || state_ != State::open)
      return Message{"call.claim-too-late", {to_call_}};
    return std::nullopt;
  }
  if (state_ == State::naming) {
    if (call.kind != Kind::name_trump) return Message{"call.must-name", {to_call_}};
    return refuse_name(call);
  }
  if (call.kind == Kind::pass) {
    if (!must_bid()) return std::nullopt;
    const char* why = dealer_names_ ? "call.dealer-names"
                      : forced_     ? "call.joker-must-bid"
                                    : "call.must-bid";
    return Message{why, {to_call_}};
  }
  if (rules_->auction.style == Style::turn_up) return refuse_turn_up(call);
  if (call.kind == Kind::bid) return refuse_bid(call);
  if (call.kind == Kind::special) return refuse_special(call);
  return about("call.not-here", call);
}

std::vector<Call> Auction::legal_calls() const {
  std::vector<Call> calls;
  const auto add = [&](const Call& call) {
    if (!refusal(call)) calls.push_back(call);
  };
  const auto add_with_strains = [&](Call call) {
    add(call);
    for (Strain strain : rules_->strains) {
      call.strain = strain;
      add(call);
    }
  };
  add(Call::pass());
  add(Call::order());
  add(Call::accept());
  for (int level = 1; level <= rules_->auction.max; ++level) add_with_strains(Call::bid(level));
  for (const Special& special : rules_->specials) add_with_strains(Call::of(special));
  for (Strain strain : rules_->strains) add(Call::name(strain));
  return calls;
}

void Auction::end_with(Bid bid) {
  high_ = std::move(bid);
  state_ = high_->strain ? State::ended : State::naming;
  to_call_ = high_->bidder;
}

void Auction::call_turn_up(const Call& call) {
  if (call.kind == Kind::pass) {
    if (to_call_ == start_.dealer && turned_down_) state_ = State::thrown_in;
    if (to_call_ == start_.dealer) turned_down_ = true;
    to_call_ = rules_->seats.next_after(to_call_);
    return;
  }
  Bid bid{to_call_, rules_->auction.min, {}, call.strain};
  if (call.kind == Kind::special) {
    const Special& special = *rules_->find_special(call.special);
    bid.level = special.level;
    bid.special = special.id;
  }
  if (!bid.strain) bid.strain = static_cast<Strain>(index(*turned_suit()));
  end_with(std::move(bid));
}

void Auction::call_bid(const Call& call) {
  const Special* special =
      call.kind == Kind::special ? rules_->find_special(call.special) : nullptr;
  high_ =
      Bid{to_call_, special ? special->level : call.level, special ? special->id : "", call.strain};
  passes_in_row_ = 0;
  const bool at_max =
      special == nullptr && rules_->auction.max_ends && call.level == rules_->auction.max;
  if (forced_ || at_max || (special != nullptr && special->ends_auction))
    end_with(*high_);
  else
    go_on();
}

void Auction::call_pass(bool throws_in) {
  ++passes_in_row_;
  if (rules_->auction.pass_final) out_ = out_.with(to_call_);
  if (!throws_in) {
    go_on();
  } else if (rules_->auction.all_pass == AllPass::joker_holder_must_bid && start_.joker_holder) {
    forced_ = true;
    to_call_ = *start_.joker_holder;
  } else {
    state_ = State::thrown_in;
  }
}

// To the next caller, or to the end when nobody is left to speak over the highest bid.
void Auction::go_on() {
  const bool until_passes = rules_->auction.style == Style::until_passes;
  const bool others_passed = until_passes && passes_in_row_ >= rules_->seats.size() - 1;
  const bool others_left = std::ranges::any_of(all_seats, [this](Seat seat) {
    return rules_->seats.contains(seat) && !out_.contains(seat) &&
           !(high_ && seat == high_->bidder) && turns_left(rules_->auction, turns_[seat]);
  });
  if (high_ && (others_passed || !others_left)) {
    end_with(*high_);
  } else {
    const auto next = next_caller();
    assert(next.has_value());
    to_call_ = *next;
  }
}

Auction Auction::after(const Call& call) const {
  assert(!refusal(call));
  const bool throws_in = pass_throws_in();
  Auction after = *this;
  after.calls_.push_back({to_call_, call});
  ++after.turns_[to_call_];
  if (call.kind == Kind::claim)
    after.state_ = State::thrown_in;
  else if (state_ == State::naming)
    after.end_with({high_->bidder, high_->level, high_->special, call.strain});
  else if (rules_->auction.style == Style::turn_up)
    after.call_turn_up(call);
  else if (call.kind == Kind::pass)
    after.call_pass(throws_in);
  else
    after.call_bid(call);
  return after;
}

}  // namespace rightbower
