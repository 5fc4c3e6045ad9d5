#include "engine/perft.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <unordered_map>

namespace rightbower {
namespace {

// What follows a trick depends on nothing else; how many cards are counted on is the same for all
// positions with as many cards, since one count starts from one position.
struct BetweenTricks {
  PerSeat<CardSet> hands;
  Seat leader;

  friend bool operator==(const BetweenTricks&, const BetweenTricks&) = default;
};

struct Hash {
  std::size_t operator()(const BetweenTricks& key) const {
    std::size_t mixed = static_cast<std::size_t>(index(key.leader));
    for (const CardSet& hand : key.hands.values)
      mixed = mixed * 0x9E3779B97F4A7C15ULL ^ hand.hash();
    return mixed;
  }
};

BetweenTricks key_of(const Position& position) {
  BetweenTricks key{{}, position.to_play()};
  for (Seat seat : all_seats) key.hands[seat] = position.hand(seat);
  return key;
}

void add(std::uint64_t& sum, std::uint64_t more) {
  const std::uint64_t room = std::numeric_limits<std::uint64_t>::max() - sum;
  sum += std::min(room, more);
}

class Counter {
 public:
  Counter(const Contract& contract, const PerSeat<Side>& sides, const PerftSettings& settings)
      : contract_(contract), sides_(sides), settings_(settings) {}

  // Adds the sequences of n cards to ways, from the place of no tricks on.
  void count(const Position& position, int n, std::uint64_t* ways) {
    if (stopped()) return;
    if (n == 0)
      add(*ways, 1);
    else if (settings_.memo && position.trick().empty())
      count_with_memo(position, n, ways);
    else
      count_plays(position, n, ways);
  }

  [[nodiscard]] bool was_stopped() const { return stopped_; }

 private:
  // More are not kept, so that a hopeless count fills no machine (about 150 bytes each).
  static constexpr std::size_t most_kept = 2'000'000;

  void count_plays(const Position& position, int n, std::uint64_t* ways) {
    for (Card card : position.legal_plays(contract_).once()) {
      const Position after = position.after(card, contract_);
      const bool won = after.trick().empty() && sides_[after.to_play()] == Side::north_south;
      count(after, n - 1, ways + (won ? 1 : 0));
    }
  }

  void count_with_memo(const Position& position, int n, std::uint64_t* ways) {
    const BetweenTricks key = key_of(position);
    auto kept = kept_.find(key);
    if (kept == kept_.end()) {
      Ways counted(static_cast<std::size_t>(position.tricks_left()) + 1);
      count_plays(position, n, counted.data());
      if (stopped_) return;
      if (kept_.size() >= most_kept) return add_all(counted, ways);
      kept = kept_.emplace(key, std::move(counted)).first;
    }
    add_all(kept->second, ways);
  }

  static void add_all(const Ways& more, std::uint64_t* ways) {
    for (std::uint64_t number : more) add(*ways++, number);
  }

  // The question is not for every card: it may read a clock.
  [[nodiscard]] bool stopped() {
    constexpr std::uint64_t every = 1 << 14;
    if (!stopped_ && ++asked_ % every == 0 && settings_.should_stop)
      stopped_ = settings_.should_stop();
    return stopped_;
  }

  const Contract& contract_;
  const PerSeat<Side>& sides_;
  const PerftSettings& settings_;
  std::unordered_map<BetweenTricks, Ways, Hash> kept_;
  std::uint64_t asked_ = 0;
  bool stopped_ = false;
};

}  // namespace

std::optional<Ways> perft(const Position& position, const Contract& contract,
                          const PerSeat<Side>& sides, int n, const PerftSettings& settings) {
  assert(n >= 0);
  Counter counter(contract, sides, settings);
  // With all cards played, the seat to play still names a trick's winner; none is left.
  Ways ways(static_cast<std::size_t>(position.over() ? 0 : position.tricks_left()) + 1);
  counter.count(position, std::min(n, cards_left(position)), ways.data());
  if (counter.was_stopped()) return std::nullopt;
  return ways;
}

std::uint64_t total(const Ways& ways) {
  std::uint64_t sum = 0;
  for (std::uint64_t number : ways) add(sum, number);
  return sum;
}

int cards_left(const Position& position) {
  int cards = 0;
  for (Seat seat : all_seats)
    if (position.in_play().contains(seat)) cards += position.hand(seat).size();
  return cards;
}

}  // namespace rightbower
