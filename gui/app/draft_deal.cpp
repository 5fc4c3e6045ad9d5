#include "gui/app/draft_deal.h"

#include <algorithm>
#include <cassert>
#include <sstream>
#include <utility>
#include <vector>

#include "engine/notation.h"
#include "engine/random.h"

namespace rightbower::app {
namespace {

std::optional<Suit> suit_of_letter(char c) {
  for (Suit suit : printed_suits)
    if (letter(suit) == c) return suit;
  return std::nullopt;
}

CardSet renamed(CardSet cards, const SuitNames& names) {
  CardSet result;
  for (Card card : cards)
    result = result.with(
        card.is_joker()
            ? card
            : Card(card.rank(), names[static_cast<std::size_t>(index(card.printed_suit()))]));
  return result;
}

Seat first_seat(const Rules& rules) {
  return rules.seats.contains(Seat::north) ? Seat::north : rules.seats.next_after(Seat::north);
}

}  // namespace

std::optional<SuitNames> parse_suit_names(std::string_view text) {
  SuitNames names{};
  if (text.size() != names.size()) return std::nullopt;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto suit = suit_of_letter(text[i]);
    if (!suit || std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), *suit) !=
                     names.begin() + static_cast<std::ptrdiff_t>(i))
      return std::nullopt;
    names[i] = *suit;
  }
  if (names[3] != same_colour(names[0])) return std::nullopt;
  return names;
}

DraftDeal::DraftDeal(Rules rules) : rules_(std::move(rules)), receiving_(first_seat(rules_)) {}

DraftDeal::DraftDeal(Rules rules, const Deal& deal) : DraftDeal(std::move(rules)) {
  for (Seat seat : all_seats)
    if (deal[seat].state == Hand::State::known) hands_[seat] = deal[seat].cards;
  if (missing(receiving_) <= 0)
    for (Seat seat : all_seats)
      if (seated(seat) && missing(seat) > 0 && missing(receiving_) <= 0) receiving_ = seat;
}

CardSet DraftDeal::pack() const {
  CardSet left = rules_.pack;
  for (Seat seat : all_seats) left = left.minus(hands_[seat]);
  return left;
}

int DraftDeal::missing(Seat seat) const {
  return seated(seat) ? rules_.hand_size - hands_[seat].size() : 0;
}

void DraftDeal::receive(Seat seat) {
  assert(seated(seat));
  receiving_ = seat;
}

void DraftDeal::receive_beside(int steps) {
  do receiving_ = next(receiving_, steps);
  while (!seated(receiving_));
}

bool DraftDeal::can_move(const CardMove& move) const {
  if (move.from == move.to) return false;
  if ((move.from && !seated(*move.from)) || (move.to && !seated(*move.to))) return false;
  return (move.from ? hands_[*move.from] : pack()).contains(move.card);
}

void DraftDeal::move(const CardMove& move) {
  assert(can_move(move));
  if (move.from) hands_[*move.from] = hands_[*move.from].without(move.card);
  if (!move.to) return;
  hands_[*move.to] = hands_[*move.to].with(move.card);
  after_dealing(*move.to);
}

void DraftDeal::put(Card card, Seat seat) {
  assert(can_move({card, std::nullopt, seat}));
  hands_[seat] = hands_[seat].with(card);
}

void DraftDeal::clear(Seat seat) { hands_[seat] = {}; }

void DraftDeal::clear() {
  hands_ = {};
  receiving_ = first_seat(rules_);
}

void DraftDeal::deal_rest(std::uint64_t seed) {
  const CardSet left = pack();
  std::vector<Card> cards(left.begin(), left.end());
  Random random(seed);
  shuffle(std::span(cards), random);
  for (Seat seat : all_seats)
    for (; missing(seat) > 0 && !cards.empty(); cards.pop_back())
      hands_[seat] = hands_[seat].with(cards.back());
}

void DraftDeal::swap(Seat a, Seat b) {
  assert(seated(a) && seated(b));
  std::swap(hands_[a], hands_[b]);
}

