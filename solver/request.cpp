#include "solver/request.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace rightbower::solver {
namespace {

std::string place_of(Seat seat) { return std::string("hands") + "." + letter(seat); }

class RequestCheck {
 public:
  explicit RequestCheck(const Request& request)
      : request_(request), contract_(request.strain), in_play_(request.seating.in_play) {}

  Faults run() && {
    if (in_play_.size() < 2) refuse("seating", {"request.too-few-seats", {}});
    if (!sides_are_possible()) refuse("seating", {"request.sides", {}});
    if (in_play_.size() > 0 && !in_play_.contains(request_.leader))
      refuse("leader", {"play.leader-not-in-play", {request_.leader}});
    for (Seat seat : all_seats)
      if (in_play_.contains(seat)) check_hand(seat);
    check_copies();
    check_suits();
    if (faults_.empty()) check_trick();  // what could be played is known only then
    return std::move(faults_);
  }

 private:
  void refuse(std::string path, Message what) {
    faults_.push_back({{0, 0, std::move(path)}, std::move(what)});
  }

  [[nodiscard]] bool sides_are_possible() const {
    PerSeat<int> with{};  // seats in play on the same side
    for (Seat seat : all_seats)
      for (Seat other_seat : all_seats)
        if (in_play_.contains(seat) && in_play_.contains(other_seat) &&
            request_.seating.side[seat] == request_.seating.side[other_seat])
          ++with[seat];
    const bool opposite = in_play_.size() < 4 ||
                          request_.seating.side[Seat::north] == request_.seating.side[Seat::south];
    return opposite && std::ranges::max(with.values) <= 2;
  }

  [[nodiscard]] int usual_size() const {
    return in_play_.contains(request_.leader) ? request_.hands[request_.leader].size() : 0;
  }

  void check_hand(Seat seat) {
    const int size = request_.hands[seat].size();
    const int usual = usual_size();
    if (size == 0)
      refuse(place_of(seat), {"play.hand-not-known", {seat}});
    else if (usual > 0 && size != usual)
      refuse(place_of(seat), {"deal.unequal", {seat, size, usual}});
    if (size > most_cards_of_hand)
      refuse(place_of(seat), {"deal.too-large", {seat, size, most_cards_of_hand}});
  }

  [[nodiscard]] int copies(Card card) const {
    int copies = 0;
    for (Seat seat : all_seats)
      if (in_play_.contains(seat)) copies += request_.hands[seat].count(card);
    return copies;
  }

  void check_copies() {
    for (int i = 0; i < Card::kinds; ++i) {
      const Card card = Card::from_index(i);
      const int most = card.is_joker() ? 1 : 2;
      for (int copy = most + 1; copy <= copies(card); ++copy)
        refuse("hands", {"deal.too-many-copies", {copy, card, most}});
    }
  }

  // The joker that is a suit of its own takes the last place of the others' room.
  void check_suits() {
    const bool own_suit = !contract_.trump() && copies(Card::joker()) > 0;
    const int most = own_suit ? most_cards_of_suit - 1 : most_cards_of_suit;
    for (Suit suit : printed_suits) {
      int cards = 0;
      for (Seat seat : all_seats)
        if (in_play_.contains(seat))
          cards += (request_.hands[seat] & contract_.all_of(suit)).size();
      if (cards > most) refuse("hands", {"request.suit-too-long", {suit, cards, most}});
    }
  }

  void check_trick() {
    const int seats = in_play_.size();
    const int played = static_cast<int>(request_.trick.size());
    if (played >= seats) return refuse("trick", {"request.trick-complete", {played, seats}});
    Position position(request_.hands, in_play_, request_.leader);
    for (std::size_t i = 0; i < request_.trick.size(); ++i) {
      const Card card = request_.trick[i];
      if (auto refusal = play_refusal(position, card, contract_))
        return refuse("trick[" + std::to_string(i) + "]", std::move(*refusal));
      position = position.after(card, contract_);
    }
  }

  const Request& request_;
  Contract contract_;
  SeatSet in_play_;
  Faults faults_;
};

}  // namespace

Faults faults_of(const Request& request) { return RequestCheck(request).run(); }

Position position_of(const Request& request) {
  Position position(request.hands, request.seating.in_play, request.leader);
  const Contract contract(request.strain);
  for (Card card : request.trick) position = position.after(card, contract);
  return position;
}

Request request_of(const Position& position, Strain strain, const Seating& seating) {
  Request request{{}, strain, position.trick().leader(), seating, {}};
  for (Seat seat : all_seats) request.hands[seat] = position.hand(seat);
  Seat seat = request.leader;
  for (Card card : position.trick().cards()) {
    request.trick.push_back(card);
    request.hands[seat] = request.hands[seat].with(card);
    seat = seating.in_play.next_after(seat);
  }
  return request;
}

PerSeat<CardSet> hands_of(const Deal& deal) {
  PerSeat<CardSet> hands;
  for (Seat seat : all_seats) hands[seat] = deal[seat].cards;
  return hands;
}

}  // namespace rightbower::solver
