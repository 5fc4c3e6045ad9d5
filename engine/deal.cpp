#include "engine/deal.h"

#include <algorithm>
#include <array>
#include <span>

namespace rightbower {
namespace {

using State = Hand::State;

// Each card against the pack and against the copies before it, in the order of the seats.
void check_cards(const PerSeat<HandDraft>& drafts, const Rules& rules, Faults& faults) {
  std::array<int, Card::kinds> seen{};
  for (Seat seat : all_seats) {
    for (const auto& [card, place] : drafts[seat].cards) {
      const int copies = rules.pack.count(card);
      const int copy = ++seen[static_cast<std::size_t>(card.index())];
      if (copies == 0)
        faults.push_back({place, {"deal.not-in-pack", {card, rules.name}}});
      else if (copy > copies)
        faults.push_back({place, {"deal.too-many-copies", {copy, card, copies}}});
    }
  }
}

void check_seats(const PerSeat<HandDraft>& drafts, const Rules& rules, Faults& faults) {
  for (Seat seat : all_seats) {
    const HandDraft& draft = drafts[seat];
    if (draft.state == State::known && !rules.seats.contains(seat))
      faults.push_back({draft.place, {"deal.seat-empty", {seat, rules.name}}});
    if (draft.state == State::nobody && rules.seats.contains(seat))
      faults.push_back({draft.place, {"deal.seat-filled", {seat, rules.name}}});
  }
}

// The number of cards most known hands hold; the larger one where two are equally frequent.
int usual_size(const PerSeat<HandDraft>& drafts) {
  int best = 0;
  std::ptrdiff_t best_votes = 0;
  for (const HandDraft& draft : drafts.values) {
    if (draft.state != State::known || !draft.whole) continue;
    const auto votes = std::ranges::count_if(drafts.values, [&](const HandDraft& other) {
      return other.state == State::known && other.whole && other.cards.size() == draft.cards.size();
    });
    const int size = static_cast<int>(draft.cards.size());
    if (votes > best_votes || (votes == best_votes && size > best)) {
      best = size;
      best_votes = votes;
    }
  }
  return best;
}

void check_sizes(const PerSeat<HandDraft>& drafts, const Rules& rules, Faults& faults) {
  const int usual = usual_size(drafts);
  for (Seat seat : all_seats) {
    const HandDraft& draft = drafts[seat];
    const int size = static_cast<int>(draft.cards.size());
    if (draft.state != State::known || !draft.whole) continue;
    if (size != usual) faults.push_back({draft.place, {"deal.unequal", {seat, size, usual}}});
    if (size > rules.hand_size)
      faults.push_back({draft.place, {"deal.too-large", {seat, size, rules.hand_size}}});
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

Result<Deal> make_deal(const PerSeat<HandDraft>& drafts, const Rules& rules) {
  Faults faults;
  check_cards(drafts, rules, faults);
  check_seats(drafts, rules, faults);
  check_sizes(drafts, rules, faults);
  if (!faults.empty()) return faults;

  Deal deal;
  for (Seat seat : all_seats) deal.hands_[seat] = finish(drafts[seat], rules.seats.contains(seat));
  deal.hand_size_ = usual_size(drafts);
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
