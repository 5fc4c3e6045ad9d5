#include "solver/reference.h"

#include <algorithm>
#include <unordered_map>

namespace rightbower::solver {
namespace {

// What decides the rest of a hand at the start of a trick: the cards left and who leads.
struct TrickStart {
  PerSeat<CardSet> hands;
  Seat leader;
  friend bool operator==(const TrickStart&, const TrickStart&) = default;
};

struct Hash {
  std::size_t operator()(const TrickStart& start) const {
    std::size_t mixed = static_cast<std::size_t>(index(start.leader));
    for (const CardSet& hand : start.hands.values)
      mixed = mixed * 0x9E3779B97F4A7C15ULL + hand.hash();
    return mixed;
  }
};

class Minimax {
 public:
  Minimax(const Contract& contract, const Seating& seating, Side side)
      : contract_(contract), seating_(seating), side_(side) {}

  // Tricks the side wins from here on, the current one counted.
  int tricks(const Position& position) {
    if (position.over()) return 0;
    if (!position.trick().empty()) return best_play(position);
    const TrickStart start = start_of(position);
    const auto known = memo_.find(start);
    if (known != memo_.end()) return known->second;
    return memo_[start] = best_play(position);
  }

  int tricks_after(const Position& position, Card card) {
    const Position after = position.after(card, contract_);
    int won = 0;
    for (Seat seat : all_seats)
      if (seating_.side[seat] == side_) won += after.tricks_won(seat) - position.tricks_won(seat);
    return won + tricks(after);
  }

 private:
  int best_play(const Position& position) {
    const bool ours = seating_.side[position.to_play()] == side_;
    int best = ours ? -1 : 100;
    for (Card card : position.legal_plays(contract_).once()) {
      const int value = tricks_after(position, card);
      best = ours ? std::max(best, value) : std::min(best, value);
    }
    return best;
  }

  static TrickStart start_of(const Position& position) {
    TrickStart start{{}, position.to_play()};
    for (Seat seat : all_seats) start.hands[seat] = position.hand(seat);
    return start;
  }

  Contract contract_;
  Seating seating_;
  Side side_;
  std::unordered_map<TrickStart, int, Hash> memo_;
};

}  // namespace

int reference_tricks(const Request& request) {
  Minimax minimax(Contract(request.strain), request.seating, request.seating.side[request.leader]);
  return minimax.tricks(position_of(request));
}

std::vector<ReferenceValue> reference_values(const Request& request) {
  const Position position = position_of(request);
  const Contract contract(request.strain);
  Minimax minimax(contract, request.seating, request.seating.side[position.to_play()]);
  std::vector<ReferenceValue> values;
  for (Card card : position.legal_plays(contract).once())
    values.push_back({card, minimax.tricks_after(position, card)});
  return values;
}

}  // namespace rightbower::solver