void DraftDeal::rotate() {
  PerSeat<CardSet> turned;
  for (Seat seat : all_seats)
    if (seated(seat)) turned[rules_.seats.next_after(seat)] = hands_[seat];
  hands_ = turned;
}

void DraftDeal::rename(const SuitNames& names) {
  for (Seat seat : all_seats) hands_[seat] = renamed(hands_[seat], names);
}

void DraftDeal::change_rules(Rules rules) {
  rules_ = std::move(rules);
  CardSet left = rules_.pack;
  for (Seat seat : all_seats) {
    hands_[seat] = seated(seat) ? hands_[seat] & left : CardSet{};
    left = left.minus(hands_[seat]);
  }
  if (!seated(receiving_)) receiving_ = first_seat(rules_);
}

Result<Deal> DraftDeal::deal() const {
  PerSeat<HandDraft> drafts;
  for (Seat seat : all_seats) {
    if (!seated(seat))
      drafts[seat].state = Hand::State::nobody;
    else if (!hands_[seat].empty())
      drafts[seat] = HandDraft::of(hands_[seat]);
  }
  return make_deal(drafts, rules_);
}

std::optional<Seat> DraftDeal::last_hand() const {
  if (rules_.hand_size * rules_.seats.size() != rules_.pack.size()) return std::nullopt;
  std::optional<Seat> last;
  for (Seat seat : all_seats)
    if (seated(seat) && hands_[seat].empty()) last = seat;
  return last == receiving_ ? std::nullopt : last;
}

bool DraftDeal::full() const {
  return std::ranges::all_of(all_seats, [&](Seat seat) { return missing(seat) == 0; });
}

void DraftDeal::after_dealing(Seat to) {
  fill_last_hand();
  if (to != receiving_ || missing(to) != 0) return;
  for (int steps = 1; steps < 4; ++steps) {
    const Seat seat = next(to, steps);
    if (missing(seat) <= 0) continue;
    receiving_ = seat;
    return;
  }
}

void DraftDeal::fill_last_hand() {
  const auto not_full = [&](Seat seat) { return missing(seat) != 0; };
  if (std::ranges::count_if(all_seats, not_full) != 1) return;
  const Seat last = *std::ranges::find_if(all_seats, not_full);
  if (missing(last) == pack().size()) hands_[last] = hands_[last].plus(pack());
}

std::string to_string(const DraftDeal& draft) {
  std::string text = "N:";
  for (Seat seat : all_seats) {
    if (seat != Seat::north) text += ' ';
    if (!draft.seated(seat))
      text += 'x';
    else
      text += draft.hand(seat).empty() ? "-" : to_string(draft.hand(seat));
  }
  return text;
}

Result<DraftDeal> read_draft(std::string_view text, const Rules& rules) {
  constexpr std::string_view start = "N:";
  std::istringstream words{std::string(text.substr(text.starts_with(start) ? start.size() : 0))};
  DraftDeal draft(rules);
  Faults faults;
  for (Seat seat : all_seats) {
    std::string word;
    words >> word;
    if (word == "-" || word == "x" || !draft.seated(seat)) continue;
    const auto hand = parse_hand(word);
    if (!hand) {
      faults.insert(faults.end(), hand.faults().begin(), hand.faults().end());
      continue;
    }
    for (Card card : *hand) {
      const CardMove move{card, std::nullopt, seat};
      if (draft.can_move(move))
        draft.put(card, seat);
      else
        faults.push_back({{}, {"setup.not-in-pack", {card}}});
    }
  }
  if (!faults.empty()) return faults;
  return draft;
}

std::vector<Message> what_is_missing(const DraftDeal& draft) {
  std::vector<Message> messages;
  for (Seat seat : all_seats) {
    const int missing = draft.missing(seat);
    if (missing < 0)
      messages.push_back({"setup.too-many", {seat, draft.hand(seat).size(), -missing}});
  }
  for (Seat seat : all_seats)
    if (const int missing = draft.missing(seat); missing > 0)
      messages.push_back({"setup.needs", {seat, missing}});
  return messages;
}

}  // namespace rightbower::app
