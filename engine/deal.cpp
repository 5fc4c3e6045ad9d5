#include "engine/deal.h"

#include <algorithm>
#include <array>
#include <span>

namespace rightbower {
namespace {

using State = Hand::State;

// Each card against the pack and against the copies before it, in the order of the seats, the
// turned-up card last.
void check_cards(const PerSeat<HandDraft>& drafts, const HandDraft& turn_up, const Rules& rules,
                 Faults& faults) {
  std::array<int, Card::kinds> seen{};
  const auto check = [&](const HandDraft& draft) {
    for (const auto& [card, place] : draft.cards) {
      const int copies = rules.pack.count(card);
      const int copy = ++seen[static_cast<std::size_t>(card.index())];
      if (copies == 0)
        faults.push_back({place, {"deal.not-in-pack", {card, RulesName{rules.name}}}});
      else if (copy > copies)
        faults.push_back({place, {"deal.too-many-copies", {copy, card, copies}}});
    }
  };
  for (Seat seat : all_seats) check(drafts[seat]);
  check(turn_up);
}

void check_seats(const PerSeat<HandDraft>& drafts, const Rules& rules, Faults& faults) {
  for (Seat seat : all_seats) {
    const HandDraft& draft = drafts[seat];
    if (draft.state == State::known && !rules.seats.contains(seat))
      faults.push_back({draft.place, {"deal.seat-empty", {seat, RulesName{rules.name}}}});
    if (draft.state == State::nobody && rules.seats.contains(seat))
      faults.push_back({draft.place, {"deal.seat-filled", {seat, RulesName{rules.name}}}});
  }
}

// The number of cards most known hands hold. Where two are equally frequent the larger one, but the
// smaller one where the larger may be a dealer's extra card.
int usual_size(const PerSeat<HandDraft>& drafts, const Rules& rules) {
  int best = 0;
  std::ptrdiff_t best_votes = 0;
  for (const HandDraft& draft : drafts.values) {
    if (draft.state != State::known || !draft.whole) continue;
    const auto votes = std::ranges::count_if(drafts.values, [&](const HandDraft& other) {
      return other.state == State::known && other.whole && other.cards.size() == draft.cards.size();
    });
    const int size = static_cast<int>(draft.cards.size());
    const bool nearer = rules.dealer_extra_card ? size < best : size > best;
    if (votes > best_votes || (votes == best_votes && nearer)) {
      best = size;
      best_votes = votes;
    }
  }
  return rules.dealer_extra_card ? std::min(best, rules.hand_size) : best;
}

// The seat whose hand may be larger by one: the dealer's, or while he is not known that of the
// first seat that has it so.
std::optional<Seat> seat_with_extra_card(const PerSeat<HandDraft>& drafts, const Rules& rules,
                                         std::optional<Seat> dealer, int usual) {
  if (!rules.dealer_extra_card) return std::nullopt;
  if (dealer) return dealer;
  const auto larger = std::ranges::find_if(all_seats, [&](Seat seat) {
    return drafts[seat].state == State::known &&
           static_cast<int>(drafts[seat].cards.size()) == usual + 1;
  });
  return larger == all_seats.end() ? std::nullopt : std::optional(*larger);
}

void check_sizes(const PerSeat<HandDraft>& drafts, const Rules& rules, std::optional<Seat> dealer,
                 int usual, Faults& faults) {
  const auto extra_seat = seat_with_extra_card(drafts, rules, dealer, usual);
  for (Seat seat : all_seats) {
    const HandDraft& draft = drafts[seat];
    const int size = static_cast<int>(draft.cards.size());
    if (draft.state != State::known || !draft.whole) continue;
    const int extra = seat == extra_seat ? 1 : 0;
    if (size != usual && size != usual + extra)
      faults.push_back({draft.place, {"deal.unequal", {seat, size, usual}}});
    if (size > rules.hand_size + extra)
      faults.push_back({draft.place, {"deal.too-large", {seat, size, rules.hand_size + extra}}});
  }
}

Hand finish(const HandDraft& draft, bool seat_filled) {
  if (!seat_filled) return {State::nobody, {}};
  Hand hand{draft.state, {}};
  for (const auto& entry : draft.cards) hand.cards = hand.cards.with(entry.card);
  return hand;
}

}  // namespace

HandDraft HandDraft::of(CardSet cards) {
  HandDraft draft;
  draft.state = State::known;
  for (Card card : cards) draft.cards.push_back({card, {}});
  return draft;
}

SeatSet Deal::seated() const {
  SeatSet seats;
  for (Seat seat : all_seats)
    if (hands_[seat].state != State::nobody) seats = seats.with(seat);
  return seats;
}

SeatSet Deal::not_known() const {
  SeatSet seats;
  for (Seat seat : all_seats)
    if (hands_[seat].state == State::not_known) seats = seats.with(seat);
  return seats;
}

Result<Deal> make_deal(const PerSeat<HandDraft>& drafts, const Rules& rules,
                       const BesideHands& beside) {
  Faults faults;
  const int usual = usual_size(drafts, rules);
  check_cards(drafts, beside.turn_up, rules, faults);
  check_seats(drafts, rules, faults);
  check_sizes(drafts, rules, beside.dealer, usual, faults);
  if (!faults.empty()) return faults;

  Deal deal;
  for (Seat seat : all_seats) deal.hands_[seat] = finish(drafts[seat], rules.seats.contains(seat));
  deal.hand_size_ = usual;
  return deal;
}

Deal random_deal(const Rules& rules, std::uint64_t seed) {
  std::vector<Card> cards(rules.pack.begin(), rules.pack.end());
  Random random(seed);
  shuffle(std::span(cards), random);

  PerSeat<HandDraft> drafts;
  auto next_card = cards.begin();
  for (Seat seat : all_seats) {
    if (!rules.seats.contains(seat)) continue;
    drafts[seat].state = State::known;
    for (int i = 0; i < rules.hand_size; ++i) drafts[seat].cards.push_back({*next_card++, {}});
  }
  return make_deal(drafts, rules).value();
}

}  // namespace rightbower
